// A new table: another number of players brings other seats, and what was chosen stays.

const chosen = new Map(); // by name, also of seats that are not there just now
let form = document.querySelector("form.new");

const controls = () => [...form.elements].filter(({ name, type }) => name && type !== "hidden" && type !== "file");

const intoOf = (file) => file.form.querySelector(`[type=hidden][name="${file.dataset.into}"]`);

async function change(link) {
  for (const control of controls()) chosen.set(control.name, control.type === "checkbox" ? control.checked : control.value);
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("form.new");
  if (!fresh) { location.assign(link.href); return; }
  const files = [...form.querySelectorAll("input[data-into]")].map((file) => [file, intoOf(file)]);
  const { stir } = form.elements;
  form.replaceWith(fresh);
  form = fresh;
  if (stir) form.append(stir);
  for (const [file, into] of files) { // a file cannot be chosen by a script: its field moves
    const other = form.querySelector(`#${file.id}`);
    if (!other) continue;
    intoOf(other).replaceWith(into);
    other.replaceWith(file);
  }
  for (const control of controls()) {
    const value = chosen.get(control.name);
    if (typeof value === "boolean") control.checked = value;
    else if (control.tagName !== "SELECT" || [...control.options].some((one) => one.value === value)) control.value = value ?? control.value;
  }
  history.replaceState(null, "", link.href);
  form.querySelector(".counts [aria-current]")?.focus();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest(".counts a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  change(link).catch(() => location.assign(link.href));
});
