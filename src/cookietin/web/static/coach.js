// The coach of a first match: one tip at a time, until it is read: put away by a tap, or left where it is while one moves.
// A tip lies where the speech line is, so that it covers nothing of the board; what it speaks of has a ring.

import { byId, endOfQuestion, seeQuestion } from "./frame.js";
import { forgetTips, hasReadOf, isRead, markRead, setting } from "./kept.js";

const READ = 3000; // milliseconds in sight: whoever moves after that has read it
const GAP = 4; // pixels between a tip and what lies around it
const AROUND = 3; // between a thing and the outside of its ring
const BEYOND = 20; // pixels around a ring in which nothing of it is cut off while it beats
const HALF = 0.5; // of a tip in sight: less is not read

export function openCoach(table) {
  const place = byId("coach");
  let tips = [];
  let shown = null;
  let since = 0; // when it came
  let inSight = null; // sees whether it is
  let hasRead = false; // one was put away: the next comes when something has happened
  const told = new Set(); // those that a screen reader has read out: whoever comes back to one can find it

  function offer(fresh) {
    hasRead &&= JSON.stringify(fresh) === JSON.stringify(tips); // somebody who comes or goes is nothing that has happened
    tips = fresh;
    if (show() && byId("board").getBoundingClientRect().top > 0) seeQuestion(place.firstElementChild); // whoever looks at something else is left there
  }

  // Tells whether there is a new one.
  function show() {
    const isOff = hasRead || setting("guide") === "off";
    const tip = isOff ? null : tips.find(({ key, element }) => !isRead(key) && (!element || byId(element)));
    const isNew = tip?.key !== shown?.key;
    shown = tip ?? null;
    if (isNew) {
      place.ariaLive = tip && !told.has(tip.key) ? "polite" : "off";
      told.add(tip?.key);
      place.replaceChildren(...(tip ? [bubble(tip, place.dataset.read)] : []));
      since = performance.now();
    }
    lay();
    if (isNew) watchTip(place.firstElementChild);
    return isNew && Boolean(tip);
  }

  function watchTip(tip) {
    inSight?.disconnect();
    if (!tip) return;
    const above = tip.matches(".low") ? 0 : byId("status").offsetHeight;
    inSight = new IntersectionObserver(([{ intersectionRatio }]) => place.classList.toggle("away", intersectionRatio < HALF), {
      rootMargin: `-${above}px 0px 0px`, threshold: HALF,
    });
    inSight.observe(tip);
  }

  function lay() {
    table.classList.toggle("coached", Boolean(shown));
    const told = shown ? [shown.element, ...shown.beside].map((id) => id && byId(id)).filter(Boolean) : [];
    for (const old of place.querySelectorAll(".spot")) old.remove();
    const things = told.map((one) => one.getBoundingClientRect());
    put(table, place.firstElementChild);
    const from = place.getBoundingClientRect();
    place.append(...things.map((box) => ring(box, from)));
    openRings();
  }

  // What can be tapped is seen through a ring that is round something else.
  function openRings() {
    const rings = [...place.querySelectorAll(".spot")];
    const lit = rings.length ? [...byId("board").querySelectorAll('[data-may=""]')].map((one) => one.getBoundingClientRect()) : [];
    for (const [one, box] of rings.map((each) => [each, each.getBoundingClientRect()])) one.style.clipPath = holesIn(box, lit);
  }

  function putAway() {
    const hadFocus = place.contains(document.activeElement);
    const isFirst = !hasReadOf(table.dataset.game); // says what the game is about; what to do follows at once
    markRead(shown.key);
    hasRead = !isFirst;
    show(); // and nothing scrolls: the finger is on its way to the board
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
    told.clear();
    hasRead = false;
    show();
  });
  const watch = new ResizeObserver(lay);
  for (const id of ["board", "asked"]) watch.observe(byId(id));
  new MutationObserver(() => { if (shown) lay(); }).observe(byId("told"), { subtree: true, childList: true, characterData: true });
  addEventListener("resize", lay);
  byId("board").addEventListener("scroll", lay);
  new MutationObserver(() => { if (shown) openRings(); }).observe(byId("board"), { subtree: true, attributeFilter: ["data-may"] });
  // While things move nothing new is told; what still matters afterwards need not go, and flash.
  const hush = (coming) => { if (!coming.some(({ key }) => key === shown?.key)) offer([]); };
  return { offer, hush, moved };
}

