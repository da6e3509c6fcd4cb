// A part of the board, large: it is the same drawing, seen through another window.

import { byId, openDialog, shape } from "./frame.js";

const MARGIN = 0.02;
let hasParts = false; // that explain themselves

// The finger that asked for a dialog still has to be lifted: that is no tap on what has come to lie below it.
export function heedNewTaps(dialog) {
  let isPressed = false;
  dialog.addEventListener("pointerdown", () => { isPressed = true; });
  dialog.addEventListener("close", () => { isPressed = false; });
  dialog.addEventListener("click", (event) => {
    if (isPressed || !event.detail) return; // of keys there is none
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

// Where something can be explained, `tap` is told which place of the board is tapped in it.
export function openLarge(tap = null) {
  const dialog = byId("large");
  heedNewTaps(dialog);
  dialog.addEventListener("click", ({ target, clientX, clientY }) => {
    if (target.closest("button, h2, p")) return;
    const window = target.closest("svg");
    if (window && tap && hasParts) tap(placeOf(clientX, clientY, window)); else dialog.close();
  });
}

// Where on the screen lies, on the board itself, what is seen there through a window.
function placeOf(x, y, window) {
  const { ownerSVGElement: board } = byId("pieces");
  return new DOMPoint(x, y).matrixTransform(window.getScreenCTM().inverse()).matrixTransform(board.getScreenCTM());
}

export function enlarge(element) {
  if (!element) return;
  hasParts = element.dataset.large === "parts";
  byId("large-parts")?.toggleAttribute("hidden", !hasParts);
  lookAt(element, byId("large").querySelector("svg"), MARGIN);
  byId("large-what").textContent = element.querySelector("title")?.textContent ?? "";
  byId("large-about").textContent = byId(`about-${element.id}`)?.textContent ?? "";
  openDialog(byId("large"));
  byId("large").scrollTop = 0; // its button stays in sight
}

// Lets the window of a dialog show an element, with some part of its size around it.
export function lookAt(element, window, margin) {
  const { x, y, width, height } = boxOf(element);
  const edge = Math.min(width, height) * margin;
  lookInto(window, new DOMRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge));
}

// Where a thing lies on its board.
export function boxOf(element) {
  const to = element.ownerSVGElement.getScreenCTM().inverse().multiply(element.getScreenCTM());
  const { x, y, width, height } = element.getBBox();
  const corners = [[x, y], [x + width, y + height]].map(([across, down]) => new DOMPoint(across, down).matrixTransform(to));
  const [left, top] = ["x", "y"].map((axis) => Math.min(...corners.map((one) => one[axis])));
  const [wide, high] = ["x", "y"].map((axis) => Math.abs(corners[0][axis] - corners[1][axis]));
  return new DOMRect(left, top, wide, high);
}

// Lets the window show a part of the board, and marks on it, until the dialog is closed: a copy of the drawing that
// nobody sees would be made anew at every change.
export function lookInto(window, { x, y, width, height }, ...marks) {
  window.setAttribute("viewBox", [x, y, width, height].join(" "));
  window.style.setProperty("--ratio", width / height);
  window.replaceChildren(...["#ground", "#pieces"].map((href) => shape("use", { href })), ...marks);
  window.closest("dialog").addEventListener("close", () => window.replaceChildren(), { once: true });
}
