// What only some people use comes when they first use it.

import { byId } from "./frame.js";
import { bring } from "./table.js";

// The first key brings the others' meaning along, and then means something itself, unless what was seen when it was
// pressed is gone by then: `now` tells one moment from another. Gives back what hears them.
export function awaitKeys(table, { repeat, now }) {
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
    if (document.querySelector("dialog[open]")) return; // which may be closed by it
    if (press) { press(event); return; }
    const pressed = now();
    coming ??= bring("keys.js").then(({ openKeys }) => { press = openKeys(table, { repeat, openWords }); });
    coming.then(() => { if (now() === pressed) press(event); });
  };
  addEventListener("keydown", hear);
  table.querySelector("[data-keys]").addEventListener("click", () => bring("keys.js").then(({ showKeys }) => showKeys()));
  return hear;
}

// The board in words, once somebody opens it.
export function awaitWords(table, how) {
  const drawer = table.querySelector(".in-words");
  const open = () => bring("words.js").then(({ openWords }) => openWords(drawer, how));
  if (drawer.open) open(); // before all this was here
  else drawer.addEventListener("toggle", open, { once: true });
  return () => drawer.open;
}
