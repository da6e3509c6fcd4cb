// The one script of the tin: it swaps frames in, animates steps, sends taps, and reconnects.
// It knows no game: what may be tapped comes with every frame.

const DRAG_BEGINS = 8; // pixels: less is a tap of an unsteady finger
const MOST_LINES = 60;
const LONGEST_RETRY = 27; // times the first
const EAGER_RETRY = 2; // times the first, while a server may just be starting again
const EAGER = 30_000; // milliseconds of that
const TURNED_AWAY = 1013; // a server that is full says when it closes the line
const PACE = { off: 0, slow: 420, normal: 190, fast: 80 };
const SPOTS = ["", "4", "26", "246", "0268", "02468", "023568"]; // of 3 × 3, where a face has its pips
const SVG = "http://www.w3.org/2000/svg";

const kept = {
  get(name, otherwise) {
    try { return localStorage.getItem(`tin-${name}`) ?? otherwise; } catch { return otherwise; }
  },
  set(name, value) {
    try { localStorage.setItem(`tin-${name}`, value); } catch { /* a private window */ }
  },
};

// crypto.randomUUID is not there over plain http on a LAN.
export const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

// Make `old` equal to `fresh`, keeping every element that has the same id, or the same place.
export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || old.namespaceURI !== fresh.namespaceURI) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    let have = want.id ? named.get(want.id) : undefined;
    if (!want.id && at && !at.id && at.nodeType === want.nodeType && at.nodeName === want.nodeName) have = at;
    if (!have) {
      old.insertBefore(document.importNode(want, true), at);
    } else {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      morph(have, want);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

export function swap(place, html) {
  const old = document.getElementById(place);
  if (!old) return;
  if (old.namespaceURI === SVG) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${html}</svg>`, "image/svg+xml");
    morph(old, parsed.documentElement.firstElementChild);
    return;
  }
  const fresh = old.cloneNode(false);
  fresh.innerHTML = html;
  morph(old, fresh);
}

// Shapes that are drawn on a board

function shape(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

// Dots as lines without length, as the boards draw them.
const pips = (face) =>
  [...(SPOTS[face] ?? "")].map((spot) => `M${(spot % 3) * 24 - 24} ${Math.floor(spot / 3) * 24 - 24}h0`).join("");

const die = (face) =>
  shape("svg", { class: "die", viewBox: "-50 -50 100 106" },
    shape("rect", { x: -46, y: -38, width: 92, height: 92, rx: 22, fill: "#d6bd8e" }),
    shape("rect", { x: -46, y: -46, width: 92, height: 92, rx: 22, fill: "#fffdf4", stroke: "#4a2810", "stroke-width": 3 }),
    shape("path", { d: pips(face), stroke: "#4a2810", "stroke-width": 20, "stroke-linecap": "round" }));

// A frame around an element: a dashed line that may be tapped, a solid one that was.
function outline(element, kind) {
  const board = element?.ownerSVGElement;
  const from = board?.getScreenCTM();
  const to = element?.getScreenCTM?.();
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

// Small things on every page

for (const select of document.querySelectorAll("select[data-submit]")) {
  select.addEventListener("change", () => select.form.requestSubmit());
}
for (const input of document.querySelectorAll("input[data-into]")) {
  input.addEventListener("change", async () => {
    const into = input.form.elements[input.dataset.into];
    into.value = (await input.files[0]?.text()) ?? into.defaultValue;
  });
}
addEventListener("focusin", ({ target }) => { if (target.matches("input[readonly]")) target.select(); });
for (const form of document.querySelectorAll("form[action^='/new/']")) {
  const stir = Object.assign(document.createElement("input"), { type: "hidden", name: "stir", value: randomText() });
  form.append(stir);
}

const root = document.querySelector("[data-table]");
if (root) openTable(root);

function openTable(table) {
  const id = table.dataset.table;
  const pending = new Map(); // what was sent and not yet answered; sent again after a cut
  const firstRetry = Number(table.dataset.retry);
  const silence = Number(table.dataset.silence);
  let line = null;
  let retry = firstRetry;
  let waiting = 0;
  let lost = 0; // since when there is no line
  let heard = Date.now();
  let frame = { number: 0, moves: [], seats: {}, mine: false };
  let drawn = 0;
  let taps = [];
  let showing = Promise.resolve();
  let newest = null;

  const byId = (name) => document.getElementById(name);
  const speed = () =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[kept.get("speed", "normal")] ?? PACE.normal;

  // The line

  function connect() {
    clearTimeout(waiting);
    if (line && line.readyState <= WebSocket.OPEN) return;
    heard = Date.now(); // a new line has its time to answer
    line = new WebSocket(`${location.origin.replace(/^http/, "ws")}/t/${id}/ws?drawn=${drawn}`);
    const mine = line;
    mine.onopen = () => {
      heard = Date.now();
      for (const message of pending.values()) mine.send(JSON.stringify(message));
    };
    mine.onmessage = (event) => {
      heard = Date.now();
      retry = firstRetry;
      lost = 0;
      receive(JSON.parse(event.data));
    };
    mine.onclose = ({ code }) => {
      if (mine !== line) return;
      lost ||= Date.now();
      if (code === TURNED_AWAY) retry = firstRetry * LONGEST_RETRY; // and the reason stays
      else note(table.dataset.lost);
      waiting = setTimeout(connect, retry * (0.8 + 0.4 * Math.random())); // not all at the same moment
      const longest = Date.now() - lost < EAGER ? EAGER_RETRY : LONGEST_RETRY;
      retry = Math.min(firstRetry * longest, retry * 2);
    };
  }

  function hurry() {
    if (document.visibilityState === "hidden") return;
    if (line && line.readyState <= WebSocket.OPEN && Date.now() - heard < silence) return;
    if (line) { line.onclose = null; line.close(); line = null; note(table.dataset.lost); }
    retry = firstRetry;
    connect();
  }
  document.addEventListener("visibilitychange", hurry);
  addEventListener("pageshow", hurry);
  addEventListener("online", hurry);
  setInterval(() => { if (Date.now() - heard > silence) hurry(); }, silence / 8);

  function note(text) {
    const place = byId("line");
    place.hidden = !text;
    if (place.textContent !== text) place.textContent = text;
  }

  function send(message) {
    message.id = randomText();
    pending.set(message.id, message);
    if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
    else note(table.dataset.sending);
  }

  function receive(message) {
    if (message.kind === "ping") line.send('{"do":"pong"}');
    if (message.kind === "trouble") note(message.text);
    if (message.kind === "frame") note("");
    for (const answer of message.answers ?? []) if (pending.delete(answer.id)) answered(answer);
    if (message.kind === "frame") take(message);
  }

  function answered({ ok, text, clause, element }) {
    const place = byId("answer");
    place.hidden = ok || !text;
    if (ok || !text) return;
    const piece = element ? byId(element) : null; // the piece at fault
    place.textContent = piece ? `${text} → ${titleOf(element)}` : text;
    piece?.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: 500, iterations: 2 });
    if (clause?.includes(".")) {
      const link = Object.assign(document.createElement("a"), {
        href: `${table.dataset.rules}#${clause}`,
        textContent: table.dataset.rule.replace("%", clause),
      });
      place.append(" ", link);
    }
    place.classList.remove("shake");
    void place.offsetWidth;
    place.classList.add("shake");
  }

  // Frames: parts that a later frame replaces are never drawn

  function take(fresh) {
    newest = newest
      ? {
          ...fresh,
          parts: { ...newest.parts, ...fresh.parts },
          lines: "log" in fresh.parts ? [] : [...fresh.lines, ...newest.lines],
          steps: [...newest.steps, ...fresh.steps],
        }
      : fresh;
    if (fresh.parts.chat !== undefined) { swap("chat", fresh.parts.chat); hear(); } // talk waits for no dice
    showing = showing.then(show);
  }

  async function show() {
    if (!newest) return;
    const now = newest;
    newest = null;
    const wasMine = frame.mine;
    if (now.steps.length) {
      frame = { ...now, moves: [] }; // what is not shown yet cannot be tapped
      unmark();
      await play(now.steps);
    }
    frame = now;
    if (!continued().length) taps = [];
    const focus = document.activeElement;
    const inChoices = byId("moves").contains(focus) || byId("choices").contains(focus) || focus === document.body;
    for (const [place, html] of Object.entries(now.parts)) swap(place, html);
    const log = byId("log").querySelector("ol");
    log?.insertAdjacentHTML("afterbegin", now.lines.join(""));
    while (log?.children.length > MOST_LINES) log.lastChild.remove();
    mark();
    drawn = now.number;
    document.title = now.title;
    if (now.mine && !wasMine) turnSound();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (inChoices && now.mine && (lost || !wasMine)) {
      table.querySelector("#moves button, #choices input")?.focus({ preventScroll: true });
    }
    table.querySelector(".cover button")?.focus();
    byId("answer").hidden ||= now.mine !== wasMine;
    showFaces(now.steps);
    hear();
    compareCommitment();
    compareDigest();
    applyGuide();
  }

  async function play(steps) {
    for (const step of steps) {
      const pace = newest ? Math.min(speed(), 40) : speed(); // behind: catch up
      const element = byId(step.element);
      if (document.hidden) return;
      if (step.kind === "appear" && element) appear(element, step.points[0]); // who looks, sees it
      if (!pace) continue;
      if (step.kind === "dice") await throwDice(step, pace);
      else if (step.kind === "walk" && element) await walk(element, step.points, pace, 0.3);
      else if (step.kind === "slide" && element) await walk(element, step.points, pace, 0);
      else if (step.kind === "flash" && element) {
        await element.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: pace * 3 }).finished;
      }
    }
  }

  // For a second, and nobody waits for it.
  function appear(element, [x, y]) {
    element.setAttribute("transform", `translate(${x} ${y})`);
    element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: 1000 });
  }

  const standsAt = (element) =>
    /translate\(([^)]*)\)/.exec(element.getAttribute("transform"))[1].split(/[ ,]+/).map(Number);

  // From point to point, in hops as high as a share of the way.
  async function walk(element, points, pace, hop) {
    if (!points.length) return;
    if (points.length < 2) points = [standsAt(element), ...points];
    element.parentNode.append(element); // above the others
    const rest = (element.getAttribute("transform") ?? "").replace(/translate\([^)]*\)/, "").trim();
    const scale = /scale\(([^)]*)\)/.exec(rest)?.[1];
    const at = (x, y, easing) => ({ transform: `translate(${x}px, ${y}px)${scale ? ` scale(${scale})` : ""}`, easing });
    const frames = points.flatMap(([x, y], step) => {
      if (!step) return [at(x, y, "ease-out")];
      const [fromX, fromY] = points[step - 1];
      const high = Math.hypot(x - fromX, y - fromY) * hop;
      return [at((x + fromX) / 2, (y + fromY) / 2 - high, "ease-in"), at(x, y, "ease-out")];
    });
    const duration = Math.min(2600, pace * Math.max(2, points.length - 1));
    await element.animate(frames, { duration, fill: "forwards" }).finished;
    const [x, y] = points.at(-1);
    element.setAttribute("transform", `translate(${x} ${y}) ${rest}`.trim());
    for (const animation of element.getAnimations()) animation.cancel();
    tick(520);
  }

  // The dice roll in, show their faces, and go to where the board keeps them.
  async function throwDice({ faces, element }, pace) {
    const shown = Object.assign(document.createElement("div"), { className: "thrown" });
    shown.setAttribute("aria-hidden", "true");
    shown.append(...faces.map(die));
    byId("board").append(shown);
    tick(300);
    const turn = (which, face) => shown.children[which].lastChild.setAttribute("d", pips(face));
    const rolling = setInterval(() => faces.forEach((_, which) => turn(which, 1 + Math.floor(Math.random() * 6))), 70);
    setTimeout(() => { clearInterval(rolling); faces.forEach((face, which) => turn(which, face)); }, pace * 2);
    await Promise.all([...shown.children].map((one, which) => {
      const side = which % 2 ? 1 : -1;
      return one.animate(
        [
          { transform: `translate(${side * 180}%, 220%) rotate(${side * 500}deg) scale(.5)`, easing: "ease-out" },
          { transform: `translate(0, -25%) rotate(${side * 40}deg) scale(1.15)`, offset: 0.5, easing: "ease-in" },
          { transform: `rotate(${side * 12}deg)`, offset: 0.75, easing: "ease-out" },
          { transform: `translate(0, -6%) rotate(${side * 9}deg)`, offset: 0.87, easing: "ease-in" },
          { transform: `rotate(${side * 8}deg)` },
        ],
        { duration: pace * (4 + which / 2), fill: "both" },
      ).finished;
    }));
    const rest = byId(element)?.getBoundingClientRect();
    const from = shown.getBoundingClientRect();
    const home = rest
      ? `translate(${rest.x + rest.width / 2 - from.x - from.width / 2}px, ${rest.y + rest.height / 2 - from.y - from.height / 2}px) scale(.3)`
      : "scale(.8)";
    await shown.animate(
      [{ transform: "none" }, { transform: "none", offset: 0.75, easing: "ease-in" }, { transform: home }],
      { duration: pace * 5 },
    ).finished;
    shown.remove();
  }

  // The dice that lie on the board show the last throw; a board that has none is left alone.
  let lying = [];
  function showFaces(steps) {
    lying = steps.findLast((step) => step.kind === "dice")?.faces ?? lying;
    lying.forEach((face, which) => byId(`die-${which}`)?.querySelector("path")?.setAttribute("d", pips(face)));
  }

  // Moves: taps and drags filter by prefix; the same moves stand as buttons

  const continued = () => frame.moves.filter((move) => taps.every((tap, at) => move.taps[at] === tap));
  const isNext = (element) => continued().filter((move) => move.taps[taps.length] === element);
  const titleOf = (element) => byId(element)?.querySelector("title")?.textContent ?? element;

  function unmark() {
    for (const old of table.querySelectorAll("[data-may]")) { delete old.dataset.may; delete old.dataset.drag; }
    for (const old of table.querySelectorAll(".may")) old.remove();
  }

  function mark() {
    unmark();
    for (const move of continued()) {
      const next = byId(move.taps[taps.length]);
      next?.setAttribute("data-may", "");
      if (move.taps.length > taps.length + 1) next?.setAttribute("data-drag", "");
    }
    for (const tap of taps) byId(tap)?.setAttribute("data-may", "chosen");
    for (const element of byId("board").querySelectorAll("[data-may]")) outline(element, element.dataset.may);
    offer();
    hint([]);
  }

  // The same as buttons: the moves, or where there are very many of them, what may be tapped next.
  function offer() {
    const offered = new Map();
    for (const { seat, move, taps: path, label, hint: about, quiet } of continued()) {
      if (label !== undefined) offered.set(`${seat} ${move}`, { text: label, data: { do: "move", seat, move }, about, quiet });
      else offered.set(path[taps.length], { text: titleOf(path[taps.length]), data: { tap: path[taps.length] } });
    }
    if (taps.length) offered.set("back", { text: table.dataset.back, data: { tap: "" }, quiet: true });
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
  table.addEventListener("pointerover", ({ target }) => pointAt(target));
  table.addEventListener("focusin", ({ target }) => pointAt(target));
  function pointAt(target) {
    const { move, seat } = target.closest("#moves button")?.dataset ?? {};
    if (move !== undefined) { hint(frame.moves.filter((one) => one.move === move && String(one.seat) === seat)); return; }
    const element = target.closest("#board [data-may]");
    if (element || target.closest("#board")) hint(element ? isNext(element.id) : []);
  }

  function tap(target, isDropped = false) {
    let element = target.closest("[id]");
    while (element && byId("board").contains(element) && element !== byId("board")) {
      const found = isNext(element.id);
      if (found.length) {
        taps.push(element.id);
        byId("answer").hidden = true; // why something else cannot be done is no news any more
        const whole = found.find((move) => move.taps.length === taps.length);
        if (whole) sendMove(whole.seat, whole.move);
        else mark();
        return true;
      }
      if (taps.includes(element.id)) { // tapped again: back to before it
        taps = taps.slice(0, taps.indexOf(element.id));
        mark();
        return false;
      }
      if (!isDropped && frame.moves.some((move) => move.taps.length > 1 && move.taps[0] === element.id)) {
        taps = [element.id]; // something else is meant now
        byId("answer").hidden = true;
        mark();
        return true;
      }
      if (element.id !== "pieces" && element.id !== "ground") {
        askWhy([...taps, element.id]);
        taps = [];
        mark();
        return false;
      }
      element = element.parentElement?.closest("[id]");
    }
    taps = [];
    mark();
    return false;
  }

  function askWhy(wanted) {
    const seat = frame.moves[0]?.seat ?? Number(Object.keys(frame.seats)[0]);
    if (!Number.isNaN(seat)) send({ do: "why", seat, taps: wanted });
  }

  function sendMove(seat, move) {
    taps = [];
    mark();
    if ([...pending.values()].some((sent) => sent.do === "move" && sent.seat === seat)) return; // a double tap
    send({ do: "move", seat, move, at: frame.seats[seat] ?? 0 });
  }

  // A drag is a tap where it begins and a tap where it ends; meanwhile the piece goes along, and
  // what it can reach is lit.
  let dragged = null;
  let from = null;
  byId("board").addEventListener("pointerdown", (event) => {
    dragged = event.target.closest("[data-drag]");
    from = { x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", (event) => {
    if (!dragged) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (dragged.style.translate === "") {
      if (Math.hypot(x, y) < DRAG_BEGINS) return;
      if (taps.at(-1) !== dragged.id && !tap(dragged)) { drop(); return; }
      dragged.style.pointerEvents = "none"; // what lies under it is what is pointed at
    }
    const { a, b, c, d } = dragged.parentNode.getScreenCTM().inverse();
    dragged.style.translate = `${a * x + c * y}px ${b * x + d * y}px`;
    pointAt(document.elementFromPoint(event.clientX, event.clientY) ?? table);
  });
  byId("board").addEventListener("pointerup", (event) => {
    const wasDragged = drop();
    const over = document.elementFromPoint(event.clientX, event.clientY);
    if (over && byId("board").contains(over) && !(wasDragged && over.closest("[data-may=chosen]"))) tap(over, wasDragged);
  });
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  function drop() {
    const wasDragged = Boolean(dragged?.style.translate);
    dragged?.removeAttribute("style");
    dragged = null;
    return wasDragged;
  }

  table.addEventListener("click", (event) => {
    const tapped = event.target.closest("button[data-tap]");
    if (tapped) {
      if (tapped.dataset.tap) taps.push(tapped.dataset.tap);
      else taps.pop();
      byId("answer").hidden = true;
      const whole = taps.length && continued().find((move) => move.taps.length === taps.length);
      if (whole) { sendMove(whole.seat, whole.move); return; }
      mark();
      byId("moves").querySelector("button")?.focus({ preventScroll: true });
      return;
    }
    const button = event.target.closest("button[data-do]");
    if (event.target.closest("[data-guide]")) { kept.set("guide", "off"); applyGuide(); syncSettings(); }
    if (!button) return;
    const { do: word, seat, move, text, yes, about } = button.dataset;
    if (word === "move") { sendMove(Number(seat), move); return; }
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
    const message = { do: form.dataset.do, ...Object.fromEntries(new FormData(form)) };
    if (form.dataset.seat !== undefined) message.seat = Number(form.dataset.seat);
    if (message.do === "sit") message.stir = randomText();
    send(message);
    form.reset();
  });

  // What is said: a bubble over the board, and a number at the closed chat

  const talk = byId("chat").closest("details");
  const said = () => [...talk.querySelectorAll("[data-said]")];
  const newestSaid = () => Number(said().at(-1)?.dataset.said ?? 0);
  let heardUntil = newestSaid();
  let readUntil = heardUntil;
  function hear() {
    const fresh = said().filter((one) => Number(one.dataset.said) > heardUntil);
    heardUntil = Math.max(heardUntil, newestSaid());
    if (talk.open) readUntil = heardUntil;
    const unread = said().filter((one) => Number(one.dataset.said) > readUntil).length;
    if (unread) talk.dataset.unread = unread;
    else delete talk.dataset.unread;
    const list = talk.querySelector(".said");
    if (list && (fresh.length || talk.open)) list.scrollTop = list.scrollHeight;
    if (fresh.length && !talk.open) bubble(fresh.at(-1));
  }
  talk.addEventListener("toggle", hear);

  function bubble(one) {
    const shown = Object.assign(document.createElement("p"), { className: "bubble", innerHTML: one.innerHTML });
    shown.setAttribute("aria-hidden", "true");
    byId("board").querySelector(".bubble")?.remove();
    byId("board").append(shown);
    const still = !speed();
    shown.animate(
      [{ opacity: 0, transform: still ? "none" : "translateY(60%)" }, { opacity: 1, transform: "none", offset: 0.1 },
        { opacity: 1, offset: 0.9 }, { opacity: 0 }],
      { duration: 4000 },
    ).finished.then(() => shown.remove());
  }

  // A rule that is referred to is shown in the drawer; nobody leaves the table for it.
  table.addEventListener("click", (event) => {
    const link = event.target.closest(`a[href^="${table.dataset.rules}#"]`);
    const clause = link && byId(link.hash.slice(1));
    if (!clause) return;
    event.preventDefault();
    clause.closest("details").open = true;
    location.replace(link.hash);
    clause.scrollIntoView({ block: "center" });
  });

  // Settings, hints, sounds

  function syncSettings() {
    for (const control of table.querySelectorAll("[data-setting]")) {
      const value = kept.get(control.dataset.setting, { speed: "normal", sound: "off", guide: "on" }[control.dataset.setting]);
      if (control.type === "checkbox") control.checked = value === "on";
      else control.value = value;
    }
  }
  table.addEventListener("change", (event) => {
    const control = event.target.closest("[data-setting]");
    if (!control) return;
    kept.set(control.dataset.setting, control.type === "checkbox" ? (control.checked ? "on" : "off") : control.value);
    applyGuide();
  });

  function applyGuide() {
    byId("guide").hidden = kept.get("guide", "on") === "off";
  }

  function compareCommitment() {
    const seen = kept.get(`commitment-${id}`, "");
    const place = table.querySelector("[data-commitment-seen]");
    const told = table.querySelector("dd[data-commitment]")?.textContent;
    if (!seen) kept.set(`commitment-${id}`, table.dataset.commitment);
    if (place && told) place.textContent = seen === told ? place.dataset.same : place.dataset.differ;
  }

  // The digest of the whole match, kept from the moment it is over.
  function compareDigest() {
    const place = table.querySelector("[data-digest-seen]");
    const told = table.querySelector("dd[data-digest]")?.textContent;
    if (!place || !told) return;
    const seen = kept.get(`digest-${id}`, "");
    if (!seen) kept.set(`digest-${id}`, told);
    place.textContent = !seen || seen === told ? place.dataset.same : place.dataset.differ;
  }

  let audio = null;
  function tick(pitch, length = 0.05) {
    if (kept.get("sound", "off") !== "on") return;
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, audio.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length);
    tone.connect(loudness).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + length);
  }
  function turnSound() {
    tick(660, 0.15);
    setTimeout(() => tick(880, 0.25), 140);
  }

  syncSettings();
  applyGuide();
  compareCommitment();
  compareDigest();
  connect();
}
