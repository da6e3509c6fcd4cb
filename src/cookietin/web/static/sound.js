// Small sounds of wood, paper and crumbs, made here; for those who want them.

import { setting } from "./kept.js";

let audio = null;

const isWanted = () => setting("sound") === "on";

function shaped(source, loud, length, after = 0) {
  const loudness = audio.createGain();
  const at = audio.currentTime + after;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(loud, at + 0.005);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

// A knock on something hollow.
function knock(pitch, length = 0.06, loud = 0.12, after = 0, glide = 0.6) {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, audio.currentTime + after);
  tone.frequency.exponentialRampToValueAtTime(pitch * glide, audio.currentTime + after + length);
  shaped(tone, loud, length, after);
}

// A rustle: noise around a pitch.
function rustle(pitch, length = 0.12, loud = 0.08, after = 0) {
  const noise = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  Object.assign(filter, { type: "bandpass" }).frequency.value = pitch;
  noise.buffer = buffer;
  noise.connect(filter);
  shaped(Object.assign(filter, { start: (at) => noise.start(at), stop: (at) => noise.stop(at) }), loud, length, after);
}

const SOUNDS = {
  hop: () => knock(420),
  slide: () => rustle(1800, 0.15, 0.05),
  fly: () => rustle(900, 0.3, 0.06),
  taken: () => { knock(180, 0.18, 0.25); rustle(3000, 0.2, 0.1, 0.04); },
  turn: () => rustle(2600, 0.12, 0.08),
  shake: () => [0, 0.09, 0.18, 0.27, 0.36, 0.45].forEach((at) => { knock(150 + 60 * Math.random(), 0.07, 0.16, at); rustle(2200, 0.06, 0.1, at + 0.02); }),
  joy: () => { knock(520, 0.1, 0.1, 0, 1.5); knock(780, 0.14, 0.1, 0.09, 1.2); },
  crumbs: () => [0, 0.03, 0.07, 0.12].forEach((at) => rustle(3500 + 2000 * Math.random(), 0.05, 0.07, at)),
  glitter: () => [1320, 1760, 2200].forEach((pitch, at) => knock(pitch, 0.2, 0.05, at * 0.06, 1)),
  fumes: () => { rustle(300, 0.5, 0.12); knock(90, 0.4, 0.12); },
  dice: () => [0, 0.11, 0.2, 0.32, 0.38].forEach((at) => knock(260 + 120 * Math.random(), 0.05, 0.14, at)),
  win: () => [523, 659, 784, 1047, 784, 1047].forEach((pitch, at) => { knock(pitch, at === 5 ? 0.7 : 0.22, 0.11, at * 0.13, 1); knock(pitch / 2, 0.2, 0.06, at * 0.13, 1); }),
  over: () => [392, 349, 330, 392].forEach((pitch, at) => knock(pitch, 0.35, 0.08, at * 0.2, 1)),
  turnOf: () => { knock(660, 0.15, 0.1, 0, 1); knock(880, 0.25, 0.1, 0.14, 1); },
};

export function sound(name) {
  if (!isWanted()) return;
  audio ??= new AudioContext();
  SOUNDS[name]?.();
}
