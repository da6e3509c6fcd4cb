// A new table: another number of players brings other seats, and what somebody chose stays; the rest is
// as usual for so many.

import { ownName } from "./kept.js";

const chosen = new Map(); // by name, also of seats that are not there just now
let form = document.querySelector("form.new");

const controls = () => [...form.elements].filter(({ name, type }) => name && type !== "hidden" && type !== "file");

const intoOf = (file) => file.form.querySelector(`[type=hidden][name="${file.dataset.into}"]`);

async function change(address) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("form.new");
  if (!fresh) { location.assign(address); return; }
  const isOpen = form.querySelector("details.options")?.open;
  const files = [...form.querySelectorAll("input[data-into]")].map((file) => [file, intoOf(file)]);
  const { stir } = form.elements;
  form.replaceWith(fresh);
  form = fresh;
  if (stir) form.append(stir);
  for (const [file, into] of files) { // a file cannot be chosen by a script: its field moves
    const other = form.querySelector(`#${file.id}`);
    if (!other) continue;
    intoOf(other).replaceWith(into);
    other.closest(".file").replaceWith(file.closest(".file"));
  }
  for (const control of controls()) {
    if (!chosen.has(control.name)) continue;
    const value = chosen.get(control.name);
    if (typeof value === "boolean") control.checked = value;
    else if (control.tagName !== "SELECT" || [...control.options].some((one) => one.value === value)) control.value = value;
  }
  const options = form.querySelector("details.options");
  if (options) options.open = isOpen;
  history.replaceState(null, "", address);
}

// The address of this page with so many players and the options that are chosen now.
function addressFor(players) {
  const { game } = form.elements; // of a tournament; a table's is in its path
  const asked = new URLSearchParams({ ...game && { game: game.value }, players });
  for (const control of form.elements) {
    const isOption = control.name?.startsWith("opt_") && control.type !== "file";
    const isSmall = control.type !== "hidden" || control.value === "off"; // editions are long
    if (isOption && isSmall && (control.type !== "checkbox" || control.checked)) asked.set(control.name, control.value);
  }
  return `?${asked}`;
}

for (const control of controls()) { // somebody was quicker than this script
  if (control.type === "text" && control.value !== control.defaultValue) chosen.set(control.name, control.value);
}

document.addEventListener("input", ({ target }) => {
  if (controls().includes(target)) chosen.set(target.name, target.type === "checkbox" ? target.checked : target.value);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest(".counts a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  change(link.href)
    .then(() => form.querySelector(".counts [aria-current]")?.focus())
    .catch(() => location.assign(link.href));
});

// Which name a bot has is known once all sit; it has not that of whoever chooses.
document.addEventListener("change", ({ target }) => {
  const [, seat] = /^seat_(\d)$/.exec(target.name) ?? [];
  if (!seat) return;
  const name = form.elements[`name_${seat}`];
  name.placeholder = ["me", "here", "open"].includes(target.value) ? name.dataset.own : "";
  if (seat !== "0" || !["", ownName()].includes(name.value)) return;
  name.value = target.value === "me" ? ownName() : "";
  chosen.set(name.name, name.value);
});

// An option may decide who plays with whom.
document.addEventListener("change", ({ target }) => {
  const { name } = target;
  if (!form.contains(target) || !name?.startsWith("opt_")) return;
  change(addressFor(form.elements.players.value))
    .then(() => form.querySelector(`select[name="${name}"], [type=checkbox][name="${name}"]`)?.focus())
    .catch(() => {}); // what is shown still holds
});
