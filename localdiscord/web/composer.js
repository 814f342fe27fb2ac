// Where one writes: a plain message, or a command once a slash is typed.

import {postMessage} from "./api.js";
import {commandForm} from "./commandform.js";
import {filterChoices, flatCommands, optionName, readTyped, searchCommands} from "./commands.js";
import {fill, h, icon, iconButton} from "./dom.js";
import {displayName, isDm, on, state} from "./store.js";
import {suggestionList} from "./suggestions.js";
import {t} from "./strings.js";

const LONGEST = 2000;

let root;
let bar;
let field;
let problem;
let list;
let form = null;
/** channel id → the text that was left unsent there. */
const drafts = new Map();
let draftOf = null;

export function mountComposer(element) {
  root = element;
  on("language", draw);
  on("commands", () => { if (!form) suggestCommands(); });
  on("channels", () => { if (!form) drawPlaceholder(); });
  on("start-command", startNamed);
}

/** The composer belongs to another channel now. */
export function composeIn(channelId) {
  if (draftOf === channelId && root.firstChild) {
    drawPlaceholder();
    return;
  }
  if (field && draftOf) drafts.set(draftOf, form ? "" : field.value);
  draftOf = channelId;
  form = null;
  draw();
}

function draw() {
  const text = form ? "" : drafts.get(draftOf) ?? field?.value ?? "";
  form = null;
  list = suggestionList("command-picker");
  field = h("textarea", {
    class: "composer-text", testid: "composer", rows: "1", maxlength: String(LONGEST), enterkeyhint: "send", autocapitalize: "sentences",
    role: "combobox", "aria-expanded": "false", "aria-controls": list.id, "aria-autocomplete": "list", value: text,
    on: {input: onInput, keydown: onKey, blur: () => setTimeout(() => { if (!form && document.activeElement !== field) list.hide(); }, 120), focus: suggestCommands},
  });
  problem = h("div", {class: "composer-problem", role: "alert"});
  bar = h("div", {class: "composer-bar"});
  fill(root, list.box, problem, bar);
  drawBar();
  drafts.delete(draftOf);
}

function drawBar() {
  const opener = form
    ? iconButton("close", t("commandLeave"), () => leaveForm(""), {"data-testid": "command-leave"})
    : iconButton("slash", t("slash"), openPicker, {"data-testid": "open-commands"});
  const sender = h("button", {type: "button", class: "send", testid: "send", "aria-label": t("send"), title: t("send"), on: {pointerdown: (event) => event.preventDefault(), click: send}}, icon("send"));
  fill(bar, opener, form ? form.node : field, sender);
  bar.classList.toggle("with-command", Boolean(form));
  drawPlaceholder();
  grow();
}

function drawPlaceholder() {
  const channel = state.channels.get(state.current);
  if (!channel || !field) return;
  const locked = channel.thread_metadata?.locked;
  const name = isDm(channel) ? `@${displayName(state.bot)}` : channel.type === 0 ? `#${channel.name}` : channel.name;
  const words = locked ? t("lockedThread") : t("composer", {name});
  field.placeholder = words;
  field.setAttribute("aria-label", words);
  field.disabled = Boolean(locked);
}

/** The text field is as high as its text. */
function grow() {
  field.style.height = "auto";
  if (field.value) field.style.height = `${Math.min(field.scrollHeight, 180)}px`;
}

function openPicker() {
  field.focus();
  if (!field.value.startsWith("/")) field.value = "/";
  onInput();
}

function onInput() {
  grow();
  problem.textContent = "";
  if (field.value.startsWith("/")) {
    const read = readTyped(commandsHere(), field.value.slice(1));
    if (read) {
      startCommand(read.entry, read.values);
      return;
    }
  }
  suggestCommands();
}

const commandsHere = () => flatCommands(state.channels.get(state.current));

/** "@bé" before the caret: where it begins and what was typed, or null. */
function nameBeforeCaret() {
  const before = field.value.slice(0, field.selectionStart);
  const found = /(?:^|\s)@([^\s@]*)$/u.exec(before);
  return found && {start: before.length - found[1].length - 1, typed: found[1]};
}

