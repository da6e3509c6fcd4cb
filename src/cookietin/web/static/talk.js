// What is said: a bubble over the board, and a number at the closed chat.

import { byId } from "./frame.js";
import { pace } from "./kept.js";

// Gives back what is to be called when something may have been said.
export function openTalk(talk) {
  const said = () => [...talk.querySelectorAll("[data-said]")];
  const numberOf = (one) => Number(one?.dataset.said ?? 0);
  let heardUntil = numberOf(said().at(-1));
  let readUntil = heardUntil;

  function hear() {
    const fresh = said().filter((one) => numberOf(one) > heardUntil);
    heardUntil = Math.max(heardUntil, numberOf(said().at(-1)));
    if (talk.open) readUntil = heardUntil;
    const unread = said().filter((one) => numberOf(one) > readUntil).length;
    const summary = talk.querySelector("summary");
    if (unread) summary.dataset.unread = unread;
    else delete summary.dataset.unread;
    const list = talk.querySelector(".said");
    if (list && (fresh.length || talk.open)) list.scrollTop = list.scrollHeight;
    if (fresh.length && !talk.open) bubble(fresh.at(-1));
  }

  talk.addEventListener("toggle", hear);
  return hear;
}

function bubble(one) {
  const shown = Object.assign(document.createElement("p"), { className: "bubble", innerHTML: one.innerHTML });
  shown.setAttribute("aria-hidden", "true");
  byId("board").querySelector(".bubble")?.remove();
  byId("board").append(shown);
  shown.animate(
    [{ opacity: 0, transform: pace() ? "translateY(60%)" : "none" }, { opacity: 1, transform: "none", offset: 0.1 },
      { opacity: 1, offset: 0.9 }, { opacity: 0 }],
    { duration: 4000 },
  ).finished.then(() => shown.remove());
}
