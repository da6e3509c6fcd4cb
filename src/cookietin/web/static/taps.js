// Moves: taps filter them by prefix, a drag is two taps, and the same moves stand as buttons.

import { byId, focusOn, morph, shape } from "./frame.js";
import { keep, setting } from "./kept.js";

const DRAG_BEGINS = 8; // pixels: less is a tap of an unsteady finger
const SNAP = 24; // pixels that a tap may miss by
const SMALL = 30; // pixels: what a finger hardly hits
const A_HOLD = 500; // milliseconds: less is a tap
const STRAYS = 16; // pixels: more is no rest
const GLOWING = ["", "goal"]; // kinds of marks
const A_SECOND_THOUGHT = 1000; // milliseconds after a move in which a tap that means nothing was part of it
const A_GOAL_TOO_MANY = 4000; // in which one on what else would have been tapped for it was
const MOST_THINGS = 12; // at one point

const titleOf = (element) => byId(element)?.querySelector("title")?.textContent ?? element;

// `choose` gets a whole move, `askWhy` taps that are no part of any, `explain` what somebody wants to know of, and
// `enlarge` what they want to see closely.
export function openMoves(table, { choose, askWhy, explain, enlarge }) {
  let moves = [];
  let prompts = {}; // what is asked of whoever has begun a move
  let taps = [];
  let isPaused = false;
  let held = ""; // tapped before what comes before it: a pawn before its card
  let granted = []; // what all moves begin with need not be tapped
  const offered = new Set(); // what was part of a move once: whoever taps it wants to play
  let over = null; // what somebody points at
  let isTouched = false; // fingers do not hover
  let chosen = -Infinity; // when a move was made
  let made = []; // what would have been tapped for it: one tap may have done, and the others come none the less

  const continued = () =>
    moves.filter((move) => taps.every((tap, at) => move.taps[at] === tap) && (!held || move.taps[1] === held));
  const isNext = (element) => continued().filter((move) => move.taps[taps.length] === element);
  const enough = (element) => moves.find((move) => move.enough && move.taps.length === 1 && move.taps[0] === element);

  function offer(fresh, then = {}) {
    const isChosen = held || taps.length > granted.length; // by somebody, and not taken for granted
    moves = fresh;
    prompts = then;
    isPaused = byId("moves").inert = false;
    granted = sharedBy(fresh.map((move) => move.taps));
    for (const tap of fresh.flatMap((move) => move.taps)) offered.add(tap);
    if (fresh.length) made = [];
    byId("hint").hidden = !fresh.some((move) => move.hint);
    if (!isChosen || !continued().length) tapOnly([]);
    else mark();
    pointOn();
  }

  // Nothing can be tapped until more is offered.
  function pause() {
    moves = [];
    isPaused = byId("moves").inert = true;
    unmark(table);
  }

  function tapOnly(chosen) {
    held = "";
    taps = chosen.length < granted.length ? [...granted] : chosen;
    mark();
  }

  // Mark what may be tapped next.
  function mark() {
    unmark(table);
    for (const move of continued()) {
      const next = byId(move.taps[taps.length]);
      next?.setAttribute("data-may", "");
      if (move.taps.length > taps.length + 1) next?.setAttribute("data-drag", "");
    }
    for (const tap of [...taps, held]) byId(tap)?.setAttribute("data-may", "chosen");
    if (continued().length) byId(taps.at(-1))?.setAttribute("data-drag", "");
    if (taps.length) {
      const later = new Set(continued().flatMap((move) => [move.taps[taps.length + 1], move.taps.at(-1)]));
      for (const id of later) { // where they lead, as far as a tap there says enough
        const goal = byId(id);
        if (goal && !("may" in goal.dataset) && wayTo(id)) goal.dataset.may = "goal";
      }
    }
    outline(byId("board").querySelectorAll("[data-may]"), ({ dataset }) => dataset.may);
    prompt();
    const isOptional = moves.some((move) => move.enough);
    showButtons(continued(), taps.length, taps.length > granted.length ? table.dataset.back : "", isOptional);
    hint([]);
  }

  // What is to be tapped next, once somebody has begun a move: in place of what was asked before.
  function prompt() {
    const place = byId("asked")?.querySelector(".question");
    if (!place) return;
    const next = new Set(continued().filter((move) => move.taps.length > taps.length).map((move) => beginOf(move.taps[taps.length])));
    const about = `${taps.map(beginOf).join(" ")}>${[...next].sort().join(" ")}`;
    place.dataset.before ??= place.textContent;
    const asked = (taps.length > granted.length && prompts[about]) || place.dataset.before;
    if (place.textContent !== asked) place.textContent = asked;
  }

  // Where one tap leads to: the whole move is made, or the next tap is awaited. After two taps a move
  // that is the only one left is meant, unless the second is the begin of a drag.
  function goOn(element, isLifted = false, ...more) {
    taps.push(element, ...more);
    if (held) taps.push(held);
    held = "";
    byId("answer").hidden = true; // why something else cannot be done is no news any more
    const left = continued();
    const whole = left.find((move) => move.taps.length === taps.length) ?? (taps.length > 1 && left.length === 1 && !isLifted && left[0]);
    if (!whole) { mark(); return false; }
    finish(whole);
    return true;
  }

  // What is tapped on the way to something further on, if that is clear: all that is left of the only move
  // with it, or the one thing that comes right before it.
  function wayTo(id) {
    const left = continued().map((move) => move.taps.slice(taps.length));
    const [only, ...more] = left.filter((way) => way.includes(id, 1));
    if (only && !more.length) return only;
    const [before, ...others] = new Set(left.filter((way) => way[1] === id).map(([next]) => next));
    return before && !others.length ? [before, id] : null;
  }

  // Which of the things that are chosen this could be chosen for: another pawn for the same card.
  const insteadOf = (id) => taps.findLastIndex((_, at) =>
    moves.some((move) => move.taps[at] === id && taps.slice(0, at).every((tap, before) => move.taps[before] === tap)));

  function finish(move) {
    byId("answer").hidden = true;
    tapOnly([]);
    chosen = performance.now();
    made = move.taps ?? [];
    choose(move);
  }

  // Does a tap on this mean anything now?
  function react(id, { isDropped, isLifted }) {
    const [only, ...others] = moves;
    if (!isLifted && !others.length && only?.taps.includes(id)) finish(only); // whatever of it is tapped
    else if (isNext(id).length) goOn(id, isLifted);
    else if (taps.includes(id)) tapOnly(taps.slice(0, taps.indexOf(id))); // tapped again: back to before it
    else if (held === id) tapOnly([]);
    else if (taps.length && wayTo(id)) goOn(wayTo(id)[0], isLifted, ...wayTo(id).slice(1)); // its goal
    else if (!isDropped && enough(id)) finish(enough(id)); // whatever was chosen before
    else if (!isDropped && insteadOf(id) > 0) { tapOnly(taps.slice(0, insteadOf(id))); goOn(id, isLifted); }
    else if (!isDropped && moves.some((move) => move.taps.length > 1 && move.taps[0] === id)) tapOnly([id]);
    else if (!isDropped && moves.some((move) => move.taps.length > 2 && move.taps[1] === id)) { tapOnly([]); held = id; mark(); }
    else return false;
    byId("answer").hidden = true;
    return true;
  }

  // The innermost thing that means something is meant, or the nearest of those that are lit.
  function tap(target, { point = null, ...how }) {
    if (isPaused) return false;
    const board = byId("board");
    const ids = [];
    for (let element = target.closest("[id]"); element && element !== board && board.contains(element); element = element.parentElement?.closest("[id]")) {
      if (element.id !== "pieces" && element.id !== "ground") ids.push(element.id);
    }
    if (ids.some((id) => react(id, how))) return true;
    const near = point && nearest(board.querySelectorAll('[data-may=""]'), point, byId(ids[0]));
    if (near && react(near.id, how)) return true;
    const since = performance.now() - chosen;
    if (since < A_SECOND_THOUGHT || (since < A_GOAL_TOO_MANY && ids.some((id) => made.includes(id)))) { tapOnly([]); return false; }
    const things = point ? thingsAt(point) : [];
    const shown = target.closest("[data-large]") ?? things.map(byId).find((thing) => "large" in thing.dataset); // it may have gaps
    if (shown && !how.isDropped) { enlarge(shown); return true; }
    const isMeant = moves.length ? ids.length : ids.some((id) => offered.has(id));
    if (isMeant) askWhy([...taps, ids[0]], moves[0]?.seat, things);
    else if (things.length && !how.isDropped) explain(things);
    if (how.isDropped) tapOnly(held ? [] : taps.slice(0, -1)); // it lies where it lay; what was chosen before stays so
    return false;
  }

  // It stays marked, whatever has come.
  function pointOn() {
    if (isTouched || over?.matches(":hover")) pointAt(over);
  }

  // What a button, or a lit thing of the board, would do is told, and shown on the board.
  function pointAt(target) {
    over = target;
    const { move, seat, tap: tapped } = target.closest("#moves button")?.dataset ?? {};
    const element = target.closest("#board [data-may]");
    const next = tapped || element?.id || "nothing";
    const isMeant = move === undefined
      ? ({ taps: way }) => way[taps.length] === next
      : (one) => one.move === move && String(one.seat) === seat;
    const meant = continued().filter(isMeant);
    point(new Set(meant.length === 1 ? meant[0].taps.slice(taps.length) : meant.length ? [next] : []));
    showGoals(meant.filter((one) => one.taps.length > taps.length + 1));
    if (move !== undefined || target.closest("#board")) hint(meant, isTouched && move === undefined);
  }

  table.addEventListener("pointerover", ({ target, pointerType }) => { isTouched = pointerType === "touch"; pointAt(target); });
  table.addEventListener("pointerleave", () => { over = null; isTouched = false; point([]); showGoals([]); });
  addEventListener("pointercancel", () => showGoals([]));
  table.addEventListener("focusin", ({ target }) => { if (!document.querySelector(".by-hand")) pointAt(target); }); // a finger points at what it taps
  table.addEventListener("click", ({ target }) => {
    const { large } = target.closest("button[data-large]")?.dataset ?? {};
    if (large) enlarge(byId(large));
    const { tap: tapped, do: word, seat, move } = target.closest("#moves button")?.dataset ?? {};
    if (isPaused) return;
    if (word === "move") finish({ seat: Number(seat), move });
    if (tapped === undefined) return;
    if (!tapped) tapOnly(taps.slice(0, -1));
    if (tapped && goOn(tapped)) return;
    byId("answer").hidden = true;
    focusOn(byId("moves").querySelector("button"));
  });
  openFold(table);
  openDrags(table, { tap, isTapped: (element) => taps.at(-1) === element.id, isPaused: () => isPaused, pointAt, explain });
  return { offer, pause, redraw: () => { if (!isPaused) { mark(); pointOn(); } } };
}