/** People to mention; false where no name is being typed. */
function suggestPeople() {
  const name = document.activeElement === field ? nameBeforeCaret() : null;
  const people = name ? filterChoices([...state.people, state.bot].filter(Boolean).map((user) => ({name: displayName(user), user})), name.typed) : [];
  if (!people.length) return false;
  list.show(t("people"), people.map(({name: shown, user}) => ({
    testid: "mention",
    dataset: {person: shown},
    choose: () => mention(name.start, user),
    node: h("span", {class: "option-words"}, h("span", {class: "option-label"}, `@${shown}`)),
  })));
  field.setAttribute("aria-expanded", "true");
  pointAtActive();
  return true;
}

function mention(start, user) {
  const rest = field.value.slice(field.selectionStart);
  const before = `${field.value.slice(0, start)}@${displayName(user)} `;
  field.value = before + rest;
  field.setSelectionRange(before.length, before.length);
  list.hide();
  grow();
  field.focus();
}

/** What is sent: "@Béla" as Discord writes a mention. The longest name counts first. */
function withMentions(content) {
  const people = [...state.people, state.bot].filter(Boolean).sort((a, b) => displayName(b).length - displayName(a).length);
  return people.reduce((text, user) => text.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), content);
}

function suggestCommands() {
  if (form || !field) return;
  if (suggestPeople()) return;
  if (!/^\/[^\n]*$/.test(field.value) || document.activeElement !== field) {
    list.hide();
    field.setAttribute("aria-expanded", "false");
    return;
  }
  const commands = commandsHere();
  const found = searchCommands(commands, field.value.slice(1));
  const rows = found.map((entry) => ({
    testid: "command",
    dataset: {command: entry.plainName},
    choose: () => startCommand(entry, {}),
    node: h("span", {class: "option-words"},
      h("span", {class: "option-label"}, `/${entry.name}`, entry.options.map((option) =>
        h("span", {class: option.required ? "hint-option" : "hint-option optional"}, optionName(option)))),
      h("span", {class: "option-description"}, entry.description)),
  }));
  const words = commands.length ? t("commandsNone") : t("commandsSoon");
  list.show(t("slash"), rows.length ? rows : [{node: words}]);
  field.setAttribute("aria-expanded", "true");
  pointAtActive();
}

function pointAtActive() {
  if (list.activeId) field.setAttribute("aria-activedescendant", list.activeId);
  else field.removeAttribute("aria-activedescendant");
}

function startNamed(name) {
  const entry = commandsHere().find((one) => one.plainName === name || one.name === name);
  if (entry) startCommand(entry, {});
}

function startCommand(entry, values) {
  field.value = "";
  list.hide();
  form = commandForm({entry, values, list, onLeave: leaveForm, onSent: () => leaveForm("")});
  drawBar();
  form.focus();
}

function leaveForm(text) {
  form = null;
  list.hide();
  field.value = text;
  drawBar();
  field.focus();
  suggestCommands();
}

function onKey(event) {
  if (event.isComposing) return;
  if (list.isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    list.move(event.key === "ArrowDown" ? 1 : -1);
    pointAtActive();
  } else if (list.isOpen && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey && list.hasRows) {
    list.take();
  } else if (list.isOpen && event.key === "Escape") {
    list.hide();
  } else if (event.key === "Enter" && !event.shiftKey) {
    send();
  } else return;
  event.preventDefault();
}

async function send() {
  if (form) {
    form.send();
    return;
  }
  if (list.isOpen && list.take()) return;
  const content = field.value.trim();
  if (!content) {
    field.focus();
    return;
  }
  const named = content.startsWith("/") && readTyped(commandsHere(), `${content.slice(1)} `);
  if (named) {
    startCommand(named.entry, named.values);
    return;
  }
  const channelId = state.current;
  field.value = "";
  grow();
  list.hide();
  field.focus();
  try {
    await postMessage(channelId, withMentions(content));
  } catch {
    problem.textContent = t("failedSend");
    if (!form && !field.value && state.current === channelId) field.value = content;
  }
}

/** Typing anywhere on the page writes here. */
export function catchTyping(event) {
  if (!field || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ") return;
  if (document.querySelector("dialog[open], .popover")) return;
  const active = document.activeElement;
  if (active && active !== document.body && !active.matches(".timeline-scroller, .message")) return;
  if (form) form.focus();
  else field.focus();
}
