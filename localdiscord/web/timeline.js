// The messages of the open channel: loading, keeping them drawn, and scrolling.

import {fetchMessages, markRead} from "./api.js";
import {place} from "./address.js";
import {fill, h, icon} from "./dom.js";
import {openCommands} from "./interactions.js";
import {keepRevealed} from "./markdown.js";
import {keepPictures} from "./media.js";
import {messageNode, spokenText, waitingNode} from "./message.js";
import {addOlder, displayName, expectTimeline, forgetUnread, isDm, on, openTimeline, state} from "./store.js";
import {t} from "./strings.js";
import {dayName, sameDay} from "./time.js";

const PAGE = 50;
const NEAR = 80;
/** Milliseconds within which the click comes after the finger has been lifted. */
const CLICK_FOLLOWS = 50;

let scroller;
let column;
let top;
let list;
let waiting;
let present;
let typing;
let atBottom = true;
let loadingOlder = false;
let readTimer = null;

/** The message under a pressed finger: a press that begins on one drawing of a button and ends on another is lost. */
let held = null;
const afterwards = new Set();

function hold(event) {
  held = event.target.closest("[data-testid=message]");
}

function letGo() {
  held = null;
  setTimeout(() => {
    const ids = [...afterwards];
    afterwards.clear();
    ids.forEach(redraw);
  }, CLICK_FOLLOWS);
}

export function mountTimeline(root) {
  top = h("div", {class: "timeline-top"});
  list = h("div", {class: "timeline-list", role: "log", "aria-live": "off"});
  waiting = h("div", {class: "timeline-waiting"});
  column = h("div", {class: "timeline-column"}, top, list, waiting);
  scroller = h("div", {class: "timeline-scroller", tabindex: "0", testid: "timeline"}, column);
  present = h("button", {type: "button", class: "to-present", testid: "to-present", hidden: true, on: {click: () => { scrollToEnd(); seen(); }}});
  typing = h("div", {class: "typing", "aria-live": "polite"});
  root.append(scroller, present, typing);

  scroller.addEventListener("scroll", onScroll, {passive: true});
  scroller.addEventListener("pointerdown", hold, {passive: true});
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, letGo, {passive: true});
  new ResizeObserver(() => { if (atBottom) scrollToEnd(); }).observe(column);
  new ResizeObserver(() => { if (atBottom) scrollToEnd(); }).observe(scroller);
  document.addEventListener("visibilitychange", () => { if (!document.hidden && atBottom) seen(); });
  setInterval(drawTyping, 2000);

  on("message-new", onNew);
  on("message-changed", ({id, channel_id}) => {
    if (channel_id !== state.current) return;
    const listened = nodeOf(id)?.contains(document.activeElement);
    redraw(id);
    const message = timelineNow()?.messages.find((known) => known.id === id);
    if (listened && message) announce(message);
  });
  on("message-gone", onGone);
  on("interaction", onInteraction);
  on("language people", () => { if (state.timelines.has(state.current)) drawInPlace(); });
  on("typing message-new", drawTyping);
}

const timelineNow = () => state.timelines.get(state.current);
const nodeOf = (id) => list.querySelector(`:scope > [data-id="${CSS.escape(id)}"]`);

/** Show a channel, from the server if it has not been opened yet. */
export async function showChannel(channelId, messageId = null) {
  state.current = channelId;
  present.hidden = true;
  loadingOlder = false;
  drawTyping();
  if (!state.timelines.has(channelId)) {
    fill(top);
    fill(list, h("div", {class: "timeline-note"}, t("loading")));
    fill(waiting);
    const arriving = expectTimeline(channelId);
    try {
      const messages = await fetchMessages(channelId, null, PAGE);
      // Another call may have opened the channel already, or another person may look at it by now.
      if (state.arriving.get(channelId) === arriving) openTimeline(channelId, messages, messages.length < PAGE);
    } catch {
      if (state.current === channelId) fill(list, h("div", {class: "timeline-note"}, t("couldNotLoad"), " ", retryButton(channelId)));
      return;
    }
    if (state.current !== channelId || !state.timelines.has(channelId)) return;
  }
  drawAll();
  scrollToEnd();
  while (scroller.scrollHeight < scroller.clientHeight + 100 && await loadOlder());
  if (messageId) await showMessage(messageId);
  else seen();
}

