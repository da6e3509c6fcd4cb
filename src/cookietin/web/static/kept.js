// What this browser keeps: settings, and what it was once told of a match.

const kept = {
  get(name, otherwise) {
    try { return localStorage.getItem(`tin-${name}`) ?? otherwise; } catch { return otherwise; }
  },
  set(name, value) {
    try { localStorage.setItem(`tin-${name}`, value); } catch { /* a private window */ }
  },
};

const PACE = { off: 0, slow: 420, normal: 190, fast: 80 };
const CATCHING_UP = 40;
const USUAL = { speed: "normal", sound: "on", guide: "on", notify: "off", telling: "all", aloud: "off", keys: "on", contrast: "off", larger: "off" };
export const setting = (name) => kept.get(name, USUAL[name]);
export const keep = kept.set;

// Milliseconds for a step on the board; 0 for nothing that moves.
export const pace = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[setting("speed")] ?? PACE.normal;

// The same for whoever is far behind. Slow is never quicker than usual.
export const isSlow = () => pace() > PACE.normal;
export const quickPace = () => (isSlow() ? PACE.normal : Math.min(pace(), CATCHING_UP));

// Milliseconds for which a message stays that goes by itself: even a child who spells it out gets to its end.
export const timeToRead = (text) => 5000 + 80 * text.length;

function showSettings(table) {
  for (const control of table.querySelectorAll("[data-setting]")) {
    const value = setting(control.dataset.setting);
    if (control.type === "checkbox") control.checked = value === "on";
    else control.value = value;
  }
  document.getElementById("mute")?.setAttribute("aria-pressed", setting("sound") === "on");
  table.classList.toggle("contrasted", setting("contrast") === "on");
  table.classList.toggle("enlarged", setting("larger") === "on");
  table.classList.toggle("still", setting("speed") === "off");
}

export function keepSettings(table) {
  table.addEventListener("change", ({ target }) => {
    const control = target.closest("[data-setting]");
    if (!control) return;
    kept.set(control.dataset.setting, control.type === "checkbox" ? (control.checked ? "on" : "off") : control.value);
    showSettings(table);
  });
  document.getElementById("mute")?.addEventListener("click", () => {
    kept.set("sound", setting("sound") === "on" ? "off" : "on");
    showSettings(table);
  });
  showSettings(table);
}

// The tips that were read, for good.
const tipsRead = () => kept.get("tips", "").split(" ");
export const isRead = (tip) => tipsRead().includes(tip);
export const hasReadOf = (game) => tipsRead().some((tip) => tip.startsWith(`${game}-`));
export const markRead = (tip) => kept.set("tips", [...tipsRead(), tip].join(" "));
export const forgetTips = () => kept.set("tips", "");

// What somebody here called themselves last.
export const ownName = () => kept.get("name", "");
export const keepOwnName = (name) => { if (name !== ownName()) kept.set("name", name); };

// The puzzles that were solved here.
const solved = () => kept.get("solved", "").split(" ");
export const isSolved = (mark) => solved().includes(mark);
export const markSolved = (mark) => { if (!isSolved(mark)) kept.set("solved", [...solved(), mark].join(" ")); };

// The commitment is kept from the first look at a table, the digest of the whole match from its end.
export function compareProof(table) {
  const { table: id, commitment } = table.dataset;
  compare(table, "commitment", `commitment-${id}`, commitment);
  compare(table, "digest", `digest-${id}`, table.querySelector("dd[data-digest]")?.textContent);
}

// What this device was shown of a match: before its first move, and at its end. One that keeps
// nothing has what the page says.
export function noted(table) {
  const { table: id, commitment } = table.dataset;
  const digest = table.querySelector("dd[data-digest]")?.textContent ?? "";
  return { commitment: kept.get(`commitment-${id}`, commitment), digest: kept.get(`digest-${id}`, digest) };
}

function compare(table, what, name, fresh) {
  const seen = kept.get(name, "");
  if (!seen && fresh) kept.set(name, fresh);
  const told = table.querySelector(`dd[data-${what}]`)?.textContent;
  const place = table.querySelector(`[data-${what}-seen]`);
  if (place && told) place.textContent = (seen || fresh) === told ? place.dataset.same : place.dataset.differ;
}
