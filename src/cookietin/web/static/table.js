// A table: frames are shown one after the other, and what people do is sent.

import { byId, focusOn, focusOnStatus, headingOf, hideBehindCover, holdFocus, isWalk, layPanes, openPanes, seeQuestion, swap, whole } from "./frame.js";
import { compareProof, forgetTips, isRead, keepSettings, setting } from "./kept.js";
import { openLine, randomText } from "./line.js";
import { openMoves, thingsAt } from "./taps.js";

// What nobody needs for the first move comes after it can be made.
const LATER = ["awake.js", "explain.js", "large.js", "notify.js", "peeks.js", "refusals.js", "rules.js", "sound.js", "speak.js", "sure.js", "talk.js", "walk.js", "wanted.js"];
const ONCE_MORE = 1000; // milliseconds, until what did not come is asked for again; then twice as long, and so on
const LONGEST_PAUSE = 8000;
const LONGEST_FETCH = 20_000; // milliseconds, of a script: a line that died in the middle of it, as in sleep, brings nothing more
const A_FEW = 3; // failures, after which it is said
const GONE = 404; // a file of a version that the server no longer has
const MOST_LINES = 60;
const FAR_BEHIND = 3; // moves that wait: then what happens is shown quickly
const A_DOUBLE_TAP = 500; // milliseconds: the second one was meant like the first
const A_SURPRISE = 1000; // milliseconds: so soon nobody wants what has come to lie under their finger
const A_FINGER = 24; // pixels

