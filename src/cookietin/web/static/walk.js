// What is seen to happen on the board. No die is drawn here: the page brings its faces along.

import { byId, placeBeside, placeOf, shape } from "./frame.js";
import { pace, quickPace } from "./kept.js";
import { heed, sound } from "./sound.js";

const BLINK = [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }];
const CRUMBS = ["#f8d79f", "#f0c27c", "#d99a4e"];
const [CREAM, INK] = ["#fff7e6", "#4a2810"];
const GLITTER = ["#ffe23d", "#fff7e6", "#f2c14e"];
const FUMES = ["#8fae3b", "#6c8f2a", "#b9cf6a"];

const running = new Set();
const announced = new Set();
let isSkipped = false;

// Step after step, those together at once, so many times as fast; quicker once `isBehind`. Own moves
// and whoever is taken are always seen at their pace. `seen` is told of each step that is over.
export async function play(steps, isBehind, times = 1, seen = () => {}) {
  isSkipped = false;
  if (steps.some((step) => step.lasts)) endAnnouncements(); // a newer one is read at once
  const stay = steps.filter((step) => step.stays);
  if (stay.length) staying = stay;
  if (!pace()) soundWithout(steps);
  let together = [];
  for (const step of steps) {
    if (document.hidden) { skip(); break; }
    const isHurried = isBehind() && !step.own && step.kind !== "taken";
    const beat = isSkipped ? 0 : isHurried ? quickPace() : pace() / times;
    together.push(playOne(step, beat, times).then(() => seen(step)));
    if (step.together) continue;
    await Promise.all(together);
    together = [];
  }
  await Promise.all(together);
}

// Where nothing moves, what happened last is heard all the same: one sound, since all of it is over at once.
const SOUNDS = { walk: "hop", slide: "slide", arc: "fly", taken: "taken", turn: "turn", shake: "shake", hop: "joy", flash: "heed", strokes: "draw", dice: "dice" };
function soundWithout(steps) {
  const last = steps.findLast(({ kind }) => kind in SOUNDS);
  if (!last || document.hidden) return;
  heed(last.own);
  sound(SOUNDS[last.kind]);
}

// A tap while something moves: let it be over.
export function skip() {
  isSkipped = true;
  for (const animation of running) animation.finish();
  endAnnouncements();
}

function endAnnouncements() {
  for (const animation of announced) animation.finish();
}

export const isAnnouncing = () => announced.size > 0;
export const isPlaying = () => running.size > 0 || isAnnouncing();

async function playOne(given, beat, times) {
  const step = { points: [], ...given };
  const element = byId(step.element);
  const [first] = step.points;
  if (step.kind === "appear" && element) appear(element, step, times); // even where nothing moves
  if (!beat) return;
  heed(step.own);
  if (step.kind === "appear" && !step.stays) sound("show");
  const duration = beat * step.beats;
  if (step.kind === "dice") { await throwDice(step, duration); return; }
  if (["crumbs", "glitter", "fumes"].includes(step.kind)) { await burst(step.kind, first, duration); return; }
  if (!element || step.kind === "tumble") return;
  if (step.kind === "strokes") await drawStrokes(element, first, duration);
  else if (step.kind === "walk") await go(element, hops(wayOf(element, step), HOP_HEIGHT), duration, SOUNDS.walk);
  else if (step.kind === "slide") await go(element, hops(wayOf(element, step), 0), duration, SOUNDS.slide);
  else if (step.kind === "arc") await go(element, arc(wayOf(element, step)), duration, SOUNDS.arc);
  else if (step.kind === "taken") await take(element, step, duration);
  else if (step.kind in IN_PLACE) { sound(SOUNDS[step.kind]); await inPlace(element, IN_PLACE[step.kind], duration); }
  else if (step.kind === "flash") { sound(SOUNDS.flash); await run(element, BLINK, { duration }); }
}

export function blink(element) {
  element?.animate(BLINK, { duration: 500, iterations: 2 });
}

function run(element, frames, options) {
  const animation = element.animate(frames, options);
  running.add(animation);
  return animation.finished.catch(() => animation).finally(() => running.delete(animation)); // what is called off is over
}

