// The end of a match: it comes into sight, points are counted up, cookies rain, and luck is checked.

import { shape } from "./frame.js";
import { noted, pace } from "./kept.js";
import { sound } from "./sound.js";
import { bringOnce } from "./table.js";

const COUNTING = 900; // milliseconds
const TOO_MANY = 429;
const REFUSED = 400; // the server took too long over it, and would again
const UNKNOWN = ["later", "too-long"]; // verdicts that are none
const CALM = 800; // in which a finger that was quick to play on does not leave at once
const FEASTS = { won: { bits: 70, lasts: 2000, heard: "win" }, lost: { bits: 16, lasts: 2400, heard: "over" }, drawn: { bits: 24, lasts: 2200, heard: "over" } };

// Gives back what is to be called after every change: an end before one's eyes is a scene, one that
// came with the page is none.
export function openEnding(table, wasOver) {
  let isOver = wasOver;
  let verdict = null; // what was found out about the luck

  async function check() {
    if (verdict) return;
    verdict = { isUnderWay: true };
    const { at } = table.querySelector(".luck").dataset;
    try {
      const [record, draws, { prove }] = await Promise.all([fetched(`${at}/record`), fetched(`${at}/draws`), bringOnce("proof.js")]);
      verdict = await prove(await record.text(), await draws.json(), noted(table), aMoment);
    } catch (error) {
      console.error(error);
      verdict = { why: error.isFinal ? "too-long" : "later" };
    }
    show();
    if (verdict.why === "later") verdict = null; // opened again, it is tried again
  }

  function show() {
    const luck = table.querySelector(".luck");
    if (!luck || !verdict || verdict.isUnderWay) return;
    const { why, about = [], isSetUp } = verdict;
    const told = luck.querySelector(".verdict");
    const say = (key) => luck.getAttribute(`data-${key}`);
    const notes = why ? [] : [say("typed"), isSetUp ? say("set-up") : ""].filter(Boolean);
    told.textContent = [say(why || "proved").replace(/%([123])/g, (_, which) => about[which - 1]), ...notes].join(" ");
    luck.dataset.found = UNKNOWN.includes(why) ? "" : why ? "wrong" : "right";
  }

  table.addEventListener("toggle", ({ target }) => { if (target.open && target.matches(".luck details")) check(); }, true);
  if (table.querySelector(".luck details[open]")) check(); // somebody was quicker than this script

  return () => {
    const card = table.querySelector(".end");
    show();
    if (table.querySelector(".luck details[open]")) check();
    if (!card || isOver) return;
    isOver = true;
    bringIntoSight(card);
    card.classList.add("calm");
    setTimeout(() => card.classList.remove("calm"), CALM);
    countUp(card);
    celebrate(FEASTS[card.dataset.mood], card);
    if (FEASTS[card.dataset.mood]) idle().then(check);
  };
}

const idle = () =>
  new Promise((done) => (window.requestIdleCallback ? requestIdleCallback(done, { timeout: 3000 }) : setTimeout(done, 50)));
const aMoment = () => new Promise((done) => setTimeout(done)); // for a tap in between

// A household may ask all at once: whoever is told to wait asks again.
async function fetched(address, again = 3) {
  const answer = await fetch(address, { cache: "no-store" });
  if (answer.ok) return answer;
  if (answer.status !== TOO_MANY || !again) throw Object.assign(new Error(`${address}: ${answer.status}`), { isFinal: answer.status === REFUSED });
  await new Promise((done) => setTimeout(done, 1000 + 3000 * Math.random()));
  return fetched(address, again - 1);
}

// Just as much as it takes to see who won and to play again.
function bringIntoSight(card) {
  card.querySelector(".scene").scrollIntoView({ block: "nearest", behavior: pace() ? "smooth" : "auto" });
}

function countUp(card) {
  if (!pace() || document.hidden) return;
  const points = [...card.querySelectorAll("[data-points]")]; // at once, so that nobody seems to have lost
  const began = performance.now();
  const step = (now) => {
    const part = Math.min(1, Math.max(0, (now - began) / COUNTING));
    for (const one of points) one.textContent = Math.round((1 - (1 - part) ** 3) * Number(one.dataset.points));
    if (part < 1) requestAnimationFrame(step);
  };
  step(began);
}

// Cookies fall over the whole page, once.

const CRUMB = { fill: "#b8742e" };
const BITS = [
  () => cookie("#d99a4e", "#9a5f22", "#5e3216"),
  () => cookie("#8a5227", "#5e3216", "#f6e3c1"),
  () => cookie("#f2c9a0", "#c98b54", "#b3301f"),
  () => [shape("path", { d: "M0-11L3.2-3.4 11-3.4 4.8 1.6 7 9.5 0 4.8-7 9.5-4.8 1.6-11-3.4-3.2-3.4z", fill: "#f2c14e", stroke: "#a8741a" })],
  () => [shape("path", { d: "M0 9C-14-1-8-11 0-5 8-11 14-1 0 9z", fill: "#d8432f", stroke: "#7a1d12" })],
  () => [shape("circle", { r: 3.4, ...CRUMB }), shape("circle", { r: 2, cx: 6, cy: 4, ...CRUMB })],
];

// A cookie with a bite out of it.
const cookie = (dough, edge, chips) => [
  shape("path", { d: "M4.5-9.3A10 10 0 1 0 9.9-1.2 4 4 0 0 1 5-4 4 4 0 0 1 4.5-9.3z", fill: dough, stroke: edge, "stroke-width": 1.4 }),
  ...[[-4, -4], [-5, 3], [1, 1], [3, 6], [-1, 7]].map(([cx, cy]) => shape("circle", { cx, cy, r: 1.6, fill: chips })),
];

function celebrate(feast, card) {
  if (!feast) return;
  sound(feast.heard);
  if (!pace() || document.hidden) return;
  const sky = Object.assign(document.createElement("div"), { className: "confetti" });
  sky.setAttribute("aria-hidden", "true");
  const isGentle = card.dataset.mood !== "won";
  const falls = Array.from({ length: feast.bits }, () => {
    const bit = shape("svg", { viewBox: "-12 -12 24 24" }, ...BITS[isGentle ? 5 : Math.floor(Math.random() * BITS.length)]());
    const size = 14 + 16 * Math.random();
    bit.setAttribute("width", size);
    bit.setAttribute("height", size);
    sky.append(bit);
    const from = innerWidth * Math.random();
    const drift = (Math.random() - 0.5) * innerWidth * 0.3;
    const spin = (Math.random() - 0.5) * 900;
    const at = (x, y, turned) => ({ transform: `translate(${x}px, ${y}px) rotate(${turned}deg)` });
    return () => bit.animate(
      [{ ...at(from, -40, 0), opacity: 1 }, { ...at(from + drift * 0.8, innerHeight * 0.8, spin * 0.8), opacity: 1, offset: 0.8 },
        { ...at(from + drift, innerHeight + 40, spin), opacity: 0 }],
      { duration: feast.lasts * (0.55 + 0.2 * Math.random()), delay: feast.lasts * 0.25 * Math.random(), easing: "cubic-bezier(.3, .1, .8, .9)", fill: "both" },
    ).finished;
  });
  document.body.append(sky);
  Promise.allSettled(falls.map((fall) => fall())).then(() => sky.remove());
}