export function openTable(table) {
  const { table: id, rules, rule } = table.dataset;
  let { drawn, below, page } = table.dataset; // `page` tells what the page brought along, when a line is first opened
  const first = { ...JSON.parse(byId("first").textContent), parts: {} }; // they stand there already
  let frame = first;
  let newest = null;
  let latest = first;
  let wasMyTurn = first.mine;
  let rest = null; // what comes later, with which every other frame is shown
  let isStale = false; // has one's own turn gone on, before that can be shown?
  let offered = {}; // the frame whose moves can be made
  let moment = 0; // another one after every move that is sent, and whenever others can be made
  const early = []; // keys that come before their meaning, all of this moment
  let showing = Promise.resolve();
  let coach = null; // comes when there is something to tell that was not read
  let ending = null; // these three come when there is an end, or something to wish for
  let chances = null;
  let wishes = null;
  const wished = new Map(); // moves that were wished for, with what they are called

  keepSettings(table);
  compareProof(table);
  for (const [deed, what] of [["change", "[data-setting=guide]"], ["click", "[data-tips]"]]) {
    table.addEventListener(deed, ({ target }) => {
      if (coach || !target.closest(what)) return;
      if (deed === "click") forgetTips();
      offerTips(frame.tips ?? []);
    });
  }
  const wasOver = Boolean(table.querySelector(".end"));
  let advice = null; // comes when somebody asks for it
  byId("choices").addEventListener("click", ({ target }) => {
    if (!target.closest("[data-do=advise]")) return;
    advice ??= bring("advice.js").then(({ openAdvice }) => openAdvice(choose, frame.moves));
    advice.then(({ wait }) => wait());
  });
  const line = openLine(table.dataset, {
    address() {
      const brought = page;
      page = "";
      return `/t/${id}/ws?drawn=${drawn}&below=${below}&page=${brought}${rest?.isTold() ? "&words=1" : ""}`;
    },
    answered: (answer, sent) => ready.then(() => hearAnswer(answer, sent)),
    take(told) {
      isStale ||= !rest && Object.entries(told.seats ?? {}).some(([seat, at]) => at !== first.seats[seat]);
      if (missing.size) showMissing(); // for the line is there
      ready.then(() => take(told));
    },
  });
  const moves = openMoves(table, {
    choose,
    askWhy(taps, seat = Object.keys(frame.seats).map(Number)[0], things = []) { line.send({ do: "why", seat, taps, things }); },
    explain(things) { line.send({ do: "explain", things }); },
    enlarge(element) { ready.then(() => rest.enlarge(element)); },
  });
  openPanes(moves.redraw);
  hideBehindCover(table);
  sendWhatIsDone(table, line.send);
  tell([], table.dataset.round);
  keepRoom(table.querySelector(".doing"), table);
  heedSurprises(table.querySelector(".doing"));
  showWhoseTurn(first.mine, first);
  offer(first, false, isChoosing());
  if (!scrollY && !hasNews(first.tips ?? [])) seeQuestion(table); // a tip is brought into sight with it
  const keepKey = (event) => early.push(event);
  addEventListener("keydown", keepKey);
  addEventListener("keydown", (event) => { if (isWalk(event)) event.preventDefault(); }); // and scrolls nothing
  const ready = bring(...LATER).then(openRest);
  table.addEventListener("click", awaitRest);

  // What is asked for before it can be shown is asked for again.
  function awaitRest(event) {
    const asked = event.target.closest(`[data-keys], a[href^="${rules}#"]`);
    if (!asked || rest) return;
    event.preventDefault();
    ready.then(() => asked.click());
  }

  function openRest(came) {
    const speech = came.openSpeech(table);
    const hear = came.openTalk(byId("chat").closest("details"));
    const isHeld = came.openPeeks(table, line.send);
    const showExplanation = came.openExplanations(rules, rule);
    const isOutOfSight = ({ peek }) => peek !== null && !isHeld(peek); // until a frame brings what all may see
    const isTold = came.awaitWords(table, { send: line.send, say: speech.say }); // is the board in words open?
    const showAnswer = came.openRefusals(table, showExplanation);
    rest = { ...came, speech, hear, isOutOfSight, isTold, showExplanation, showAnswer };
    sure = came;
    removeEventListener("keydown", keepKey);
    const hearKey = came.awaitKeys(table, { ...speech, now: () => moment });
    for (const event of early) hearKey(event);
    came.openRules(table, rules);
    came.openLarge((point) => line.send({ do: "explain", things: thingsAt(point) }));
    came.openReactions();
    came.offerNotifications(table);
    openSkipping(byId("board"), came);
    expect(first);
    tellOf({ ...first, stays: JSON.parse(byId("board").dataset.stays) }, first.mine);
    showEnding(); // whose proof may be opened before any frame comes
  }

  function hearAnswer(answer, sent) {
    const { do: word } = sent;
    if (wished.has(sent)) { settleWish(sent, answer.ok); return; }
    if (word === "advise") advice?.then(({ show: showAdvice }) => showAdvice(answer)); // where it was asked for
    else if (answer.to) location.assign(answer.to);
    else if (answer.ok && answer.explained) rest.showExplanation(answer.explained);
    else rest.showAnswer(answer);
  }

  // A double tap, or one on a board that is no longer so.
  function isTooLate(seat) {
    return (isStale && !rest) || line.waitsFor((sent) => sent.do === "move" && sent.seat === seat);
  }

  function choose({ seat, move }) {
    if (isTooLate(seat)) return;
    const message = { do: "move", seat, move, at: frame.seats[seat] ?? 0 };
    const { warn, yes } = frame.moves.find((one) => one.seat === seat && one.move === move) ?? {};
    isSure(warn, yes).then((isMeant) => {
      if (!isMeant || isTooLate(seat)) return; // it may have been sent while this was asked
      rest?.speech.begin();
      line.send(message);
      forgetKeys();
      coach?.then(({ moved }) => moved());
    });
  }

  // What was pressed before is not meant for what comes now.
  function forgetKeys() {
    moment += 1;
    early.length = 0;
  }

  // Parts that a later frame replaces are never drawn.
  function take(told) {
    const fresh = latest = { ...latest, stays: undefined, ...whole(told) }; // what was left out is as it was
    if (fresh.mine && !wasMyTurn) rest.notify(fresh.title);
    wasMyTurn = fresh.mine;
    expect(fresh);
    const { chat, reactions, ...parts } = fresh.parts;
    for (const [place, html] of Object.entries({ chat, reactions })) { // talk waits for no dice
      if (html !== undefined) { swap(place, html); rest.hear(); }
    }
    const counted = { ...fresh, parts, waiting: Number(fresh.steps.length > 0) }; // what people say is no move
    newest = newest ? joined(newest, counted) : counted;
    showing = showing.then(show);
  }

  // Who is there, and what may be wished for.
  function expect(fresh) {
    rest.setCompany(fresh.company);
    if (fresh.wishes?.length) wishes ??= bring("wishes.js").then(({ openWishes }) => openWishes({ send: sendWish, say: rest.speech.say }));
    wishes?.then(({ carryOut }) => carryOut(fresh));
  }

  function sendWish(message, label) {
    wished.set(message, label);
    line.send(message);
  }

  function settleWish(message, isDone) {
    const label = wished.get(message);
    wished.delete(message);
    wishes.then(({ settle }) => settle(isDone, label));
  }

  function offerTips(tips) {
    if (hasNews(tips)) coach ??= bring("coach.js").then(({ openCoach }) => openCoach(table));
    coach?.then(({ offer }) => offer(tips));
  }

  // Where there is nothing to decide, nobody has to tap.
  function doForced({ seat, move }) {
    if (isTooLate(seat)) return;
    line.send({ do: "move", seat, move, at: frame.seats[seat] ?? 0, forced: true });
  }

  async function showEnding() {
    if (!table.querySelector(".end")) return;
    ending ??= bring("ending.js").then(({ openEnding }) => openEnding(table, wasOver));
    chances ??= bring("chances.js").then(({ openChances }) => openChances());
    for (const one of [ending, chances]) (await one)();
  }

  async function show() {
    if (!newest || rest.isOutOfSight(newest)) return;
    const now = newest;
    newest = null;
    const wasMine = frame.mine;
    const held = document.activeElement;
    frame = now;
    rest.speech.happens({ ...now, lines: now.lines.slice(0, now.lines.length - (now.spoken ?? 0)) }); // once
    if (now.steps.length) {
      if (now.before) { // whoever takes over sees what was
        for (const [place, html] of Object.entries(now.before)) swap(place, html);
        layPanes();
      }
      const isOwn = now.steps[0].own || now.before; // others play on as it was told
      showWhoseTurn(false, isOwn ? now : { ...now, parts: {} }, false); // what is not shown yet is nobody's turn
      if (!now.mine && held?.closest("#moves")) focusOnStatus();
      moves.pause(); // what is not shown yet cannot be tapped
      if (isOwn) coach?.then(({ hush }) => hush(now.tips)); // what others do leaves time to read
      const last = now.steps.findLast(({ kind }) => kind === "dice"); // how far they carry a pawn is told once they lie still
      const tellOnce = (step) => { if (step.tells) swap("told", step.tells); else if (step === last) swapTold(now); };
      await rest.play(now.steps, () => newest?.waiting >= FAR_BEHIND, 1, tellOnce).catch(console.error); // the board still comes
    }
    swapTold(now);
    if (rest.isOutOfSight(now)) {
      const left = { ...now, steps: [], waiting: 0, spoken: now.lines.length };
      newest = newest ? joined(left, newest) : left;
      showing = showing.then(show);
      return;
    }
    const wasChoosing = isChoosing();
    const seeFocus = holdFocus();
    for (const [place, html] of Object.entries(now.parts)) swap(place, html);
    const hasBegun = /invite/.test(table.dataset.shows) && !/invite/.test(now.shows);
    if (table.dataset.shows !== now.shows) table.dataset.shows = now.shows; // what the style sheet asks of all of it
    hideBehindCover(table);
    showWhoseTurn(now.mine, now);
    layPanes();
    tell(now.lines, table.dataset.round);
    if ("log" in now.parts) rest.speech.catchUp();
    drawn = now.number;
    below = now.below;
    document.title = now.title;
    offer(now, wasMine, wasChoosing, held);
    if (held !== document.body && isLost()) focusOnStatus(); // what had it is gone, and nothing took its place
    seeFocus();
    if (hasBegun) seeQuestion(table);
    tellOf(now, wasMine);
    compareProof(table);
    showEnding();
  }

  // What can be done now; the focus goes there only if it was there, or nowhere: to the choice that had it, if it is still one.
  function offer(now, wasMine, wasChoosing, held = null) {
    if (now.moves !== offered.moves || now.seats !== offered.seats) forgetKeys();
    offered = now;
    const forced = now.moves.find((one) => one.forced);
    moves.offer(forced ? [] : now.moves, now.then);
    advice?.then(({ renew }) => renew(forced ? [] : now.moves));
    if (forced) doForced(forced);
    if (wasChoosing && forced) focusOnStatus(); // nothing is to be decided yet, nor to be taken back by mistake
    else if (wasChoosing && now.mine && (isLost() || isWaiting() || !wasMine)) {
      const first = [...table.querySelectorAll("#moves button, #choices :is(input, button), #fold")].find((one) => one.offsetWidth > 1); // in sight
      focusOn(wasMine && held?.matches("#moves *") ? held : first);
    }
    table.querySelector(".cover button")?.focus();
    byId("answer").hidden ||= now.mine !== wasMine;
  }

  // What is said, heard and seen of it besides.
  function tellOf(now, wasMine) {
    if (!now.moves.some((one) => one.forced)) { rest.speech.ask(); offerTips(now.tips); }
    wishes?.then(({ offer: offerWishes }) => offerWishes(now.wishes ?? []));
    rest.keepAwake(now.mine);
    if (now.mine && !wasMine) { rest.heed(true); rest.sound("turnOf"); }
    rest.liftPen();
    rest.showFaces(now.steps);
    rest.showStaying(now.stays);
    rest.tumble(now.steps);
  }

  return ready; // when everything has come
}

