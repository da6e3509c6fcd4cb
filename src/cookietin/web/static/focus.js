// Where the focus is; and what only some people use comes when they first use it.

import { byId } from "./frame.js";

let hasKeys = false; // was it a key that was used last?
addEventListener("keydown", () => { hasKeys = true; }, true);
addEventListener("pointerdown", () => { hasKeys = false; }, true);

// What has the focus is seen by whoever uses keys; nothing jumps under a finger.
export function focusOn(element) {
  element?.focus({ preventScroll: true });
  if (hasKeys) element?.scrollIntoView({ block: "nearest" });
}

// Behind a cover nothing can be reached.
export function hideBehindCover(table) {
  const isCovered = Boolean(byId("cover").firstElementChild);
  const behind = [...table.children].filter((one) => !one.matches("#cover, #spoken, dialog"));
  for (const one of [...behind, ...document.querySelectorAll(".top, .skip")]) one.inert = isCovered;
}

// The first key brings the others' meaning along, and then means something itself.
export function awaitKeys(table, { repeat }) {
  let press = null;
  let coming = null;
  const openWords = () => {
    const drawer = table.querySelector(".in-words");
    if (!drawer) return;
    drawer.open = true;
    byId("asked-of").focus();
    byId("asked-of").select();
  };
  addEventListener("keydown", (event) => {
    if (press) { press(event); return; }
    coming ??= import("./keys.js").then(({ openKeys }) => { press = openKeys(table, { repeat, openWords }); });
    coming.then(() => press(event)).catch(() => { coming = null; });
  });
  table.querySelector("[data-keys]").addEventListener("click", () => import("./keys.js").then(({ showKeys }) => showKeys()));
}

// The board in words, once somebody opens it.
export function awaitWords(table, how) {
  const drawer = table.querySelector(".in-words");
  byId("ask-board").addEventListener("submit", (event) => event.preventDefault());
  drawer.addEventListener("toggle", () => {
    import("./words.js").then(({ openWords }) => openWords(drawer, how)).catch(() => { drawer.open = false; });
  }, { once: true });
  return () => drawer.open;
}
