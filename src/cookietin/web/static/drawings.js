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
  piece.id = piece.made.id;
  piece.kind = piece.made.nodeName;
  known.set(written, piece);
  return piece;
}

// Make an element show a piece; gives back the element that shows it.
export function draw(old, piece) {
  const before = drawn.get(old);
  if (before === piece) return old;
  if (old.nodeName !== piece.kind) {
    const made = make(piece);
    old.replaceWith(made);
    return made;
  }
  if (piece.inside) {
    if (before?.made !== piece.made) giveAttributes(old, piece.made);
    drawInside(old, piece.inside, before?.inside ?? []);
  } else morph(old, piece.made);
  drawn.set(old, piece);
  return old;
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

// What stays in its order is not touched: an element that is put elsewhere is styled and laid out anew. What is alike
// at both ends is not even looked at.
function drawInside(old, all, before) {
  let [from, end] = [0, 0];
  while (from < before.length && before[from] === all[from]) from += 1;
  while (end < Math.min(before.length, all.length) - from && before.at(-1 - end) === all.at(-1 - end)) end += 1;
  const have = [...old.childNodes].slice(from, old.childNodes.length - end);
  const pieces = all.slice(from, all.length - end);
  const found = matches(have, pieces);
  const staying = longestRise(found);
  const kept = new Set(found);
  let next = end ? old.childNodes[old.childNodes.length - end] : null;
  have.forEach((child, at) => { if (!kept.has(at)) child.remove(); });
  for (let which = pieces.length - 1; which >= 0; which -= 1) {
    const child = have[found[which]] ?? make(pieces[which]);
    if (!staying.has(which)) old.insertBefore(child, next);
    next = draw(child, pieces[which]);
  }
}

// For each piece, which child is to show it: the one with its id, the one that shows it already, or else any
// of its kind that is left over; -1 if there is none.
function matches(have, pieces) {
  const [named, showing, left] = [new Map(), new Map(), new Map()];
  const put = (map, key, at) => { if (map.has(key)) map.get(key).push(at); else map.set(key, [at]); };
  have.forEach((child, at) => {
    if (child.id) named.set(child.id, at);
    else if (drawn.has(child)) put(showing, drawn.get(child), at);
  });
  const found = pieces.map((piece) => (piece.id ? named.get(piece.id) : showing.get(piece)?.shift()) ?? -1);
  const kept = new Set(found);
  have.forEach((child, at) => { if (!child.id && !kept.has(at)) put(left, child.nodeName, at); });
  return found.map((at, which) => {
    const { id, kind } = pieces[which];
    return at < 0 && !id ? left.get(kind)?.shift() ?? -1 : at;
  });
}

// The places of the longest row of numbers that only rise, leaving out negative ones.
function longestRise(numbers) {
  const ends = []; // by length: the place at which the row that ends lowest does so
  const before = [];
  numbers.forEach((number, which) => {
    if (number < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < number) low = middle + 1; else high = middle;
    }
    before[which] = ends[low - 1];
    ends[low] = which;
  });
  const row = new Set();
  for (let which = ends.at(-1); which !== undefined; which = before[which]) row.add(which);
  return row;
}