const hasNews = (tips) => setting("guide") !== "off" && tips.some(({ key }) => !isRead(key));

// Is the focus nowhere?
const isLost = () => !document.activeElement || document.activeElement === document.body;

// Does it wait where nothing can be done?
const isWaiting = () => document.activeElement === byId("status");

// Is it there, or where moves are chosen, or where it waits until some can be made again?
const isChoosing = () => isLost() || document.activeElement.matches("#status, :is(#moves, #choices, #cover) *");

// Scripts that come later

const missing = new Set(); // those that do not come

// All that they export. They are asked for until they come.
export async function bring(...names) {
  for (let failures = 1; ; failures += 1) {
    try {
      const came = await bringOnce(...names);
      if (missing.delete(names)) showMissing();
      return came;
    } catch (error) {
      if (error.isFinal) renewPage();
      if (failures >= A_FEW) {
        missing.add(names);
        showMissing();
      }
    }
    await new Promise((go) => setTimeout(go, Math.min(ONCE_MORE * 2 ** (failures - 1), LONGEST_PAUSE)));
  }
}

// Many browsers never ask again for a script whose import has failed, as long as their page lives. So all are fetched
// before any is imported, from what the browser keeps; what they import is among them, or has come with the page.
export async function bringOnce(...names) {
  await Promise.all(names.map(fetchWhole));
  const coming = names.map((name) => import(`./${name}`));
  const came = await Promise.all(coming).catch((error) => {
    window.reportError?.(error); // it may be a mistake of ours
    throw Object.assign(error, { isFinal: true });
  });
  return Object.assign({}, ...came);
}

