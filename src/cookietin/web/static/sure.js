// What somebody may be sorry for is asked about first. Escape is no.

import { byId, openDialog } from "./frame.js";

export async function isSure(question, yes) {
  const dialog = byId("sure");
  dialog.querySelector("p").textContent = question;
  dialog.querySelector("[value=yes]").textContent = yes;
  dialog.returnValue = "";
  openDialog(dialog);
  await new Promise((close) => dialog.addEventListener("close", close, { once: true }));
  return dialog.returnValue === "yes";
}
