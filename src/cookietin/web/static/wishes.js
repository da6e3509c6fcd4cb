// What somebody wants to be done as soon as it may be: nobody has to be quick.

import { byId, morph } from "./frame.js";

const isSame = (one, other) => one?.seat === other?.seat && one?.move === other?.move;

export function openWishes({ send, say }) {
  const place = byId("wishes");
  let wanted = null;
  let underWay = null; // sent, and not answered yet
  let offered = [];

  function show() {
    const fresh = place.cloneNode(false);
    const kept = wanted && !offered.some((one) => isSame(one, wanted)) ? [...offered, wanted] : offered;
    fresh.append(...kept.map((wish) => {
      const made = Object.assign(document.createElement("button"), { id: `wish-${wish.seat}-${wish.move.replaceAll(" ", "-")}`, type: "button", className: "quiet", textContent: wish.label });
      made.setAttribute("aria-pressed", isSame(wish, wanted));
      Object.assign(made.dataset, { seat: wish.seat, wish: wish.move });
      return made;
    }));
    fresh.hidden = !kept.length;
    morph(place, fresh);
  }

  place.addEventListener("click", ({ target }) => {
    const { seat, wish } = target.closest("button")?.dataset ?? {};
    if (wish === undefined) return;
    const meant = offered.find((one) => isSame(one, { seat: Number(seat), move: wish }));
    wanted = isSame(wanted, { seat: Number(seat), move: wish }) ? null : meant ?? wanted;
    show();
  });

  return {
    offer(fresh) { offered = fresh; show(); },
    // As soon as it is there, whatever still moves on the board.
    carryOut({ moves = [], seats }) {
      const now = wanted && !underWay && moves.find((one) => isSame(one, wanted));
      if (!now) return;
      underWay = wanted;
      send({ do: "move", seat: now.seat, move: now.move, at: seats[now.seat] ?? 0 }, now.label ?? "");
    },
    // What came too late is still wanted: there is another time.
    settle(isDone, label) {
      if (isDone && isSame(wanted, underWay)) wanted = null;
      underWay = null;
      show();
      if (isDone) say(label);
    },
  };
}
