// After a match: how the chance to win went, as soon as the bots have gone through it.

import { byId } from "./frame.js";

const AGAIN = 2000; // milliseconds
const TRIES = 60;

export function openChances() {
  const place = byId("chances");
  let isAsked = false;

  async function ask(left) {
    const answer = await fetch(place.dataset.at).catch(() => null);
    const told = answer?.ok ? await answer.json() : {};
    if (told.later && left) setTimeout(ask, AGAIN, left - 1);
    if (told.html || !told.later || !left) place.innerHTML = told.html ?? "";
  }

  return () => {
    if (isAsked || !place) return;
    isAsked = true;
    const { waiting } = place.dataset;
    if (waiting) place.append(Object.assign(document.createElement("p"), { className: "card thinking", textContent: waiting }));
    ask(TRIES);
  };
}
