// A part of the board, large: it is the same drawing, seen through another window.

import { byId } from "./frame.js";

const MARGIN = 0.02;

export function openLarge(table) {
  const dialog = byId("large");
  table.addEventListener("click", ({ target }) => {
    const { large } = target.closest("button[data-large]")?.dataset ?? {};
    if (large) enlarge(byId(large));
  });
  dialog.addEventListener("click", ({ target }) => { if (!target.closest("button, h2")) dialog.close(); });
}

export function enlarge(element) {
  if (!element) return;
  const svg = element.ownerSVGElement;
  const to = svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
  const { x, y, width, height } = element.getBBox();
  const [left, top, wide, high] = [to.a * x + to.e, to.d * y + to.f, to.a * width, to.d * height];
  const edge = wide * MARGIN;
  const window = byId("large").querySelector("svg");
  window.setAttribute("viewBox", [left - edge, top - edge, wide + 2 * edge, high + 2 * edge].join(" "));
  window.style.setProperty("--ratio", wide / high);
  byId("large-what").textContent = element.querySelector("title")?.textContent ?? "";
  byId("large").showModal();
}
