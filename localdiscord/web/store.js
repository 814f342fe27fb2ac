// What the page knows, and who wants to hear when it changes. Drawing happens elsewhere.

import {setLanguage} from "./strings.js";

export const FLAG = {EPHEMERAL: 64, LOADING: 128, SILENT: 4096, V2: 32768};

export const state = {
  me: null,
  people: [],
  bot: null,
  botOnline: true,
  guild: null,
  /** The servers this person is in: [{id, name}], the first is home. */
  guilds: [],
  /** role id → its name, of all servers. */
  roles: new Map(),
  channels: new Map(),
  commands: [],
  unread: {},
  mentions: {},
  current: null,
  connection: "connecting",
  /** channel id → {messages, complete, newFrom}: only channels opened since the last snapshot. */
  timelines: new Map(),
  /** channel id → frames that came while the channel's messages were on their way. */
  arriving: new Map(),
  /** channel id → Map(user id → when they were last seen typing). */
  typing: new Map(),
};

const listeners = new Map();

export function on(names, listener) {
  for (const name of names.split(" ")) {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(listener);
  }
}

export function emit(name, detail) {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

export const displayName = (user) => user.global_name || user.username || user.name || "?";

export function userById(id) {
  if (state.bot?.id === id) return state.bot;
  return state.people.find((person) => person.id === id) ?? null;
}

export const isEphemeral = (message) => Boolean((message.flags ?? 0) & FLAG.EPHEMERAL);
export const isThread = (channel) => [10, 11, 12].includes(channel.type);
export const isDm = (channel) => channel.type === 1 || channel.type === 3;

export const myLocale = () => state.people.find((person) => person.id === state.me?.id)?.locale ?? state.me?.locale ?? "en-US";

export function mentionsMe(message) {
  if (message.author.id === state.me.id) return false;
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === state.me.id);
}

/** Snowflakes compare as numbers, but are longer than a double is exact. */
export function byId(a, b) {
  const [left, right] = [BigInt(a.id), BigInt(b.id)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The channel's messages are being fetched: keep what happens there meanwhile. */
export function expectTimeline(channelId) {
  const frames = state.arriving.get(channelId) ?? [];
  state.arriving.set(channelId, frames);
  return frames;
}

/** Open a channel with its fetched messages and with what happened since they were asked for. */
export function openTimeline(channelId, messages, complete) {
  const unread = state.unread[channelId] ?? 0;
  const foreign = messages.filter((message) => message.author.id !== state.me.id && !isEphemeral(message));
  const first = unread ? foreign[Math.max(0, foreign.length - unread)] : null;
  state.timelines.set(channelId, {messages: [...messages].sort(byId), complete, newFrom: first?.id ?? null});
  const missed = state.arriving.get(channelId) ?? [];
  state.arriving.delete(channelId);
  for (const [keep, message] of missed) keep(message);
}

export function addOlder(channelId, older, complete) {
  const timeline = state.timelines.get(channelId);
  const known = new Set(timeline.messages.map((message) => message.id));
  timeline.messages = [...older.filter((message) => !known.has(message.id)), ...timeline.messages].sort(byId);
  timeline.complete = complete;
}

/** What a frame does to the messages of its channel. Later copies of a message win, so a frame may come twice. */
const keeping = {
  create(message) {
    const {messages} = state.timelines.get(message.channel_id);
    if (messages.some((known) => known.id === message.id)) return;
    messages.push(message);
    messages.sort(byId);
  },

  update(message) {
    const {messages} = state.timelines.get(message.channel_id);
    const index = messages.findIndex((known) => known.id === message.id);
    if (index >= 0) messages[index] = {...messages[index], ...message};
  },

  remove({id, channel_id}) {
    const timeline = state.timelines.get(channel_id);
    timeline.messages = timeline.messages.filter((message) => message.id !== id);
  },
};

/** Keep the frame in its channel, if that is open; in one that is about to open, for then. */
function keep(how, message) {
  if (state.timelines.has(message.channel_id)) how(message);
  else state.arriving.get(message.channel_id)?.push([how, message]);
}

const frames = {
  SNAPSHOT(snapshot) {
    state.me = snapshot.me;
    state.people = snapshot.people;
    state.bot = snapshot.bot;
    state.guild = snapshot.guild;
    state.guilds = snapshot.guilds;
    state.roles = new Map(snapshot.guilds.flatMap((guild) => Object.entries(guild.roles)));
    state.commands = snapshot.commands;
    state.unread = snapshot.unread ?? {};
    state.mentions = snapshot.mentions ?? {};
    const all = [...snapshot.channels, ...snapshot.threads, ...snapshot.dms];
    state.channels = new Map(all.map((channel) => [channel.id, channel]));
    state.timelines.clear();
    state.arriving.clear();
    state.typing.clear();
    setLanguage(myLocale());
    emit("snapshot");
  },

  MESSAGE_CREATE(message) {
    state.typing.get(message.channel_id)?.delete(message.author.id);
    keep(keeping.create, message);
    if (message.author.id !== state.me.id && !isEphemeral(message)) {
      state.unread[message.channel_id] = (state.unread[message.channel_id] ?? 0) + 1;
      if (mentionsMe(message)) state.mentions[message.channel_id] = (state.mentions[message.channel_id] ?? 0) + 1;
    }
    emit("message-new", message);
    emit("unread");
  },

  MESSAGE_UPDATE(message) {
    keep(keeping.update, message);
    const whole = state.timelines.get(message.channel_id)?.messages.find((known) => known.id === message.id);
    if (whole) emit("message-changed", {...whole, fresh: true});
  },

  MESSAGE_DELETE({id, channel_id}) {
    keep(keeping.remove, {id, channel_id});
    emit("message-gone", {id, channel_id});
  },

  CHANNEL_CREATE: keepChannel,
  CHANNEL_UPDATE: keepChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: keepChannel,
  THREAD_UPDATE: keepChannel,
  THREAD_DELETE: dropChannel,

  TYPING_START({channel_id, user_id}) {
    if (!state.typing.has(channel_id)) state.typing.set(channel_id, new Map());
    state.typing.get(channel_id).set(user_id, Date.now());
    emit("typing");
  },

  COMMANDS({commands}) {
    state.commands = commands;
    emit("commands");
  },

  PEOPLE({people}) {
    state.people = people;
    state.me = people.find((person) => person.id === state.me.id) ?? state.me;
    const changed = setLanguage(myLocale());
    emit("people");
    if (changed) emit("language");
  },

  INTERACTION(news) {
    emit("interaction-news", news);
  },

  READ({channel_id}) {
    forgetUnread(channel_id);
  },

  BOT({online}) {
    state.botOnline = online;
    emit("connection");
  },
};

function keepChannel(channel) {
  state.channels.set(channel.id, {...state.channels.get(channel.id), ...channel});
  emit("channels");
}

function dropChannel({id}) {
  state.channels.delete(id);
  state.timelines.delete(id);
  emit("channels");
}

export function applyFrame(name, data) {
  frames[name]?.(data);
}

/** The named channel has been read to its end. */
export function forgetUnread(channelId) {
  if (!state.unread[channelId] && !state.mentions[channelId]) return false;
  delete state.unread[channelId];
  delete state.mentions[channelId];
  emit("unread");
  return true;
}