function retryButton(channelId) {
  return h("button", {type: "button", class: "text-button", on: {click: () => showChannel(channelId)}}, t("retry"));
}

function drawAll() {
  const timeline = timelineNow();
  drawTop();
  list.replaceChildren();
  let before = null;
  for (const message of timeline.messages) {
    list.append(...withDividers(message, before));
    before = message;
  }
  drawWaiting();
}

/** Draw everything again without losing the reader's place. */
function drawInPlace() {
  const stuck = atBottom;
  const fromEnd = scroller.scrollHeight - scroller.scrollTop;
  drawAll();
  if (stuck) scrollToEnd();
  else scroller.scrollTop = scroller.scrollHeight - fromEnd;
  drawPresent();
}

function drawTop() {
  const channel = state.channels.get(state.current);
  if (!timelineNow().complete) {
    fill(top, h("div", {class: "timeline-note"}, t("loading")));
  } else if (channel) {
    const name = isDm(channel) ? displayName(state.bot) : channel.name;
    const words = isDm(channel) ? t("beginningDm", {name}) : t("beginning", {name});
    fill(top, h("div", {class: "beginning"}, h("div", {class: "beginning-mark"}, icon("hall")), h("h2", {}, name), h("p", {}, words, " ", t("welcome"))));
  }
}

/** A message with the lines that stand before it: a new day, unread from here. */
function withDividers(message, before) {
  const nodes = [];
  const newDay = !before || !sameDay(before.timestamp, message.timestamp);
  const unread = timelineNow().newFrom === message.id;
  if (newDay) nodes.push(h("div", {class: "day-line", role: "separator", dataset: {before: message.id}}, h("span", {}, dayName(message.timestamp))));
  if (unread) nodes.push(h("div", {class: "new-line", role: "separator", dataset: {before: message.id}}, h("span", {}, t("newMessages"))));
  nodes.push(messageNode(message, newDay || unread ? null : before));
  return nodes;
}

/** Draw one message again, keeping its pictures and the focus; under a pressed finger only when it lets go. */
function redraw(id) {
  const old = nodeOf(id);
  if (old && old === held) {
    afterwards.add(id);
    return;
  }
  const messages = timelineNow()?.messages ?? [];
  const index = messages.findIndex((message) => message.id === id);
  if (!old || index < 0) return;
  const stuck = atBottom;
  const focus = focusIn(old);
  const lines = list.querySelectorAll(`:scope > [data-before="${CSS.escape(id)}"]`);
  const fresh = messageNode(messages[index], lines.length ? null : messages[index - 1] ?? null);
  keepPictures(old, fresh);
  keepRevealed(old, fresh);
  old.replaceWith(fresh);
  focus?.(fresh);
  if (stuck) scrollToEnd();
}

/** A function that finds the focused control again in a new drawing, or null. Another control in its place is not the same: then the heading has the focus. */
function focusIn(node) {
  const active = document.activeElement;
  if (!node.contains(active)) return null;
  const {customId} = active.dataset;
  return (fresh) => {
    const same = customId && fresh.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
    const heading = fresh.querySelector("h1, h2, h3, h4, h5, h6");
    const target = same || heading || fresh;
    if (!same) target.setAttribute("tabindex", "-1");
    target.focus({preventScroll: true});
  };
}

/** Tell a listener what a message says. */
function announce(message) {
  document.getElementById("announcer").textContent = spokenText(message);
}

