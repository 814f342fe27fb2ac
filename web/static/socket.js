// WebSocket that receives the table's version, the stamp of the reader's draft and their plan. It reconnects by itself, and
// after sleep the board is fetched again. Where no socket opens, the board is fetched at each attempt.

import { base } from "./api.js";

const FIRST = 500;
const LONGEST = 30000;
const SILENCE = 45000;
const BLOCKED = 3; // attempts in a row

/** `changed(version, stamp, plan)`: a new version (0: unknown), draft or plan; `state(connected)`: connection status to display. */
export function listen(changed, state) {
  let socket = null;
  let pause = FIRST;
  let retry = 0;
  let failures = 0;
  let ended = false;

  function connect() {
    clearTimeout(retry);
    if (ended || (socket && socket.readyState < WebSocket.CLOSING)) return;
    const address = new URL(`${base}ws`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const mine = new WebSocket(address);
    socket = mine;
    mine.addEventListener("open", () => {
      pause = FIRST;
      failures = 0;
      state(true); // the server sends the version at once
    });
    mine.addEventListener("message", (event) => {
      const { version, stamp, plan } = JSON.parse(event.data);
      changed(version, stamp, plan);
    });
    mine.addEventListener("close", () => {
      if (socket !== mine || ended) return;
      state(false);
      failures += 1;
      if (failures >= BLOCKED) changed(0);
      retry = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST);
    });
  }

  /** After sleep or without network, a socket that seems open may be dead. */
  function wake(asleep) {
    if (ended) return;
    pause = FIRST;
    if (asleep && socket) {
      const old = socket;
      socket = null;
      old.close();
    }
    connect();
    changed(0);
  }

  let hidden = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hidden = Date.now();
    else wake(Date.now() - hidden > SILENCE);
  });
  addEventListener("online", () => wake(true));
  addEventListener("pageshow", (event) => { if (event.persisted) wake(true); });
  connect();
  return () => {
    ended = true;
    socket?.close();
  };
}
