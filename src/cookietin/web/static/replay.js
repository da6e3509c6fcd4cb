// A match that is over is watched again: moments come in chunks, and from one to the next only what
// differs is touched, forwards and backwards.

import { draw, forget, take } from "./drawings.js";
import { byId, choosePanes, headingOf, layPanes, openPanes, seeBoard } from "./frame.js";
import { keep, pace, setting } from "./kept.js";
import { isPlaying, liftPen, play, showFaces, showStaying, skip, tumble } from "./walk.js";

const REST = 700; // milliseconds between two moments, at single speed
const REST_IN_STILLNESS = 1400; // where nothing moves
const QUICK = 2; // times as fast: the small moves of a round that is seen as one
const AHEAD = 100; // moments that are asked for at once
const BEHIND = 20; // of them, before the one that is wanted: what is told may be older
const LOST = 3; // seconds until a chunk that did not come is asked for again
const TOO_MANY = 429;
const LATE = ["appear", "tumble"]; // steps that go on after the picture has changed
const RUNNING = 120; // milliseconds between two steps: then only what matters on the way is shown
const WORDS_EVERY = 4; // pictures of somebody who runs along: nobody reads sixty lines a second
const SETTLED = 250; // milliseconds after the last step: then the address follows, and the list

const form = document.querySelector("[data-replay]");
const { replay: address, step: stepText, round: roundText, turning } = form.dataset;
const last = Number(form.dataset.last);
const numbersIn = (text) => (text ? text.split(" ").map(Number) : []);
const rounds = numbersIn(form.dataset.rounds);
const turns = new Set(numbersIn(form.dataset.turns));
const slider = form.querySelector("[type=range]");
const list = byId("list").querySelector("ol");
const playing = form.querySelector("[data-go=play]");
const by = form.querySelectorAll("[name=by]"); // where rounds have many small moves
const others = [...form.querySelectorAll("[data-go]")].filter((one) => one !== playing);
const record = form.elements.record?.value;

let of = form.dataset.of;
let frames = []; // by moment, as far as they are here
let rows = []; // of the list, by moment
let at = Number(form.dataset.at); // the moment that is shown
let faces = form.querySelector("#board").dataset.faces;
let staying; // the moment whose news is still seen
let touched = []; // ids of what has moved by itself since it was drawn
let heading = null; // the moment that is gone to, before it is shown
let turn = 0; // whoever acts takes the next one, and what went on before is over
let moving = Promise.resolve(); // what is seen to happen just now
let isOn = false; // does it play?
let wanted = null; // where the slider was dragged to, for the next picture
let telling; // the moment whose words are over the board
let settling;
let shownSince = -Infinity; // when the last picture was shown
let run = 0; // how many pictures somebody has run along

// Chunks

const loading = new Map(); // by the first moment of a chunk

async function fetchChunk(from, to) {
  const asked = new URLSearchParams({ from, to, of });
  const answer = await ask(address, asked).catch(() => null);
  const mayCome = !answer || answer.status === TOO_MANY || answer.status >= 500;
  write(byId("trouble"), answer?.ok ? "" : mayCome ? form.dataset.lost : form.dataset.gone);
  if (answer?.ok) return answer.json();
  if (!mayCome) throw new Error(`${address}: ${answer.status}`);
  const seconds = Number(answer?.headers.get("Retry-After") ?? LOST); // too much for now, or no way there
  await new Promise((go) => setTimeout(go, 1000 * seconds));
  return null;
}

// A record that is not kept by the server goes along.
function ask(where, asked) {
  if (!record) return fetch(`${where}?${asked}`);
  asked.set("record", record);
  return fetch(where, { method: "POST", body: asked });
}

// A moment, once it is here.
async function frameAt(moment) {
  const view = of;
  while (!frames[moment] && view === of) {
    let from = Math.max(0, moment - BEHIND);
    while (frames[from]) from += 1;
    if (!loading.has(from)) loading.set(from, load(from).finally(() => loading.delete(from)));
    await loading.get(from);
  }
  return frames[moment];
}

async function load(from) {
  const view = of;
  let to = from + 1;
  while (to <= last && to < from + AHEAD && !frames[to]) to += 1;
  const chunk = await fetchChunk(from, to);
  if (!chunk || view !== of) return;
  const drawings = take(chunk.drawings);
  chunk.frames.forEach((frame, which) => {
    const { pieces, trail, description } = frame;
    const drawn = { pieces: drawings[pieces], trail: drawings[trail], description: drawings[description] };
    frames[from + which] = { lines: [], steps: [], faces: "", ...frame, ...drawn };
  });
  showList(from, from + chunk.frames.length);
  if (telling) tell(telling);
}

