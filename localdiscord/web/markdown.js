// Discord's markdown, read into DOM nodes.

import {goTo, internalPlace} from "./address.js";
import {h, icon} from "./dom.js";
import {customEmoji} from "./emoji.js";
import {displayName, emit, isThread, state, userById} from "./store.js";
import {t} from "./strings.js";
import {timestampNode} from "./time.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;

/** Nodes for a whole text: code fences, headings, lists, quotes and paragraphs. */
export function markdown(text) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2]) continue;
    nodes.push(...blocks(text.slice(from, match.index).replace(/\n$/, "")));
    nodes.push(h("pre", {class: "code-block", tabindex: "0"}, h("code", {}, match[2])));
    from = match.index + match[0].length;
    if (text[from] === "\n") from += 1;
  }
  nodes.push(...blocks(text.slice(from)));
  return nodes;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.)\s+(.+)$/;

function blocks(text) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  let paragraph = [];
  const endParagraph = () => {
    if (paragraph.some((line) => line.trim())) nodes.push(h("p", {}, inline(paragraph.join("\n"))));
    else if (paragraph.length && nodes.length) nodes.push(h("p", {class: "gap"}));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (heading) {
      endParagraph();
      nodes.push(h(`h${heading[1].length + 2}`, {class: `heading-${heading[1].length}`}, inline(heading[2])));
    } else if (subtext) {
      endParagraph();
      nodes.push(h("small", {class: "subtext"}, inline(subtext[1])));
    } else if (line.startsWith(">>> ")) {
      endParagraph();
      nodes.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"))));
      return nodes;
    } else if (QUOTE.test(line) && line.startsWith("> ")) {
      endParagraph();
      const quoted = [];
      while (at < lines.length && lines[at].startsWith(">") && QUOTE.test(lines[at])) quoted.push(QUOTE.exec(lines[at++])[1]);
      at -= 1;
      nodes.push(h("blockquote", {}, blocks(quoted.join("\n"))));
    } else if (ITEM.test(line)) {
      endParagraph();
      const items = [];
      while (at < lines.length && ITEM.test(lines[at])) items.push(ITEM.exec(lines[at++]));
      at -= 1;
      nodes.push(...lists(items));
    } else {
      paragraph.push(line);
    }
  }
  endParagraph();
  return nodes;
}

/** Lines of a list, nested by their indentation. */
function lists(items) {
  const roots = [];
  const open = [];
  for (const [, indent, bullet, number, content] of items) {
    while (open.length && open.at(-1).indent > indent.length) open.pop();
    let level = open.at(-1);
    const tag = bullet ? "ul" : "ol";
    if (!level || level.indent < indent.length || level.list.localName !== tag) {
      if (level && level.indent === indent.length) open.pop();
      const list = h(tag, {start: number && number !== "1" ? number : null});
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      level = {indent: indent.length, list};
      open.push(level);
    }
    level.list.append(h("li", {}, inline(content)));
  }
  return roots;
}

// Each rule is tried at the present position; the first that matches makes a node.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (m) => m[1]],
  [/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[2].replace(/^ (.*`.*) $/, "$1"))],
  [/<@!?(\d+)>/y, (m) => person(m[1])],
  [/<#(\d+)>/y, (m) => channelLink(m[1])],
  [/<@&(\d+)>/y, (m) => h("span", {class: "mention"}, `@${state.roles.get(m[1]) ?? "role"}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => timestampNode(Number(m[1]), m[2])],
  [/<\/([^:>]{1,110}):\d+>/y, (m) => commandLink(m[1])],
  [/<a?:(\w+):(\d+)>/y, (m) => customEmoji(m[1], m[2])],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], m[1])],
  [/\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"([^"]*)")?\)/y,
    (m) => link(m[2], inline(m[1]), m[3])],
  [/https?:\/\/[^\s<>|]*[^\s<>|"'`.,:;!?)\]*_~]/y, (m) => link(m[0], m[0])],
  [/@(?:everyone|here)\b/y, (m) => h("span", {class: "mention"}, m[0])],
  [/\|\|([\s\S]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\*\*\*((?:\\.|[^\\])+?)\*\*\*(?!\*)/y, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m) => h("strong", {}, inline(m[1]))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m) => h("u", {}, inline(m[1]))],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, (m) => h("s", {}, inline(m[1]))],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/y, (m) => h("em", {}, inline(m[1]))],
  [/(?<!\w)_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y, (m) => h("em", {}, inline(m[1]))],
  [/\n/y, () => h("br")],
];

const PLAIN = /[^\\`<[@|*_~\nh]+|[\s\S]/y;

/** Nodes for a stretch of text without blocks. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  let at = 0;
  while (at < text.length) {
    const found = firstRule(text, at);
    if (found) {
      flush();
      nodes.push(found.node);
      at += found.length;
    } else {
      PLAIN.lastIndex = at;
      const [taken] = PLAIN.exec(text);
      plain += taken;
      at += taken.length;
    }
  }
  flush();
  return nodes;
}

function firstRule(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return {node: make(match), length: match[0].length};
  }
  return null;
}

function person(id) {
  const user = userById(id);
  const mine = id === state.me?.id;
  return h("span", {class: mine ? "mention me" : "mention"}, `@${user ? displayName(user) : t("unknownPerson")}`);
}

function channelLink(id) {
  const channel = state.channels.get(id);
  if (!channel) return h("span", {class: "mention"}, `#${t("unknownChannel")}`);
  return h("a", {class: "mention channel-mention", href: `#${id}`}, icon(isThread(channel) ? "thread" : "hash"), channel.name);
}

function commandLink(name) {
  return h("button", {type: "button", class: "mention", on: {click: () => emit("start-command", name)}}, `/${name}`);
}

/** A link that opens in a new tab, or goes to a place of this page. */
export function link(url, content, title) {
  const place = internalPlace(url);
  if (!place) return h("a", {href: url, target: "_blank", rel: "noopener noreferrer nofollow", title}, content);
  const channel = state.channels.get(place.channelId);
  const follow = (event) => {
    event.preventDefault();
    goTo(place.channelId, place.messageId);
  };
  const href = place.messageId ? `#${place.channelId}/${place.messageId}` : `#${place.channelId}`;
  const bare = content === url;
  if (bare && channel) {
    const words = [icon(isThread(channel) ? "thread" : "hash"), channel.name ?? t("directMessages"), place.messageId ? " › …" : null];
    return h("a", {class: "mention channel-mention", href, on: {click: follow}}, words);
  }
  return h("a", {href, title, on: {click: follow}}, content);
}

/** Something hidden until it is pressed. */
export function spoiler(content, tag = "span") {
  const inner = h("span", {class: "spoiler-text"}, content);
  const box = h(tag, {class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler"), "aria-expanded": "false"}, inner);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (box.classList.contains("revealed")) return;
    event.preventDefault();
    event.stopPropagation();
    box.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) box.removeAttribute(name);
  };
  box.addEventListener("click", reveal, true);
  box.addEventListener("keydown", reveal, true);
  return box;
}

/** What was revealed in one drawing of a message stays so in the next. */
export function keepRevealed(oldNode, newNode) {
  const before = [...oldNode.querySelectorAll(".spoiler")];
  for (const [index, box] of [...newNode.querySelectorAll(".spoiler")].entries()) {
    if (before[index]?.matches(".revealed") && before[index].textContent === box.textContent) box.click();
  }
}

/** The text without its marks, for screen readers and one-line excerpts. */
export function plainText(text) {
  const holder = h("div", {}, markdown(text ?? ""));
  return holder.textContent.replace(/\s+/g, " ").trim();
}
