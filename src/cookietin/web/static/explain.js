// What a thing of the board is: its picture, its name, its rule.

import { byId } from "./frame.js";
import { lookAt } from "./large.js";

const MOST = 12;
const AROUND = 0.5; // of a thing's own size, what is seen around it

const kindOf = (id) => id.replace(/\d+/g, "");

// All things at a point, the smallest first; of several of a kind the one that is touched, or the uppermost.
export function thingsAt({ x, y }) {
  const board = byId("board");
  const touched = document.elementsFromPoint(x, y).map((element) => element.closest("#board [id]")?.id);
  const found = [];
  for (const element of board.querySelectorAll("svg [id]")) {
    if (element.closest('defs, [opacity="0"]')) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || !width || !height) continue;
    found.unshift({ id: element.id, size: Math.round(width * height) });
  }
  const isHere = (id) => found.some((one) => one.id === id);
  const chosen = new Map(); // by kind
  for (const id of [...touched.filter(isHere), ...found.map((one) => one.id)]) {
    if (!chosen.has(kindOf(id))) chosen.set(kindOf(id), id);
  }
  const shown = found.filter(({ id }) => chosen.get(kindOf(id)) === id);
  return shown.sort((one, other) => one.size - other.size).slice(0, MOST).map(({ id }) => id);
}

// Gives back what shows an explanation.
export function openExplanations(rules, rule) {
  const dialog = byId("explained");
  let isPressed = false; // the finger that asked still has to be lifted
  dialog.addEventListener("pointerdown", () => { isPressed = true; });
  dialog.addEventListener("click", ({ target }) => {
    if (target.closest("a") || (target === dialog && isPressed)) dialog.close();
  });
  return ({ element, name: called, clause, text }) => {
    const thing = byId(element);
    if (!thing || dialog.open) return;
    isPressed = false;
    lookAt(thing, dialog.querySelector("svg"), AROUND);
    const name = rule.replace("%", clause);
    byId("explained-what").textContent = thing.querySelector(":scope > title")?.textContent || called || name;
    dialog.querySelector("p").textContent = text;
    const link = dialog.querySelector("a");
    link.href = `${rules}#${clause}`;
    link.textContent = name;
    dialog.showModal();
  };
}
