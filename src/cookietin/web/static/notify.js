// “Your turn” as a notification, for whoever has switched it on, and only while the page is out of sight. It
// says no more than the title of the page.

import { keep, setting } from "./kept.js";

const OURS = /\/static\/[0-9a-f]{8}\/bell\.js$/; // of any version; others may live at this address, too

const isPossible = () => "Notification" in window;

// Permission is asked for when the switch is switched on, and never before.
export function offerNotifications(table) {
  const box = table.querySelector("[data-setting=notify]");
  if (setting("notify") === "on" && !(isPossible() && Notification.permission === "granted")) refuse(box);
  box.addEventListener("change", async () => {
    box.setCustomValidity("");
    if (!box.checked) return;
    const answer = isPossible() ? await Notification.requestPermission() : "denied";
    if (answer === "granted") await bell();
    else { refuse(box); box.setCustomValidity(box.dataset.blocked); box.reportValidity(); }
  });
}

function refuse(box) {
  box.checked = false;
  keep("notify", "off");
}

// A phone lets no page show one, only a worker; this one controls no page. Those of earlier versions go.
async function bell() {
  if (!("serviceWorker" in navigator)) return null;
  try {
    const address = new URL("bell.js", import.meta.url).href;
    const found = await navigator.serviceWorker.register(address);
    for (const other of await navigator.serviceWorker.getRegistrations()) {
      const worker = other.active ?? other.waiting ?? other.installing;
      if (other.scope !== found.scope && OURS.test(worker?.scriptURL ?? "")) await other.unregister();
    }
    return found;
  } catch {
    return null;
  }
}

// The title of a page whose turn it is: “● Your turn, Anna! · Goose”.
export async function notify(title) {
  if (!document.hidden || setting("notify") !== "on" || !isPossible() || Notification.permission !== "granted") return;
  const at = title.lastIndexOf(" · ");
  const [text, game] = [title.slice(0, at).replace("● ", ""), title.slice(at + 3)];
  const address = location.origin + location.pathname;
  const about = { body: text, tag: address, icon: new URL("icon-192.png", import.meta.url).href, data: { address } };
  const worker = await bell();
  if (worker?.active) { worker.showNotification(game, about); return; }
  try {
    const shown = new Notification(game, about);
    shown.onclick = () => { window.focus(); shown.close(); };
  } catch { /* it takes a worker here, and there is none yet */ }
}
