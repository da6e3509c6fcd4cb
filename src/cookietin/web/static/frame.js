// Pieces of a page are swapped in by id, and what stays is kept.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (name) => document.getElementById(name);

// Make `old` equal to `fresh`, keeping every element that has the same id, or the same place.
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
    if (!fresh.hasAttribute(name) && !isOpened) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    let have = want.id ? named.get(want.id) : undefined;
    if (!want.id && at && !at.id && at.nodeType === want.nodeType && at.nodeName === want.nodeName) have = at;
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
