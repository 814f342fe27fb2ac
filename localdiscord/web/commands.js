// The bot's commands as one flat list, and the data that Discord would send for one of them. Nothing is drawn here.

import {displayName, isDm, isThread, state} from "./store.js";
import {localised, t} from "./strings.js";

export const OPTION = {SUBCOMMAND: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10};

/** [{command, path, name, plainName, description, options}] for this channel, in the reader's language: in the bot's own order, what needs a permission last. */
export function flatCommands(channel) {
  return state.commands
    .filter((command) => (command.type ?? 1) === 1 && usableIn(command, channel))
    .sort((a, b) => needsPermission(a) - needsPermission(b))
    .flatMap((command) => flatten(command, command, []));
}

const needsPermission = (command) => Number((command.default_member_permissions ?? null) !== null);

function usableIn(command, channel) {
  if (!channel || !isDm(channel)) return !command.contexts || command.contexts.includes(0);
  if (command.contexts) return command.contexts.includes(1);
  return command.dm_permission !== false && !command.guild_id;
}

function flatten(command, node, path) {
  const deeper = (node.options ?? []).filter((option) => option.type === OPTION.SUBCOMMAND || option.type === OPTION.GROUP);
  if (deeper.length) return deeper.flatMap((option) => flatten(command, option, [...path, option]));
  const parts = [command, ...path];
  const options = node.options ?? [];
  return [{
    command,
    path,
    name: parts.map((part) => localised(part.name, part.name_localizations)).join(" "),
    plainName: parts.map((part) => part.name).join(" "),
    description: localised(node.description, node.description_localizations) ?? "",
    options: [...options.filter((option) => option.required), ...options.filter((option) => !option.required)],
  }];
}

export const optionName = (option) => localised(option.name, option.name_localizations);
export const optionAbout = (option) => localised(option.description, option.description_localizations) ?? "";

const bare = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Commands for what was typed after the slash, the likeliest first. Accents need not be typed. */
export function searchCommands(commands, typed) {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return commands;
  const whole = words.join(" ");
  const rank = (entry) => {
    const names = [bare(entry.name), bare(entry.plainName)];
    if (names.some((name) => name.startsWith(whole))) return 0;
    const parts = names.join(" ").split(" ");
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
    if (words.every((word) => names.some((name) => name.includes(word)))) return 2;
    if (words.every((word) => bare(entry.description).includes(word))) return 3;
    return null;
  };
  return commands.map((entry) => ({entry, place: rank(entry)}))
    .filter(({place}) => place !== null)
    .sort((a, b) => a.place - b.place)
    .map(({entry}) => entry);
}

/** Read "table new game:burgundy": the longest command whose name ends at a blank, and what follows it. */
export function readTyped(commands, text) {
  const typed = bare(text);
  let best = null;
  for (const entry of commands) {
    for (const name of [entry.name, entry.plainName]) {
      if (typed.startsWith(`${bare(name)} `) && name.length > (best?.length ?? 0)) best = {entry, length: name.length};
    }
  }
  return best && {entry: best.entry, values: readValues(best.entry, text.slice(best.length + 1))};
}

/** "game:burgundy players:3" → {game: "burgundy", players: "3"}; other words belong to the first option. */
function readValues(entry, text) {
  const values = {};
  const names = new Map(entry.options.flatMap((option) => [[option.name, option], [optionName(option), option]]));
  let open = null;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const colon = word.indexOf(":");
    const option = colon > 0 ? names.get(word.slice(0, colon)) : null;
    if (option) {
      open = option.name;
      values[open] = word.slice(colon + 1);
    } else if (open ?? entry.options[0]?.name) {
      open ??= entry.options[0].name;
      values[open] = values[open] ? `${values[open]} ${word}` : word;
    }
  }
  return values;
}

/** What an option offers without asking the bot, or null: [{name, value, user?, about?}] */
export function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({name: localised(choice.name, choice.name_localizations), value: choice.value}));
  if (option.type === OPTION.BOOLEAN) return [{name: t("yes"), value: true}, {name: t("no"), value: false}];
  if (option.type === OPTION.USER || option.type === OPTION.MENTIONABLE) {
    return [...state.people, state.bot].filter(Boolean).map((user) => ({name: displayName(user), value: user.id, user}));
  }
  if (option.type === OPTION.ROLE) return [...state.roles].map(([id, name]) => ({name, value: id}));
  if (option.type === OPTION.CHANNEL) {
    return [...state.channels.values()]
      .filter((channel) => channel.name && !isDm(channel) && (!option.channel_types?.length || option.channel_types.includes(channel.type)))
      .map((channel) => ({name: `${isThread(channel) ? "" : "#"}${channel.name}`, value: channel.id}));
  }
  return null;
}

export function filterChoices(choices, text) {
  const typed = bare(text.trim());
  const starting = choices.filter((choice) => bare(choice.name).startsWith(typed));
  const containing = choices.filter((choice) => !starting.includes(choice) && bare(choice.name).includes(typed));
  return [...starting, ...containing];
}

/** {value} or {error} for what stands in an option's field. `chosen` is the choice picked from a list, if any. */
export function readOption(option, text, chosen) {
  if (chosen && chosen.name === text) return {value: chosen.value};
  const typed = text.trim();
  if (!typed) return option.required ? {error: t("errorMissing")} : {};
  const choices = fixedChoices(option);
  if (choices) {
    const same = choices.find((choice) => bare(choice.name) === bare(typed) || String(choice.value) === typed || bare(choice.name) === `#${bare(typed)}`);
    if (same) return {value: same.value};
    if (option.type === OPTION.CHANNEL) return {error: t("errorChannel")};
    return {error: option.type === OPTION.USER ? t("errorPerson") : t("errorChoice")};
  }
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) return readNumber(option, typed);
  if (option.min_length && typed.length < option.min_length) return {error: t("errorShort", {min: option.min_length})};
  if (option.max_length && typed.length > option.max_length) return {error: t("errorLong", {max: option.max_length})};
  return {value: typed};
}

function readNumber(option, typed) {
  const number = Number(typed.replace(",", "."));
  if (option.type === OPTION.INTEGER && !Number.isSafeInteger(number)) return {error: t("errorInteger")};
  if (!Number.isFinite(number)) return {error: t("errorNumber")};
  if (option.min_value !== undefined && number < option.min_value) return {error: t("errorMin", {min: option.min_value})};
  if (option.max_value !== undefined && number > option.max_value) return {error: t("errorMax", {max: option.max_value})};
  return {value: number};
}

/** Discord's `data` for a command. filled: [{option, value, focused?}] */
export function commandData(entry, filled) {
  let options = filled.map(({option, value, focused}) => ({type: option.type, name: option.name, value, ...(focused ? {focused: true} : {})}));
  for (const step of [...entry.path].reverse()) options = [{type: step.type, name: step.name, options}];
  const data = {id: entry.command.id, name: entry.command.name, type: 1, options};
  if (entry.command.guild_id) data.guild_id = entry.command.guild_id;
  return data;
}