// A static file, from its first byte to its last: then the browser keeps it.
export async function fetchWhole(name) {
  const call = new AbortController();
  const limit = setTimeout(() => call.abort(), LONGEST_FETCH);
  const answer = await fetch(new URL(name, import.meta.url), { signal: call.signal });
  await answer.arrayBuffer();
  clearTimeout(limit);
  if (!answer.ok) throw Object.assign(new Error(`${name}: ${answer.status}`), { isFinal: answer.status === GONE });
}

// What this page can no longer get, a new one may: but once, and not for ever.
function renewPage() {
  if (history.state?.renewed === import.meta.url) return;
  history.replaceState({ renewed: import.meta.url }, "");
  location.reload();
}

// Where a lost line is told of, unless something else is.
function showMissing() {
  const place = byId("line");
  if (!place) return;
  const { lost } = place.closest("[data-lost]").dataset;
  if (![lost, ""].includes(place.textContent)) return;
  place.hidden = !missing.size;
  place.textContent = missing.size ? lost : "";
}

// What lies below the buttons keeps its place when they come and go: their place never gets smaller. A list that somebody
// unfolds and a hint are wished for.
function keepRoom(place, table) {
  let room = 0;
  new ResizeObserver(([{ contentRect: { height } }]) => {
    const isWished = byId("hint").textContent || !(byId("fold").hidden || table.classList.contains("folded"));
    if (height > room && !isWished && !/invite|end/.test(table.dataset.shows)) {
      room = height;
      place.style.setProperty("--room", `${room}px`);
    }
  }).observe(place);
}

