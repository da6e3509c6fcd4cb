// The line to the server: it comes back by itself, and what was not answered is sent again.

import { isSlow } from "./kept.js";

const LONGEST_RETRY = 27; // times the first
const EAGER_RETRY = 1; // times the first, while a server may just be starting again
const EAGER = 30_000; // milliseconds of that
const PATIENCE = 300; // milliseconds before it is said that something is on its way
const THOUGHT_ABOUT = ["advise"]; // what takes a while, and says so itself
const SLOW = 1000; // milliseconds: a line that opens takes less, where there is a network
const TURNED_AWAY = 1013; // a server that is full says when it closes the line

// crypto.randomUUID is not there over plain http on a LAN.
export const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

// `address` says where the line goes to, whenever it is opened; `take` gets the frames that come, and
// `answered` an answer to each message, and that message.
export function openLine({ retry, silence, lost: lostText, sending }, { address, take, answered }) {
  const pending = new Map(); // what was sent and not yet answered; sent again after a cut
  const firstRetry = Number(retry);
  const longestSilence = Number(silence);
  let line = null;
  let pause = firstRetry;
  let waiting = 0;
  let lost = 0; // since when there is no line
  let hasOpened = false;
  let heard = Date.now();

  function connect() {
    clearTimeout(waiting);
    if (line && line.readyState <= WebSocket.OPEN) return;
    heard = Date.now(); // a new line has its time to answer
    line = new WebSocket(location.origin.replace(/^http/, "ws") + address());
    const mine = line;
    mine.onopen = () => {
      heard = Date.now();
      hasOpened = true;
      for (const message of pending.values()) mine.send(JSON.stringify(message));
    };
    mine.onmessage = (event) => {
      heard = Date.now();
      pause = firstRetry;
      lost = 0;
      receive(JSON.parse(event.data));
    };
    mine.onclose = ({ code }) => {
      if (mine !== line) return;
      lost ||= Date.now();
      if (code === TURNED_AWAY) pause = firstRetry * LONGEST_RETRY; // and the reason stays
      else note(lostText);
      waiting = setTimeout(connect, pause * (0.8 + 0.4 * Math.random())); // not all at the same moment
      const longest = Date.now() - lost < EAGER ? EAGER_RETRY : LONGEST_RETRY;
      pause = Math.min(firstRetry * longest, pause * 2);
    };
  }

  // After a sleep the network may need a moment: that is like a server that has just started.
  function wake() {
    lost = 0;
    const isStuck = line?.readyState === WebSocket.CONNECTING && Date.now() - heard > SLOW;
    if (isStuck) heard = 0; // it may have begun before there was a network
    hurry();
  }

  function hurry() {
    if (document.visibilityState === "hidden") return;
    if (line && line.readyState <= WebSocket.OPEN && Date.now() - heard < longestSilence) return;
    if (line) { line.onclose = null; line.close(); line = null; note(lostText); }
    pause = firstRetry;
    connect();
  }

  function receive(message) {
    if (message.kind === "ping") line.send(JSON.stringify({ do: "pong", slow: isSlow() })); // bots wait for whoever sits here
    if (message.kind === "trouble") note(message.text);
    if (message.kind === "frame") note("");
    for (const answer of message.answers ?? []) {
      const sent = pending.get(answer.id);
      if (pending.delete(answer.id)) answered(answer, sent);
    }
    if (!pending.size && document.getElementById("line").textContent === sending) note("");
    if (message.kind === "frame") take(message);
  }

  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", wake);
  addEventListener("online", wake);
  let ticked = Date.now();
  setInterval(() => {
    const slept = Date.now() - ticked > longestSilence; // the clock went on, and we did not
    ticked = Date.now();
    if (slept) wake();
    else if (Date.now() - heard > longestSilence) hurry();
  }, longestSilence / 8);
  connect();

  return {
    send(message) {
      message.id = randomText();
      pending.set(message.id, message);
      if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
      else if (hasOpened) note(sending); // else it opens now, as it should
      if (THOUGHT_ABOUT.includes(message.do)) return;
      setTimeout(() => { if (pending.has(message.id) && !lost) note(sending); }, PATIENCE);
    },
    waitsFor: (wanted) => [...pending.values()].some(wanted),
  };
}

function note(text) {
  const place = document.getElementById("line");
  place.hidden = !text;
  if (place.textContent !== text) place.textContent = text;
}
