// What is seen to happen on the board. No die is drawn here: the page brings its faces along.

import { byId, shape } from "./frame.js";
import { pace } from "./kept.js";
import { tick } from "./sound.js";

const CATCHING_UP = 40; // milliseconds a step
const BLINK = [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }];

// Step after step; quicker once `isBehind`.
export async function play(steps, isBehind) {
  for (const step of steps) {
    const beat = isBehind() ? Math.min(pace(), CATCHING_UP) : pace();
    const element = byId(step.element);
    if (document.hidden) return;
    if (step.kind === "appear" && element) appear(element, step.points[0]); // even where nothing moves
    if (!beat) continue;
    if (step.kind === "dice") await throwDice(step, beat);
    else if (step.kind === "walk" && element) await walk(element, step.points, beat, 0.3);
    else if (step.kind === "slide" && element) await walk(element, step.points, beat, 0);
    else if (step.kind === "flash" && element) await element.animate(BLINK, { duration: beat * 3 }).finished;
  }
}

export function blink(element) {
  element?.animate(BLINK, { duration: 500, iterations: 2 });
}

// For a second, and nobody waits for it.
function appear(element, [x, y]) {
  element.setAttribute("transform", `translate(${x} ${y})`);
  element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: 1000 });
}

const standsAt = (element) =>
  /translate\(([^)]*)\)/.exec(element.getAttribute("transform"))[1].split(/[ ,]+/).map(Number);

// From point to point, in hops as high as a share of the way.
async function walk(element, points, beat, hop) {
  if (!points.length) return;
  if (points.length < 2) points = [standsAt(element), ...points];
  element.parentNode.append(element); // above the others
  const rest = (element.getAttribute("transform") ?? "").replace(/translate\([^)]*\)/, "").trim();
  const scale = /scale\(([^)]*)\)/.exec(rest)?.[1];
  const at = (x, y, easing) => ({ transform: `translate(${x}px, ${y}px)${scale ? ` scale(${scale})` : ""}`, easing });
  const frames = points.flatMap(([x, y], step) => {
    if (!step) return [at(x, y, "ease-out")];
    const [fromX, fromY] = points[step - 1];
    const high = Math.hypot(x - fromX, y - fromY) * hop;
    return [at((x + fromX) / 2, (y + fromY) / 2 - high, "ease-in"), at(x, y, "ease-out")];
  });
  const duration = Math.min(2600, beat * Math.max(2, points.length - 1));
  await element.animate(frames, { duration, fill: "forwards" }).finished;
  const [x, y] = points.at(-1);
  element.setAttribute("transform", `translate(${x} ${y}) ${rest}`.trim());
  for (const animation of element.getAnimations()) animation.cancel();
  tick(520);
}

// The dice roll in, show their faces, and go to where the board keeps them.
async function throwDice({ faces, element }, beat) {
  const shown = Object.assign(document.createElement("div"), { className: "thrown" });
  shown.setAttribute("aria-hidden", "true");
  shown.append(...faces.map(die));
  byId("board").append(shown);
  tick(300);
  const turn = (which, face) => shown.children[which].firstChild.setAttribute("href", `#face-${face}`);
  const rolling = setInterval(() => faces.forEach((_, which) => turn(which, 1 + Math.floor(Math.random() * 6))), 70);
  setTimeout(() => { clearInterval(rolling); faces.forEach((face, which) => turn(which, face)); }, beat * 2);
  await Promise.all([...shown.children].map((one, which) => {
    const side = which % 2 ? 1 : -1;
    return one.animate(
      [
        { transform: `translate(${side * 180}%, 220%) rotate(${side * 500}deg) scale(.5)`, easing: "ease-out" },
        { transform: `translate(0, -25%) rotate(${side * 40}deg) scale(1.15)`, offset: 0.5, easing: "ease-in" },
        { transform: `rotate(${side * 12}deg)`, offset: 0.75, easing: "ease-out" },
        { transform: `translate(0, -6%) rotate(${side * 9}deg)`, offset: 0.87, easing: "ease-in" },
        { transform: `rotate(${side * 8}deg)` },
      ],
      { duration: beat * (4 + which / 2), fill: "both" },
    ).finished;
  }));
  const rest = byId(element)?.getBoundingClientRect();
  const from = shown.getBoundingClientRect();
  const home = rest
    ? `translate(${rest.x + rest.width / 2 - from.x - from.width / 2}px, ${rest.y + rest.height / 2 - from.y - from.height / 2}px) scale(.3)`
    : "scale(.8)";
  await shown.animate(
    [{ transform: "none" }, { transform: "none", offset: 0.75, easing: "ease-in" }, { transform: home }],
    { duration: beat * 5 },
  ).finished;
  shown.remove();
}

const die = (face) =>
  shape("svg", { class: "die", viewBox: "0 0 100 100" }, shape("use", { href: `#face-${face}` }));

// The dice that lie on the board show the last throw; a board that has none is left alone.
let lying = [];
export function showFaces(steps) {
  lying = steps.findLast((step) => step.kind === "dice")?.faces ?? lying;
  lying.forEach((face, which) => {
    const pips = byId(`face-${face}`)?.querySelector("path").getAttribute("d");
    byId(`die-${which}`)?.querySelector("path")?.setAttribute("d", pips ?? "");
  });
}
