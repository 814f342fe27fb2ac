// The requests of PROTOCOL.md.

import {pageKey} from "./address.js";
import {state} from "./store.js";

async function request(method, path, body) {
  const headers = {"X-Local-Key": pageKey()};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {method, headers, body: body === undefined ? undefined : JSON.stringify(body)});
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, text);
  return text ? JSON.parse(text) : null;
}

/** The server said no; `words` is its reason, if it gave one. */
export class Refusal extends Error {
  constructor(status, text) {
    super(`${status} ${text.slice(0, 300)}`);
    this.status = status;
    try {
      this.words = JSON.parse(text).message ?? null;
    } catch {
      this.words = null;
    }
  }
}

function query(values) {
  const search = new URLSearchParams({key: pageKey(), as: state.me.id});
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) search.set(name, value);
  }
  return search;
}

export const fetchMessages = (channelId, before, limit = 50) =>
  request("GET", `/client/messages?${query({channel: channelId, before, limit})}`);

export const postMessage = (channelId, content) =>
  request("POST", "/client/messages", {as: state.me.id, channel_id: channelId, content});

export const postInteraction = (interaction) =>
  request("POST", "/client/interactions", {as: state.me.id, ...interaction});

export const dismissMessage = (message) =>
  request("DELETE", `/client/messages/${message.channel_id}/${message.id}?${query({})}`);

export const markRead = (channelId) =>
  request("POST", "/client/read", {as: state.me.id, channel_id: channelId});

/** This person agrees that the application may know who they are: the code with which it asks. */
export const authorize = () => request("POST", "/client/authorize", {as: state.me.id});

export const leaveActivity = (instanceId) =>
  request("POST", "/client/activity/leave", {as: state.me.id, instance_id: instanceId});

export const fetchParticipants = (instanceId) =>
  request("POST", "/client/activity/participants", {as: state.me.id, instance_id: instanceId});

/** Whose token this is; `user` null: nobody's. */
export const whoHas = (token) => request("POST", "/client/activity/token", {token});

export const openDm = () => request("POST", "/client/dms", {as: state.me.id});

/** The people of this server, for a page that may not know who it is. */
export const fetchPeople = () => request("GET", `/client/people?${new URLSearchParams({key: pageKey()})}`);

export const addPerson = (name) => request("POST", "/client/people", {name});

export const changePerson = (id, changes) => request("PATCH", `/client/people/${id}`, changes);
