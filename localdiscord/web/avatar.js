// Nobody here has uploaded a picture: a person is an initial on a colour of their own.

import {h, icon} from "./dom.js";
import {displayName, state} from "./store.js";

// Each is dark enough for white letters, in both themes.
const COLOURS = ["#a8503a", "#3f6d8f", "#5a7a3a", "#7d5690", "#946a1c", "#2f7a70", "#a3476a", "#5566a8"];

/** People are told apart by their place in the list, so that the first eight never share a colour. */
function colourOf(user) {
  const place = state.people.findIndex((person) => person.id === user.id);
  const number = place >= 0 ? place : Number(BigInt(user.id ?? 0) % 8n);
  return COLOURS[number % COLOURS.length];
}

export function avatar(user, size = "") {
  const isBot = Boolean(user.bot);
  const props = {class: `avatar ${size} ${isBot ? "hall" : ""}`, "aria-hidden": "true"};
  if (isBot) return h("span", props, icon("hall"));
  return h("span", {...props, style: {"background-color": colourOf(user)}}, [...displayName(user)][0].toUpperCase());
}