// What all of these begin with, short of a whole one.
function sharedBy([one = [], ...others]) {
  const differs = (tap, at) => at === one.length - 1 || others.some((other) => other[at] !== tap);
  const until = one.findIndex(differs);
  return one.slice(0, Math.max(until, 0));
}

// Where fingers tap the board, the list of what can be tapped is folded out of sight, until it is asked for
// by its button or from a keyboard. Whoever has it read out is told it all the same.
function openFold(table) {
  const fold = byId("fold");
  const fingers = matchMedia("(pointer: coarse)");
  const isOpen = () => !fingers.matches || setting("moves") === "open";
  const show = (open) => {
    table.classList.toggle("folded", !open);
    fold.setAttribute("aria-expanded", open);
  };
  fold.addEventListener("click", () => {
    keep("moves", table.classList.contains("folded") ? "open" : "folded");
    show(isOpen());
    if (isOpen()) byId("moves").scrollIntoView({ block: "nearest" });
  });
  addEventListener("keydown", ({ key = "" }) => { if (key === "Tab" || key.startsWith("Arrow")) show(true); }); // none, where a browser fills in a field
  fingers.addEventListener("change", () => show(isOpen()));
  show(isOpen());
}

// While a piece is dragged it goes along, and what it can reach is lit. What is held still is explained.
function openDrags(table, { tap, isTapped, isPaused, pointAt, explain }) {
  const board = byId("board");
  let dragged = null;
  let from = null;
  let lifted = null;
  let isChosen = false; // by being lifted, and not by a tap before
  let finger = null; // the last one
  const down = new Set(); // fingers that came down here
  let isSkipping = false; // a tap while something moves lets it be over, and no more; nor is a hold a tap
  let holding = 0;

  function drop() {
    const wasDragged = Boolean(dragged?.style.translate);
    dragged?.removeAttribute("style");
    dragged = null;
    return wasDragged;
  }

  function hold() {
    if (dragged?.style.translate) return;
    drop();
    isSkipping = true;
    explain(thingsAt(from));
  }

  // Heard first: a finger that ends a movement is no tap, but may rest.
  table.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#board")) return;
    clearTimeout(holding);
    const isPeek = table.querySelector("button[data-peek]") && event.target.closest("[data-peek]");
    finger = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
    if (!isPeek && event.button === 0) holding = setTimeout(hold, A_HOLD);
  }, true);
  board.addEventListener("pointerdown", (event) => {
    drop();
    down.add(event.pointerId);
    isSkipping = isPaused();
    dragged = isSkipping ? null : event.target.closest("[data-drag]");
    isChosen = false;
  });
  // Chromium heeds touch-action on no part of a picture: it would scroll, and the piece stay behind.
  board.addEventListener("touchstart", (event) => {
    if (event.touches.length === 1 && event.cancelable && event.target.closest("[data-drag]")) event.preventDefault();
  }, { passive: false });
  addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (Math.hypot(x, y) >= STRAYS) clearTimeout(holding);
    if (!dragged) return;
    if (dragged.style.translate === "") {
      if (Math.hypot(x, y) < DRAG_BEGINS) return;
      isChosen = !isTapped(dragged);
      if (isChosen && !tap(dragged, { isLifted: true })) { drop(); return; }
      lifted = lift(dragged, from);
    }
    carry(dragged, lifted, x, y);
    pointAt(document.elementFromPoint(event.clientX, event.clientY) ?? table);
  });
  board.addEventListener("pointerup", (event) => {
    const wasDragged = event.pointerId === finger && drop();
    if (isSkipping || !down.has(event.pointerId)) return; // what begins elsewhere, on a tip say, is no tap here
    const over = document.elementFromPoint(event.clientX, event.clientY);
    const point = { x: event.clientX, y: event.clientY };
    if (over && board.contains(over) && !(wasDragged && over.closest("[data-may=chosen]"))) tap(over, { point, isDropped: wasDragged });
  });
  addEventListener("pointercancel", ({ pointerId }) => { // the page scrolls: that picks nothing
    if (pointerId === finger && dragged && isChosen && isTapped(dragged)) tap(dragged, {});
  });
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, ({ pointerId }) => { if (pointerId === finger) clearTimeout(holding); }, true);
    addEventListener(end, ({ pointerId }) => { down.delete(pointerId); if (pointerId === finger) drop(); });
  }
  board.addEventListener("contextmenu", (event) => { if (event.pointerType === "touch") event.preventDefault(); }); // of a long press
}