// Bit by bit all of them, first those that come next.
async function loadAll(view = of) {
  const missing = () => [...Array(last + 1).keys()].find((which) => which >= at && !frames[which])
    ?? [...Array(last + 1).keys()].find((which) => !frames[which]);
  for (let next = missing(); next !== undefined && view === of; next = missing()) await frameAt(next);
}

// Does this view see nothing of a moment?
function isBlank(moment) {
  const [before, now] = [frames[moment - 1], frames[moment]];
  return before && now && now.pieces === before.pieces && now.trail === before.trail && !now.lines.length && !now.steps.length;
}

async function seenFrom(moment, way) {
  let found = Math.max(0, Math.min(last, moment));
  for (await frameAt(found); found > 0 && found < last && isBlank(found); await frameAt(found)) found += way;
  return found;
}

// What is shown

function show(moment) {
  const frame = frames[moment];
  const stay = frames[frame.stays]?.steps.filter((step) => step.stays) ?? [];
  if (frame.stays !== staying) touched.push(...(frames[staying]?.steps ?? []).map((step) => step.element));
  if (frame.faces !== faces) touched.push("die-0", "die-1");
  for (const name of touched) forget(byId(name));
  touched = [];
  liftPen();
  const now = performance.now();
  const isRunning = now - shownSince < RUNNING;
  run = isRunning ? run + 1 : 0;
  shownSince = now;
  draw(byId("pieces"), frame.pieces);
  layPanes();
  if (frame.faces) showFaces([{ kind: "dice", faces: [...frame.faces] }]);
  if (frame.stays !== staying || stay.some(({ element }) => !byId(element)?.style.opacity)) showStaying(stay);
  at = moment;
  heading = null;
  staying = frame.stays;
  faces = frame.faces;
  if (run % WORDS_EVERY === 0) { tell(frame); showMover(frame); showWhere(); }
  byId("board").classList.toggle("running", isRunning);
  if (!isRunning) showRest();
  clearTimeout(settling);
  settling = setTimeout(settle, SETTLED);
}

// The latest that was told; the page has brought its own, as long as nothing else is known.
function tell(frame) {
  telling = frame;
  if (frames[frame.told]) write(byId("told"), frames[frame.told].lines.join(" "));
}

// What is about to be seen: line and header speak of the same moment.
function announce(moment) {
  tell(frames[moment]);
  showMover(frames[moment]);
  showWhere(moment);
}

function showMover({ mover, round }) {
  const [shape, , small] = byId("status").firstElementChild.children;
  const use = shape.firstElementChild.firstElementChild;
  const emblem = `#emblem-${mover ?? 0}`;
  if (use.getAttribute("href") !== emblem) use.setAttribute("href", emblem); // the costly part of it
  shape.hidden = mover === undefined;
  write(small, round ? roundText.replace("%", round) : "");
}

function showWhere(moment = at) {
  write(byId("status").firstElementChild.children[1], stepText.replace("%", moment));
  if (slider.value !== String(moment)) slider.value = moment;
  for (const button of others) {
    const isOver = moment === (/first|back/.test(button.dataset.go) ? 0 : last);
    if (button.ariaDisabled !== String(isOver)) button.ariaDisabled = String(isOver);
  }
}

// The same again would be laid out again.
function write(place, text) {
  const { firstChild } = place;
  if (firstChild?.data === text) return;
  if (firstChild) firstChild.data = text; else place.textContent = text;
}

let marked;
function markRow() {
  const row = rows[frames[at]?.told];
  if (row === marked) return;
  marked?.removeAttribute("aria-current");
  row?.setAttribute("aria-current", "true");
  marked = row;
}

// Whoever runs along sees these where they stop.
function showRest() {
  const { trail, description } = frames[at];
  draw(byId("trail"), trail);
  draw(byId("description"), description);
  layPanes();
  markRow();
}

// What may come a little later than the picture.
function settle() {
  byId("board").classList.remove("running");
  if (!frames[at]) return; // whoever looks now has to wait for it
  tell(frames[at]);
  showMover(frames[at]);
  showWhere();
  showRest();
  scrollToRow();
  slider.setAttribute("aria-valuetext", stepText.replace("%", at));
  if (record) return;
  const link = new URL(location.href);
  link.search = new URLSearchParams({ at, of });
  history.replaceState(null, "", link);
  const field = form.querySelector(".link input");
  const shared = field.value.replace(/\?.*/, link.search);
  field.value = shared;
  form.querySelector("[data-copy]").dataset.copy = shared;
  form.querySelector("[data-share]").dataset.share = shared;
}

