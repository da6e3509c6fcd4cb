// Why something cannot be done: a card over the lower edge of the window, with the piece at fault and the clause, and a way
// to ask what was tapped. A tap on it closes it and means nothing below it. Where it would lie on what is to be tapped next, or
// on what is asked, it lies where it covers least that is needed.

import { byId, focusOn } from "./frame.js";
import { timeToRead } from "./kept.js";
import { sound } from "./sound.js";
import { blink } from "./walk.js";

const AROUND = 48; // pixels around what was tapped
const STEP = 4; // pixels between the places that are tried
// What a pixel that is covered costs.
const NEEDED = [
  ["#board [data-may]", 10_000], [".doing :is(button, input, a, form)", 10_000], [".tip, #asked, #hint", 100],
  ["#board > svg", 1], ["#status, #told", 0.5],
];
const TAPPED = 100;
const FREE = 100; // what costs less needs no other place
const A_DOUBLE_TAP = 500; // milliseconds: the second one was meant for what lay there before

// Gives back what shows an answer. A hint stays until it is closed, or something is done.
export function openRefusals(table, showExplanation) {
  const { rules, rule, what } = table.dataset;
  const place = byId("answer");
  let since = 0; // when it came
  let going = 0;
  let tapped = null; // where on the board
  let isPointedAt = false; // by what hovers: where a finger has been nobody points any more

  function close() {
    const hadFocus = place.contains(document.activeElement);
    place.hidden = true;
    if (hadFocus) focusOn(table.querySelector("#moves button, #choices button"));
  }

  // Where it lies, the lowest place that is as good as any.
  function keepOff() {
    Object.assign(place.style, { top: "", left: "", width: "" });
    place.classList.remove("aside");
    const { left, right, top, width, height } = place.getBoundingClientRect();
    const needed = NEEDED.flatMap(([path, price]) =>
      [...table.querySelectorAll(path)].map((one) => [one.getBoundingClientRect(), price]));
    if (tapped) needed.push([new DOMRect(tapped.x - AROUND, tapped.y - AROUND, 2 * AROUND, 2 * AROUND), TAPPED]);
    const cost = (from, tall) => needed.reduce((all, [box, price]) => {
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const down = Math.min(from + tall, box.bottom) - Math.max(from, box.top);
      return across > 0 && down > 0 ? all + across * down * price : all;
    }, 0);
    const isWhole = top >= 0 && top + height <= innerHeight;
    if (isWhole && cost(top, height) < FREE) return;
    place.classList.add("aside");
    Object.assign(place.style, { left: `${left}px`, width: `${width}px` });
    const tall = place.offsetHeight;
    let best = innerHeight - tall - STEP;
    for (let at = best; at >= STEP; at -= STEP) if (cost(at, tall) < cost(best, tall)) best = at;
    place.style.top = `${best}px`;
  }

  table.addEventListener("pointerdown", ({ target, clientX: x, clientY: y }) => { tapped = target.closest("#board") ? { x, y } : null; }, true);
  addEventListener("keydown", () => { tapped = null; }, true);

  for (const [event, isThere] of [["pointerover", true], ["pointerleave", false]]) {
    place.addEventListener(event, ({ pointerType }) => { isPointedAt = isThere && pointerType !== "touch"; });
  }
  for (const event of ["scrollend", "resize"]) addEventListener(event, () => { if (!place.hidden) keepOff(); });

  // Nobody loses what they point at, or have come to by keys.
  function leaveLater() {
    clearTimeout(going);
    going = setTimeout(() => (isPointedAt || place.matches(":focus-within") ? leaveLater() : close()), timeToRead(place.textContent));
  }

  place.addEventListener("click", ({ target, detail, timeStamp }) => {
    if (target.closest(".what, a")) return;
    if (detail && timeStamp - since < A_DOUBLE_TAP) return; // of keys there is no detail
    close();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || place.hidden || table.querySelector("dialog[open]")) return;
    close();
    event.stopPropagation(); // and nothing is taken back by it
  }, true);

  return ({ ok = false, text = "", clause = "", element = "", explained, isHint = false }) => {
    place.hidden = ok || !text;
    if (place.hidden) return;
    const piece = element ? byId(element) : null;
    const said = clause && text.startsWith(`${clause} `) ? text.slice(clause.length + 1) : text; // the link tells it
    const title = piece?.querySelector("title")?.textContent ?? "";
    place.textContent = !title ? said : clause ? `${said} (${title})` : `${title} – ${said}`; // which piece is at fault, or what was tapped
    blink(piece);
    const onwards = document.createElement("span");
    if (clause.includes(".")) {
      const link = { href: `${rules}#${clause}`, textContent: rule.replace("%", clause) };
      onwards.append(Object.assign(document.createElement("a"), link));
    }
    if (explained) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "what", textContent: what });
      button.addEventListener("click", () => showExplanation(explained));
      onwards.append(" ", button);
    }
    const cross = Object.assign(document.createElement("button"), { type: "button", className: "cross", ariaLabel: place.dataset.close });
    place.prepend(cross);
    place.append(" ", onwards);
    since = performance.now();
    clearTimeout(going);
    keepOff();
    if (isHint) return;
    leaveLater();
    sound("no"); // for whoever does not read why
    place.classList.remove("shake");
    void place.offsetWidth;
    place.classList.add("shake");
  };
}
