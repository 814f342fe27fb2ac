// The left side: the guild, its channels and threads, and the people at the keyboard.

import {addPerson, changePerson, openDm} from "./api.js";
import {addressFor, goTo, rememberLanguage} from "./address.js";
import {avatar} from "./avatar.js";
import {fill, h, icon, iconButton} from "./dom.js";
import {askLine} from "./modal.js";
import {byId, displayName, isDm, isThread, myLocale, on, state} from "./store.js";
import {t} from "./strings.js";

const CATEGORY = 4;
const LANGUAGES = [["en", "en-US", "English"], ["hu", "hu", "Magyar"]];

let root;
let switchPerson;
let showOlder = false;

export function mountSidebar(element, onSwitch) {
  root = element;
  switchPerson = onSwitch;
  root.dataset.testid = "drawer";
  root.append(h("div", {class: "guild"}), h("nav", {class: "channels"}), h("section", {class: "players", testid: "play-as"}));
  document.getElementById("scrim").addEventListener("click", () => openDrawer(false));
  root.addEventListener("keydown", (event) => { if (event.key === "Escape") openDrawer(false); });
  on("channels unread snapshot language place people", drawChannels);
  on("people snapshot language place", drawPlayers);
  on("snapshot language", drawGuild);
}

/** On a phone the sidebar is a drawer. */
export function openDrawer(open) {
  document.body.classList.toggle("drawer-open", open);
  document.getElementById("scrim").hidden = !open;
  document.querySelector('[data-testid="drawer-toggle"]')?.setAttribute("aria-expanded", String(open));
  if (open) root.querySelector("a, button")?.focus({preventScroll: true});
}

function drawGuild() {
  fill(root.querySelector(".guild"),
    h("span", {class: "guild-mark"}, icon("hall")),
    h("div", {class: "guild-words"}, h("strong", {}, state.guild.name), h("span", {}, t("localPlay"))),
    iconButton("close", t("close"), () => openDrawer(false), {class: "icon-button drawer-close"}));
}

function drawChannels() {
  if (!state.guild) return;
  const nav = root.querySelector(".channels");
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
  const all = [...state.channels.values()];
  const order = (a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a, b);
  const rooms = all.filter((channel) => !isDm(channel) && !isThread(channel) && channel.type !== CATEGORY).sort(order);
  const categories = all.filter((channel) => channel.type === CATEGORY).sort(order);
  const homeless = rooms.filter((room) => !categories.some((category) => category.id === room.parent_id));
  nav.setAttribute("aria-label", t("channels"));
  fill(nav,
    heading(t("channels")),
    state.guilds.map((guild, number) => [
      number ? heading(guild.name) : null,
      homeless.filter((room) => room.guild_id === guild.id).map(withThreads),
    ]),
    categories.map((category) => [heading(category.name), rooms.filter((room) => room.parent_id === category.id).map(withThreads)]),
    h("div", {class: "channels-row"}, heading(t("directMessages")), doorSwitch()),
    dmLink(all.find(isDm)));
  if (focused) nav.querySelector(`[data-testid="${CSS.escape(focused)}"]`)?.focus({preventScroll: true});
}

const heading = (words) => h("h2", {class: "channels-head"}, words);

function withThreads(channel) {
  const threads = [...state.channels.values()].filter((thread) => isThread(thread) && thread.parent_id === channel.id).sort((a, b) => byId(b, a));
  const open = threads.filter((thread) => !thread.thread_metadata?.archived || thread.id === state.current || state.unread[thread.id]);
  const older = threads.filter((thread) => !open.includes(thread));
  const toggle = () => {
    showOlder = !showOlder;
    drawChannels();
  };
  return [
    channelLink(channel, "hash"),
    threads.length ? h("div", {class: "threads"},
      open.map((thread) => channelLink(thread, "thread")),
      older.length ? h("button", {type: "button", class: "older", "aria-expanded": String(showOlder), testid: "older-threads", on: {click: toggle}}, icon(showOlder ? "down" : "right"), `${t("olderThreads")} (${older.length})`) : null,
      showOlder ? older.map((thread) => channelLink(thread, "thread")) : null) : null,
  ];
}