function showList(from, to) {
  const below = rows.slice(to).find(Boolean) ?? null;
  if (!rows.length) list.replaceChildren(); // what the page has brought
  for (let moment = from; moment < to; moment += 1) {
    const { lines, round, all = "" } = frames[moment];
    if (!lines.length || rows[moment]) continue;
    const row = document.createElement("li");
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: lines.join(" ") });
    button.dataset.to = moment;
    if (turns.has(moment)) button.dataset.turning = turning;
    if (round) Object.assign(row.dataset, { round, all });
    row.append(button);
    rows[moment] = row;
    list.insertBefore(row, below);
  }
  let above;
  for (const row of list.children) {
    if (row.dataset.round && row.dataset.round !== above) row.dataset.heading = headingOf(roundText, row.dataset);
    else delete row.dataset.heading;
    above = row.dataset.round;
  }
  markRow();
  scrollToRow();
}

function scrollToRow() {
  if (!marked) return;
  const [around, row] = [byId("list"), marked].map((one) => one.getBoundingClientRect());
  byId("list").scrollTop += row.top + row.height / 2 - around.top - around.height / 2;
}

// Going there

// What moves is let be over; whoever called last goes on.
async function takeTurn() {
  turn += 1;
  const mine = turn;
  if (isPlaying()) skip();
  await moving;
  return () => mine === turn;
}

async function jump(moment) {
  stop();
  heading = moment;
  const isMine = await takeTurn();
  await frameAt(moment);
  if (isMine()) show(moment);
}

// One moment on, as it happened.
async function forward(isMine) {
  const next = await seenFrom(heading ?? at + 1, 1);
  if (!isMine() || next === at) return;
  if (frames[next - 1] && next - 1 !== at) show(next - 1); // what was under way is over
  heading = next;
  announce(next);
  await happen(next, isMine, speed());
}

// On to a moment where a round begins: what all did in the one before is seen together.
async function forwardTo(goal, isMine) {
  const begin = roundBefore(goal);
  await Promise.all([begin, goal].map(frameAt));
  if (isMine() && (at < begin || at >= goal)) show(begin); // what was under way is over
  if (isMine() && !pace()) show(goal);
  while (isMine() && at < goal) {
    heading = goal;
    const next = Math.min(goal, await seenFrom(at + 1, 1));
    if (!isMine()) return;
    if (next === goal) announce(goal);
    await happen(next, isMine, next < goal ? QUICK * speed() : speed());
  }
}

// What a moment brings is seen, so many times as fast, and then its picture.
async function happen(next, isMine, times) {
  clearTimeout(settling); // it would tell again what was before
  const { steps } = frames[next];
  const late = steps.filter(({ kind }) => LATE.includes(kind));
  const soon = steps.filter(({ kind }) => !LATE.includes(kind));
  touched.push(...soon.map((step) => step.element));
  moving = play(steps, () => false, times).catch(console.error); // the picture still comes
  await moving;
  if (!isMine()) return;
  show(next);
  tumble(steps);
  touched.push(...late.map((step) => step.element));
}

// Whoever presses twice wants to go two moments on, whatever is still under way.
const aim = (way) => { heading = Math.max(0, Math.min(last, (heading ?? at) + way)); };

async function stepOn() {
  stop();
  aim(1);
  const isMine = await takeTurn();
  await forward(isMine);
}

// One moment on or back, at once: of all that a held key goes past between two pictures, only the last.
async function hop(way) {
  stop();
  aim(way);
  const isMine = await takeTurn();
  await new Promise(requestAnimationFrame);
  if (!isMine()) return;
  const moment = await seenFrom(heading, way);
  if (isMine()) show(moment);
}

// Where somebody wanted to go there is nothing to show.
function stayHere() {
  heading = null;
  if (frames[at]) announce(at); else showWhere();
}

async function roundOn() {
  stop();
  const goal = roundAfter();
  heading = goal;
  const isMine = await takeTurn();
  await forwardTo(goal, isMine);
}

const roundBefore = (moment = heading ?? at) => rounds.findLast((one) => one < moment) ?? 0;
const roundAfter = (moment = heading ?? at) => rounds.find((one) => one > moment) ?? last;
const isByRound = () => Boolean(by.length) && setting("replay-by") !== "move";

const GO = {
  first: () => jump(0),
  "round-back": () => jump(roundBefore()),
  back: () => hop(-1),
  play: () => (isOn ? stop() : start()),
  next: stepOn,
  "round-next": () => (isByRound() ? roundOn() : jump(roundAfter())),
  last: () => jump(last),
};

// Playing by itself

const speed = () => Number(setting("replay-speed") ?? 1);

