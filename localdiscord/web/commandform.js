// A chosen command in the composer: one field for each option.

import {avatar} from "./avatar.js";
import {OPTION, commandData, filterChoices, fixedChoices, optionAbout, optionName, readOption} from "./commands.js";
import {h, icon, iconButton} from "./dom.js";
import {askChoices, runCommand} from "./interactions.js";
import {state} from "./store.js";
import {t} from "./strings.js";

const PAUSE = 120;
const NOTHING = -1; // an optional field is left empty unless the arrows or the pointer mark a row

/**
 * entry: from flatCommands; values: texts already typed; list: where suggestions are shown.
 * onLeave(text) goes back to a plain message, onSent() after the command has gone.
 */
export function commandForm({entry, values, list, onLeave, onSent}) {
  const pills = new Map();
  const row = h("div", {class: "pills"});
  const more = h("div", {class: "more-options"});
  const name = h("span", {class: "command-name", testid: "command-name"}, `/${entry.name}`);
  const node = h("div", {class: "command-form", testid: "command-form", dataset: {command: entry.plainName}, tabindex: "-1"},
    h("div", {class: "command-line"}, name, row, more));

  for (const option of entry.options) {
    if (option.required || values[option.name] !== undefined) addPill(option, values[option.name] ?? "");
  }
  drawMore();

  function addPill(option, text) {
    const label = optionName(option);
    const input = h("input", {
      class: "pill-input", type: "text", testid: `command-option-${option.name}`, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      inputmode: option.type === OPTION.INTEGER ? "numeric" : option.type === OPTION.NUMBER ? "decimal" : null, enterkeyhint: "send",
      "aria-label": `${label}: ${optionAbout(option)}`, role: "combobox", "aria-expanded": "false", "aria-controls": list.id, value: text,
    });
    const error = h("span", {class: "pill-error", role: "alert"});
    const close = option.required ? null : iconButton("close", t("remove", {name: label}), () => dropPill(option), {class: "icon-button pill-close", tabindex: "-1"});
    const box = h("div", {class: "pill", on: {click: () => input.focus()}}, h("span", {class: "pill-label"}, label), h("span", {class: "pill-field"}, input, h("span", {class: "pill-size", "aria-hidden": "true"})), close, error);
    const pill = {option, input, box, error, chosen: null, offered: null, request: 0, timer: null, waiting: false, enterPending: false};
    pills.set(option.name, pill);
    row.append(box);
    grow(pill);
    input.addEventListener("input", () => {
      pill.chosen = null;
      wrong(pill, null);
      grow(pill);
      suggest(pill);
    });
    input.addEventListener("focus", () => suggest(pill));
    input.addEventListener("blur", () => setTimeout(() => { if (node.isConnected && !node.contains(document.activeElement)) list.hide(); }, 120));
    input.addEventListener("keydown", (event) => onKey(event, pill));
    return pill;
  }

  /** The field is as wide as its text. */
  function grow(pill) {
    pill.box.querySelector(".pill-size").textContent = pill.input.value || " ";
    pill.box.classList.toggle("filled", Boolean(pill.input.value));
  }

  function dropPill(option) {
    const pill = pills.get(option.name);
    pills.delete(option.name);
    pill.box.remove();
    drawMore();
    focusNext();
  }

  function drawMore() {
    const rest = entry.options.filter((option) => !pills.has(option.name));
    more.replaceChildren(...rest.map((option) => h("button", {
      type: "button", class: "more-option", testid: `add-option-${option.name}`, title: optionAbout(option), "aria-label": t("optionAdd", {name: optionName(option)}),
      on: {
        click: () => {
          addPill(option, "");
          drawMore();
          pills.get(option.name).input.focus();
        },
        keydown: (event) => { if (event.key === "Escape") onLeave(""); },
      },
    }, icon("plus"), optionName(option))));
  }

  function wrong(pill, message) {
    pill.error.textContent = message ?? "";
    pill.box.classList.toggle("wrong", Boolean(message));
    pill.input.setAttribute("aria-invalid", message ? "true" : "false");
  }

  function heading(pill) {
    return [h("b", {}, optionName(pill.option)), ` ${optionAbout(pill.option)}`, range(pill.option), pill.option.required ? null : h("i", {}, ` · ${t("optional")}`)];
  }

  function range({min_value: min, max_value: max}) {
    return min === undefined && max === undefined ? null : h("i", {}, ` ${min ?? "…"}–${max ?? "…"}`);
  }

  function show(pill, rows) {
    if (document.activeElement !== pill.input) return;
    list.show(heading(pill), rows, pill.input.value || pill.option.required ? 0 : NOTHING);
    pill.input.setAttribute("aria-expanded", String(list.isOpen));
    if (list.activeId) pill.input.setAttribute("aria-activedescendant", list.activeId);
    else pill.input.removeAttribute("aria-activedescendant");
  }

  const note = (text) => [{node: text}];

  function choiceRows(pill, choices) {
    return choices.map((choice) => ({
      testid: "choice",
      dataset: {value: String(choice.value)},
      choose: () => choose(pill, choice),
      node: [choice.user ? avatar(choice.user, "small") : null, h("span", {class: "option-label"}, choice.name)],
    }));
  }

  /** Offer what fits the text of a field. */
  function suggest(pill) {
    const {option, input} = pill;
    clearTimeout(pill.timer);
    pill.request += 1;
    pill.waiting = false;
    if (pill.chosen && pill.chosen.name === input.value) {
      list.hide();
      return;
    }
    const choices = fixedChoices(option);
    if (choices) show(pill, orNote(choiceRows(pill, filterChoices(choices, input.value))));
    else if (option.autocomplete) askSoon(pill);
    else show(pill, []);
  }

  const orNote = (rows) => (rows.length ? rows : note(t("noOptions")));

  function askSoon(pill) {
    const request = pill.request;
    pill.waiting = true;
    if (!list.hasRows) show(pill, note(t("searching")));
    pill.timer = setTimeout(() => askChoices(state.current, commandData(entry, filled(pill)), (choices) => {
      if (request !== pill.request) return;
      pill.waiting = false;
      const enter = pill.enterPending;
      pill.enterPending = false;
      show(pill, choices ? orNote(choiceRows(pill, choices)) : note(t("couldNotLoad")));
      if (enter && list.hasRows) list.take();
    }), PAUSE);
  }

  /** Everything filled in so far; the focused field as typed, as Discord sends it. */
  function filled(focused = null) {
    const options = [];
    for (const pill of pills.values()) {
      if (pill === focused) options.push({option: pill.option, value: pill.input.value, focused: true});
      else {
        const {value} = readOption(pill.option, pill.input.value, pill.chosen);
        if (value !== undefined) options.push({option: pill.option, value});
      }
    }
    return options;
  }

  function choose(pill, choice) {
    pill.chosen = choice;
    pill.input.value = choice.name;
    pill.request += 1;
    pill.waiting = false;
    clearTimeout(pill.timer);
    wrong(pill, null);
    grow(pill);
    list.hide();
    focusNext(pill);
  }

  /** To the next field that is still empty; else stay, so that Enter sends. */
  function focusNext(after = null) {
    const order = [...pills.values()];
    const from = after ? order.indexOf(after) + 1 : 0;
    const empty = [...order.slice(from), ...order.slice(0, from)].find((pill) => !pill.input.value);
    const target = empty ?? after ?? order[0];
    if (target) {
      target.input.focus();
      if (target !== after) target.input.select();
    } else (more.firstElementChild ?? node).focus();
  }

  function onKey(event, pill) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!list.move(event.key === "ArrowDown" ? 1 : -1)) return;
      if (list.activeId) pill.input.setAttribute("aria-activedescendant", list.activeId);
    } else if (event.key === "Enter") {
      if (pill.waiting && pill.input.value) pill.enterPending = true;
      else if (!list.take()) send();
    } else if (event.key === "Tab" && !event.shiftKey && list.hasRows && pill.input.value && !pill.waiting) {
      list.take();
    } else if (event.key === "Backspace" && !pill.input.value) {
      if (!pill.option.required) dropPill(pill.option);
      else if ([...pills.values()].every((other) => !other.input.value)) onLeave(`/${entry.name}`);
      else return;
    } else if (event.key === "Escape") {
      if (list.isOpen && list.hasRows) list.hide();
      else onLeave("");
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  node.addEventListener("keydown", (event) => {
    if (event.target !== node) return;
    if (event.key === "Enter") send();
    else if (event.key === "Escape" || event.key === "Backspace") onLeave(event.key === "Escape" ? "" : `/${entry.name}`);
    else return;
    event.preventDefault();
  });

  function send() {
    let first = null;
    const options = [];
    for (const pill of pills.values()) {
      const {value, error} = readOption(pill.option, pill.input.value, pill.chosen);
      wrong(pill, error);
      if (error) first ??= pill;
      else if (value !== undefined) options.push({option: pill.option, value});
    }
    if (first) {
      first.input.focus();
      return;
    }
    list.hide();
    runCommand(state.current, commandData(entry, options), `/${entry.name}`);
    onSent();
  }

  return {node, send, focus: () => focusNext()};
}
