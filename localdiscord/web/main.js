// The page: connect as a person, keep the address and the drawing in step.

import {mountActivities} from "./activity.js";
import {forgetPerson, goTo, personId, place, rememberPerson, settleAt} from "./address.js";
import {fetchPeople} from "./api.js";
import {catchTyping, composeIn, mountComposer} from "./composer.js";
import {fill, h, icon, iconButton, spinner} from "./dom.js";
import {mountModals} from "./modal.js";
import {closePopover} from "./popover.js";
import {mountSidebar, openDrawer} from "./sidebar.js";
import {connect} from "./socket.js";
import {applyFrame, displayName, emit, isDm, isThread, on, state} from "./store.js";
import {t} from "./strings.js";
import {startClock} from "./time.js";
import {mountTimeline, showChannel} from "./timeline.js";

const element = (id) => document.getElementById(id);
let locked = false;

function start() {
  mountSidebar(element("sidebar"), switchPerson);
  mountTimeline(element("timeline"));
  mountComposer(element("composer"));
  mountModals();
  mountActivities();
  startClock();
  fitKeyboard();
  window.addEventListener("hashchange", () => { if (state.me) follow(); });
  document.addEventListener("keydown", catchTyping);
  on("snapshot", onSnapshot);
  on("connection language", drawBanner);
  on("language snapshot", drawSkips);
  on("unread language people snapshot place", drawTitle);
  on("channels language", onChannels);
  on("people language", drawTopbar);
  connect(personId, applyFrame, onConnection);
  drawBanner();
}

/** Ways past the list of channels, for the keyboard. */
function drawSkips() {
  const skip = (words, selector) => h("button", {type: "button", class: "skip", on: {click: () => document.querySelector(selector)?.focus()}}, words);
  fill(element("skips"), skip(t("skipToMessages"), ".timeline-scroller"), skip(t("skipToComposer"), "#composer textarea, #composer input"));
}

function onConnection(news) {
  state.connection = news;
  locked = false;
  drawBanner();
  if (news === "refused") findReason();
}

/** Not let in: because the server is away, the key is wrong, or nobody of this id plays here. */
async function findReason() {
  try {
    const people = await fetchPeople();
    if (personId() && !people.some((person) => person.id === personId())) forgetPerson();
  } catch (error) {
    locked = error.status === 401 || error.status === 403;
    drawBanner();
  }
}

function switchPerson(id) {
  rememberPerson(id);
  closePopover();
  openDrawer(false);
  delete document.body.dataset.ready;
  connect(personId, applyFrame, onConnection);
}

async function onSnapshot() {
  rememberPerson(state.me.id);
  drawBanner();
  await follow();
  document.body.dataset.ready = "1";
}

/** Go where the address points; without a place, to the first channel. */
async function follow() {
  const {channelId, messageId} = place();
  const wanted = state.channels.get(channelId) ?? firstChannel();
  if (!wanted) return;
  if (wanted.id !== channelId) settleAt(wanted.id);
  state.current = wanted.id;
  closePopover();
  drawTopbar();
  composeIn(wanted.id);
  emit("place");
  await showChannel(wanted.id, wanted.id === channelId ? messageId : null);
}

function firstChannel() {
  const rooms = [...state.channels.values()].filter((channel) => channel.type === 0 || channel.type === 5);
  return rooms.sort((a, b) => (a.position ?? 0) - (b.position ?? 0))[0] ?? [...state.channels.values()][0];
}

function onChannels() {
  if (!state.channels.has(state.current) && state.me) {
    const next = firstChannel();
    if (next) goTo(next.id);
  }
  drawTopbar();
}

function drawTopbar() {
  const channel = state.channels.get(state.current);
  if (!channel) return;
  const toggle = iconButton("menu", t("openMenu"), () => openDrawer(!document.body.classList.contains("drawer-open")),
    {class: "icon-button drawer-toggle", "data-testid": "drawer-toggle", "aria-expanded": "false", "aria-controls": "sidebar"});
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  const name = isDm(channel) ? displayName(state.bot) : channel.name;
  fill(element("topbar"), toggle,
    parent ? h("a", {class: "crumb", href: `#${parent.id}`}, `#${parent.name}`) : null,
    parent ? h("span", {class: "crumb-step", "aria-hidden": "true"}, icon("right")) : null,
    h("h1", {testid: "channel-title"}, icon(isDm(channel) ? "letter" : isThread(channel) ? "thread" : "hash"), h("span", {}, name)),
    channel.topic ? h("span", {class: "topic", title: channel.topic}, channel.topic) : null);
  drawToggleDot();
}

const mentionsElsewhere = () => Object.values(state.mentions).reduce((sum, n) => sum + n, 0);

function drawToggleDot() {
  const elsewhere = Object.entries(state.unread).some(([id, n]) => n && id !== state.current);
  document.querySelector(".drawer-toggle")?.classList.toggle("has-news", elsewhere || mentionsElsewhere() > 0);
}

function drawTitle() {
  const channel = state.channels.get(state.current);
  const count = mentionsElsewhere();
  const where = !channel ? "" : isDm(channel) ? `@${displayName(state.bot)} · ` : `${isThread(channel) ? "" : "#"}${channel.name} · `;
  document.title = `${count ? `(${count}) ` : ""}${where}${state.me ? displayName(state.me) : ""} · Guildhall`;
  document.querySelector("link[rel=icon]")?.setAttribute("href", count ? "icon-mentioned.svg" : "icon.svg");
  drawToggleDot();
}

function drawBanner() {
  const banner = element("banner");
  const {connection} = state;
  banner.dataset.state = connection;
  if (locked) fill(banner, icon("warning"), t("wrongKey"));
  else if (connection === "lost" || connection === "refused") fill(banner, spinner(), t("connectionLost"));
  else if (connection === "connecting") fill(banner, spinner(), t("connecting"));
  else if (!state.botOnline) fill(banner, icon("warning"), t("botOffline"));
  else fill(banner);
}

/** Where the keyboard covers the page instead of shrinking it, the page shrinks itself. */
function fitKeyboard() {
  const view = window.visualViewport;
  if (!view) return;
  const fit = () => {
    if (view.scale > 1.01) return;
    document.documentElement.style.setProperty("--height", `${view.height}px`);
    if (view.offsetTop) window.scrollTo(0, 0);
  };
  view.addEventListener("resize", fit);
  fit();
}

start();
