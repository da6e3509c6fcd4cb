// The rules at a table: they come from their own page when somebody wants to see them.

import { byId } from "./frame.js";

// A rule that is referred to is shown in the drawer, too; nobody leaves the table for it.
export function openRules(table, address) {
  const place = byId("rules");
  const drawer = place.closest("details");
  let coming = null;
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
    drawer.open = true;
    location.replace(link.hash);
    clause.scrollIntoView({ block: "center" });
  });
}

async function fetchRules(address, place) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  place.replaceChildren(...document.importNode(page.querySelector("article.rules"), true).childNodes);
}
