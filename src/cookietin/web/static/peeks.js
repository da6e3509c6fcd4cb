// What is secret is in sight as long as somebody holds their button, with a finger or a key, or their
// place on the board.

const A_HOLD = 300; // milliseconds: less is a tap

export function openPeeks(table, send) {
  let held = null;
  let waiting = 0; // on the board, where it may be a tap

  const buttonOf = ({ target }) => {
    const { peek } = target.closest?.("[data-peek]")?.dataset ?? {};
    return peek ? table.querySelector(`button[data-peek="${peek}"]`) : null;
  };
  const isPress = ({ key }) => key === " " || key === "Enter";

  function hold(button) {
    if (held) return;
    held = button;
    send({ do: "show", seat: Number(button.dataset.peek), held: true });
  }

  function letGo() {
    clearTimeout(waiting);
    if (held) send({ do: "hide" });
    held = null;
  }

  table.addEventListener("pointerdown", (event) => {
    const button = buttonOf(event);
    if (!button) return;
    if (event.target.closest("button")) hold(button);
    else waiting = setTimeout(hold, A_HOLD, button);
  });
  table.addEventListener("pointerup", (event) => {
    if (held && event.target.closest("#board")) event.stopPropagation(); // it was no tap
    letGo();
  }, true);
  for (const end of ["pointerup", "pointercancel", "blur", "pagehide"]) addEventListener(end, letGo);
  table.addEventListener("keydown", (event) => {
    const button = isPress(event) ? buttonOf(event) : null;
    if (!button) return;
    event.preventDefault();
    hold(button);
  });
  table.addEventListener("keyup", (event) => { if (isPress(event)) letGo(); });
  table.addEventListener("focusout", ({ target }) => { if (target === held) letGo(); });
  table.addEventListener("contextmenu", (event) => { if (buttonOf(event)) event.preventDefault(); }); // of a long press
}
