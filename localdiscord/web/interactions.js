// What this person asked of the bot, and how far each request has come.

import {postInteraction} from "./api.js";
import {emit, isDm, myLocale, on, state} from "./store.js";

const TYPE = {COMMAND: 2, COMPONENT: 3, AUTOCOMPLETE: 4, MODAL: 5};
const GIVE_UP = 6000;

/** nonce → {nonce, type, channelId, messageId, customId, state, reason, id, title, body, settle} */
const asked = new Map();

/** Values picked in selects that the bot has not answered with a new message: "message/custom id" → values. */
const picked = new Map();

let counter = 0;

function nonce() {
  counter += 1;
  return `${Date.now()}${String(counter).padStart(4, "0")}`;
}

function send(type, channelId, data, more = {}) {
  const channel = state.channels.get(channelId);
  const body = {nonce: nonce(), type, channel_id: channelId, locale: myLocale(), data};
  if (channel && !isDm(channel)) body.guild_id = state.guild.id;
  if (more.messageId) body.message_id = more.messageId;
  const entry = {nonce: body.nonce, type, channelId, state: "sending", body, ...more};
  asked.set(entry.nonce, entry);
  entry.timer = setTimeout(() => change(entry, {state: "failed", reason: "timeout"}), GIVE_UP);
  postInteraction(body)
    .then(({id}) => { entry.id ??= id; })
    .catch((error) => change(entry, {state: "failed", reason: "send", words: error.words}));
  return entry;
}

function change(entry, news) {
  if (!asked.has(entry.nonce) || entry.state === "failed") return;
  Object.assign(entry, news);
  if (entry.state !== "sent") clearTimeout(entry.timer);
  const over = ["done", "modal", "choices", "activity"].includes(entry.state);
  if (over || (entry.state === "failed" && [TYPE.AUTOCOMPLETE, TYPE.MODAL].includes(entry.type))) asked.delete(entry.nonce);
  if (entry.state === "thinking" && entry.type !== TYPE.COMMAND) asked.delete(entry.nonce);
  entry.settle?.(entry);
  if (entry.state === "modal") emit("open-modal", entry);
  if (entry.state === "activity") emit("open-activity", entry);
  emit("interaction", entry);
}

on("interaction-news", (news) => {
  const entry = asked.get(news.nonce);
  if (entry) change(entry, news);
});

// The bot's "thinking" message takes the place of our own waiting line.
on("message-new", (message) => {
  const id = message.interaction_metadata?.id ?? message.interaction?.id;
  for (const entry of asked.values()) {
    if (id && entry.id === id && entry.type === TYPE.COMMAND) {
      clearTimeout(entry.timer);
      asked.delete(entry.nonce);
      emit("interaction", {...entry, state: "done"});
    }
  }
});

on("message-changed", (message) => {
  if (!message.fresh) return;
  for (const name of picked.keys()) {
    if (name.startsWith(`${message.id}/`)) picked.delete(name);
  }
});

on("snapshot", () => {
  for (const entry of asked.values()) clearTimeout(entry.timer);
  asked.clear();
  picked.clear();
});

/** Send a command. `data` is Discord's, `title` what the waiting line says, like "/table new". */
export function runCommand(channelId, data, title) {
  emit("interaction", send(TYPE.COMMAND, channelId, data, {title}));
}

export function repeatCommand(entry) {
  forget(entry);
  runCommand(entry.channelId, entry.body.data, entry.title);
}

/** Ask for suggestions; the answer is called with the list, or with null when there is none to be had. */
export function askChoices(channelId, data, answer) {
  const settle = (entry) => {
    if (entry.state === "choices") answer(entry.choices);
    else if (entry.state === "failed") answer(null);
  };
  send(TYPE.AUTOCOMPLETE, channelId, data, {settle});
}

/** Press a button or choose in a select. */
export function pressComponent(message, component, values) {
  if (isBusy(message.id, component.custom_id)) return;
  for (const entry of [...asked.values()]) {
    if (entry.messageId === message.id && entry.state === "failed") asked.delete(entry.nonce);
  }
  const data = {custom_id: component.custom_id, component_type: component.type, id: component.id};
  if (values) {
    data.values = values;
    picked.set(`${message.id}/${component.custom_id}`, values);
  }
  emit("interaction", send(TYPE.COMPONENT, message.channel_id, data, {messageId: message.id, customId: component.custom_id}));
}

/** Hand a filled-in modal back; `settle(entry)` hears every step. */
export function submitModal(origin, customId, components, settle) {
  const data = {custom_id: customId, components};
  send(TYPE.MODAL, origin.channelId, data, {messageId: origin.messageId, settle});
}

export function isBusy(messageId, customId) {
  return [...asked.values()].some((entry) =>
    entry.type === TYPE.COMPONENT && entry.messageId === messageId && entry.customId === customId && entry.state !== "failed");
}

/** The failed press on this message, if the last one failed. */
export function failureOn(messageId) {
  return [...asked.values()].findLast((entry) => entry.type === TYPE.COMPONENT && entry.messageId === messageId && entry.state === "failed");
}

export const pickedIn = (messageId, customId) => picked.get(`${messageId}/${customId}`);

/** Commands in this channel that wait for an answer or got none. */
export function openCommands(channelId) {
  return [...asked.values()].filter((entry) => entry.type === TYPE.COMMAND && entry.channelId === channelId);
}

export function forget(entry) {
  clearTimeout(entry.timer);
  asked.delete(entry.nonce);
  emit("interaction", {...entry, state: "done"});
}
