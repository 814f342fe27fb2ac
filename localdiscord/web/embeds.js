// Classic embeds.

import {colour, h} from "./dom.js";
import {inline, link, markdown} from "./markdown.js";
import {embedImage, thumbnail} from "./media.js";
import {messageTime} from "./time.js";

export function embedNode(embed) {
  const titleWords = embed.title ? inline(embed.title) : null;
  const foot = [embed.footer?.text, embed.timestamp ? messageTime(embed.timestamp) : null].filter(Boolean);
  return h("article", {class: "embed", style: Number.isInteger(embed.color) ? {"--accent": colour(embed.color)} : {}},
    embed.thumbnail?.url ? h("div", {class: "embed-thumbnail"}, thumbnail(embed.thumbnail, embed.thumbnail.description)) : null,
    embed.author?.name ? h("div", {class: "embed-author"}, maybeLink(embed.author.url, embed.author.name)) : null,
    titleWords ? h("div", {class: "embed-title"}, maybeLink(embed.url, titleWords)) : null,
    embed.description ? h("div", {class: "markup"}, markdown(embed.description)) : null,
    embed.fields?.length ? h("div", {class: "embed-fields"}, embed.fields.map(field)) : null,
    embed.image?.url ? embedImage(embed.image) : null,
    foot.length ? h("div", {class: "embed-foot"}, foot.length === 2 ? [foot[0], " · ", foot[1]] : foot) : null);
}

function field({name, value, inline: narrow}) {
  return h("div", {class: narrow ? "embed-field narrow" : "embed-field"},
    h("div", {class: "embed-field-name"}, inline(name)),
    h("div", {class: "markup"}, markdown(value)));
}

function maybeLink(url, words) {
  return /^https?:\/\//.test(url ?? "") ? link(url, words) : words;
}
