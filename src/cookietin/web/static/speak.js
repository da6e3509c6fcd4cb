// The match in words, for whoever does not look: a screen reader reads them out, or a voice does.

import { byId } from "./frame.js";
import { setting } from "./kept.js";

const MOST = 30; // that stay to be read again
const TOGETHER = 150; // milliseconds: what comes apart in less, some screen readers read in another order
const MOST_MISSED = 8; // lines of the log, while the page was cut off
const CLOSED = /[.!?…:]["”»’)]?$/;

const voice = globalThis.speechSynthesis;
const closed = (text) => (CLOSED.test(text) ? text : `${text}.`);
const textOf = (element) => {
  const copy = element.cloneNode(true);
  for (const line of copy.querySelectorAll("br")) line.replaceWith(" ");
  return copy.textContent.trim();
};
const linesIn = (list) => [...(list?.children ?? [])];

export function openSpeech(table) {
  const place = byId("spoken");
  let stood = linesIn(byId("log").firstElementChild).map(textOf); // lines that need not be told
  let status = "";
  let question = "";
  let since = []; // told since the last move that was made here
  let coming = []; // told at this moment

  function say(text) {
    if (!text) return;
    since = [...since, text].slice(-MOST);
    utter(text);
  }

  function utter(text) {
    if (!coming.length) setTimeout(tellTogether, TOGETHER);
    coming.push(text);
    read(text);
  }

  function tellTogether() {
    if (!coming.length) return; // somebody else is here now
    const told = document.createElement("p");
    for (const text of coming) told.append(Object.assign(document.createElement("span"), { textContent: text }), " ");
    coming = [];
    place.append(told);
    while (place.children.length > MOST) place.firstChild.remove();
  }

  function hush() {
    place.replaceChildren();
    voice?.cancel();
    since = [];
    coming = [];
  }

  function read(text) {
    if (!voice || !text || setting("aloud") !== "on") return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = document.documentElement.lang;
    voice.speak(spoken);
  }

  // Refusals, tips and explanations are announced by their own places; a voice reads them, too.
  function readNews(name, path, isNews = () => true) {
    const told = () => [...document.querySelectorAll(path)].map((one) => closed(textOf(one))).join(" ");
    new MutationObserver((changes) => { if (changes.some(isNews)) read(told()); })
      .observe(byId(name), { childList: true, attributeFilter: ["open"] });
  }
  readNews("answer", "#answer:not([hidden])");
  readNews("explained", "#explained[open] :is(h2, p)");
  readNews("coach", "#coach .tip p", ({ target, addedNodes }) => target.ariaLive !== "off" && [...addedNodes].some((one) => one.className === "tip"));

  // Lines of the log, the latest first; and what is seen only.
  function tell(lines, steps = []) {
    const much = setting("telling");
    const isWanted = (about) => much === "all" || (much === "mine" && "me" in about);
    for (const line of [...lines].reverse()) if (isWanted(line.dataset)) say(textOf(line));
    for (const step of steps) if (isWanted(step)) say(step.said);
    if (lines.length) status = ""; // whose turn it is is told again after it
  }

  // What has happened comes first. Whoever takes over is not told what the one before was.
  function happens({ lines, parts, steps }) {
    if (parts.cover) hush();
    if ("log" in parts) return tell([], steps);
    const list = Object.assign(document.createElement("ol"), { innerHTML: lines.join("") });
    stood = [...linesIn(list).map(textOf), ...stood];
    return tell(linesIn(list), steps);
  }

  // A log that came whole: what stands above the lines that were there is new.
  function catchUp() {
    const lines = linesIn(byId("log").firstElementChild);
    const texts = lines.map(textOf);
    const isStart = (_, at) => texts.slice(at).every((text, below) => below >= stood.length || text === stood[below]);
    const fresh = stood.length ? texts.findIndex(isStart) : texts.length;
    if (fresh > 0) tell(lines.slice(0, Math.min(fresh, MOST_MISSED)));
    stood = texts;
  }

  // Then whose turn it is, and what is asked; at the end, how it ended.
  function ask() {
    const now = byId("status").querySelector(".status");
    const head = "wait" in now.dataset ? "" : closed(textOf(now.querySelector("span")));
    const asked = [...table.querySelectorAll("#asked p, #choices p:not(.hidden), #end .why, #end .scores li")];
    const text = asked.map((one) => closed(one.matches("li") ? scoreOf(one) : textOf(one))).join(" ");
    const isNews = head !== status;
    if (isNews || text !== question) say([isNews ? head : "", text].filter(Boolean).join(" "));
    status = head;
    question = text;
  }

  table.addEventListener("change", ({ target }) => { if (target.closest("[data-setting=aloud]")) voice?.cancel(); });
  const switchOf = table.querySelector("[data-setting=aloud]")?.closest(".field");
  if (switchOf) switchOf.hidden = !voice;
  return {
    happens, catchUp, ask, say,
    begin() { since = []; voice?.cancel(); }, // a move is made: what was told before it is old
    repeat() { since.forEach(utter); },
  };
}

const scoreOf = (row) => `${row.querySelector("span").textContent} ${row.querySelector("b").dataset.points}`;
