// The rules at a table: they come from their own page when somebody wants to see them.

import { byId, seeBoard } from "./frame.js";

// A rule that is referred to is shown in the drawer, too; nobody leaves the table for it, and Back leads to the board.
export function openRules(table, address) {
  const place = byId("rules");
  const drawer = place.closest("details");
  let coming = null;
  let wasOpen = false; // the drawer, before a rule was looked up
  const fetchOnce = () => {
    coming ??= fetchRules(address, place).catch(() => { coming = null; }); // the way to their page is still there
    return coming;
  };
  const fetchIfOpen = () => { if (drawer.open) fetchOnce(); };
  drawer.addEventListener("toggle", fetchIfOpen);
  fetchIfOpen();
  table.addEventListener("click", async (event) => {
    const link = event.target.closest(`a[href^="${address}#"]`);
    if (!link) return;
    event.preventDefault();
    await fetchOnce();
    const clause = byId(link.hash.slice(1));
    if (!clause) { location.assign(link.href); return; }
    if (!location.hash) wasOpen = drawer.open;
    drawer.open = true;
    if (location.hash) location.replace(link.hash); // one way back from all of them
    else location.assign(link.hash);
    clause.scrollIntoView({ block: "center" });
  });
  addEventListener("popstate", () => {
    if (location.hash) return;
    drawer.open = wasOpen;
    seeBoard();
  });
}

async function fetchRules(address, place) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  place.replaceChildren(...document.importNode(page.querySelector("article.rules"), true).childNodes);
}
