// Why something cannot be done: a card over the lower edge of the window, with the piece at fault and the clause, and a way
// to ask what was tapped. A tap on it closes it and means nothing below it; where it would lie on what was tapped, a hand, it
// lies below the status.

import { byId, focusOn } from "./frame.js";
import { timeToRead } from "./kept.js";
import { sound } from "./sound.js";
import { blink } from "./walk.js";

const AROUND = 64; // pixels below what is tapped: half a card
const A_DOUBLE_TAP = 500; // milliseconds: the second one was meant for what lay there before

// Gives back what shows an answer. A hint stays until it is closed, or something is done.
export function openRefusals(table, showExplanation) {
  const { rules, rule, what } = table.dataset;
  const place = byId("answer");
  let since = 0; // when it came
  let going = 0;
  let tapped = null; // where on the board

  function close() {
    const hadFocus = place.contains(document.activeElement);
    place.hidden = true;
    if (hadFocus) focusOn(table.querySelector("#moves button, #choices button"));
  }

  function keepOff() {
    place.classList.remove("above");
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const isOn = tapped && tapped.x > left && tapped.x < right && tapped.y > top - AROUND && tapped.y < bottom;
    place.classList.toggle("above", Boolean(isOn));
  }

  table.addEventListener("pointerdown", ({ target, clientX: x, clientY: y }) => { tapped = target.closest("#board") ? { x, y } : null; }, true);
  addEventListener("keydown", () => { tapped = null; }, true);

  // Nobody loses what they point at, or have come to by keys.
  function leaveLater() {
    clearTimeout(going);
    going = setTimeout(() => (place.matches(":hover, :focus-within") ? leaveLater() : close()), timeToRead(place.textContent));
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
