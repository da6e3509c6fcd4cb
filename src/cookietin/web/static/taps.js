// Moves: taps filter them by prefix, a drag is two taps, and the same moves stand as buttons.

import { byId, morph, shape } from "./frame.js";

const DRAG_BEGINS = 8; // pixels: less is a tap of an unsteady finger

export const titleOf = (element) => byId(element)?.querySelector("title")?.textContent ?? element;

// `choose` gets a whole move, `askWhy` taps that are no part of any.
export function openMoves(table, { choose, askWhy }) {
  let moves = [];
  let taps = [];

  const continued = () => moves.filter((move) => taps.every((tap, at) => move.taps[at] === tap));
  const isNext = (element) => continued().filter((move) => move.taps[taps.length] === element);

  function offer(fresh) {
    moves = fresh;
    if (!continued().length) taps = [];
    mark();
  }

  // Nothing can be tapped until more is offered.
  function pause() {
    moves = [];
    unmark(table);
  }

  function tapOnly(chosen) {
    taps = chosen;
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
    for (const tap of taps) byId(tap)?.setAttribute("data-may", "chosen");
    for (const element of byId("board").querySelectorAll("[data-may]")) outline(element, element.dataset.may);
    showButtons(continued(), taps.length, table.dataset.back);
    hint([]);
  }

  // Where one tap leads to: the whole move is made, or the next tap is awaited.
  function goOn(element) {
    taps.push(element);
    byId("answer").hidden = true; // why something else cannot be done is no news any more
    const whole = continued().find((move) => move.taps.length === taps.length);
    if (!whole) { mark(); return false; }
    tapOnly([]);
    choose(whole);
    return true;
  }

  function tap(target, isDropped = false) {
    let element = target.closest("[id]");
    while (element && byId("board").contains(element) && element !== byId("board")) {
      const { id } = element;
      if (isNext(id).length) { goOn(id); return true; }
      if (taps.includes(id)) { tapOnly(taps.slice(0, taps.indexOf(id))); return false; } // tapped again: back to before it
      if (!isDropped && moves.some((move) => move.taps.length > 1 && move.taps[0] === id)) {
        byId("answer").hidden = true;
        tapOnly([id]); // something else is meant now
        return true;
      }
      if (id !== "pieces" && id !== "ground") {
        askWhy([...taps, id], moves[0]?.seat);
        break;
      }
      element = element.parentElement?.closest("[id]");
    }
    tapOnly([]);
    return false;
  }

  function pointAt(target) {
    const { move, seat } = target.closest("#moves button")?.dataset ?? {};
    if (move !== undefined) { hint(moves.filter((one) => one.move === move && String(one.seat) === seat)); return; }
    const element = target.closest("#board [data-may]");
    if (element || target.closest("#board")) hint(element ? isNext(element.id) : []);
  }

  table.addEventListener("pointerover", ({ target }) => pointAt(target));
  table.addEventListener("focusin", ({ target }) => pointAt(target));
  table.addEventListener("click", ({ target }) => {
    const { tap: tapped, do: word, seat, move } = target.closest("#moves button")?.dataset ?? {};
    if (word === "move") { tapOnly([]); choose({ seat: Number(seat), move }); }
    if (tapped === undefined) return;
    if (!tapped) tapOnly(taps.slice(0, -1));
    if (tapped && goOn(tapped)) return;
    byId("answer").hidden = true;
    byId("moves").querySelector("button")?.focus({ preventScroll: true });
  });
  openDrags(table, { tap, isTapped: (element) => taps.at(-1) === element.id, pointAt });
  return { offer, pause };
}

// While a piece is dragged it goes along, and what it can reach is lit.
function openDrags(table, { tap, isTapped, pointAt }) {
  const board = byId("board");
  let dragged = null;
  let from = null;

  function drop() {
    const wasDragged = Boolean(dragged?.style.translate);
    dragged?.removeAttribute("style");
    dragged = null;
    return wasDragged;
  }

  board.addEventListener("pointerdown", (event) => {
    dragged = event.target.closest("[data-drag]");
    from = { x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", (event) => {
    if (!dragged) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (dragged.style.translate === "") {
      if (Math.hypot(x, y) < DRAG_BEGINS) return;
      if (!isTapped(dragged) && !tap(dragged)) { drop(); return; }
      dragged.style.pointerEvents = "none"; // what lies under it is what is pointed at
    }
    const { a, b, c, d } = dragged.parentNode.getScreenCTM().inverse();
    dragged.style.translate = `${a * x + c * y}px ${b * x + d * y}px`;
    pointAt(document.elementFromPoint(event.clientX, event.clientY) ?? table);
  });
  board.addEventListener("pointerup", (event) => {
    const wasDragged = drop();
    const over = document.elementFromPoint(event.clientX, event.clientY);
    if (over && board.contains(over) && !(wasDragged && over.closest("[data-may=chosen]"))) tap(over, wasDragged);
  });
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
}

function unmark(table) {
  for (const old of table.querySelectorAll("[data-may]")) { delete old.dataset.may; delete old.dataset.drag; }
  for (const old of table.querySelectorAll(".may")) old.remove();
}

// A frame around an element: a dashed line that may be tapped, a solid one that was.
function outline(element, kind) {
  const board = element.ownerSVGElement;
  const from = board?.getScreenCTM();
  const to = element.getScreenCTM?.();
  if (!from || !to) return;
  const { a, b, c, d, e, f } = from.inverse().multiply(to);
  const { x, y, width, height } = element.getBBox();
  const corner = Math.min(width, height);
  const far = corner * 0.06;
  const round = element.dataset.round; // things that lie on each other: a ring round the origin
  for (const layer of ["under", "over"]) {
    const about = { class: `may ${layer} ${kind}`, transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` };
    board.append(round ? shape("circle", { ...about, r: round }) : shape("rect", {
      ...about, x: x - far, y: y - far, width: width + 2 * far, height: height + 2 * far, rx: corner * 0.3,
    }));
  }
}

// The moves as buttons, or where there are very many of them, what may be tapped next.
function showButtons(moves, tapped, back) {
  const offered = new Map();
  for (const { seat, move, taps, label, hint: about, quiet } of moves) {
    const next = taps[tapped];
    if (label !== undefined) offered.set(`${seat} ${move}`, { text: label, data: { do: "move", seat, move }, about, quiet });
    else offered.set(next, { text: titleOf(next), data: { tap: next } });
  }
  if (tapped) offered.set("back", { text: back, data: { tap: "" }, quiet: true });
  const buttons = [...offered.values()].map(({ text, data, quiet, about }) => {
    const made = Object.assign(document.createElement("button"), {
      type: "button", className: quiet ? "quiet" : "main", textContent: text, title: about ?? "",
    });
    Object.assign(made.dataset, data);
    return made;
  });
  const fresh = byId("moves").cloneNode(false);
  fresh.append(...buttons);
  fresh.hidden = !buttons.length;
  morph(byId("moves"), fresh);
}

// What the moves that somebody points at would do, if they would all do the same.
function hint(moves) {
  const told = new Set(moves.map((move) => move.hint ?? ""));
  const [text] = told.size === 1 ? told : [""];
  byId("hint").textContent = text;
}
