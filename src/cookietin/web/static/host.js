// The host's page: the key comes behind the # of its address, where no server and no log sees it, and
// the numbers stay fresh.

import { byId, morph } from "./frame.js";

const FRESH = 5000; // milliseconds
const LIVE = ["load", "tables"];

const form = document.querySelector("[data-host-key]");
if (form && location.hash) {
  form.elements.key.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  form.requestSubmit();
}

async function refresh() {
  const isBusy = document.hidden || byId("sure").open || byId("tables").contains(document.activeElement);
  if (isBusy) return;
  const answer = await fetch("/host").catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!fresh.querySelector("[data-host]")) location.reload();
  else for (const id of LIVE) morph(byId(id), fresh.getElementById(id));
}
if (document.querySelector("[data-host]")) setInterval(refresh, FRESH);
