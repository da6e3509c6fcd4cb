// The board in words: sent as long as it is open, and asked what is where.

import { byId } from "./frame.js";

const closed = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);
const wordsOf = (text) => ` ${text.toLowerCase().split(/[^\p{L}\p{N}]+/u).join(" ").trim()} `;

export function openWords(drawer, { send, say }) {
  const field = byId("asked-of");
  const found = byId("found");
  const place = byId("words");
  let waiting = ""; // asked before the board was there

  function read() {
    send({ do: "read", open: drawer.open });
    if (!drawer.open) place.replaceChildren();
  }

  byId("ask-board").addEventListener("submit", (event) => {
    event.preventDefault();
    waiting = field.value.trim();
    answer();
  });
  new MutationObserver(() => {
    if (!place.firstChild) { found.hidden = true; found.textContent = ""; } // behind a cover: the next person is not told
    else if (waiting) answer();
  }).observe(place, { childList: true });

  function answer() {
    if (!waiting || !place.firstChild) return;
    const told = tellOf(place, waiting);
    waiting = "";
    found.hidden = false;
    found.textContent = told.join(" ") || found.dataset.none;
    say(found.textContent);
    field.select(); // for the next question
  }

  drawer.addEventListener("toggle", read);
  waiting = field.value.trim(); // typed before all this was here
  read();
}

// What the board says of something: of a cell by its name, or all that names it.
function tellOf(place, wanted) {
  const all = [...place.querySelectorAll("li, table:not([data-grid]) tr, [data-grid] td")].map(sentence).filter(({ told }) => told);
  const named = all.filter(({ name }) => name && name === wanted.toLowerCase());
  const meant = named.length ? named : all.filter(({ told }) => wordsOf(told).includes(wordsOf(wanted)));
  return meant.map(({ about, told }, at) => closed(about && about !== meant[at - 1]?.about ? `${about}: ${told}` : told)); // each title once
}

function sentence(one) {
  const table = one.closest("table");
  const about = table?.caption?.textContent ?? one.closest("ul")?.previousElementSibling?.closest("h2")?.textContent ?? "";
  if (one.matches("li")) return { about, told: one.textContent };
  const heads = [...table.rows[0].cells].map((cell) => cell.textContent);
  if (one.matches("td")) {
    const name = `${heads[one.cellIndex]}${one.parentNode.cells[0].textContent}`;
    return heads[one.cellIndex] ? { name: name.toLowerCase(), about, told: `${name}: ${one.textContent}` } : { told: "" };
  }
  const [first, ...cells] = [...one.cells];
  if (first.nodeName !== "TH" || first.scope === "col") return { told: "" };
  const rest = cells.filter((cell) => cell.textContent).map((cell) => `${heads[cell.cellIndex]}: ${cell.textContent}`);
  return { about, told: [first.textContent, ...rest].join("; ") };
}
