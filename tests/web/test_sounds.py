"""What the page sounds like, in numbers: how loud, how long and how shrill each sound is."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from cookietin.engine.view import BEATS, WAYS
from cookietin.web.install import STATIC
from web.conftest import People, Server

pytestmark = pytest.mark.browser

RATE = 44_100
SOURCE = (STATIC / "sound.js").read_text("utf-8")
NAMES = re.findall(r"^  (\w+): \(\) =>", SOURCE.partition("const SOUNDS = {")[2], re.MULTILINE)
LONGEST = 0.8  # seconds
QUIET = 40  # decibels under its loudest moment: then it is over
A_BEAT = RATE // 20  # in which loudness is heard

# A sound as samples, rendered at once instead of being played; its noise is the same every time.
RENDER = """async ([name, rate]) => {
  let rendered;
  let number = 12345;
  Math.random = () => (number = (number * 48271) % 2147483647) / 2147483647;
  window.AudioContext = function () {
    rendered = new OfflineAudioContext(1, 2 * rate, rate);
    return Object.assign(rendered, { resume() {}, suspend() {} }); // it is rendered as a whole
  };
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  localStorage.setItem("tin-sound", "on");
  const address = document.querySelector("script[type=module]").src.replace(/[^/]*$/, `sound.js?${name}`);
  const { sound } = await import(address);
  sound(name);
  return [...(await rendered.startRendering()).getChannelData(0)];
}"""  # noqa: E501


# Which kinds of steps are heard: each is played alone, on a board that has what it moves.
HEARD = """async (kinds) => {
  let made = 0;
  const gain = BaseAudioContext.prototype.createGain;
  BaseAudioContext.prototype.createGain = function () { made += 1; return gain.call(this); };
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  localStorage.setItem("tin-sound", "on");
  const at = (name) => document.querySelector("script[type=module]").src.replace(/[^/]*$/, name);
  const { play } = await import(at("walk.js"));
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", "M0 0h9");
  document.getElementById("pawn-0").replaceChildren(line); // which can be drawn with a pen
  const found = {};
  for (const kind of kinds) {
    await new Promise((done) => setTimeout(done, 20));
    made = 0;
    const points = [[100, 100], [200, 100]];
    await play([{ kind, element: "pawn-0", points, faces: [3, 4], beats: 0.5, own: true }], () => false);
    found[kind] = made;
  }
  return found;
}"""  # noqa: E501


def test_everything_that_happens_is_heard(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], first=0), still=False)
    page.evaluate("localStorage.setItem('tin-speed', 'fast')")
    page.wait_for_selector("#moves button")
    kinds = [*WAYS, *BEATS]
    kinds.remove("tumble")  # it ends what the shaking of its box has begun
    heard = page.evaluate(HEARD, kinds)
    assert [kind for kind, sounds in heard.items() if not sounds] == []


# Whether anything is mixed: while something sounds, some time after it, and when it sounds again.
MIXED = """async ([name, seconds]) => {
  let made;
  const Real = window.AudioContext;
  window.AudioContext = function () { return (made = new Real()); };
  localStorage.setItem("tin-sound", "on");
  const { src } = document.querySelector("script[type=module]");
  const { sound } = await import(src.replace(/[^/]*$/, "sound.js?rests"));
  const isMixing = async (is) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if ((made.state === "running") === is) break;
      await new Promise((done) => setTimeout(done, 100));
    }
    return made.state === "running";
  };
  const begun = performance.now();
  sound(name);
  const first = await isMixing(true);
  const then = await isMixing(false);
  const rested = (performance.now() - begun) / 1000;
  sound(name);
  return { first, then, again: await isMixing(true), rested: rested > seconds };
}"""


def test_silence_is_not_mixed(server: Server, people: People) -> None:
    """A phone has nothing to do while somebody thinks; and no sound is cut off."""
    page = people("Anna", "/")
    page.mouse.click(5, 5)  # before which no page may sound
    found = page.evaluate(MIXED, ["win", 2 * LONGEST])
    assert found == {"first": True, "then": False, "again": True, "rested": True}


def loudness(samples: Any) -> Any:
    """How loud it is in each beat, in decibels; 0 is as loud as can be."""
    beats = samples[: len(samples) // A_BEAT * A_BEAT].reshape(-1, A_BEAT)
    return 20 * np.log10(np.sqrt((beats**2).mean(axis=1)) + 1e-9)


def seconds_of(samples: Any) -> float:
    """Until it has died away."""
    heard = np.flatnonzero(np.abs(samples) > np.abs(samples).max() * 10 ** (-QUIET / 20))
    return float(heard[-1]) / RATE


def brightness(samples: Any) -> float:
    """The middle of its spectrum, in hertz."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    return float((power * np.fft.rfftfreq(len(samples), 1 / RATE)).sum() / power.sum())


def test_sounds_are_short_warm_and_equally_loud(server: Server, people: People) -> None:
    page = people("Anna", "/")
    assert len(NAMES) > 10
    loud = {}
    for name in NAMES:
        samples = np.array(page.evaluate(RENDER, [name, RATE]))
        loud[name] = loudness(samples).max()
        peak, seconds, bright = np.abs(samples).max(), seconds_of(samples), brightness(samples)
        print(f"{name:8} {peak:.2f} {loud[name]:6.1f} dB {seconds:.2f} s {bright:5.0f} Hz")
        assert 0.02 < peak < 0.4, name  # even two at once do not clip
        assert 0.02 < seconds <= LONGEST, name
        assert bright < 3500, name
    assert max(loud.values()) - min(loud.values()) < 12, loud