function bubble({ text }, read) {
  const made = Object.assign(document.createElement("div"), { className: "tip" });
  const said = Object.assign(document.createElement("p"), { textContent: text });
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: "✓", title: read });
  button.setAttribute("aria-label", read);
  made.append(said, button);
  return made;
}

// Above the speech line, where the status makes room: it goes over the lid, as it does when one scrolls. What is too long
// for that covers the line, too. Where all else stands beside the board, a tip lies on the line and the question, which grows
// with it. Where a phone is so low that the lid leaves its room to the question, or a tip so long that it would reach below the
// status even there, it lies on the status: what is asked says whose turn it is.
function put(table, tip) {
  for (const room of ["--up", "--tip"]) table.style.removeProperty(room);
  if (!tip) return;
  const [around, board, status, told, asked] = [table, ...["board", "status", "told", "asked"].map(byId)].map((one) => one.getBoundingClientRect());
  const isBeside = told.left >= board.right;
  const lid = around.top + scrollY; // how high all is that lies above
  Object.assign(tip.style, { left: `${told.left - around.left}px`, width: `${told.width}px`, minHeight: "0" });
  const hasRoom = tip.offsetHeight <= lid + board.top - around.top - status.height - 3 * GAP; // with the status over the lid
  const isLow = !isBeside && (!hasRoom || endOfQuestion(table) + scrollY > innerHeight);
  const least = isBeside ? asked.height : isLow ? board.top - around.top - GAP : 0; // half of what it lies on is none
  tip.style.minHeight = `${least}px`;
  const height = tip.offsetHeight;
  const room = lid + told.top - around.top - status.height - 3 * GAP - height;
  const missing = isBeside ? Math.max(0, height + status.bottom + GAP - asked.bottom) : 0; // then what is below makes room
  if (missing) table.style.setProperty("--tip", `${asked.height + missing}px`);
  const end = isBeside ? asked.bottom + missing : (isLow || room < 0 ? board : told).top - GAP;
  const top = end - height - around.top;
  if (!isBeside && !isLow && top < status.height + GAP) table.style.setProperty("--up", `${lid - GAP}px`);
  tip.classList.toggle("low", isLow);
  Object.assign(tip.style, { top: `${top}px`, scrollMarginTop: isLow ? "0" : `${status.height + 2 * GAP}px` }); // the status stays in sight
}

function ring({ left, top, width, height }, from) {
  const made = Object.assign(document.createElement("i"), { className: "spot" });
  const box = { left: left - from.left - AROUND, top: top - from.top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  for (const [side, value] of Object.entries(box)) made.style[side] = `${value}px`;
  return made;
}

// Where a ring is drawn: not over what reaches out of it, or into it. What it is round, and what is inside that, it is about.
function holesIn(ring, lit) {
  const isIn = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const isOn = ({ left, right, top, bottom }) => left < ring.right && ring.left < right && top < ring.bottom && ring.top < bottom;
  const across = lit.filter((one) => isOn(one) && !isIn(one, ring) && !isIn(ring, one));
  if (!across.length) return "";
  const all = { left: ring.left - BEYOND, top: ring.top - BEYOND, right: ring.right + BEYOND, bottom: ring.bottom + BEYOND };
  const outline = ({ left, top, right, bottom }) => `M${left - ring.left} ${top - ring.top}H${right - ring.left}V${bottom - ring.top}H${left - ring.left}Z`;
  return `path(evenodd, "${[all, ...across].map(outline).join("")}")`;
}