function onNew(message) {
  const timeline = state.timelines.get(message.channel_id);
  if (message.channel_id !== state.current || !timeline) return;
  const stuck = atBottom;
  const index = timeline.messages.findIndex((known) => known.id === message.id);
  if (index === timeline.messages.length - 1) {
    if ((document.hidden || !stuck) && !timeline.newFrom && message.author.id !== state.me.id) timeline.newFrom = message.id;
    list.append(...withDividers(message, timeline.messages[index - 1] ?? null));
  } else {
    drawInPlace();
  }
  if (message.author.id !== state.bot?.id || !document.hidden) announce(message);
  if (stuck || message.author.id === state.me.id) {
    scrollToEnd();
    seen();
  } else {
    drawPresent();
  }
}

function onGone({id, channel_id}) {
  if (channel_id !== state.current) return;
  const node = nodeOf(id);
  if (!node) return;
  const hadFocus = node.contains(document.activeElement);
  const next = node.nextElementSibling;
  node.remove();
  for (const line of list.querySelectorAll(`[data-before="${CSS.escape(id)}"]`)) {
    if (next?.dataset.id) line.dataset.before = next.dataset.id;
    else line.remove();
  }
  if (next?.dataset.id) redraw(next.dataset.id);
  if (hadFocus) scroller.focus({preventScroll: true});
}

function onInteraction(entry) {
  if (entry.channelId !== state.current || !timelineNow()) return;
  if (entry.type === 2) {
    const stuck = atBottom;
    drawWaiting();
    if (stuck || entry.state === "sending") scrollToEnd();
  } else if (entry.type === 3 && entry.messageId) {
    redraw(entry.messageId);
  }
}

function drawWaiting() {
  fill(waiting, openCommands(state.current).map(waitingNode));
}

function drawTyping() {
  const now = Date.now();
  const names = [...(state.typing.get(state.current) ?? new Map())]
    .filter(([id, when]) => now - when < 9000 && id !== state.me?.id)
    .map(([id]) => [...state.people, state.bot].find((user) => user?.id === id))
    .filter(Boolean);
  const words = names.length === 0 ? "" : names.length === 1 ? t("typingOne", {name: displayName(names[0])}) : t("typingMany");
  if (typing.textContent !== words) typing.textContent = words;
}

function onScroll() {
  atBottom = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  drawPresent();
  if (atBottom) seen();
  if (scroller.scrollTop < 300) loadOlder();
}

async function loadOlder() {
  const channelId = state.current;
  const timeline = timelineNow();
  if (loadingOlder || !timeline || timeline.complete || !timeline.messages.length) return false;
  loadingOlder = true;
  try {
    const older = await fetchMessages(channelId, timeline.messages[0].id, PAGE);
    if (state.timelines.get(channelId) !== timeline) return false;
    addOlder(channelId, older, older.length < PAGE);
    if (state.current !== channelId) return false;
    drawInPlace();
    return true;
  } catch {
    return false;
  } finally {
    loadingOlder = false;
  }
}

/** Scroll to one message, loading back to it if need be, and light it up for a moment. */
async function showMessage(id) {
  atBottom = false;
  for (let pages = 0; pages < 20 && !nodeOf(id); pages += 1) {
    if (!(await loadOlder())) break;
  }
  const node = nodeOf(id);
  if (!node || place().messageId !== id) {
    scrollToEnd();
    return;
  }
  node.scrollIntoView({block: "center"});
  node.classList.add("lit");
  node.addEventListener("animationend", () => node.classList.remove("lit"), {once: true});
  node.focus({preventScroll: true});
  onScroll();
}

export function scrollToEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  atBottom = true;
  drawPresent();
}

function drawPresent() {
  present.hidden = atBottom;
  if (atBottom) return;
  const unread = state.unread[state.current] ?? 0;
  fill(present, unread ? h("b", {}, `${unread} `) : null, t("jumpToPresent"), icon("down"));
}

/** The reader has the end of the channel before their eyes. */
function seen() {
  const channelId = state.current;
  if (document.hidden || !channelId) return;
  if (!forgetUnread(channelId)) return;
  clearTimeout(readTimer);
  readTimer = setTimeout(() => markRead(channelId).catch(() => {}), 150);
}