// A tap means what lay there when the finger set out: where one button was tapped, another that has just come, such as the one
// that takes the move back, is not. What is tapped for one move may follow each other as fast as one likes.
function heedSurprises(doing) {
  let tapped = null; // where
  let name = ""; // of what lies there
  let since = -Infinity; // when it came
  const nameAt = ({ x, y }) => document.elementFromPoint(x, y)?.closest("button")?.textContent ?? "";
  new MutationObserver(() => {
    const now = tapped ? nameAt(tapped) : name;
    if (now === name) return;
    name = now;
    since = performance.now();
  }).observe(doing, { subtree: true, childList: true, attributes: true });
  doing.addEventListener("click", (event) => {
    if (!event.detail) return; // of keys there is none
    const point = { x: event.clientX, y: event.clientY };
    const isThere = tapped && Math.hypot(point.x - tapped.x, point.y - tapped.y) < A_FINGER;
    if (isThere && event.target.closest("#choices") && event.timeStamp - since < A_SURPRISE) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    tapped = point;
    name = nameAt(point);
    since = -Infinity;
  }, true);
}

// Where there is nothing to ask, nobody is asked, and nobody is asked two things at once: a second tap means the first
// question. What has come once asks at once: a key after the tap is an answer.
let sure = null;
let isAsking = false;
export async function isSure(question, yes) {
  if (!question) return true;
  if (isAsking) return false;
  isAsking = true;
  try {
    sure ??= await bringOnce("sure.js").catch(() => null);
    return sure ? await sure.isSure(question, yes) : confirm(question);
  } finally {
    isAsking = false;
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
    waiting: older.waiting + fresh.waiting,
    spoken: "log" in fresh.parts ? 0 : older.spoken, // the older ones stand last
  };
}

// A tap while something moves or is announced lets that be over, and is no tap on what lies below it. On an announcement
// a quick second one means the same: it could be a theft. It is stopped here, since the board may be offered again
// before the others hear of it.
function openSkipping(board, { isAnnouncing, isPlaying, skip }) {
  let isSkipping = false;
  let ended = -Infinity; // when a tap has ended an announcement
  const stop = (event) => { if (isSkipping) event.stopPropagation(); };
  board.addEventListener("pointerdown", (event) => {
    const { timeStamp } = event;
    isSkipping = isPlaying() || timeStamp - ended < A_DOUBLE_TAP;
    if (isAnnouncing()) ended = timeStamp;
    if (isPlaying()) skip();
    stop(event);
  }, true);
  board.addEventListener("pointerup", stop, true);
}

// While something moves, it is at most told that others are to act: not who has won.
function showWhoseTurn(isMine, { mine, parts, before }, isShown = true) {
  if ((!mine || before) && parts.status !== undefined && (isShown || !parts.end)) swap("status", parts.status);
  byId("status").firstElementChild?.classList.toggle("mine", isMine);
}

function swapTold({ parts }) {
  if (parts.told !== undefined) swap("told", parts.told);
}

function tell(lines, label) {
  const log = byId("log").querySelector("ol");
  log?.insertAdjacentHTML("afterbegin", lines.join(""));
  while (log?.children.length > MOST_LINES) log.lastChild.remove();
  for (const line of [...(log?.children ?? [])]) {
    const { undone, round } = line.dataset;
    const above = line.previousElementSibling?.dataset ?? {};
    if (undone && undone === above.undone) line.remove(); // taken back again and again
    else if (round && round !== above.round) line.dataset.heading = headingOf(label, line.dataset);
    else delete line.dataset.heading;
  }
}

// Buttons and forms that are no moves.
function sendWhatIsDone(table, send) {
  table.addEventListener("click", async ({ target }) => {
    const button = target.closest("button[data-do]");
    const { do: word, seat, text, yes, about, confirm, go } = button?.dataset ?? {};
    if (!word || word === "move") return; // it may be gone by now from the list that it stood in
    if (!(await isSure(confirm, go ?? button.textContent))) return;
    const message = { do: word };
    if (word === "again") message.stir = randomText(); // of the next match
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
    for (const name of ["seat", "at"]) if (form.dataset[name] !== undefined) message[name] = Number(form.dataset[name]);
    if (message.do === "sit") message.stir = randomText();
    send(message);
    form.reset();
  });
}