const beginOf = (id) => id.split("-", 1)[0];
const kindOf = (id) => id.replace(/\d+/g, "");

// How large a round thing is to whoever points at it, and not at what can be tapped around it.
function roundAt(element, x, y) {
  if (!element.dataset.round) return null;
  const { a, b, e, f } = element.getScreenCTM();
  const radius = element.dataset.round * Math.hypot(a, b);
  return Math.hypot(x - e, y - f) < radius ? (2 * radius) ** 2 : null;
}

// All things at a point, the smallest first; of several of a kind the one that is touched, or the uppermost.
export function thingsAt({ x, y }) {
  const board = byId("board");
  const touched = document.elementsFromPoint(x, y).map((element) => element.closest("#board [id]")?.id);
  const found = [];
  for (const element of board.querySelectorAll("svg [id]")) {
    if (element.closest('defs, [opacity="0"]')) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || !width || !height) continue;
    found.unshift({ id: element.id, size: Math.round(roundAt(element, x, y) ?? width * height) });
  }
  const isHere = (id) => found.some((one) => one.id === id);
  const chosen = new Map(); // by kind
  for (const id of [...touched.filter(isHere), ...found.map((one) => one.id)]) {
    if (!chosen.has(kindOf(id))) chosen.set(kindOf(id), id);
  }
  const shown = found.filter(({ id }) => chosen.get(kindOf(id)) === id);
  return shown.sort((one, other) => one.size - other.size).slice(0, MOST_THINGS).map(({ id }) => id);
}

