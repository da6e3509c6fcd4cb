// What somebody may be sorry for is asked about first. Escape is no.

import { byId } from "./frame.js";

export async function isSure(question, yes) {
  if (!question) return true;
  const dialog = byId("sure");
  dialog.querySelector("p").textContent = question;
  dialog.querySelector("[value=yes]").textContent = yes;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((close) => dialog.addEventListener("close", close, { once: true }));
  return dialog.returnValue === "yes";
}

// Forms of a page that are sent only then.
export function askBeforeForms() {
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("form[data-confirm]");
    if (!form) return;
    event.preventDefault();
    if (await isSure(form.dataset.confirm, form.dataset.go)) form.submit();
  });
}
