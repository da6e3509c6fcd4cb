// Small things on every page, and the table if it is one. No script knows a game: what may be tapped
// comes with every frame.

import { randomText } from "./line.js";
import { keepOwnName, ownName } from "./kept.js";
import { bring, fetchWhole, isSure, openTable } from "./table.js";

const SHOWN = 2000; // milliseconds that a button says that it is done
const A_YEAR = 365 * 24 * 3600; // seconds

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
  if (!form.elements.name_0) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "name_0" }));
  form.elements.name_0.value ||= ownName();
}
// What somebody called themselves is offered again; a second person at this device has a name of their own.
document.addEventListener("submit", ({ target }) => {
  const field = target.elements.name_0 ?? (target.matches(".sit") && target.elements.name);
  if (field?.type === "text" && (!field.form.elements.seat_0 || field.form.elements.seat_0.value === "me")) keepOwnName(field.value.trim());
}, true);
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".sit input[name=name]") && !table.querySelector(".react")) target.value ||= ownName();
});

if (document.querySelector("[data-replay]")) bring("replay.js");
if (document.querySelector("[data-live], [data-host-key]")) bring("live.js");
if (document.querySelector("form[data-confirm]")) bring("sure.js");
const puzzle = document.querySelector("[data-puzzle]");
if (puzzle) bring("puzzle.js").then(({ openPuzzle }) => openPuzzle(puzzle));
const puzzles = document.querySelector("[data-puzzles]");
if (puzzles) bring("puzzle.js").then(({ tickSolved }) => tickSolved(puzzles));
handOnLinks();
document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-confirm]");
  if (!form) return;
  event.preventDefault();
  if (await isSure(form.dataset.confirm, form.dataset.go)) form.submit();
});
const table = document.querySelector("[data-table]");
const ready = table ? openTable(table) : Promise.resolve();
ready.then(() => keepSheets().catch(() => {})); // the next page tries again

// The first table that a browser opens has its style in the page. What later pages link to is fetched when there is time,
// and a cookie says that it is there.
async function keepSheets() {
  const sheets = document.querySelector("meta[name=sheets]")?.content;
  if (!sheets) return;
  await Promise.all(sheets.split(" ").map(fetchWhole));
  const version = import.meta.url.split("/").at(-2);
  document.cookie = `files=${version}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

// The clipboard is not there over plain http on a LAN; then the field is copied as a hand would.
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

async function copyBy(button) {
  const { copy: text, copied } = button.dataset;
  const before = button.textContent;
  const field = button.closest("section, details").querySelector("input[readonly]");
  if (before === copied || !(await copy(text, field))) return;
  button.textContent = copied;
  setTimeout(() => { button.textContent = before; }, SHOWN);
}

// A link is copied, or handed to whatever the device shares with.
function handOnLinks() {
  document.documentElement.classList.toggle("can-share", "share" in navigator);
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.dataset.copy) copyBy(button);
    if (button?.dataset.share) navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {});
  });
}
