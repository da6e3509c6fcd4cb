// A link is copied, or handed to whatever the device shares with.

const SHOWN = 2000; // milliseconds that a button says that it is done

// The clipboard is not there over plain http on a LAN; then the field is copied as a hand would.
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

async function copyBy(button) {
  const { copy: text, copied } = button.dataset;
  const before = button.textContent;
  const field = button.closest("section, details").querySelector("input[readonly]");
  if (before === copied || !(await copy(text, field))) return;
  button.textContent = copied;
  setTimeout(() => { button.textContent = before; }, SHOWN);
}

export function handOnLinks() {
  document.documentElement.classList.toggle("can-share", "share" in navigator);
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.dataset.copy) copyBy(button);
    if (button?.dataset.share) navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {});
  });
}
