// The bot's commands on a message or a person: what Discord shows under "Apps" by a right click or a long press.

import {h} from "./dom.js";
import {runCommand} from "./interactions.js";
import {openList} from "./popover.js";
import {isDm, state} from "./store.js";
import {localised, t} from "./strings.js";

export const ON_PERSON = 2;
export const ON_MESSAGE = 3;

function offered(kind) {
  const channel = state.channels.get(state.current);
  const here = channel && isDm(channel) ? 1 : 0;
  return state.commands.filter((command) => command.type === kind && (!command.contexts || command.contexts.includes(here)));
}

/** A small button that opens the list; null where nothing is offered. */
export function appsButton(kind, targetId) {
  const commands = offered(kind);
  if (!commands.length) return null;
  const open = (event) => openList({
    anchor: event.currentTarget,
    title: t("apps"),
    testid: "app",
    options: commands.map((command) => ({label: localised(command.name, command.name_localizations), value: command.id})),
    onDone: ([id]) => {
      const {name} = commands.find((command) => command.id === id);
      runCommand(state.current, {id, name, type: kind, target_id: targetId}, name);
    },
  });
  return h("button", {type: "button", class: "apps", testid: "apps", title: t("apps"), "aria-label": t("apps"), on: {click: open}}, "⋯");
}
