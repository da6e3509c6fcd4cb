// What a thing of the board is: its picture, its name, its rule.

import { byId } from "./frame.js";
import { heedNewTaps, lookAt } from "./large.js";

const AROUND = 0.5; // of a thing's own size, what is seen around it

// Gives back what shows an explanation.
export function openExplanations(rules, rule) {
  const dialog = byId("explained");
  heedNewTaps(dialog);
  dialog.addEventListener("click", ({ target }) => { if (target === dialog || target.closest("a")) dialog.close(); });
  return ({ element, name: called, clause, text }) => {
    const thing = byId(element);
    if (!thing || dialog.open) return;
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
