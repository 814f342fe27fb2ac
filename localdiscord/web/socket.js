// One socket to the local server, which comes back by itself.

import {pageKey, visitorLanguage} from "./address.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15000;

let socket = null;
let wait = FIRST_WAIT;
let retry = null;
let heartbeat = null;
let heard = 0;

/**
 * Connect as a person; an earlier connection is dropped. `onFrame(name, data)` gets every frame,
 * `onState("open" | "lost" | "refused")` what became of the connection.
 */
export function connect(person, onFrame, onState) {
  disconnect();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const search = new URLSearchParams({key: pageKey(), language: visitorLanguage()});
  if (person()) search.set("as", person());
  const mine = new WebSocket(`${scheme}://${location.host}/client/ws?${search}`);
  socket = mine;
  let greeted = false;

  mine.onmessage = (event) => {
    if (mine !== socket) return;
    heard = Date.now();
    const frame = JSON.parse(event.data);
    if (!greeted) {
      greeted = true;
      wait = FIRST_WAIT;
      onState("open");
    }
    if (frame.t !== "PONG") onFrame(frame.t, frame.d);
  };
  mine.onopen = () => {
    heard = Date.now();
    heartbeat = setInterval(() => {
      if (Date.now() - heard > 3 * HEARTBEAT) mine.close();
      else if (mine.readyState === WebSocket.OPEN) mine.send(JSON.stringify({op: "ping"}));
    }, HEARTBEAT);
  };
  mine.onclose = () => {
    if (mine !== socket) return;
    clearInterval(heartbeat);
    onState(greeted ? "lost" : "refused");
    retry = setTimeout(() => connect(person, onFrame, onState), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 1.8, LONGEST_WAIT);
  };
}

export function disconnect() {
  clearTimeout(retry);
  clearInterval(heartbeat);
  const old = socket;
  socket = null;
  if (old) old.close();
}