// What is dragged hides nothing of where it goes: it is half as large, above the finger, and seen through.
function lift(element, from) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const scale = Math.min(width, height) > SMALL ? 0.5 : 1;
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(element.parentNode.getScreenCTM().inverse());
  element.style.cssText = `pointer-events: none; opacity: .6; scale: ${scale}; transition: none`;
  const up = scale < 1 ? from.y - (height * scale) / 2 - 12 - (y + height / 2) : -height * 0.6;
  return { middle, scale, aside: scale < 1 ? from.x - (x + width / 2) : 0, up };
}

function carry(element, { middle, scale, aside, up }, x, y) {
  const { a, b, c, d } = element.parentNode.getScreenCTM().inverse();
  const [right, down] = [x + aside, y + up];
  element.style.translate = `${middle.x * (1 - scale) + a * right + c * down}px ${middle.y * (1 - scale) + b * right + d * down}px`;
}

// The lit thing that a finger has just missed. Whoever hits something else that has a name means that, if it
// is large enough to be hit.
function nearest(lit, { x, y }, hit) {
  const aside = (at, from, to) => Math.max(from - at, 0, at - to);
  const farFrom = ({ left, right, top, bottom }) => Math.hypot(aside(x, left, right), aside(y, top, bottom));
  const box = hit?.querySelector(":scope > title") ? hit.getBoundingClientRect() : null;
  if (box && Math.min(box.width, box.height) > SMALL) return null;
  let found = null;
  let least = box ? Math.min(SNAP, Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)) : SNAP;
  for (const element of lit) {
    const far = farFrom(element.getBoundingClientRect());
    if (far < least) { found = element; least = far; }
  }
  return found;
}

