// The coach of a first match: one tip at a time, at the thing it speaks of, until it is read: put away by a tap, or
// left where it is while one moves.

import { byId } from "./frame.js";
import { forgetTips, hasReadOf, isRead, markRead, setting } from "./kept.js";

const READ = 3000; // milliseconds in sight: whoever moves after that has read it
const GAP = 12; // pixels between a tip and its thing, at least
const EDGE = 6; // that it keeps from the edge of the board
const STEP = 12; // between places that are tried
const LONG = 36; // pixels that a tail bridges at most: what is farther away has a frame instead
const INTO = 16; // pixels of its thing that it covers at most
const TOUCH = 44; // pixels that a finger needs, also for a thin line
const FAR = 24; // what a pixel away from its thing costs, in square pixels of lit things that it would cover

export function openCoach(table) {
  const place = byId("coach");
  const board = byId("board");
  let tips = [];
  let shown = null;
  let since = 0; // when it came
  let hasRead = false; // one was put away: the next comes when something has happened

  function offer(fresh) {
    tips = fresh;
    hasRead = false;
    show();
  }

  function show() {
    const isOff = hasRead || setting("guide") === "off";
    const tip = isOff ? null : tips.find(({ key, element }) => !isRead(key) && (!element || byId(element)));
    if (tip?.key !== shown?.key) {
      place.replaceChildren(...(tip ? [bubble(tip, place.dataset.read)] : []));
      since = performance.now();
    }
    shown = tip ?? null;
    lay();
  }

  function lay() {
    if (shown) point(place.firstElementChild, board, shown.element && byId(shown.element), shown.beside.map(byId).filter(Boolean));
  }

  function putAway() {
    const hadFocus = place.contains(document.activeElement);
    const isFirst = !hasReadOf(table.dataset.game); // says what the game is about; what to do follows at once
    markRead(shown.key);
    hasRead = !isFirst;
    show();
    if (hadFocus) table.querySelector("#moves button, #choices button")?.focus({ preventScroll: true });
  }

  function moved() {
    if (shown && performance.now() - since >= READ) { markRead(shown.key); hasRead = true; show(); }
  }

  place.addEventListener("click", () => { if (shown) putAway(); });
  table.addEventListener("change", ({ target }) => { if (target.closest("[data-setting=guide]")) show(); });
  table.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-tips]")) return;
    forgetTips();
    offer(tips);
  });
  new ResizeObserver(lay).observe(board);
  addEventListener("resize", lay);
  table.addEventListener("pointerup", () => requestAnimationFrame(lay)); // after a tap other things are lit
  // While things move nothing new is told; what still matters afterwards need not go, and flash.
  const hush = (coming) => { if (!coming.some(({ key }) => key === shown?.key)) offer([]); };
  return { offer, hush, moved };
}

function bubble({ text }, read) {
  const made = Object.assign(document.createElement("div"), { className: "tip" });
  const [tail, spot] = ["tail", "spot"].map((className) => Object.assign(document.createElement("i"), { className }));
  const said = Object.assign(document.createElement("p"), { textContent: text });
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: "✓", title: read });
  button.setAttribute("aria-label", read);
  made.append(tail, spot, said, button);
  return made;
}

// Where it is near its thing and covers nothing that it speaks of, and least of what may be tapped, within what
// is seen of the board.
function point(tip, board, thing, others) {
  const frame = board.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const seen = Math.min(frame.bottom, innerHeight);
  const upper = within(0, frame.top, frame.bottom - height - 2 * EDGE); // also while the board is scrolled away
  const room = { left: frame.left + EDGE, right: Math.max(frame.right - width, frame.left + 2 * EDGE) - EDGE, top: upper + EDGE };
  room.bottom = (seen - room.top > 2 * height ? seen : frame.bottom) - EDGE - height;
  const middle = frame.left + frame.width / 2;
  const box = thing?.getBoundingClientRect() ?? { left: middle, right: middle, top: frame.bottom, bottom: frame.bottom };
  const boxOf = (one) => one.getBoundingClientRect();
  const lit = [...board.querySelectorAll('[data-may=""]')].map(boxOf).map(forFinger);
  const beside = others.map(boxOf);
  let best = null;
  for (let top = room.top; top < room.bottom + STEP; top += STEP) {
    for (let left = room.left; left < room.right + STEP; left += STEP) {
      const own = { left: Math.min(left, room.right), top: Math.min(top, room.bottom) };
      Object.assign(own, { right: own.left + width, bottom: own.top + height });
      const far = Math.hypot(apart(own.left, own.right, box.left, box.right), apart(own.top, own.bottom, box.top, box.bottom));
      const covered = (boxes) => boxes.reduce((sum, one) => sum + shared(own, one), 0);
      const cost = 1000 * shared(own, box) + 100 * covered(beside) + covered(lit) + FAR * Math.abs(far - GAP) + Math.abs(own.left + own.right - box.left - box.right);
      if (!best || cost < best.cost) best = { cost, far, ...own };
    }
  }
  tip.style.left = `${best.left - frame.left}px`;
  tip.style.top = `${best.top - frame.top}px`;
  // From its middle, where it is hidden, towards the thing, and a little into it.
  const from = { x: (best.left + best.right) / 2, y: (best.top + best.bottom) / 2 };
  const inner = (low, high, at) => within(at, low + (high - low) * 0.3, high - (high - low) * 0.3);
  const to = { x: inner(box.left, box.right, from.x) - from.x, y: inner(box.top, box.bottom, from.y) - from.y };
  const length = Math.hypot(to.x, to.y);
  const hidden = length * Math.min(width / 2 / Math.abs(to.x), height / 2 / Math.abs(to.y), 1);
  const isFar = best.far > LONG;
  const tail = tip.querySelector(".tail").style;
  tail.width = `${isFar ? 0 : Math.min(length, hidden + best.far + INTO)}px`;
  tail.rotate = `${Math.atan2(to.y, to.x)}rad`;
  const spot = tip.querySelector(".spot");
  spot.hidden = !isFar;
  const place = { left: box.left - best.left, top: box.top - best.top, width: box.right - box.left, height: box.bottom - box.top };
  for (const [side, value] of Object.entries(place)) spot.style[side] = `${value}px`;
}

const within = (value, least, most) => Math.max(least, Math.min(value, most));
const apart = (low, high, from, to) => Math.max(from - high, low - to, 0);

// A box and as much around it as a finger needs.
function forFinger({ left, right, top, bottom }) {
  const [wide, high] = [Math.max(0, TOUCH - right + left) / 2, Math.max(0, TOUCH - bottom + top) / 2];
  return { left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
}

// How much of one box lies on another, in square pixels.
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
