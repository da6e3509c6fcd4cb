// The screen stays on while it is somebody's turn here, and goes dark as it likes otherwise. Over plain
// http on a LAN browsers do not offer that.

let isWanted = false;
let lock = null;

async function settle() {
  const isVisible = document.visibilityState === "visible";
  if (!isWanted || !isVisible) {
    const held = lock;
    lock = null;
    await held?.release();
  } else if (!lock && navigator.wakeLock) {
    try {
      const held = await navigator.wakeLock.request("screen");
      if (!isWanted || lock) { await held.release(); return; }
      lock = held;
      held.addEventListener("release", () => { if (lock === held) lock = null; }); // the page was hidden
    } catch { /* the battery is low, say */ }
  }
}

export function keepAwake(isMine) {
  isWanted = isMine;
  settle();
}

document.addEventListener("visibilitychange", settle);
