// What is secret is in sight as long as somebody holds their button, with a finger or a key, or their
// place on the board.

import { byId, morph } from "./frame.js";
import { skip } from "./walk.js";

const A_HOLD = 300; // milliseconds: less is a tap
const TELLING = ["pieces", "description", "players", "choices", "moves", "words", "found", "spoken"]; // places that tell a secret

// Gives back whether the secrets of a seat are still to be seen.
export function openPeeks(table, send) {
  let held = null; // the seat whose secrets are in sight
  let waiting = 0; // on the board, where it may be a tap
  let finger = null; // whose end ends it
  let open = []; // what all may see, from before

  const seatOf = ({ target }) => {
    const { peek } = target.closest?.("[data-peek]")?.dataset ?? {};
    return peek && table.querySelector(`button[data-peek="${peek}"]`) ? peek : null;
  };
  const isPress = ({ key }) => key === " " || key === "Enter";

  function hold(seat) {
    if (held !== null) return;
    held = seat;
    open = TELLING.map((place) => byId(place).cloneNode(true));
    send({ do: "show", seat: Number(seat), held: true });
  }

  // At once, whatever moves on the board and however slow the line is; what has changed comes after.
  function letGo() {
    clearTimeout(waiting);
    finger = null;
    if (held === null) return;
    held = null;
    skip();
    for (const was of open) morph(byId(was.id), was);
    table.classList.toggle("listed", !byId("moves").hidden);
    send({ do: "hide" });
  }

  table.addEventListener("pointerdown", (event) => {
    const seat = seatOf(event);
    if (seat === null || finger !== null) return;
    const isButton = event.target.closest("button");
    if (!isButton && event.target.closest("[data-may]")) return; // it is to be tapped
    finger = event.pointerId;
    if (isButton) hold(seat);
    else waiting = setTimeout(hold, A_HOLD, seat);
  });
  table.addEventListener("pointerup", (event) => {
    if (held !== null && event.pointerId === finger && event.target.closest("#board")) event.stopPropagation(); // it was no tap
    if (event.pointerId === finger) letGo();
  }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ pointerId }) => { if (pointerId === finger) letGo(); });
  for (const end of ["blur", "pagehide"]) addEventListener(end, letGo);
  table.addEventListener("keydown", (event) => {
    const seat = isPress(event) ? seatOf(event) : null;
    if (seat === null) return;
    event.preventDefault();
    hold(seat);
  });
  table.addEventListener("keyup", (event) => {
    if (!isPress(event)) return;
    if (seatOf(event) !== null) event.preventDefault(); // which would be a click
    if (finger === null) letGo();
  });
  table.addEventListener("click", (event) => {
    const seat = event.detail === 0 ? seatOf(event) : null; // a screen reader presses without holding
    if (seat === null) return;
    if (held === null) hold(seat);
    else letGo();
  });
  table.addEventListener("focusout", ({ target }) => { if (held !== null && target.dataset?.peek === held) letGo(); });
  table.addEventListener("contextmenu", (event) => { if (seatOf(event) !== null) event.preventDefault(); }); // of a long press
  return (seat) => held === String(seat);
}
