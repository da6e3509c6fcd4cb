// Small sounds of wood, paper and crumbs, made here, soft and with a little room around them. A speaker in
// the lid of the page switches them off.

import { setting } from "./kept.js";

const VOLUME = 0.55;
const ROOM = 0.35; // seconds that a sound lingers
const WARM = 4200; // what is shriller is left out
const NOISY = 4;
const REST = 3000; // milliseconds after a sound: then all have died away, and the phone need not go on mixing silence

let audio = null;
let out = null;
let rest = 0;
const heard = {}; // when each was heard last
let isInCompany = false; // somebody plays on another device, maybe beside this one
let isOurs = true; // what is heard now was done here

// Several phones around one table do not all sound: each is heard for its own people only.
export const setCompany = (is) => { isInCompany = is; };
export const heed = (isOwn) => { isOurs = Boolean(isOwn); };

const isWanted = () => setting("sound") === "on" && (isOurs || !isInCompany);

// Browsers let a page sound once somebody has tapped it.
const mayBegin = () => navigator.userActivation?.hasBeenActive ?? true;

function open() {
  audio = new AudioContext();
  out = audio.createBiquadFilter();
  Object.assign(out, { type: "lowpass" }).frequency.value = WARM;
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  const room = audio.createConvolver();
  room.buffer = noise(ROOM, (at) => (1 - at) ** 3 * 0.25);
  out.connect(volume);
  out.connect(room).connect(volume);
  volume.connect(audio.destination);
}

// Noise that is as loud as `loud` says, from 0 to 1 of its length.
function noise(length, loud = () => 1) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * loud(at / samples.length);
  return buffer;
}

function shaped(source, loud, length, after = 0) {
  const loudness = audio.createGain();
  const at = audio.currentTime + after;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(loudness).connect(out);
  source.start(at);
  source.stop(at + length);
}

function tone(type, pitch, length, loud, after, glide) {
  const wave = audio.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, audio.currentTime + after);
  wave.frequency.exponentialRampToValueAtTime(pitch * glide, audio.currentTime + after + length);
  shaped(wave, loud, length, after);
}

// A knock on something hollow: its body, the wood above it, and the touch. No two are quite alike.
function knock(pitch, length = 0.07, loud = 0.14, after = 0, glide = 0.7) {
  const near = pitch * (0.97 + 0.06 * Math.random());
  tone("sine", near, length * 1.6, loud, after, glide);
  tone("triangle", near * 2.76, length * 0.5, loud * 0.3, after, glide);
  rustle(near * 5, 0.02, loud * 0.1, after);
}

// A bell of glass or tin.
function ring(pitch, length = 0.5, loud = 0.07, after = 0) {
  tone("sine", pitch, length, loud, after, 1);
  tone("sine", pitch * 2.01, length * 0.6, loud * 0.4, after, 1);
  tone("sine", pitch * 3.9, length * 0.25, loud * 0.15, after, 1);
}

// A rustle: noise around a pitch. What the filter leaves of it is made as loud as a tone.
function rustle(pitch, length = 0.12, loud = 0.08, after = 0) {
  const source = audio.createBufferSource();
  source.buffer = noise(length);
  const filter = audio.createBiquadFilter();
  Object.assign(filter, { type: "bandpass" }).frequency.value = pitch;
  source.connect(filter);
  shaped(Object.assign(filter, { start: (at) => source.start(at), stop: (at) => source.stop(at) }), loud * NOISY, length, after);
}

const SOUNDS = {
  hop: () => knock(380),
  slide: () => rustle(1500, 0.18, 0.07),
  fly: () => { rustle(700, 0.3, 0.08); rustle(1400, 0.2, 0.04, 0.1); },
  taken: () => { knock(150, 0.2, 0.17); rustle(2600, 0.22, 0.06, 0.04); knock(110, 0.14, 0.12, 0.12); },
  turn: () => { rustle(2200, 0.1, 0.08); knock(500, 0.03, 0.05, 0.08); },
  shake: () => [0, 0.09, 0.18, 0.27, 0.36, 0.45].forEach((at) => { knock(140 + 60 * Math.random(), 0.07, 0.18, at); rustle(2000, 0.06, 0.05, at + 0.02); }),
  joy: () => { ring(523, 0.3, 0.07); ring(784, 0.45, 0.07, 0.1); },
  crumbs: () => [0, 0.03, 0.07, 0.12].forEach((at) => rustle(2200 + 1200 * Math.random(), 0.05, 0.08, at)),
  glitter: () => [1047, 1319, 1568].forEach((pitch, at) => ring(pitch, 0.4, 0.055, at * 0.07)),
  fumes: () => { rustle(300, 0.5, 0.05); tone("sine", 90, 0.4, 0.12, 0, 0.6); },
  dice: () => [0, 0.11, 0.2, 0.32, 0.38].forEach((at) => knock(300 + 140 * Math.random(), 0.045, 0.16 - at * 0.2, at)),
  draw: () => { rustle(900, 0.14, 0.11); rustle(1300, 0.16, 0.11, 0.1); },
  show: () => { rustle(1700, 0.09, 0.1); knock(620, 0.04, 0.1, 0.04); },
  heed: () => { ring(660, 0.3, 0.09); },
  no: () => { knock(196, 0.1, 0.14); knock(147, 0.16, 0.14, 0.13); },
  turnOf: () => { ring(587, 0.45, 0.08); ring(880, 0.7, 0.08, 0.14); },
  win: () => [523, 659, 784, 1047, 784, 1047].forEach((pitch, at) => { ring(pitch, at === 5 ? 0.45 : 0.25, 0.07, at * 0.09); knock(pitch / 2, 0.12, 0.06, at * 0.09); }),
  over: () => [392, 349, 330, 392].forEach((pitch, at) => ring(pitch, 0.42, 0.06, at * 0.14)),
};

// What happens several times at one moment is heard once.
export function sound(name) {
  if (!isWanted() || !mayBegin()) return;
  if (!audio) open();
  clearTimeout(rest);
  rest = setTimeout(() => audio.suspend(), REST);
  if (audio.state === "suspended") audio.resume();
  if (heard[name] === audio.currentTime) return;
  heard[name] = audio.currentTime;
  SOUNDS[name]?.();
}
