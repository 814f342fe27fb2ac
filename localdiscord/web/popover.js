// A list to choose from, beside the control that opened it; on a phone, a sheet at the bottom.

import {h, icon} from "./dom.js";
import {t} from "./strings.js";
import {emojiNode} from "./emoji.js";
import {avatar} from "./avatar.js";

const SEARCH_FROM = 9;

let closeOpen = null;

export function closePopover() {
  closeOpen?.(false);
}

/**
 * options: [{label, value, description?, emoji?, user?, selected?}]; with max > 1 a Done button ends the choice.
 * onDone(values) is called once, onDone never when the list is dismissed.
 */
export function openList({anchor, title, options, min = 1, max = 1, onDone, testid = "select-option"}) {
  closePopover();
  const several = max > 1;
  const chosen = new Set(options.filter((option) => option.selected).map((option) => option.value));
  const searchable = options.length >= SEARCH_FROM;
  const host = anchor.closest("dialog") ?? document.body;
  const id = `list-${Math.random().toString(36).slice(2)}`;
  let shown = options;
  let active = Math.max(0, options.findIndex((option) => option.selected));

  const list = h("div", {class: "list", id, role: "listbox", tabindex: "-1", "aria-label": title, "aria-multiselectable": several ? "true" : null});
  const search = searchable
    ? h("input", {class: "list-search", type: "text", placeholder: t("search"), "aria-label": t("search"), autocomplete: "off", spellcheck: "false",
        role: "combobox", "aria-expanded": "true", "aria-controls": id})
    : null;
  const doneButton = several
    ? h("button", {type: "button", class: "button primary", testid: "select-done", on: {click: finish}}, t("done"))
    : null;
  const hint = several ? h("span", {class: "list-hint"}, min === max ? t("chooseExactly", {min}) : t("chooseNumber", {min, max})) : null;
  const box = h("div", {class: "popover", testid: "select-list"},
    h("div", {class: "popover-title"}, title),
    search ? h("div", {class: "list-search-box"}, icon("search"), search) : null,
    list,
    several ? h("div", {class: "list-foot"}, hint, doneButton) : null);
  const veil = h("div", {class: "popover-veil", on: {pointerdown: (event) => { event.preventDefault(); close(); }}});
  host.append(veil, box);
  anchor.setAttribute("aria-expanded", "true");

  function draw() {
    list.replaceChildren(...shown.map((option, index) => {
      const selected = chosen.has(option.value);
      return h("div", {
        class: "option", role: "option", id: `${id}-${index}`, testid, dataset: {value: option.value}, "aria-selected": String(selected),
        on: {click: () => choose(option), pointermove: () => { if (active !== index) { active = index; mark(); } }},
      },
        option.user ? avatar(option.user, "small") : null,
        emojiNode(option.emoji),
        h("span", {class: "option-words"},
          h("span", {class: "option-label"}, option.label),
          option.description ? h("span", {class: "option-description"}, option.description) : null),
        h("span", {class: several ? "tick box" : "tick"}, selected ? icon("check") : null));
    }));
    if (!shown.length) list.append(h("div", {class: "list-empty"}, t("noOptions")));
    if (doneButton) doneButton.disabled = chosen.size < min || chosen.size > max;
    mark();
  }

  function mark() {
    const holder = search ?? list;
    for (const [index, node] of [...list.querySelectorAll(".option")].entries()) node.classList.toggle("active", index === active);
    if (shown[active]) {
      holder.setAttribute("aria-activedescendant", `${id}-${active}`);
      list.children[active].scrollIntoView({block: "nearest"});
    }
  }

  function choose(option) {
    if (!several) {
      if (chosen.has(option.value) && min === 0) chosen.clear();
      else {
        chosen.clear();
        chosen.add(option.value);
      }
      finish();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < max) chosen.add(option.value);
    draw();
  }

  function finish() {
    if (chosen.size < min || chosen.size > max) return;
    close();
    onDone(options.map((option) => option.value).filter((value) => chosen.has(value)));
  }

  function close(refocus = true) {
    if (closeOpen !== close) return;
    closeOpen = null;
    veil.remove();
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    window.removeEventListener("resize", settle);
    if (refocus && anchor.isConnected) anchor.focus({preventScroll: true});
  }

  function onKey(event) {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && shown.length) active = (active + step + shown.length) % shown.length;
    else if (event.key === "Home" && !search) active = 0;
    else if (event.key === "End" && !search) active = shown.length - 1;
    else if (event.key === "Enter" && event.target === doneButton) return;
    else if (event.key === "Enter" && event.ctrlKey) finish();
    else if (event.key === "Enter" || (event.key === " " && !search)) {
      if (shown[active]) choose(shown[active]);
    } else if (event.key === "Escape") close();
    else if (event.key === "Tab") {
      if (several && document.activeElement !== doneButton && !event.shiftKey) doneButton.focus();
      else close();
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const next = shown.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (next < 0) return;
      active = next;
    } else return;
    event.preventDefault();
    event.stopPropagation();
    if (box.isConnected) mark();
  }

  function settle() {
    if (window.innerWidth <= 640) {
      box.classList.add("sheet");
      return;
    }
    box.classList.remove("sheet");
    const around = anchor.getBoundingClientRect();
    const width = Math.min(Math.max(around.width, 280), window.innerWidth - 16);
    box.style.width = `${width}px`;
    box.style.left = `${Math.max(8, Math.min(around.left, window.innerWidth - width - 8))}px`;
    const below = window.innerHeight - around.bottom - 12;
    const above = around.top - 12;
    const under = below >= Math.min(box.offsetHeight, 320) || below > above;
    box.style.maxHeight = `${Math.min(440, under ? below : above)}px`;
    box.style.top = under ? `${around.bottom + 4}px` : "auto";
    box.style.bottom = under ? "auto" : `${window.innerHeight - around.top + 4}px`;
  }

  search?.addEventListener("input", () => {
    const words = search.value.toLowerCase();
    shown = options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(words));
    active = 0;
    draw();
  });
  box.addEventListener("keydown", onKey);
  closeOpen = close;
  draw();
  settle();
  window.addEventListener("resize", settle);
  (search && !matchMedia("(pointer: coarse)").matches ? search : list).focus({preventScroll: true});
  mark();
}