// What has shown itself and stays, after every change of the picture.
const FAINT = 0.45;
let staying = [];
export function showStaying(stay = staying) {
  staying = stay;
  for (const { element, points } of staying) {
    const shown = byId(element);
    if (!shown) continue;
    putAt(shown, points[0]);
    shown.style.opacity = FAINT;
  }
}

function putAt(element, point) {
  const [x, y] = placeBeside(element, point);
  element.setAttribute("transform", `translate(${x} ${y})`);
}

// For a second or longer, and nobody waits for it. It keeps its place whatever is drawn meanwhile.
function appear(element, { points: [point], lasts, stays, after = 0 }, times) {
  const [x, y] = placeBeside(element, point);
  const seen = [[0, 0], [1, 0.1], [1, stays ? 0.6 : 0.9], [stays ? FAINT : 0, 1]];
  const frames = seen.map(([opacity, offset]) => ({ opacity, offset, transform: `translate(${x}px, ${y}px)` }));
  element.style.opacity = "";
  for (const older of element.getAnimations()) if (!announced.has(older) && !running.has(older)) older.cancel(); // two at once are much work
  const second = 1000 / times;
  const animation = element.animate(frames, { duration: (lasts ?? 1) * second, delay: after * second, fill: "backwards" });
  if (!lasts) return;
  announced.add(animation);
  animation.onfinish = () => announced.delete(animation);
}

const penned = new Set(); // what was drawn by a pen, until the picture has it
// The picture has come, and shows in colour what the pen has drawn.
export function liftPen() {
  for (const element of penned) {
    element.style.opacity = "";
    for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
  }
  penned.clear();
}

// Line after line, as a pen draws them.
async function drawStrokes(element, point, duration) {
  penned.add(element);
  putAt(element, point);
  element.style.opacity = 1;
  const lines = [...element.children].filter((child) => child.getBBox); // and no title
  const each = duration / lines.length;
  sound("draw");
  const pens = lines.map(penOf);
  await Promise.all(lines.map((line, at) => {
    line.setAttribute("pathLength", 1);
    return run(line, pens[at], { duration: each, delay: at * each, fill: "both", easing: "ease-out" });
  }));
}

// A straight line grows from where it starts, which costs a phone nothing; others are drawn bit by bit.
function penOf(element) {
  const line = element.querySelector("path") ?? element; // of several that lie on each other
  const { width, height } = line.getBBox();
  const { x, y } = line.getPointAtLength(0);
  const scaled = (scale) => ({ transform: `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)` });
  if (line.getTotalLength() - Math.hypot(width, height) < 1) return [scaled(`${width ? 0 : 1}, ${height ? 0 : 1}`), scaled("1, 1")];
  return [{ strokeDasharray: "1 2", strokeDashoffset: 1.2 }, { strokeDasharray: "1 2", strokeDashoffset: 0 }];
}

const TUMBLE = { apart: 18, lasts: 200 }; // milliseconds

// What is in a box falls into it, once it is drawn.
export function tumble(steps) {
  const fallen = steps.findLast((step) => step.kind === "tumble");
  if (!fallen || isSkipped || !pace() || document.hidden) return;
  [...(byId(fallen.element)?.children ?? [])].forEach((one, at) => {
    const fall = [{ translate: "0 -90px", opacity: 0, easing: "ease-in" }, { translate: "0 6px", opacity: 1, offset: 0.75 }, { translate: "0 0", opacity: 1 }];
    run(one, fall, { duration: TUMBLE.lasts, delay: at * TUMBLE.apart, fill: "backwards" });
  });
}

// Ways over the board

const standsAt = (element) =>
  /translate\(([^)]*)\)/.exec(element.getAttribute("transform"))?.[1].split(/[ ,]+/).map(Number) ?? [0, 0];

const wayOf = (element, { points }) => {
  const way = points.map((point) => placeBeside(element, point));
  return way.length > 1 ? way : [standsAt(element), ...way];
};

const HOP_HEIGHT = 0.3; // as a share of the way from one square to the next
const FEW_HOPS = 6; // more of them are a run, and lower

// From point to point.
const hops = (points, high) =>
  points.flatMap(([x, y], at) => {
    if (!at) return [{ x, y, easing: "ease-out" }];
    const [fromX, fromY] = points[at - 1];
    const up = Math.hypot(x - fromX, y - fromY) * high * Math.min(1, FEW_HOPS / (points.length - 1));
    return [{ x: (x + fromX) / 2, y: (y + fromY) / 2 - up, easing: "ease-in" }, { x, y, easing: "ease-out" }];
  });

