// What a thing of the board is: its picture, its name, its rule.

import { byId, openDialog, shape } from "./frame.js";
import { boxOf, heedNewTaps, lookInto } from "./large.js";

const LEAST = 0.36; // of the board's width or height: of that much it is seen where a thing lies
const AROUND = 0.15; // of a thing's own size, what is seen around a large one
const EDGES = [["#4a2810", 7], ["#ffe23d", 4]]; // of a mark: one of them is seen on any ground

// Gives back what shows an explanation.
export function openExplanations(rules, rule) {
  const dialog = byId("explained");
  heedNewTaps(dialog);
  dialog.addEventListener("click", ({ target }) => { if (target === dialog || target.closest("a")) dialog.close(); });
  return ({ element, name: called, clause, text }) => {
    const thing = byId(element);
    if (!thing || dialog.open) return;
    show(thing, dialog.querySelector("svg"));
    const name = rule.replace("%", clause);
    byId("explained-what").textContent = thing.querySelector(":scope > title")?.textContent || called || name;
    dialog.querySelector("p").textContent = text;
    const link = dialog.querySelector("a");
    link.href = `${rules}#${clause}`;
    link.textContent = name;
    openDialog(dialog);
  };
}

// A thing, marked, with what lies around it on the board.
function show(thing, window) {
  const board = thing.ownerSVGElement.viewBox.baseVal;
  const box = boxOf(thing);
  const least = LEAST * Math.min(board.width, board.height);
  const [[x, width], [y, height]] = [["x", "width"], ["y", "height"]].map(([start, size]) => {
    const seen = Math.min(board[size], Math.max(least, box[size] * (1 + 2 * AROUND)));
    const from = box[start] + (box[size] - seen) / 2;
    return [Math.min(Math.max(from, board[start]), board[start] + board[size] - seen), seen];
  });
  lookInto(window, new DOMRect(x, y, width, height), ...marks(box));
}

function marks({ x, y, width, height }) {
  const far = 4;
  const place = { x: x - far, y: y - far, width: width + 2 * far, height: height + 2 * far, rx: Math.min(width, height) / 4 };
  return EDGES.map(([stroke, wide]) => shape("rect", { ...place, fill: "none", stroke, "stroke-width": wide, "vector-effect": "non-scaling-stroke" }));
}
