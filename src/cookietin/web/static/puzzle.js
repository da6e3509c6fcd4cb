// A puzzle: the moves made so far are told, and what comes back is the reply, the refutation, or the end.

import { byId, focusOn, layPanes, openPanes, swap } from "./frame.js";
import { isSolved, keepSettings, markSolved } from "./kept.js";
import { enlarge, openLarge } from "./large.js";
import { openRefusals } from "./refusals.js";
import { openRules } from "./rules.js";
import { sound } from "./sound.js";
import { openMoves } from "./taps.js";
import { blink, isPlaying, liftPen, play, showFaces, skip } from "./walk.js";
import { awaitKeys, awaitWords } from "./wanted.js";

const MOST_SAID = 30; // that stay to be read again
const A_LONG_LINE = 64; // letters: two lines of a small phone are sure to hold no more

export function openPuzzle(table) {
  const { puzzle: address, mark, between, rules, lost, solved } = table.dataset;
  const again = table.querySelector("[data-again]");
  const next = table.querySelector("[data-next]");
  const help = table.querySelector("[data-hint]");
  const goal = byId("told").innerHTML; // until something happens
  let line = []; // one's own moves
  let hinted = []; // what is tapped for the best one
  let isBusy = false; // a move is on its way, or seen to happen
  let moment = 0; // another one after every move that is told and every board that is shown
  let words = ""; // the board in words

  const ask = (more = {}, moved = line) => fetch(`${address}/play?${new URLSearchParams({ line: moved.join(between), ...more })}`)
    .then((answer) => { if (!answer.ok) throw new Error(`${address}: ${answer.status}`); return answer.json(); })
    .catch(() => ({ text: lost }));

  keepSettings(table);
  const showWhy = openRefusals(table);
  openRules(table, rules);
  openLarge();
  awaitKeys(table, { repeat: () => say(byId("told").textContent), now: () => moment });
  awaitWords(table, { say, send: ({ open }) => { if (open) swap("words", words); } });
  const moves = openMoves(table, {
    choose({ move }) { if (!isBusy) go([...line, move]); },
    askWhy(taps) { ask({ taps: taps.join(" ") }).then(showWhy); },
    explain() {},
    enlarge,
  });
  openPanes(moves.redraw);
  byId("board").addEventListener("pointerdown", () => { if (isPlaying()) skip(); });
  again.addEventListener("click", () => go(line.slice(0, -1)));
  help.addEventListener("click", showHint);
  if (isSolved(mark)) byId("solved").textContent = `✓ ${solved}`;
  go([]);

  async function go(moved) {
    isBusy = true;
    moment += 1;
    const isBack = moved.length < line.length;
    const answer = await ask({}, moved);
    isBusy = false;
    if (!answer.verdict) { showWhy(answer); return; }
    ({ words } = answer);
    line = moved;
    isBusy = true;
    moves.pause();
    byId("answer").hidden = true;
    again.hidden = true;
    if (!isBack && answer.frames.length) {
      if (answer.verdict === "wrong") swap("status", answer.status); // what is seen now is why
      for (const { steps, parts, told } of answer.frames) {
        if (told) tell(told);
        await play(steps, () => false).catch(console.error); // the board still comes
        show(parts);
        liftPen();
        showFaces(steps);
      }
    } else {
      byId("told").innerHTML = goal;
      show({ ...answer.board, trail: '<g id="trail"/>' });
    }
    swap("status", answer.status);
    const isDone = answer.verdict === "done";
    if (isDone) { markSolved(mark); sound("win"); }
    next.classList.toggle("main", isDone);
    next.classList.toggle("quiet", !isDone);
    again.hidden = answer.verdict !== "wrong";
    help.hidden = answer.verdict !== "ask";
    if (isDone || !again.hidden) focusOn(isDone ? next : again);
    if (table.querySelector(".in-words").open) swap("words", words);
    hinted = answer.hint ?? [];
    delete help.dataset.shown;
    help.disabled = isBusy = false;
    moment += 1;
    moves.offer(answer.moves);
    if ((isBack || line.length) && document.activeElement === document.body) focusOn(byId("moves").querySelector("button"));
  }

  // For whoever does not look: why a move was wrong, and what the others do.
  function say(text) {
    const place = byId("spoken");
    place.append(Object.assign(document.createElement("p"), { textContent: text }));
    while (place.children.length > MOST_SAID) place.firstChild.remove();
  }

  function tell(told) {
    say(told);
    const small = Object.assign(document.createElement("small"), { textContent: told });
    byId("told").replaceChildren(told.length > A_LONG_LINE ? small : told);
  }

  function show(parts) {
    for (const [place, html] of Object.entries(parts)) swap(place, html);
    layPanes();
  }

  // First what to begin with, then the whole move.
  function showHint() {
    const shown = help.dataset.shown ? hinted : hinted.slice(0, 1);
    help.dataset.shown = "once";
    for (const thing of shown.map(byId)) blink(thing);
    const titles = shown.map((id) => byId(id)?.querySelector("title")?.textContent).filter(Boolean);
    showWhy({ text: [help.dataset.told, titles.join(" → ")].filter(Boolean).join(" "), isHint: true });
  }
}

// The list: what this device has solved is ticked.
export function tickSolved(list) {
  for (const link of list.querySelectorAll("[data-mark]")) {
    if (!isSolved(link.dataset.mark)) continue;
    link.classList.add("solved");
    link.ariaLabel = `${link.ariaLabel}, ${list.dataset.solved}`;
  }
}
