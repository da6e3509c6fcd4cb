// What only some people use comes when they first use it.

import { byId } from "./frame.js";

// The first key brings the others' meaning along, and then means something itself. Gives back what hears them.
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
  const hear = (event) => {
    if (press) { press(event); return; }
    coming ??= import("./keys.js").then(({ openKeys }) => { press = openKeys(table, { repeat, openWords }); });
    coming.then(() => press(event)).catch(() => { coming = null; });
  };
  addEventListener("keydown", hear);
  table.querySelector("[data-keys]").addEventListener("click", () => import("./keys.js").then(({ showKeys }) => showKeys()));
  return hear;
}

// The board in words, once somebody opens it.
export function awaitWords(table, how) {
  const drawer = table.querySelector(".in-words");
  const bring = () => import("./words.js").then(({ openWords }) => openWords(drawer, how)).catch(() => { drawer.open = false; });
  if (drawer.open) bring(); // before all this was here
  else drawer.addEventListener("toggle", bring, { once: true });
  return () => drawer.open;
}
