// The bot's forms.

import {selectFace, selectOptions} from "./controls.js";
import {h, icon, iconButton, spinner} from "./dom.js";
import {submitModal} from "./interactions.js";
import {markdown} from "./markdown.js";
import {openList} from "./popover.js";
import {on} from "./store.js";
import {t} from "./strings.js";

const TEXT = 4;
const DISPLAY = 10;
const LABEL = 18;
const RADIO = 21;
const CHECKS = 22;
const CHECK = 23;

let counter = 0;

/** A field: its node, what it holds for the submit, and what is wrong with it (or null). */
function field(component) {
  if (component.type === TEXT) return textField(component);
  if (component.type === RADIO) return pickField(component, "radio");
  if (component.type === CHECKS) return pickField(component, "checkbox");
  if (component.type === CHECK) return checkField(component);
  if ([3, 5, 6, 7, 8].includes(component.type)) return selectField(component);
  return null;
}

function textField(component) {
  const paragraph = component.style === 2;
  const input = h(paragraph ? "textarea" : "input", {
    class: "field-input", testid: "modal-field", dataset: {customId: component.custom_id}, placeholder: component.placeholder,
    maxlength: component.max_length, rows: paragraph ? 4 : null, type: paragraph ? null : "text", autocomplete: "off", value: component.value ?? "",
  });
  const count = component.max_length ? h("span", {class: "field-count"}) : null;
  const recount = () => { if (count) count.textContent = `${input.value.length} / ${component.max_length}`; };
  input.addEventListener("input", recount);
  recount();
  return {
    control: input,
    extra: count,
    answer: () => ({value: input.value}),
    problem: () => {
      const length = input.value.length;
      if (!length) return component.required === false ? null : t("errorMissing");
      if (component.min_length && length < component.min_length) return t("errorShort", {min: component.min_length});
      if (component.max_length && length > component.max_length) return t("errorLong", {max: component.max_length});
      return null;
    },
  };
}

function selectField(component) {
  const options = selectOptions(component);
  let chosen = options.filter((option) => option.selected).map((option) => option.value);
  const required = component.required !== false;
  const min = component.min_values ?? (required ? 1 : 0);
  const holder = h("div", {class: "select-holder"});
  const draw = (refocus) => {
    const face = selectFace(component, options, chosen, {testid: "modal-field", dataset: {customId: component.custom_id}}, () => openList({
      anchor: face,
      title: component.placeholder || t("select"),
      options: options.map((option) => ({...option, selected: chosen.includes(option.value)})),
      min: required ? min : 0,
      max: component.max_values ?? 1,
      onDone: (values) => {
        chosen = values;
        draw(true);
        holder.dispatchEvent(new Event("input", {bubbles: true}));
      },
    }));
    holder.replaceChildren(face);
    if (refocus) face.focus();
  };
  draw(false);
  return {
    control: holder,
    answer: () => ({values: chosen}),
    problem: () => (chosen.length < Math.max(min, required ? 1 : 0) && (required || chosen.length) ? t("errorMissing") : null),
  };
}

/** Radio buttons or check boxes. */
function pickField(component, kind) {
  counter += 1;
  const name = `pick-${counter}`;
  const inputs = (component.options ?? []).map((option) => ({
    option,
    input: h("input", {type: kind, name, value: option.value, checked: option.default, testid: "modal-choice", dataset: {value: option.value}}),
  }));
  const group = h("div", {class: "picks", role: kind === "radio" ? "radiogroup" : "group", testid: "modal-field", dataset: {customId: component.custom_id}},
    inputs.map(({option, input}) => h("label", {class: "pick"}, input,
      h("span", {class: "option-words"}, h("span", {class: "option-label"}, option.label),
        option.description ? h("span", {class: "option-description"}, option.description) : null))));
  const values = () => inputs.filter(({input}) => input.checked).map(({option}) => option.value);
  const required = component.required !== false;
  const min = component.min_values ?? (required ? 1 : 0);
  const max = component.max_values ?? inputs.length;
  return {
    control: group,
    answer: () => (kind === "radio" ? {value: values()[0] ?? null} : {values: values()}),
    problem: () => {
      const number = values().length;
      if (!number) return required && min > 0 ? t("errorMissing") : null;
      if (kind === "radio") return null;
      if (number < min) return t("errorPick", {min});
      return number > max ? t("errorPickMax", {max}) : null;
    },
  };
}

function checkField(component) {
  const input = h("input", {type: "checkbox", checked: component.default, testid: "modal-field", dataset: {customId: component.custom_id}});
  return {control: input, single: true, answer: () => ({value: input.checked}), problem: () => null};
}