// In one high arc, larger at its top.
const arc = (points) => {
  const [[fromX, fromY], [x, y]] = [points[0], points.at(-1)];
  const up = Math.max(60, Math.hypot(x - fromX, y - fromY) * 0.35);
  return Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    return { x: fromX + (x - fromX) * t, y: fromY + (y - fromY) * t - up * 4 * t * (1 - t), size: 1 + 0.35 * 4 * t * (1 - t) };
  });
};

async function go(element, way, duration, heard) {
  if (!way.length) return;
  element.parentNode.append(element); // above the others
  const rest = (element.getAttribute("transform") ?? "").replace(/translate\([^)]*\)/, "").trim();
  const own = Number(/scale\(([^) ,]*)/.exec(rest)?.[1] ?? 1);
  const frames = way.map(({ x, y, easing, size = 1 }) =>
    ({ transform: `translate(${x}px, ${y}px) scale(${own * size})`, easing: easing ?? "linear" }));
  if (heard !== "hop") sound(heard);
  const done = await run(element, frames, { duration, fill: "forwards" });
  const { x, y } = way.at(-1);
  element.setAttribute("transform", `translate(${x} ${y}) ${rest}`.trim());
  done.cancel();
  if (heard === "hop") sound(heard);
}

// A moment of shock, a puff of crumbs, and home.
async function take(element, step, duration) {
  sound("taken");
  const way = wayOf(element, step);
  const from = step.points.length > 1 ? step.points[0] : standsAt(element);
  await inPlace(element, SQUASH, duration * 0.2);
  if (!isSkipped) burst("crumbs", from, duration * 0.6);
  await go(element, arc(way), isSkipped ? 0 : duration * 0.8, "fly");
}

// What happens in its place, about its own middle

const TURN = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.45 }, { transform: "scaleX(1)" }];
const HOP = [
  { transform: "none" }, { transform: "translateY(-12%) scale(1.25)", offset: 0.4, easing: "ease-in" },
  { transform: "scale(.95)", offset: 0.8 }, { transform: "none" },
];
const SQUASH = [{ transform: "none" }, { transform: "scale(1.25, .7)" }, { transform: "none" }];
const RATTLE = Array.from({ length: 9 }, (_, at) => {
  const side = at % 8 ? (at % 2 ? 1 : -1) : 0;
  return { transform: `translate(${side * 1.6}%, ${side * -0.8}%) rotate(${side * 1.2}deg)` };
});
const IN_PLACE = { turn: TURN, shake: RATTLE, hop: HOP };

// The element's own place is kept: a wrapper moves.
async function inPlace(element, frames, duration) {
  const wrapper = shape("g");
  wrapper.style.transformBox = "fill-box";
  wrapper.style.transformOrigin = "center";
  element.replaceWith(wrapper);
  wrapper.append(element);
  await run(wrapper, frames, { duration });
  wrapper.replaceWith(element);
}

// Small bits that fly apart, and are gone.
async function burst(kind, point, duration) {
  const [x, y] = placeOf(point);
  const board = byId("board").querySelector("svg");
  const size = board.viewBox.baseVal.width / 100;
  const colours = { crumbs: CRUMBS, glitter: GLITTER, fumes: FUMES }[kind];
  sound(kind);
  const puff = kind === "crumbs" ? puffAt(x, y, size * 7, duration, board) : null; // seen on a board of cookies, too
  const bits = Array.from({ length: kind === "fumes" ? 6 : 10 }, (_, at) => {
    const angle = (at / 10) * 2 * Math.PI + Math.random();
    const far = size * (4 + 5 * Math.random());
    const bit = kind === "glitter"
      ? shape("path", { d: `M0-${size}L${size * 0.3}-${size * 0.3}L${size} 0L${size * 0.3} ${size * 0.3}L0 ${size}L-${size * 0.3} ${size * 0.3}L-${size} 0L-${size * 0.3}-${size * 0.3}z` })
      : shape("circle", { r: size * (kind === "fumes" ? 1.7 : 0.7 + 0.8 * Math.random()) });
    bit.setAttribute("fill", colours[at % colours.length]);
    if (puff) { bit.setAttribute("stroke", INK); bit.setAttribute("stroke-width", size * 0.3); }
    bit.style.pointerEvents = "none";
    board.append(bit);
    const rise = kind === "fumes" ? -far : Math.sin(angle) * far;
    return run(bit, [
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 1, easing: "ease-out" },
      { transform: `translate(${x + Math.cos(angle) * far}px, ${y + rise}px) scale(1)`, opacity: 0.9, offset: 0.6 },
      { transform: `translate(${x + Math.cos(angle) * far * 1.2}px, ${y + rise + (kind === "crumbs" ? size * 3 : 0)}px) scale(.8)`, opacity: 0 },
    ], { duration }).finally(() => bit.remove());
  });
  await Promise.all([puff, ...bits]);
}

