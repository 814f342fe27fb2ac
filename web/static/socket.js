// The socket says only which version there is, and the stamp of the reader's draft. It comes back by itself, and after sleep the present is asked for.

import { base } from "./api.js";

const FIRST = 500;
const LONGEST = 30000;
const SILENCE = 45000;

/** `changed(version, stamp)`: there is that version, or (0) it is not known which; `state(connected)`: for the reader. */
export function listen(changed, state) {
  let socket = null;
  let pause = FIRST;
  let retry = 0;
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
      state(true); // the server says the version at once
    });
    mine.addEventListener("message", (event) => {
      const { version, stamp } = JSON.parse(event.data);
      changed(version, stamp);
    });
    mine.addEventListener("close", () => {
      if (socket !== mine || ended) return;
      state(false);
      retry = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST);
    });
  }

  /** The page was asleep or without a network: what it believes to be open may be dead. */
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
