// A table: frames are shown one after the other, and what people do is sent.

import { byId, swap } from "./frame.js";
import { compareProof, keepSettings, showGuide } from "./kept.js";
import { openLarge } from "./large.js";
import { openLine, randomText } from "./line.js";
import { sound } from "./sound.js";
import { layPanes, openPanes } from "./panes.js";
import { openPeeks } from "./peeks.js";
import { openTalk } from "./talk.js";
import { openMoves } from "./taps.js";
import { blink, isPlaying, play, showFaces, showStaying, skip, tumble } from "./walk.js";

const MOST_LINES = 60;
const FAR_BEHIND = 3; // frames that wait: then what happens is shown quickly

export function openTable(table) {
  const { table: id, rules, rule } = table.dataset;
  let { drawn, below, page } = table.dataset; // `page` tells what the page brought along, until a frame comes
  let frame = { seats: {}, mine: false, moves: [] };
  let newest = null;
  let showing = Promise.resolve();

  keepSettings(table);
  compareProof(table);
  showLinkedRules(table, rules);
  const hear = openTalk(byId("chat").closest("details"));
  const line = openLine(table.dataset, {
    address: () => `/t/${id}/ws?drawn=${drawn}&below=${below}&page=${page}`,
    answered(answer) {
      if (answer.to) location.assign(answer.to);
      else showAnswer(answer, rules, rule);
    },
    take,
  });
  const moves = openMoves(table, {
    choose({ seat, move }) {
      if (line.waitsFor((sent) => sent.do === "move" && sent.seat === seat)) return; // a double tap
      const message = { do: "move", seat, move, at: frame.seats[seat] ?? 0 };
      const { warn, label } = frame.moves.find((one) => one.seat === seat && one.move === move) ?? {};
      isSure(warn, label).then((isMeant) => { if (isMeant) line.send(message); });
    },
    askWhy(taps, seat = Number(Object.keys(frame.seats)[0])) {
      if (!Number.isNaN(seat)) line.send({ do: "why", seat, taps });
    },
  });
  openPanes(moves.redraw);
  openLarge(table);
  const isHeld = openPeeks(table, line.send);
  const isOutOfSight = ({ peek }) => peek !== undefined && !isHeld(peek); // until a frame brings what all may see
  sendWhatIsDone(table, line.send);
  showFaces([]);
  tell([], table.dataset.round);
  byId("board").addEventListener("pointerdown", () => { if (isPlaying()) skip(); });

  // Parts that a later frame replaces are never drawn.
  function take(fresh) {
    page = "";
    newest = newest ? joined(newest, fresh) : { ...fresh, waiting: 1 };
    if (fresh.parts.chat !== undefined) { swap("chat", fresh.parts.chat); hear(); } // talk waits for no dice
    showing = showing.then(show);
  }

  async function show() {
    if (!newest || isOutOfSight(newest)) return;
    const now = newest;
    newest = null;
    const wasMine = frame.mine;
    frame = now;
    if (now.parts.told !== undefined) swap("told", now.parts.told); // while it is seen to happen
    if (now.steps.length) {
      for (const [place, html] of Object.entries(now.before ?? {})) swap(place, html); // whoever takes over sees what was
      layPanes();
      showWhoseTurn(false, now); // what is not shown yet is nobody's turn
      moves.pause(); // what is not shown yet cannot be tapped
      await play(now.steps, () => newest?.waiting >= FAR_BEHIND).catch(console.error); // the board still comes
    }
    if (isOutOfSight(now)) {
      newest = newest ? joined({ ...now, steps: [] }, newest) : { ...now, steps: [] };
      showing = showing.then(show);
      return;
    }
    const focus = document.activeElement;
    const inChoices = focus === document.body || focus?.closest("#moves, #choices, #cover");
    for (const [place, html] of Object.entries(now.parts)) swap(place, html);
    showWhoseTurn(now.mine, now);
    layPanes();
    tell(now.lines, table.dataset.round);
    moves.offer(now.moves);
    drawn = now.number;
    below = now.below;
    document.title = now.title;
    if (now.mine && !wasMine) sound("turnOf");
    const lost = !document.activeElement || document.activeElement === document.body;
    if (inChoices && now.mine && (lost || !wasMine)) {
      const first = [...table.querySelectorAll("#moves button, #choices :is(input, button), #fold")].find((one) => one.offsetParent);
      first?.focus({ preventScroll: true });
    }
    table.querySelector(".cover button")?.focus();
    byId("answer").hidden ||= now.mine !== wasMine;
    showFaces(now.steps);
    showStaying();
    tumble(now.steps);
    hear();
    compareProof(table);
    showGuide();
  }
}