// Where moves lead to that somebody points at.
function showGoals(moves) {
  const goals = [...new Set(moves.map((move) => move.taps.at(-1)))].map(byId);
  markAs("ghost", goals.filter((goal) => goal && goal.dataset.may !== "goal"));
}

function unmark(table) {
  for (const old of table.querySelectorAll("[data-may]")) { delete old.dataset.may; delete old.dataset.drag; }
  for (const old of table.querySelectorAll(".may, .glow")) old.remove();
  marked.clear();
}

// Marks what somebody points at and where that leads, until it is something else.
const marked = new Map(); // by kind: what is marked so
const point = (ids) => markAs("pointed", [...ids].map(byId).filter(Boolean));
function markAs(kind, elements) {
  const wanted = elements.map(({ id }) => id).join(" ");
  if (wanted === (marked.get(kind) ?? "")) return;
  for (const old of byId("board").querySelectorAll(`.may.${kind}`)) old.remove();
  marked.set(kind, wanted);
  outline(elements, () => kind);
}

// Lights all of these. Everything is measured before anything is drawn: else each would be laid out anew. What glows
// does so as one thing, which costs an old phone little.
function outline(elements, kindOf) {
  const found = [...elements].map((one) => [one.ownerSVGElement, kindOf(one), outlines(one, kindOf(one))]);
  for (const [board, kind, shapes] of found) (GLOWING.includes(kind) ? glowOn(board) : board)?.append(...shapes);
}

const glowOn = (board) => board?.querySelector(":scope > .glow") ?? board?.appendChild(shape("g", { class: "glow" }));

