// Few keys are enough: arrows walk what can be done, as it lies on the board; digits choose it.

import { byId, focusOn, focusOnStatus, isWalk, openDialog } from "./frame.js";
import { setting } from "./kept.js";

const ACROSS = 2; // a step aside counts as two ahead
const DIGITS = 9;
const SILENT = ["Shift", "CapsLock", "NumLock", "AltGraph"]; // some keyboards need them for a digit
const PLACES = /^[a-h0-9]$/; // what their names are made of
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const buttons = () => [...byId("moves").children].filter((button) => button.offsetWidth > 1); // in sight

// Gives back what a pressed key does.
export function openKeys(table, { repeat, openWords }) {
  const moves = byId("moves");
  let typed = ""; // the letter of a place, whose digit may take its time
  let first = 0; // of the buttons that digits choose
  let reached = document.activeElement.id; // where one was last
  const lastReached = () => buttons().find(({ id }) => id === reached) ?? buttons()[0];

  // One of the buttons is reached by Tab, the others by arrows.
  function rove() {
    const all = [...moves.children];
    const here = all.includes(document.activeElement) ? document.activeElement : lastReached();
    const numbered = buttons().slice(first, first + DIGITS);
    for (const button of all) {
      note(button, "tabindex", button === here ? 0 : -1);
      note(button, "aria-keyshortcuts", numbered.indexOf(button) + 1 || null);
    }
  }

  // Digits choose among the next nine, after the last ones among the first.
  function turn() {
    const all = buttons();
    if (all.length <= DIGITS) return false;
    first = first + DIGITS < all.length ? first + DIGITS : 0;
    focusOn(all[first]);
    rove();
    return true;
  }

  function walk(key) {
    const all = buttons();
    const here = all.indexOf(document.activeElement);
    if (here < 0 || !(key in WAYS)) return focusOn(all.at(key === "End" ? -1 : 0));
    const [x, y] = WAYS[key];
    return focusOn(neighbour(all, all[here], x, y) ?? all.at((here + x + y) % all.length));
  }

  // A place by its name: one of the buttons that name it, and with the same name again the next.
  function find(name) {
    const named = buttons().filter((button) => button.textContent.toLowerCase().split(/[^\p{L}\p{N}]+/u).includes(name));
    if (named.length) focusOn(named[(named.indexOf(document.activeElement) + 1) % named.length]);
    return named.length;
  }

  function type(key) {
    if (/[a-h]/.test(key)) { typed = key; return true; }
    if (typed) { const name = typed + key; typed = ""; return find(name); }
    if (key === "0") return turn();
    const chosen = buttons()[first + Number(key) - 1];
    chosen?.click();
    return chosen;
  }

  function goToMoves() {
    const button = lastReached();
    if (button) focusOn(button);
    else focusOnStatus();
  }

  function goBack(target) {
    if (target.closest(".in-words, .panel, #choices, #answer")) return goToMoves();
    return moves.querySelector("[data-tap='']")?.click();
  }

  const commands = { r: repeat, w: openWords, "?": showKeys, m: goToMoves };

  function press(event) {
    const { key, target, repeat: isHeld } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (isHeld && ["Enter", " "].includes(key) && target.closest?.("#moves")) event.preventDefault(); // one press, one move
    if (!PLACES.test(key) && !SILENT.includes(key)) typed = "";
    if (key === "Escape") { goBack(document.activeElement); return; } // keys before it may have moved the focus
    if (target.matches?.("input, select, textarea") || byId("cover").firstElementChild || (isHeld && !(key in WAYS))) return;
    table.classList.add("keyed");
    if (isWalk(event)) walk(key);
    else if (setting("keys") !== "on") return;
    else if (key in commands) commands[key]();
    else if (!PLACES.test(key) || moves.inert || !type(key)) return;
    event.preventDefault();
  }

  addEventListener("close", () => { if (document.activeElement.matches("body, dialog *")) goToMoves(); }, true); // it was gone
  moves.addEventListener("focusin", ({ target }) => { reached = target.id; rove(); });
  new MutationObserver((changes) => { // a list that is shown again has lost its notes
    if (changes.some(({ target, type: kind }) => target === moves && kind === "childList")) { first = 0; typed = ""; }
    rove();
  }).observe(moves, { childList: true, subtree: true, attributeFilter: ["tabindex", "aria-keyshortcuts"] });
  rove();
  return press;
}

// What it says already is not said again: whoever looks for changes would never come to an end.
function note(button, name, value) {
  if (value === null) button.removeAttribute(name);
  else if (button.getAttribute(name) !== String(value)) button.setAttribute(name, value);
}

// All keys, as the page about the tin has them.
export async function showKeys() {
  let dialog = byId("keys");
  if (!dialog) {
    const answer = await fetch("/about");
    const list = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("keys");
    dialog = Object.assign(document.createElement("dialog"), { id: "keys", className: "card" });
    dialog.setAttribute("aria-labelledby", "keys-title");
    const form = Object.assign(document.createElement("form"), { method: "dialog" });
    form.append(...document.importNode(list, true).childNodes, byId("large").querySelector("button").cloneNode(true));
    dialog.append(form);
    Object.assign(form.querySelector("h2"), { tabIndex: -1, autofocus: true }); // it is read from its beginning
    document.querySelector("main").append(dialog);
  }
  if (!dialog.open) openDialog(dialog);
}

// The nearest in a direction, where every button stands for a thing of the board of its own.
function neighbour(all, here, right, down) {
  const things = new Map(all.filter((one) => one.dataset.board).map((one) => [one, byId(one.dataset.board)]));
  if (!things.has(here) || new Set(things.values()).size < things.size) return null;
  const middle = (one) => {
    const { x, y, width, height } = things.get(one).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(here);
  let found = null;
  let least = Infinity;
  for (const one of things.keys()) {
    const [toX, toY] = middle(one);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const cost = ahead + ACROSS * aside;
    if (ahead > 2 && ahead >= aside / 2 && cost < least) { found = one; least = cost; }
  }
  return found;
}