async function start() {
  if (at === last) await jump(0);
  const isMine = await takeTurn();
  showPlaying(true);
  while (isOn && isMine() && at < last) {
    await (isByRound() ? forwardTo(heading ?? roundAfter(), isMine) : forward(isMine));
    if (at < last) await new Promise((go) => setTimeout(go, (pace() ? REST : REST_IN_STILLNESS) / speed()));
    if (document.hidden) break; // it waits for whoever comes back
  }
  if (isMine()) stop();
}

const stop = () => showPlaying(false);

function showPlaying(now) {
  if (now === isOn) return;
  isOn = now;
  const { pause, play: begin = playing.getAttribute("aria-label") } = playing.dataset;
  playing.dataset.play = begin;
  playing.setAttribute("aria-label", now ? pause : begin);
  playing.classList.toggle("on", now);
}

// What stays lies in a picture of its own, under the one that changes: so no step looks at it. Where the
// window is broad its parts lie among the others.
function layGround() {
  const [svg, under] = byId("board").querySelectorAll(":scope > svg");
  const ground = svg.querySelector("#ground") ?? under.firstElementChild;
  under?.remove();
  if (svg.classList.contains("broad")) { svg.querySelector(":scope > :is(#pieces, #trail)").before(ground); return; }
  const fresh = svg.cloneNode(false);
  fresh.classList.add("under");
  fresh.removeAttribute("role");
  fresh.setAttribute("aria-hidden", "true");
  fresh.append(ground);
  svg.after(fresh);
}

// Another view is another page, of which the board is taken.
async function look(view) {
  const wasOn = isOn;
  stop();
  await takeTurn();
  const answer = await ask(form.action, new URLSearchParams({ at, of: view }));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#board > svg");
  if (!fresh) { byId("of").value = of; return; }
  of = view;
  frames = [];
  rows = [];
  marked = undefined;
  staying = undefined;
  telling = undefined;
  touched = [];
  loading.clear();
  byId("board").querySelector("svg").replaceWith(document.importNode(fresh, true));
  choosePanes();
  layGround();
  await open();
  if (wasOn) start();
}

// Hands and keys

const carryOut = async (what) => { try { await what(); } catch (error) { console.error(error); stayHere(); } };
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("click", ({ target }) => {
  const { go, to } = target.closest("[data-go], [data-to]")?.dataset ?? {};
  if (go) { carryOut(GO[go]); seeBoard(); }
  else if (to !== undefined) { carryOut(() => jump(Number(to))); seeBoard(); }
});
form.addEventListener("change", ({ target }) => {
  if (["speed", "by"].includes(target.name)) keep(`replay-${target.name}`, target.value);
  if (target.id === "of") carryOut(() => look(target.value));
});
slider.addEventListener("input", () => {
  const isFirst = wanted === null;
  wanted = Number(slider.value);
  if (isFirst) requestAnimationFrame(follow);
});

// Where the slider is: of all it was dragged over since the last picture, only the last.
function follow() {
  const moment = wanted;
  wanted = null;
  if (!isPlaying() && !isOn && frames[moment]) { turn += 1; show(moment); } else carryOut(() => jump(moment));
}

const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
const BY_ROUND = { ArrowLeft: "round-back", ArrowRight: "round-next" };
document.addEventListener("keydown", (event) => {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || target.matches("select, [readonly]")) return;
  if (key.startsWith("Arrow") && target.matches("[type=radio]")) return; // it chooses another
  if (key === " " && target.matches("button, summary, a")) return; // it means that button
  const go = (shiftKey !== isByRound() && rounds.length > 1 && BY_ROUND[key]) || KEYS[key];
  if (!go) return;
  event.preventDefault();
  if (event.repeat && go === "next") carryOut(() => hop(1)); // a key that is held runs
  else if (event.repeat && go === "round-next") carryOut(() => jump(roundAfter()));
  else if (!event.repeat || go !== "play") carryOut(GO[go]);
});
byId("board").addEventListener("pointerdown", () => { if (isPlaying()) skip(); });
document.addEventListener("visibilitychange", () => { if (document.hidden && isPlaying()) skip(); });

async function open() {
  showFaces([]);
  await frameAt(at);
  show(at);
  loadAll().catch(console.error);
}

for (const one of form.querySelectorAll(":disabled")) one.disabled = false; // they keep the focus
for (const one of form.querySelectorAll("[name=speed]")) one.checked = one.value === String(speed());
for (const one of by) one.checked = (one.value === "round") === isByRound();
playing.hidden = false;
openPanes(layGround);
layGround();
if (!scrollY) seeBoard(); // all of it, over the controls
open().catch(console.error);
