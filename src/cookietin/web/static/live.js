// Pages that stay fresh without a line of their own: the host's, a tournament's, and the one for a big
// screen. They ask again every few seconds, and what has changed is swapped in.

import { byId, morph } from "./frame.js";

const FRESH = 4000; // milliseconds
const PAGE = 10_000; // milliseconds that some boards of a big screen stay

// The host's key comes behind the # of its address, where no server and no log sees it.
const form = document.querySelector("[data-host-key]");
if (form && location.hash) {
  form.elements.key.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  form.requestSubmit();
}

const places = [...document.querySelectorAll("[data-live]")];
const address = places[0]?.dataset.live; // a page that answers a form has one that cannot be asked for
const ownTable = () => document.querySelector("[data-own-table]")?.href;
let known = ownTable();

async function refresh() {
  const typed = document.activeElement?.matches("[data-live] :is(input, select)");
  if (document.hidden || typed || byId("sure")?.open) return;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const place of places) {
    const now = fresh.getElementById(place.id);
    if (!now) { location.assign(address); return; }
    morph(place, now);
  }
  turn();
  // Whoever waits for a round is taken to their table when there is one.
  if (ownTable() && ownTable() !== known) location.assign(ownTable());
  known = ownTable();
}

// A big screen shows as many boards as can be made out from afar, then the next.
const began = Date.now();
function turn() {
  const boards = [...document.querySelectorAll("[data-boards] > li")];
  const most = Number(document.querySelector("[data-boards]")?.dataset.boards);
  if (boards.length <= most) return;
  const pages = Math.ceil(boards.length / most);
  const at = Math.floor((Date.now() - began) / PAGE) % pages;
  const first = Math.min(at * most, boards.length - most);
  boards.forEach((board, number) => { board.hidden = number < first || number >= first + most; });
}

if (places.length) {
  setInterval(refresh, FRESH);
  setInterval(turn, PAGE / 4);
  turn();
}
