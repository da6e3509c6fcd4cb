// Is every draw of a record the one that its secret gives? Worked out here, from the record alone and
// from what could have come at each draw; docs/fair_dice.md tells how, and what that proves.

// SHA-256 and HMAC, because a browser has its own only over https.

const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64; // bytes

const turn = (word, by) => (word >>> by) | (word << (32 - by));

function stir(hash, words) {
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const mixed = (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    words[at] = words[at - 16] + words[at - 7] + mixed;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let at = 0; at < 64; at += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at];
    const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { hash[at] += word; });
}

export function sha256(bytes) {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < size; at += BLOCK) {
    for (let word = 0; word < 16; word += 1) words[word] = view.getUint32(at + 4 * word);
    stir(hash, words);
  }
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => found.setUint32(4 * at, word));
  return new Uint8Array(found.buffer);
}

export function hmac(key, message) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const utf8 = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));

// The draws

const RANGE = 2n ** 64n;

export const keyOf = (secret, texts) =>
  hmac(fromHex(secret), joined(utf8("cookietin dice 1"), ...texts.map((text) => sha256(utf8(text)))));

// Draw `number`, as an integer below n; all of them equally likely.
export function drawBelow(key, number, n) {
  const most = RANGE - (RANGE % BigInt(n));
  for (let attempt = 0; ; attempt += 1) {
    const drawn = BigInt(`0x${hex(hmac(key, utf8(`${number}:${attempt}`)).subarray(0, 8))}`);
    if (drawn < most) return Number(drawn % BigInt(n));
  }
}

// The record

const HEX = /^[0-9a-f]{64}$/;

// What the proof needs of a record as a table writes it; null if it cannot be read.
export function read(record) {
  const [head, body] = record.split("\n\n");
  if (!body?.endsWith("\nend\n")) return null;
  const found = { commitment: "", secret: "", dice: "", texts: [], drawn: [], isSetUp: false };
  for (const line of head.split("\n").slice(1)) {
    const at = line.indexOf(": ");
    const [name, value] = at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 2)];
    if (name === "text") {
      const text = parsed(value);
      if (typeof text !== "string" || hasHalfCharacter(text)) return null;
      found.texts.push(text);
    } else if (name === "start") found.isSetUp = true;
    else if (name in found) found[name] = value;
  }
  if (!HEX.test(found.commitment) || (found.secret && !HEX.test(found.secret)) || found.dice !== "fair") return null;
  for (const line of body.split("\n").slice(0, -2)) {
    if (!/^[0-7*!] \S/.test(line)) return null;
    if ("*!".includes(line[0])) found.drawn.push({ text: line.slice(2), isTyped: line[0] === "!" });
  }
  return found;
}

const parsed = (text) => { try { return JSON.parse(text); } catch { return undefined; } };
const hasHalfCharacter = (text) => { try { encodeURIComponent(text); return false; } catch { return true; } };

// What a draw gives, of what could have come: a list with weights, or where in a long one its result stands.
function resultOf(draw, lists, number, key) {
  const below = (n) => drawBelow(key, number, n);
  if (draw.length === 4) {
    const [n, low, high, text] = draw;
    const at = below(n);
    return low <= at && at < high ? text : `${at}`;
  }
  const [texts, weights] = [lists[draw[0]], draw[1] ?? lists[draw[0]].map(() => 1)];
  if (new Set(texts).size !== texts.length || !weights.every((weight) => Number.isInteger(weight) && weight > 0)) return "?";
  let left = below(weights.reduce((sum, weight) => sum + weight));
  return texts[weights.findIndex((weight) => (left -= weight) < 0)];
}

// What could have come stands in one order throughout: else its order could be chosen to suit.
const areSorted = (lists) => new Set(lists.map((texts) => JSON.stringify([...texts].sort()))).size === lists.length;

const AT_ONCE = 40; // draws, before others have a turn

// What is wrong with a record, or that all is well. `noted` is what this device was shown before the
// first move and at the end.
export async function prove(record, { lists, draws }, noted, pause = async () => {}) {
  const found = read(record);
  if (!found) return { why: "broken" };
  const { commitment, secret, texts, drawn, isSetUp } = found;
  if (noted.commitment && noted.commitment !== commitment) return { why: "other-commitment" };
  if (!secret) return { why: "no-secret" };
  if (hex(sha256(fromHex(secret))) !== commitment) return { why: "wrong-secret" };
  if (!areSorted(lists)) return { why: "other-draws" };
  const key = keyOf(secret, texts);
  for (const [number, { text, isTyped }] of drawn.entries()) {
    if (number % AT_ONCE === AT_ONCE - 1) await pause();
    if (number >= draws.length) return { why: "other-draws" };
    const expected = isTyped ? text : resultOf(draws[number], lists, number, key);
    if (text !== expected) return { why: "wrong-draw", about: [`${number + 1}`, text, expected] };
  }
  if (drawn.length !== draws.length) return { why: "other-draws" };
  if (noted.digest !== hex(sha256(utf8(record)))) return { why: "other-digest" };
  return { why: "", isSetUp };
}
