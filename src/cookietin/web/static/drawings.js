// Drawings that come taken apart, each piece once. What is on the page is made equal to one of them
// by touching only what differs: the same piece is the same object, so that is seen at once.

import { morph } from "./frame.js";

const SVG = "http://www.w3.org/2000/svg";
const known = new Map(); // from how a piece is written to the piece
const drawn = new WeakMap(); // from an element to the piece that it shows

// The pieces that a chunk brings, by their numbers in it.
export function take(chunk) {
  const fresh = chunk.filter((one) => typeof one === "string" && !known.has(one));
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${fresh.join("")}</svg>`, "image/svg+xml");
  [...parsed.documentElement.children].forEach((made, which) => keep(fresh[which], { made, inside: null }));
  const found = [];
  for (const one of chunk) {
    if (typeof one === "string") found.push(known.get(one));
    else {
      const [{ made }, ...inside] = one.map((number) => found[number]);
      const written = one.map((number) => found[number].number).join();
      found.push(known.get(written) ?? keep(written, { made, inside }));
    }
  }
  return found;
}

function keep(written, piece) {
  piece.number = known.size;
  known.set(written, piece);
  return piece;
}

// Make an element show a piece.
export function draw(old, piece) {
  if (drawn.get(old) === piece) return;
  if (old.nodeName !== piece.made.nodeName) {
    old.replaceWith(make(piece));
    return;
  }
  if (piece.inside) {
    giveAttributes(old, piece.made);
    drawInside(old, piece.inside);
  } else morph(old, piece.made);
  drawn.set(old, piece);
}

// What has moved by itself is made anew; what it is in looks at all that is in it.
export function forget(element) {
  if (!element?.closest("#pieces, #trail")) return;
  for (let around = element.parentNode; around instanceof Element; around = around.parentNode) drawn.delete(around);
  element.remove();
}

function make(piece) {
  const made = document.importNode(piece.made, true);
  if (piece.inside) made.append(...piece.inside.map(make));
  drawn.set(made, piece);
  return made;
}

// A pane lies where the page has put it.
function giveAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !(name === "transform" && old.dataset.pane)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function drawInside(old, pieces) {
  const named = new Map();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  let at = old.firstChild;
  for (const piece of pieces) {
    const { id, nodeName } = piece.made;
    const isAlike = !id && at?.nodeName === nodeName && !at.id;
    const have = id ? named.get(id) : isAlike ? at : undefined;
    if (!have) {
      old.insertBefore(make(piece), at);
      continue;
    }
    if (have === at) at = at.nextSibling;
    else old.insertBefore(have, at);
    draw(have, piece);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