// Two frames that wait, as one. A cover lets nothing of before be seen.
function joined(older, fresh) {
  const isCovered = Boolean(fresh.parts.cover);
  return {
    ...fresh,
    parts: { ...older.parts, ...fresh.parts },
    lines: "log" in fresh.parts ? [] : [...fresh.lines, ...older.lines],
    steps: isCovered && older.before ? [] : [...older.steps, ...fresh.steps],
    before: isCovered ? undefined : older.before ?? fresh.before,
    waiting: older.waiting + 1,
  };
}

// While something moves, it is at most told that others are to act.
function showWhoseTurn(isMine, { mine, parts, before }) {
  if ((!mine || before) && parts.status !== undefined) swap("status", parts.status);
  byId("status").firstElementChild?.classList.toggle("mine", isMine);
}

function tell(lines, label) {
  const log = byId("log").querySelector("ol");
  log?.insertAdjacentHTML("afterbegin", lines.join(""));
  while (log?.children.length > MOST_LINES) log.lastChild.remove();
  for (const line of [...(log?.children ?? [])]) {
    const { undone, round } = line.dataset;
    const above = line.previousElementSibling?.dataset ?? {};
    if (undone && undone === above.undone) line.remove(); // taken back again and again
    else if (round && round !== above.round) line.dataset.heading = label.replace("%", round);
    else delete line.dataset.heading;
  }
}

// Why something cannot be done, with the piece at fault and the clause.
function showAnswer({ ok, text, clause, element }, rules, rule) {
  const place = byId("answer");
  place.hidden = ok || !text;
  if (place.hidden) return;
  const piece = element ? byId(element) : null;
  const said = clause && text.startsWith(`${clause} `) ? text.slice(clause.length + 1) : text; // the link tells it
  const title = piece?.querySelector("title")?.textContent ?? "";
  place.textContent = !title ? said : clause ? `${said} → ${title}` : `${title} – ${said}`; // which piece is at fault, or what was tapped
  blink(piece);
  if (clause?.includes(".")) {
    const link = { href: `${rules}#${clause}`, textContent: rule.replace("%", clause) };
    place.append(" ", Object.assign(document.createElement("a"), link));
  }
  place.classList.remove("shake");
  void place.offsetWidth;
  place.classList.add("shake");
}

// A rule that is referred to is shown in the drawer; nobody leaves the table for it.
function showLinkedRules(table, rules) {
  table.addEventListener("click", (event) => {
    const link = event.target.closest(`a[href^="${rules}#"]`);
    const clause = link && byId(link.hash.slice(1));
    if (!clause) return;
    event.preventDefault();
    clause.closest("details").open = true;
    location.replace(link.hash);
    clause.scrollIntoView({ block: "center" });
  });
}

// What somebody may be sorry for is asked about first. Escape is no.
async function isSure(question, yes) {
  if (!question) return true;
  const dialog = byId("sure");
  dialog.querySelector("p").textContent = question;
  dialog.querySelector("[value=yes]").textContent = yes;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((close) => dialog.addEventListener("close", close, { once: true }));
  return dialog.returnValue === "yes";
}

// Buttons and forms that are no moves.
function sendWhatIsDone(table, send) {
  table.addEventListener("click", async ({ target }) => {
    const button = target.closest("button[data-do]");
    if (!button || button.closest("#moves")) return;
    const { do: word, seat, text, yes, about, confirm, go } = button.dataset;
    if (!(await isSure(confirm, go ?? button.textContent))) return;
    const message = { do: word };
    if (seat !== undefined) message.seat = Number(seat);
    if (text !== undefined) message.text = text;
    if (yes !== undefined) message.yes = yes === "true";
    if (about !== undefined) message.about = Number(about);
    send(message);
  });
  table.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-do]");
    if (!form) return;
    event.preventDefault();
    const filled = [...new FormData(form)];
    const dice = filled.filter(([name]) => name.startsWith("die-")).map(([, face]) => face);
    const message = { do: form.dataset.do, ...(dice.length ? { move: dice.join("-") } : Object.fromEntries(filled)) };
    if (form.dataset.seat !== undefined) message.seat = Number(form.dataset.seat);
    if (message.do === "sit") message.stir = randomText();
    send(message);
    form.reset();
  });
}
