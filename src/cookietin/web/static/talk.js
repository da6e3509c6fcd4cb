// What is said and how people react: seen at their place on the board, and a number at the closed chat.

import { byId } from "./frame.js";
import { pace } from "./kept.js";

const SHOWN = 4000; // milliseconds
const EDGE = 4; // pixels that are left at the border of the board

const numberOf = (one) => Number(one?.dataset.said ?? 0);
const saidIn = (place) => [...place.querySelectorAll("[data-said]")];

// Gives back what is to be called when something may have been said.
export function openTalk(talk) {
  let heardUntil = numberOf(saidIn(talk).at(-1));
  let readUntil = heardUntil;
  let seenUntil = numberOf(saidIn(byId("reactions")).at(-1));

  function hear() {
    const all = saidIn(talk);
    const fresh = all.filter((one) => numberOf(one) > heardUntil);
    heardUntil = Math.max(heardUntil, numberOf(all.at(-1)));
    if (talk.open) readUntil = heardUntil;
    const unread = all.filter((one) => numberOf(one) > readUntil).length;
    const summary = talk.querySelector("summary");
    if (unread) summary.dataset.unread = unread;
    else delete summary.dataset.unread;
    const list = talk.querySelector(".said");
    if (list && (fresh.length || talk.open)) list.scrollTop = list.scrollHeight;
    if (fresh.length && !talk.open) bubble(fresh.at(-1), "bubble", fresh.at(-1).innerHTML);
    const reactions = saidIn(byId("reactions")).filter((one) => numberOf(one) > seenUntil);
    seenUntil = Math.max(seenUntil, numberOf(reactions.at(-1)));
    for (const one of reactions) react(one);
  }

  talk.addEventListener("toggle", hear);
  return hear;
}

function react(one) {
  const name = one.querySelector("b").outerHTML;
  bubble(one, "bubble reaction", `<svg class="face"><use href="#react-${one.dataset.face}"/></svg>${name}`);
}

// Over the place of whoever speaks, as far as the board has room there; one for each place.
function bubble(one, kind, html) {
  const board = byId("board");
  const { place = "" } = one.dataset;
  const shown = Object.assign(document.createElement("div"), { className: kind, innerHTML: html });
  shown.inert = true; // it goes by; what can be tapped is in the chat
  shown.setAttribute("aria-hidden", "true");
  shown.dataset.at = place;
  for (const old of board.querySelectorAll(".bubble")) if (old.dataset.at === place) old.remove();
  board.append(shown);
  const around = board.getBoundingClientRect();
  const spot = byId(place)?.getBoundingClientRect();
  if (spot?.width) {
    const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
    const { offsetWidth: width, offsetHeight: height } = shown;
    const x = within(spot.x + spot.width / 2 - around.x - width / 2, around.width - width);
    const y = within(spot.y + spot.height / 2 - around.y - height / 2, around.height - height);
    Object.assign(shown.style, { left: `${x}px`, top: `${y}px`, bottom: "auto" });
  }
  const from = pace() ? { opacity: 0, transform: "scale(.3)" } : { opacity: 0 };
  const full = pace() ? { opacity: 1, transform: "scale(1.12)" } : { opacity: 1 };
  shown.animate(
    [from, { ...full, offset: 0.06 }, { opacity: 1, transform: "none", offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
    { duration: SHOWN },
  ).finished.then(() => shown.remove());
}

// The six open under their button; whoever has chosen one is done.
export function openReactions() {
  const six = byId("reacting");
  const place = () => {
    const opener = document.querySelector("[popovertarget=reacting]")?.getBoundingClientRect();
    if (!opener) return;
    six.style.top = `${opener.bottom + EDGE}px`;
    six.style.right = `${Math.max(EDGE, document.documentElement.clientWidth - opener.right)}px`;
  };
  six.addEventListener("toggle", place);
  place(); // they may be open already: their button needs no script
  six.addEventListener("click", ({ target }) => { if (target.closest("button")) six.hidePopover?.(); });
}
