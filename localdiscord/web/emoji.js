// Emojis in texts, on buttons and options. A custom one is a picture, and its name to screen readers.

import {h} from "./dom.js";

export function emojiNode(emoji) {
  if (!emoji?.name) return null;
  if (emoji.id) return customEmoji(emoji.name, emoji.id);
  return h("span", {class: "emoji"}, emoji.name);
}

export function customEmoji(name, id) {
  return h("img", {class: "custom-emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false"});
}
