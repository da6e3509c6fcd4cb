// What the bots would do: their moves beside the board, and a number on it where each of them leads. They
// can be made from there.

import { byId, seeBoard, shape } from "./frame.js";

const AS_LARGE = 0.34; // as the thing it is on, but not too small to be read
const SMALLEST = 9, LARGEST = 15; // pixels: a large thing still shows what it is

export function openAdvice(choose, offered) {
  const place = byId("advice");
  let marks = [];
  let advised = []; // the moves
  let refusal = ""; // of what was asked last
  const namesOf = (moves) => JSON.stringify(moves.map(({ seat, move }) => [seat, move]));
  let about = namesOf(offered); // the moves that were on offer

  const clear = () => { for (const old of byId("board").querySelectorAll(".advised")) old.remove(); };

  // A number on what each move leads to; of the one that is pointed at, on all that is tapped for it.
  function draw(chosen = -1) {
    clear();
    marks.forEach((taps, at) => {
      const goal = [...taps].reverse().map(byId).find((one) => one?.ownerSVGElement);
      if (goal) number(goal, at + 1, at === chosen);
      if (at === chosen) for (const tap of taps.map(byId)) if (tap?.ownerSVGElement && tap !== goal) number(tap, at + 1, true);
    });
  }

  place.addEventListener("pointerover", ({ target }) => point(target));
  place.addEventListener("focusin", ({ target }) => point(target));
  place.addEventListener("click", ({ target }) => {
    const { take } = target.closest("[data-take]")?.dataset ?? {};
    if (take !== undefined) choose(advised[take]);
    if (take !== undefined || point(target)) seeBoard(); // where it happens
  });
  function point(target) {
    const row = target.closest("li")?.querySelector("[data-advice]");
    if (row) draw(Number(row.dataset.advice));
    return row;
  }

  function advise({ html, marks: fresh, moves } = { html: "", marks: [], moves: [] }) { // or none, if there is no advice
    place.innerHTML = html;
    marks = fresh;
    advised = moves;
    draw();
    if (refusal) note(refusal); // advice that was asked for before comes late
    place.querySelector("li")?.scrollIntoView({ block: "nearest" }); // the board stays in sight
  }

  // Below what they have said before, if that still stands there.
  function note(text) {
    place.querySelector(".thinking")?.remove();
    const made = Object.assign(document.createElement("p"), { className: "card thinking", textContent: text });
    place.append(made);
    return made;
  }

  // Why they say nothing: it covers nothing, so it stays until something else can be chosen.
  function refuse(text) {
    refusal = text;
    note(text).scrollIntoView({ block: "nearest" });
  }

  return {
    wait() { // they think for a moment
      refusal = "";
      if (!place.querySelector("li")) note(place.dataset.waiting);
    },
    show({ advice, text }) {
      if (text) refuse(text);
      else advise(advice);
    },
    renew(moves) { // advice is about one choice
      const now = namesOf(moves);
      if (now !== about) { place.replaceChildren(); marks = []; advised = []; refusal = ""; }
      about = now;
      draw();
    },
  };
}

// A number on a thing of the board, as large there as it can be read.
function number(element, text, isChosen) {
  const board = element.ownerSVGElement;
  const back = board.getScreenCTM()?.inverse();
  if (!back) return;
  const { x, y, width, height } = placeOn(element);
  const asLarge = Math.min(width, height) * AS_LARGE;
  const pixels = Math.max(SMALLEST, Math.min(LARGEST, asLarge)) * (isChosen ? 1.2 : 1);
  const fromTop = asLarge > LARGEST ? pixels : height / 2; // at the edge of what would show less under it
  const middle = new DOMPoint(x + width / 2, y + fromTop).matrixTransform(back);
  const r = pixels * back.a;
  const group = shape("g", { class: `advised${isChosen ? " chosen" : ""}`, transform: `translate(${middle.x} ${middle.y})` });
  const label = shape("text", { y: r * 0.38, "font-size": r * 1.15, "text-anchor": "middle" });
  label.textContent = text;
  group.append(shape("circle", { r }), label);
  board.append(group);
}

// Where a thing is on the screen, as it is lit: around a place, if it has one, however much else of it can be tapped.
function placeOn(element) {
  const round = Number(element.dataset.round);
  const { x, y, width, height } = round ? new DOMRect(-round, -round, 2 * round, 2 * round) : element.getBBox();
  const [one, other] = [[x, y], [x + width, y + height]].map((corner) => new DOMPoint(...corner).matrixTransform(element.getScreenCTM()));
  return new DOMRect(Math.min(one.x, other.x), Math.min(one.y, other.y), Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}