// A cloud of flour.
function puffAt(x, y, far, duration, board) {
  const cloud = shape("circle", { r: far, fill: CREAM });
  cloud.style.pointerEvents = "none";
  board.append(cloud);
  const at = `translate(${x}px, ${y}px)`;
  const grow = [{ transform: `${at} scale(.3)`, opacity: 0.95, easing: "ease-out" }, { transform: `${at} scale(1)`, opacity: 0 }];
  return run(cloud, grow, { duration: duration * 0.8 }).finally(() => cloud.remove());
}

// The dice that lay there roll in, show their faces, and go to where the board keeps them.
async function throwDice({ faces, element }, duration) {
  const seeDice = (how) => faces.forEach((_, which) => byId(`die-${which}`)?.style.setProperty("visibility", how));
  seeDice("hidden");
  const shown = Object.assign(document.createElement("div"), { className: "thrown" });
  shown.setAttribute("aria-hidden", "true");
  shown.append(...faces.map(die));
  byId("board").append(shown);
  sound("dice");
  const turn = (which, face) => shown.children[which].firstChild.setAttribute("href", `#face-${face}`);
  const rolling = setInterval(() => faces.forEach((_, which) => turn(which, 1 + Math.floor(Math.random() * 6))), 70);
  setTimeout(() => { clearInterval(rolling); faces.forEach((face, which) => turn(which, face)); }, duration * 0.26);
  await Promise.all([...shown.children].map((one, which) => {
    const side = which % 2 ? 1 : -1;
    return run(
      one,
      [
        { transform: `translate(${side * 180}%, 220%) rotate(${side * 500}deg) scale(.5)`, easing: "ease-out" },
        { transform: `translate(0, -25%) rotate(${side * 40}deg) scale(1.15)`, offset: 0.5, easing: "ease-in" },
        { transform: `rotate(${side * 12}deg)`, offset: 0.75, easing: "ease-out" },
        { transform: `translate(0, -6%) rotate(${side * 9}deg)`, offset: 0.87, easing: "ease-in" },
        { transform: `rotate(${side * 8}deg)` },
      ],
      { duration: duration * (0.5 + 0.06 * which), fill: "both" },
    );
  }));
  const rest = byId(element)?.getBoundingClientRect();
  const from = shown.getBoundingClientRect();
  const home = rest
    ? `translate(${rest.x + rest.width / 2 - from.x - from.width / 2}px, ${rest.y + rest.height / 2 - from.y - from.height / 2}px) scale(.3)`
    : "scale(.8)";
  if (!isSkipped) {
    await run(
      shown,
      [{ transform: "none" }, { transform: "none", offset: 0.5, easing: "ease-in" }, { transform: home }],
      { duration: duration * 0.44 },
    );
  }
  showFaces([{ kind: "dice", faces }]);
  seeDice("");
  shown.remove();
}

const die = (face) =>
  shape("svg", { class: "die", viewBox: "0 0 100 100" }, shape("use", { href: `#face-${face}` }));

// The dice that lie on the board show the last throw; a board that has none is left alone.
let lying = null;
export function showFaces(steps) {
  lying = steps.findLast((step) => step.kind === "dice")?.faces ?? lying ?? [...(byId("board").dataset.faces ?? "")];
  lying.forEach((face, which) => {
    const pips = byId(`face-${face}`)?.querySelector("path").getAttribute("d") ?? "";
    const shown = byId(`die-${which}`)?.querySelector("path");
    if (shown && shown.getAttribute("d") !== pips) shown.setAttribute("d", pips);
  });
}
