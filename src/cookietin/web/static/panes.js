// A board in panes: where the window is broad they lie side by side, if that makes the board larger.

import { byId } from "./frame.js";

const NEITHER = { left: 0, top: 0, x: 0, y: 0, scale: 1 };
let panes = [];
let isBroad = false;

const numbersIn = (text) => text.split(" ").map(Number);
const picture = () => byId("board").querySelector("svg");

// Now, and whenever the window changes; then what is drawn over the picture drawn anew.
export function openPanes(redraw) {
  if (!picture()?.dataset.broad) return;
  const chooseAgain = () => { choosePanes(); redraw(); };
  new ResizeObserver(chooseAgain).observe(byId("board"));
  addEventListener("resize", chooseAgain);
  choosePanes();
}

// Also when there is another picture.
export function choosePanes() {
  const svg = picture();
  if (!svg.dataset.broad) return;
  svg.dataset.high ??= numbersIn(svg.getAttribute("viewBox")).slice(2).join(" ");
  const room = [byId("board").clientWidth, parseFloat(getComputedStyle(svg).maxHeight) || Infinity];
  const sizeIn = (shape) => Math.min(...numbersIn(svg.dataset[shape]).map((side, at) => room[at] / side));
  isBroad = sizeIn("broad") > sizeIn("high");
  svg.setAttribute("viewBox", `0 0 ${svg.dataset[isBroad ? "broad" : "high"]}`);
  svg.classList.toggle("broad", isBroad);
  svg.classList.add("laid");
  layPanes();
}

// After every change of the picture.
export function layPanes() {
  if (!isBroad && !panes.length) return; // they lie as they are drawn
  const found = isBroad ? [...picture().querySelectorAll("[data-pane]")] : [];
  panes = found.map((element) => {
    const [left, top, width, height, x, y, scale] = numbersIn(element.dataset.pane);
    const place = `translate(${x - left * scale} ${y - top * scale}) scale(${scale})`;
    if (element.getAttribute("transform") !== place) element.setAttribute("transform", place);
    return { left, top, width, height, x, y, scale };
  });
  if (!isBroad) for (const element of picture().querySelectorAll("[data-pane][transform]")) element.removeAttribute("transform");
}

// Where a point of the high picture is now.
export function placeOf([x, y]) {
  const isIn = ({ left, top, width, height }) => x >= left && y >= top && x < left + width && y < top + height;
  const pane = panes.find(isIn) ?? NEITHER;
  return [pane.x + (x - pane.left) * pane.scale, pane.y + (y - pane.top) * pane.scale];
}

// The same for a point that is told as the element's neighbours are: in another pane, perhaps.
export function placeBeside(element, [x, y]) {
  if (!isBroad) return [x, y];
  const svg = picture();
  const high = new DOMMatrix();
  for (let around = element.parentNode; around !== svg; around = around.parentNode) {
    if (around.dataset.pane) continue;
    for (const { matrix } of [...around.transform.baseVal].reverse()) high.preMultiplySelf(matrix);
  }
  const now = DOMMatrix.fromMatrix(svg.getScreenCTM().inverse().multiply(element.parentNode.getScreenCTM()));
  const told = high.transformPoint({ x, y });
  const [toX, toY] = placeOf([told.x, told.y]);
  const there = now.inverse().transformPoint({ x: toX, y: toY });
  return [there.x, there.y];
}