// How what may be tapped is lit: a fine line around it, or as `data-lit` says: a dot in its middle, or a
// ring round the origin of things that lie on each other.
function outlines(element, kind) {
  const from = element.ownerSVGElement?.getScreenCTM();
  const to = element.getScreenCTM?.();
  if (!from || !to) return [];
  const { a, b, c, d, e, f } = from.inverse().multiply(to);
  const { x, y, width, height } = element.getBBox();
  const corner = Math.min(width, height);
  const far = corner * 0.03;
  const { lit, round } = element.dataset;
  const isGoal = kind === "goal" || kind === "ghost";
  const isDot = isGoal || (lit === "dot" && !kind);
  return ["under", "over"].map((layer) => {
    const about = { class: `may ${layer} ${kind} ${isDot ? "dot" : ""}`, transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` };
    if (isDot) return shape("circle", { ...about, cx: x + width / 2, cy: y + height / 2, r: corner * (isGoal ? 0.18 : 0.09) });
    if (round) return shape("circle", { ...about, r: round });
    return shape("rect", { ...about, x: x - far, y: y - far, width: width + 2 * far, height: height + 2 * far, rx: corner * 0.25 });
  });
}

// The moves as buttons, or where there are very many of them, what may be tapped next.
function showButtons(moves, tapped, back, isOptional) {
  const offered = new Map();
  for (const { seat, move, taps, label, hint: about, quiet, enough, signs } of moves) {
    const next = taps[tapped];
    const onBoard = byId(next) ? { board: next } : {};
    if (label !== undefined) offered.set(`${seat} ${move}`, { text: label, data: { do: "move", seat, move, ...onBoard }, about, quiet, enough, signs, long: taps.length > tapped + 1 });
    else offered.set(next, { text: titleOf(next), data: { tap: next, ...onBoard } });
  }
  if (back) offered.set("back", { text: back, data: { tap: "" }, quiet: true });
  const rank = ({ enough, quiet, long }) => (enough ? 1 : 0) - (quiet && long ? 1 : 0); // who was robbed may answer first
  const inOrder = [...offered].sort(([, one], [, other]) => rank(one) - rank(other));
  const buttons = inOrder.map(([name, { text, data, quiet, about, enough, signs }]) => {
    const made = Object.assign(document.createElement("button"), { // none ever becomes another one: a focus stays where it was
      id: `do-${name.replaceAll(" ", "-")}`, type: "button", className: quiet ? "quiet" : enough ? "main apart" : isOptional ? "more" : "main", textContent: text, title: about ?? "",
    });
    if (signs) made.prepend(pictures(signs));
    if (name === "back") made.prepend(byId("back").content.cloneNode(true));
    Object.assign(made.dataset, data);
    return made;
  });
  const list = byId("moves");
  const fresh = list.cloneNode(false);
  fresh.append(...buttons);
  fresh.hidden = !buttons.length;
  list.closest("[data-table]")?.classList.toggle("listed", buttons.length > 0);
  const stood = labelsIn(list);
  morph(list, fresh);
  if (labelsIn(list) !== stood) list.scrollTop = 0; // another list is read from its top
  const tappable = buttons.filter(isFoldable).length;
  const fold = byId("fold");
  fold.hidden = tappable < 2;
  fold.textContent = `${fold.dataset.label} (${tappable})`;
  for (const button of list.children) button.classList.toggle("foldable", tappable > 1 && isFoldable(button));
}

// What the board calls so, for those who do not read yet.
function pictures(signs) {
  const row = Object.assign(document.createElement("span"), { className: "signs" });
  row.setAttribute("aria-hidden", true);
  row.append(...signs.map((name) => shape("svg", {}, shape("use", { href: `#sign-${name}` }))));
  return row;
}

// What nobody waits for stays in sight: it may be news.
const isFoldable = (button) => "board" in button.dataset && !button.matches(".quiet, .apart");

const labelsIn = (list) => [...list.children].map((button) => button.textContent).join("\n");

// What the moves that somebody points at would do, if they would all do the same, or begin alike.
function hint(moves, isNamed = false) {
  const [text = "", ...others] = new Set(moves.map((move) => move.hint ?? ""));
  const [, head = ""] = /^(.*?)\s?:/.exec(text) ?? []; // a Seven that goes 6 + 1, whoever goes the 1
  const all = others.length ? (others.every((other) => other.startsWith(text.slice(0, head.length + 1))) ? head : "") : text;
  byId("hint").textContent = isNamed && all && moves.length === 1 ? `${moves[0].label} – ${all}` : all; // what a finger lay on may be out of sight
}
