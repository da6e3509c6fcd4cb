// Small sounds, for those who want them.

import { setting } from "./kept.js";

let audio = null;

export function tick(pitch, length = 0.05) {
  if (setting("sound") !== "on") return;
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

export function ring() {
  tick(660, 0.15);
  setTimeout(() => tick(880, 0.25), 140);
}