function channelLink(channel, symbol) {
  const unread = state.unread[channel.id] ?? 0;
  const mentions = state.mentions[channel.id] ?? 0;
  const here = channel.id === state.current;
  return h("a", {
    class: `channel${here ? " here" : ""}${unread && !here ? " unread" : ""}`, href: `#${channel.id}`, testid: `channel-${channel.id}`,
    dataset: {unread, mentions}, "aria-current": here ? "page" : null, title: channel.name, on: {click: () => openDrawer(false)},
  },
    icon(symbol),
    h("span", {class: "channel-name", testid: `channel-name-${channel.name}`}, channel.name),
    mentions ? h("span", {class: "mention-badge", "aria-label": t("mentionsCount", {n: mentions})}, mentions) : null,
    unread && !mentions && !here ? h("span", {class: "unread-dot", role: "img", "aria-label": t("unread")}) : null);
}

function dmLink(channel) {
  const name = displayName(state.bot);
  const open = async (event) => {
    openDrawer(false);
    if (channel) return;
    event.preventDefault();
    const made = await openDm();
    state.channels.set(made.id, made);
    goTo(made.id);
  };
  const unread = channel ? state.unread[channel.id] ?? 0 : 0;
  const here = channel && channel.id === state.current;
  return h("a", {
    class: `channel dm${here ? " here" : ""}${unread && !here ? " unread" : ""}`, href: channel ? `#${channel.id}` : "#", testid: channel ? `channel-${channel.id}` : "channel-dm",
    "aria-current": here ? "page" : null, on: {click: open},
  }, avatar(state.bot, "small"), h("span", {class: "channel-name", testid: `channel-name-${name}`}, name),
  unread && !here ? h("span", {class: "mention-badge"}, unread) : null);
}

/** Whether the bot may write to this person, as a member of a server may choose. */
function doorSwitch() {
  const open = state.me?.dms_open !== false;
  const words = t(open ? "doorOpen" : "doorShut");
  return h("button", {
    type: "button", class: "door", testid: "door", role: "switch", "aria-checked": String(open), "aria-label": t("doorLabel"), title: t("doorLabel"),
    on: {click: () => changePerson(state.me.id, {dms_open: !open}).catch(() => {})},
  }, words);
}

function drawPlayers() {
  if (!state.me) return;
  const section = root.querySelector(".players");
  const others = state.people.filter((person) => person.id !== state.me.id);
  const mine = state.people.findIndex((person) => person.id === state.me.id);
  const neighbour = others.length ? state.people[(mine + 1) % state.people.length] : null;
  section.setAttribute("aria-label", t("playAs"));
  fill(section,
    h("div", {class: "players-head"}, h("h2", {}, t("playAs")), iconButton("plus", t("addPerson"), invite, {"data-testid": "add-person"}), languageSwitch()),
    h("div", {class: "people"}, state.people.map(personLink)),
    neighbour ? h("a", {class: "other-tab", href: addressFor(neighbour.id) + location.hash, target: "_blank", testid: "other-tab"}, icon("leave"), t("openInTab", {name: displayName(neighbour)})) : null);
}

function personLink(person) {
  const me = person.id === state.me.id;
  const name = displayName(person);
  const choose = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (me) openDrawer(false);
    else switchPerson(person.id);
  };
  return h("a", {
    class: me ? "person me" : "person", href: addressFor(person.id) + location.hash, testid: `person-${name}`, title: me ? t("playingAs", {name}) : name,
    "aria-current": me ? "true" : null, on: {click: choose},
  }, avatar(person), h("span", {class: "person-name"}, name));
}

async function invite() {
  const name = await askLine(t("addPersonTitle"), t("add"));
  if (!name) return;
  const person = await addPerson(name);
  if (!state.people.some((known) => known.id === person.id)) {
    state.people.push(person);
    drawPlayers();
  }
}

function languageSwitch() {
  const now = myLocale();
  const change = (locale) => {
    rememberLanguage(locale);
    changePerson(state.me.id, {locale}).catch(() => {});
  };
  return h("div", {class: "languages", role: "group", "aria-label": t("language")}, LANGUAGES.map(([short, locale, name]) => h("button", {
    type: "button", testid: `language-${short}`, "aria-pressed": String(now === locale || (short === "en" && now !== "hu")), title: name, "aria-label": name,
    lang: short, on: {click: () => change(locale)},
  }, short.toUpperCase())));
}
