// The screen stays on while it is somebody's turn here, and goes dark as it likes otherwise. Over plain
// http on a LAN browsers do not offer that.

let isWanted = false;
let isAsking = false;
let lock = null;

async function settle() {
  const isDue = isWanted && document.visibilityState === "visible";
  if (!isDue) {
    const held = lock;
    lock = null;
    await held?.release();
  } else if (!lock && !isAsking && navigator.wakeLock) {
    isAsking = true;
    try {
      const held = await navigator.wakeLock.request("screen");
      lock = held;
      held.addEventListener("release", () => { if (lock === held) lock = null; }); // the page was hidden
      if (!isWanted) settle(); // while we waited
    } catch { /* the battery is low, say */ }
    isAsking = false;
  }
}

export function keepAwake(isMine) {
  isWanted = isMine;
  settle();
}

document.addEventListener("visibilitychange", settle);
