// The things one presses in a message: buttons and selects.

import {goTo, internalPlace} from "./address.js";
import {h, icon, spinner} from "./dom.js";
import {emojiNode} from "./emoji.js";
import {isBusy, pickedIn, pressComponent} from "./interactions.js";
import {openList} from "./popover.js";
import {displayName, isThread, state} from "./store.js";
import {t} from "./strings.js";

const STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary"};

/** A row of buttons, or one select. */
export function actionRow(row, message) {
  return h("div", {class: "action-row"}, (row.components ?? []).map((component) => control(component, message)));
}

export function control(component, message) {
  if (component.type === 2) return component.style === 5 ? linkButton(component) : button(component, message);
  if ([3, 5, 6, 7, 8].includes(component.type)) return select(component, message);
  return null;
}

function button(component, message) {
  const busy = isBusy(message.id, component.custom_id);
  const press = () => pressComponent(message, component);
  return h("button", {
    type: "button", class: `button ${STYLES[component.style] ?? "secondary"}${busy ? " busy" : ""}`, testid: "button",
    dataset: {customId: component.custom_id, componentId: component.id}, disabled: component.disabled,
    "aria-disabled": busy ? "true" : null, "aria-busy": busy ? "true" : null, "aria-label": component.label ? null : component.emoji?.name,
    on: {click: press},
  }, h("span", {class: "button-face"}, emojiNode(component.emoji), component.label ? h("span", {}, component.label) : null), busy ? spinner() : null);
}

function linkButton(component) {
  const place = internalPlace(component.url ?? "");
  const safe = /^https?:\/\//.test(component.url ?? "");
  const follow = (event) => {
    if (!place) return;
    event.preventDefault();
    goTo(place.channelId, place.messageId);
  };
  return h("a", {
    class: `button secondary link${component.disabled ? " disabled" : ""}`, href: safe && !component.disabled ? component.url : null,
    target: place ? null : "_blank", rel: "noopener noreferrer", testid: "button", dataset: {url: component.url}, on: {click: follow},
  }, h("span", {class: "button-face"}, emojiNode(component.emoji), h("span", {}, component.label ?? ""), icon(place ? "right" : "leave")));
}

/** What can be chosen in a select of any kind. */
export function selectOptions(component) {
  const defaults = new Set((component.default_values ?? []).map((item) => item.id));
  const people = () => [...state.people, state.bot].filter(Boolean)
    .map((user) => ({label: displayName(user), value: user.id, user, selected: defaults.has(user.id)}));
  const channels = () => [...state.channels.values()]
    .filter((channel) => channel.name && (!component.channel_types?.length || component.channel_types.includes(channel.type)))
    .map((channel) => ({label: `${isThread(channel) ? "" : "#"}${channel.name}`, value: channel.id, selected: defaults.has(channel.id)}));
  switch (component.type) {
    case 3: return (component.options ?? []).map((option) => ({...option, selected: Boolean(option.default)}));
    case 5: case 7: return people();
    case 8: return channels();
    default: return [];
  }
}

/** The closed face of a select; `open` is called when it is pressed. */
export function selectFace(component, options, chosen, props, open) {
  const labels = options.filter((option) => chosen.includes(option.value));
  const words = labels.length
    ? labels.map((option) => h("span", {class: "picked"}, emojiNode(option.emoji), option.label))
    : h("span", {class: "placeholder"}, component.placeholder || t("select"));
  return h("button", {type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", ...props, on: {click: open}},
    h("span", {class: "select-face"}, words), icon("down"));
}

function select(component, message) {
  const busy = isBusy(message.id, component.custom_id);
  const options = selectOptions(component);
  const chosen = pickedIn(message.id, component.custom_id) ?? options.filter((option) => option.selected).map((option) => option.value);
  const open = (event) => {
    if (isBusy(message.id, component.custom_id)) return;
    openList({
      anchor: event.currentTarget,
      title: component.placeholder || t("select"),
      options: options.map((option) => ({...option, selected: chosen.includes(option.value)})),
      min: component.min_values ?? 1,
      max: component.max_values ?? 1,
      onDone: (values) => pressComponent(message, component, values),
    });
  };
  const face = selectFace(component, options, chosen, {
    testid: "select", dataset: {customId: component.custom_id, componentId: component.id}, disabled: component.disabled,
    "aria-busy": busy ? "true" : null, "aria-label": component.placeholder ?? null,
  }, open);
  if (busy) face.replaceChild(spinner(), face.lastChild);
  return face;
}

