// Shows that it is somebody's turn, where a page may not do so itself, and brings the table to the front.
// It controls no page, keeps nothing and answers no request.

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const open = pages.find((page) => page.url.startsWith(address));
    return open ? open.focus() : clients.openWindow(address);
  }));
});