/** A field with its words: {node, check, data}. */
function labelled(component, label, description) {
  const made = field(component);
  if (!made) return null;
  counter += 1;
  const id = `field-${counter}`;
  const error = h("div", {class: "field-error", id: `${id}-error`, role: "alert"});
  const target = made.control.matches("input, textarea") ? made.control : made.control.querySelector("button") ?? made.control;
  target.id = id;
  target.setAttribute("aria-describedby", `${id}-about ${id}-error`);
  const needed = component.required !== false && !made.single;
  const words = h("div", {class: "field-words"},
    h("label", {class: "field-label", for: id}, label, needed ? h("span", {class: "needed", title: t("required")}, " *") : null),
    description ? h("div", {class: "field-about", id: `${id}-about`}, description) : null);
  const node = h("div", {class: made.single ? "field single" : "field"}, made.single ? [made.control, words] : [words, made.control, made.extra], error);
  const check = () => {
    const problem = made.problem();
    error.textContent = problem ?? "";
    node.classList.toggle("wrong", Boolean(problem));
    return !problem;
  };
  node.addEventListener("input", () => { if (node.classList.contains("wrong")) check(); });
  const {type, id: componentId, custom_id} = component;
  return {node, check, target, data: () => ({type, id: componentId, custom_id, ...made.answer()})};
}

/** The modal's own components: labels, old-style rows, and text. */
function part(component) {
  if (component.type === LABEL) {
    const inner = labelled(component.component, component.label, component.description);
    return inner && {...inner, data: () => ({type: LABEL, id: component.id, component: inner.data()})};
  }
  if (component.type === 1) {
    const [input] = component.components;
    const inner = labelled(input, input.label ?? "", null);
    return inner && {...inner, data: () => ({type: 1, id: component.id, components: [inner.data()]})};
  }
  if (component.type === DISPLAY) {
    return {node: h("div", {class: "markup"}, markdown(component.content ?? "")), check: () => true, data: () => ({type: DISPLAY, id: component.id})};
  }
  return null;
}

function openModal(origin) {
  const {modal} = origin;
  const parts = (modal.components ?? []).map(part).filter(Boolean);
  const trouble = h("div", {class: "modal-trouble", role: "alert"});
  const submit = h("button", {type: "submit", class: "button primary", testid: "modal-submit"}, t("submit"));
  const form = h("form", {class: "modal-form", novalidate: true},
    h("header", {class: "modal-head"}, h("h2", {id: "modal-title"}, modal.title), iconButton("close", t("close"), () => dialog.close())),
    h("div", {class: "modal-body"}, parts.map((one) => one.node)),
    trouble,
    h("footer", {class: "modal-foot"}, h("button", {type: "button", class: "button quiet", on: {click: () => dialog.close()}}, t("cancel")), submit));
  const dialog = h("dialog", {class: "modal", testid: "modal", dataset: {customId: modal.custom_id}, "aria-labelledby": "modal-title"}, form);

  const busy = (yes) => {
    submit.disabled = yes;
    submit.replaceChildren(yes ? spinner() : t("submit"));
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = parts.filter((one) => !one.check());
    if (wrong.length) {
      wrong[0].target.focus();
      return;
    }
    trouble.replaceChildren();
    busy(true);
    submitModal(origin, modal.custom_id, parts.map((one) => one.data()), (entry) => {
      if (["done", "thinking"].includes(entry.state)) dialog.close();
      if (entry.state !== "failed") return;
      busy(false);
      trouble.replaceChildren(h("div", {class: "failed", testid: "failed"}, icon("warning"), entry.words ?? t("modalFailed")));
    });
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  const back = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (back?.isConnected) back.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
  parts.find((one) => one.target)?.target.focus();
}

export function mountModals() {
  on("open-modal", openModal);
}

/** A question of the page itself, with one line to fill in. */
export function askLine(title, action) {
  return new Promise((resolve) => {
    const input = h("input", {class: "field-input", type: "text", maxlength: "32", "aria-label": title, autocomplete: "off", testid: "ask-line"});
    const form = h("form", {class: "modal-form"},
      h("header", {class: "modal-head"}, h("h2", {}, title), iconButton("close", t("close"), () => dialog.close())),
      h("div", {class: "modal-body"}, input),
      h("footer", {class: "modal-foot"},
        h("button", {type: "button", class: "button quiet", on: {click: () => dialog.close()}}, t("cancel")),
        h("button", {type: "submit", class: "button primary", testid: "ask-line-submit"}, action)));
    const dialog = h("dialog", {class: "modal", "aria-label": title}, form);
    let answer = null;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer = input.value.trim() || null;
      if (answer) dialog.close();
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
  });
}
