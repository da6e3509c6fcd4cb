// Small things on every page, and the table if it is one. No script knows a game: what may be tapped
// comes with every frame.

import { randomText } from "./line.js";
import { handOnLinks } from "./link.js";
import { askBeforeForms } from "./sure.js";
import { openTable } from "./table.js";

for (const select of document.querySelectorAll("select[data-submit]")) {
  let isTyped = false; // whoever walks through it by keys has not chosen yet
  const send = () => { if (select.value !== select.dataset.was) select.form.requestSubmit(); };
  select.dataset.was = select.value;
  select.addEventListener("pointerdown", () => { isTyped = false; });
  select.addEventListener("keydown", ({ key }) => { isTyped = key !== "Enter"; if (!isTyped) send(); });
  select.addEventListener("change", () => { if (!isTyped) send(); });
  select.addEventListener("blur", send);
}
for (const input of document.querySelectorAll("input[data-into]")) {
  input.addEventListener("change", async () => {
    const into = input.form.elements[input.dataset.into];
    into.value = (await input.files[0]?.text()) ?? into.defaultValue;
    const name = input.closest(".file").querySelector("output");
    name.value = input.files[0]?.name ?? name.defaultValue;
  });
}
addEventListener("focusin", ({ target }) => { if (target.matches("input[readonly]")) target.select(); });
for (const form of document.querySelectorAll("form[action^='/new/']")) {
  const stir = Object.assign(document.createElement("input"), { type: "hidden", name: "stir", value: randomText() });
  form.append(stir);
}

if (document.querySelector("[data-replay]")) import("./replay.js");
if (document.querySelector("[data-live], [data-host-key]")) import("./live.js");
const puzzle = document.querySelector("[data-puzzle]");
if (puzzle) import("./puzzle.js").then(({ openPuzzle }) => openPuzzle(puzzle));
const puzzles = document.querySelector("[data-puzzles]");
if (puzzles) import("./puzzle.js").then(({ tickSolved }) => tickSolved(puzzles));
handOnLinks();
askBeforeForms();
const table = document.querySelector("[data-table]");
if (table) openTable(table);
