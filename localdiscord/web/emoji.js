// The emoji of a button or an option. A custom one has no picture here and is shown by name.

import {h} from "./dom.js";

export function emojiNode(emoji) {
  if (!emoji?.name) return null;
  if (emoji.id) return h("span", {class: "emoji-name"}, `:${emoji.name}:`);
  return h("span", {class: "emoji"}, emoji.name);
}
