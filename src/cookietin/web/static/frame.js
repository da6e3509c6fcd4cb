// Pieces of a page are swapped in by id, and what stays is kept: the focus, too, and where the panes of a board lie.

import { keep, pace, setting } from "./kept.js";

const SVG = "http://www.w3.org/2000/svg";

export const byId = (name) => document.getElementById(name);

// What an element is known by: its id, or what its button does. No button becomes another one under the focus.
const nameOf = (one) => one.id || (one.nodeName === "BUTTON" && one.dataset.do ? JSON.stringify(one.dataset) : "");

// Make `old` equal to `fresh`, keeping every element that has the same name, or else the same place.
export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || old.namespaceURI !== fresh.namespaceURI) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) {
    const isOpened = name === "open" && old.nodeName === "DETAILS"; // by whoever reads it
    const isOfPrint = name === "data-too-small" || (name === "style" && old.nodeName === "text"); // as it fits the screen
    if (!fresh.hasAttribute(name) && !isOpened && !isOfPrint) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const named = new Map([...old.children].map((child) => [nameOf(child), child]));
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    const name = nameOf(want);
    let have = name ? named.get(name) : undefined;
    named.delete(name);
    if (!name && at && !nameOf(at) && at.nodeType === want.nodeType && at.nodeName === want.nodeName) have = at;
    if (!have) {
      old.insertBefore(document.importNode(want, true), at);
    } else {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      morph(have, want);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

export function swap(place, html) {
  const old = byId(place);
  if (!old) return;
  if (old.namespaceURI === SVG) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${html}</svg>`, "image/svg+xml");
    morph(old, parsed.documentElement.firstElementChild);
    return;
  }
  const fresh = old.cloneNode(false);
  fresh.innerHTML = html;
  morph(old, fresh);
}

const BETWEEN = "<"; // pieces of a text
let texts = {}; // by place, the latest that came over this line
let longest = []; // of all lists of moves that did

// A frame tells texts and moves by slices of what came before it on its line: what it stands for.
export function whole(frame) {
  if (frame.first) { texts = {}; longest = []; }
  const before = frame.before && wholeTexts(frame.before);
  const parts = wholeTexts(frame.parts);
  Object.assign(texts, parts);
  if (!frame.moves) return { ...frame, before, parts };
  const moves = putTogether(longest, frame.moves);
  if (moves.length >= longest.length) longest = moves;
  return { ...frame, before, parts, moves };
}

const putTogether = (old, told) => told.flatMap((one) => (Array.isArray(one) ? old.slice(...one) : one));
const wholeText = ([place, told]) =>
  [place, Array.isArray(told) ? putTogether(texts[place].split(BETWEEN), told).join(BETWEEN) : told];
const wholeTexts = (parts) => Object.fromEntries(Object.entries(parts).map(wholeText));

// What stands over the lines of a round: its number, and what all did in it.
export const headingOf = (label, { round, all }) => [label.replace("%", round), all].filter(Boolean).join(" · ");

// A shape to be drawn on a board.
export function shape(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

// The focus

let hasKeys = setting("by") === "keys"; // was it a key that was used last, here or on the page before?
tellStyleSheet();
addEventListener("keydown", ({ key, target }) => { if (key === "Tab" || !target.matches?.("input, textarea")) useKeys(true); }, true); // whoever fills in a field may have no other keys
addEventListener("pointerdown", () => useKeys(false), true);

function useKeys(now) {
  if (now === hasKeys) return;
  hasKeys = now;
  keep("by", now ? "keys" : "hand");
  tellStyleSheet();
}

// What a script gives the focus to looks chosen to whoever uses no keys; the first key shows where it is.
function tellStyleSheet() {
  document.documentElement.classList.toggle("by-hand", !hasKeys);
}

// What has the focus is in sight: for whoever uses keys it comes there, and nothing jumps under a finger.
export function focusOn(element) {
  if (!element || !(hasKeys || isInSight(element))) return;
  element.focus({ preventScroll: true });
  if (hasKeys) element.scrollIntoView({ block: "nearest" });
}

// Does a key walk the moves, if there are any?
export const isWalk = ({ key, target, ctrlKey, altKey, metaKey }) =>
  !(ctrlKey || altKey || metaKey) && byId("moves").offsetHeight > 1
  && target.matches?.(/^Arrow/.test(key) ? "body, main, #status, #moves *" : /^(Home|End)$/.test(key) ? "#moves *" : "none");

// Whatever grows above it, what has the focus by a key stays in sight. To be called before the page changes; then the answer.
export function holdFocus() {
  const held = document.activeElement;
  const wasInSight = hasKeys && isInSight(held);
  return () => {
    if (wasInSight && held === document.activeElement && !isInSight(held)) held.scrollIntoView({ block: "nearest" });
  };
}

// Where nothing can be done one waits over the board, which stays in sight, and nothing scrolls.
export function focusOnStatus() {
  if (isInSight(byId("status"))) byId("status").focus({ preventScroll: true });
}

// While a dialog is open nothing behind it is there for a screen reader, and what is there again is read out: so nothing is.
export function openDialog(dialog) {
  byId("spoken")?.replaceChildren();
  dialog.showModal();
}

// As much of the board as there is room for.
export function seeBoard() {
  byId("board").scrollIntoView({ block: "nearest", behavior: pace() ? "smooth" : "auto" });
}

const EDGE = 4; // pixels over what the window begins with

// Where what is asked ends, with its first button.
export function endOfQuestion(table) {
  const needed = [byId("asked"), table.querySelector(".doing button.main")].filter((one) => one?.offsetWidth > 1);
  return Math.max(...needed.map((one) => one.getBoundingClientRect().bottom));
}

// Where a phone is too low for all of a table, the lid leaves its room to the question and its first button: what is given is
// uppermost then, a tip below the status, or the table.
export function seeQuestion(first) {
  const table = byId("status").closest("[data-table]");
  const begin = table.getBoundingClientRect().top - EDGE;
  const above = Math.min(begin, first.getBoundingClientRect().top - Math.max(EDGE, parseFloat(getComputedStyle(first).scrollMarginTop)));
  if (above < 0 || endOfQuestion(table) > innerHeight) scrollBy({ top: above, behavior: pace() ? "smooth" : "auto" });
}

// All of it, and nothing lies over its middle.
function isInSight(element) {
  const { x, width, top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && element.contains(document.elementFromPoint(x + width / 2, (top + bottom) / 2));
}

// Behind a cover nothing can be reached.
export function hideBehindCover(table) {
  const isCovered = Boolean(byId("cover").firstElementChild);
  const behind = [...table.children].filter((one) => !one.matches("#cover, #spoken, dialog"));
  for (const one of [...behind, ...document.querySelectorAll(".top, .skip")]) one.inert = isCovered;
}

// A board in panes: where the window is broad they lie side by side, if that makes the board larger.

const LEAST_ZOOM = 1.2;
const NEITHER = { left: 0, top: 0, x: 0, y: 0, scale: 1 };
let panes = [];
let isBroad = false;

const numbersIn = (text) => text.split(" ").map(Number);
const picture = () => byId("board").querySelector("svg");

// Whoever zooms in at a desk makes the page smaller, and not the window around it. Bars are less, or only on one side.
function noteZoom() {
  const zoom = Math.min(outerWidth / innerWidth, outerHeight / innerHeight);
  const isZoomed = document.documentElement.classList.toggle("zoomed", zoom >= LEAST_ZOOM);
  const board = byId("board");
  if (isZoomed && board.scrollHeight > board.clientHeight) board.tabIndex = 0; // keys scroll it
  else board.removeAttribute("tabindex");
}

// Now, and whenever the window changes; then what is drawn over the picture drawn anew.
export function openPanes(redraw) {
  noteZoom();
  addEventListener("resize", noteZoom);
  if (!picture()) return;
  const chooseAgain = () => { choosePanes(); redraw(); };
  new ResizeObserver(chooseAgain).observe(byId("board"));
  addEventListener("resize", chooseAgain);
  choosePanes();
}

// Also when there is another picture.
export function choosePanes() {
  const svg = picture();
  if (!svg.dataset.broad) { fitSoon(); return; }
  svg.dataset.high ??= numbersIn(svg.getAttribute("viewBox")).slice(2).join(" ");
  const room = [byId("board").clientWidth, parseFloat(getComputedStyle(svg).maxHeight) || Infinity];
  const sizeIn = (shape) => Math.min(...numbersIn(svg.dataset[shape]).map((side, at) => room[at] / side));
  isBroad = sizeIn("broad") > sizeIn("high");
  svg.setAttribute("viewBox", `0 0 ${svg.dataset[isBroad ? "broad" : "high"]}`);
  svg.classList.toggle("broad", isBroad);
  svg.classList.add("laid");
  layPanes();
}

// After every change of the picture.
export function layPanes() {
  movePanes();
  fitSoon();
}

function movePanes() {
  if (!isBroad && !panes.length) return; // they lie as they are drawn
  const found = isBroad ? [...picture().querySelectorAll("[data-pane]")] : [];
  panes = found.map((element) => {
    const [left, top, width, height, x, y, scale] = numbersIn(element.dataset.pane);
    const place = `translate(${x - left * scale} ${y - top * scale}) scale(${scale})`;
    if (element.getAttribute("transform") !== place) element.setAttribute("transform", place);
    return { left, top, width, height, x, y, scale };
  });
  if (!isBroad) for (const element of picture().querySelectorAll("[data-pane][transform]")) element.removeAttribute("transform");
}

// What is written on a board and would be too small to be read grows, as far as there is room around it. What would still be
// too small is left out, as on a map; the same is there in words, and in what is shown large.

const LEGIBLE = 12; // pixels
const MOST_GROWN = { alone: 1.6, among: 1.25 }; // times; among other lines there is less room

let isToFit = false;

// Before it is drawn, and once all else of it is laid out.
function fitSoon() {
  if (isToFit) return;
  isToFit = true;
  requestAnimationFrame(fitPrint);
}

function fitPrint() {
  isToFit = false;
  const scales = new Map();
  for (const one of picture().querySelectorAll("text, use")) {
    const print = !one.closest("defs") && printOf(one);
    if (!print) continue;
    const around = one.nodeName === "use" ? one : one.parentNode; // what has grown already does not count
    if (!scales.has(around)) scales.set(around, scaleOf(around.getScreenCTM() ?? {})); // none where nothing of it is shown
    const growth = LEGIBLE / print.size / scales.get(around);
    one.toggleAttribute("data-too-small", growth > print.most);
    const isGrown = growth > 1 && growth <= print.most;
    if (one.nodeName === "use") setStyle(one, "--print", isGrown ? growth.toFixed(3) : "");
    else setStyle(one, "font-size", isGrown ? `${Number((print.size * growth).toFixed(1))}px` : ""); // a scale would be more work at every frame
  }
}

function setStyle({ style }, name, value) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

const scaleOf = ({ a, b }) => Math.hypot(a, b);
const sizeOf = (text) => parseFloat(text.getAttribute("font-size") ?? getComputedStyle(text.parentNode).fontSize); // as it is told
const lineOf = (text, scale = 1) =>
  ({ size: sizeOf(text) * scale, most: MOST_GROWN[text.closest("[data-print]")?.dataset.print ?? "alone"] });
const used = new WeakMap(); // the smallest print in what is drawn with use

function printOf(one) {
  if (one.nodeName === "text") return lineOf(one);
  const drawing = byId(one.getAttribute("href").slice(1));
  if (!drawing) return undefined;
  if (!used.has(drawing)) {
    const lines = [...drawing.querySelectorAll("text")].map((text) => lineOf(text, scaleUpTo(drawing, text)));
    used.set(drawing, lines.sort((a, b) => a.size - b.size)[0]);
  }
  return used.get(drawing);
}

// What is only defined has no place on the screen: the scales of all around it.
function scaleUpTo(drawing, element) {
  let scale = 1;
  for (let at = element; at !== drawing.parentNode; at = at.parentNode) {
    for (const { matrix } of at.transform?.baseVal ?? []) scale *= scaleOf(matrix);
  }
  return scale;
}

// Where a point of the high picture is now.
export function placeOf([x, y]) {
  const isIn = ({ left, top, width, height }) => x >= left && y >= top && x < left + width && y < top + height;
  const pane = panes.find(isIn) ?? NEITHER;
  return [pane.x + (x - pane.left) * pane.scale, pane.y + (y - pane.top) * pane.scale];
}

// The same for a point that is told as the element's neighbours are: in another pane, perhaps.
export function placeBeside(element, [x, y]) {
  if (!isBroad) return [x, y];
  const svg = picture();
  const high = new DOMMatrix();
  for (let around = element.parentNode; around !== svg; around = around.parentNode) {
    if (around.dataset.pane) continue;
    for (const { matrix } of [...around.transform.baseVal].reverse()) high.preMultiplySelf(matrix);
  }
  const now = DOMMatrix.fromMatrix(svg.getScreenCTM().inverse().multiply(element.parentNode.getScreenCTM()));
  const told = high.transformPoint({ x, y });
  const [toX, toY] = placeOf([told.x, told.y]);
  const there = now.inverse().transformPoint({ x: toX, y: toY });
  return [there.x, there.y];
}
