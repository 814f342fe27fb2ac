// The list above the composer: commands, and values for the option being filled in.

import {h} from "./dom.js";

let counter = 0;

/**
 * A listbox steered from an input that keeps the focus. `rows` are {node, choose, testid?, value?, dataset?}; a row without `choose` is a note.
 */
export function suggestionList(testid) {
  counter += 1;
  const id = `suggestions-${counter}`;
  const box = h("div", {class: "suggestions", id, role: "listbox", testid, hidden: true});
  let rows = [];
  let active = -1;

  function mark() {
    for (const [index, child] of [...box.querySelectorAll("[role=option]")].entries()) {
      child.classList.toggle("active", index === active);
      child.setAttribute("aria-selected", String(index === active));
      if (index === active) child.scrollIntoView({block: "nearest"});
    }
  }

  return {
    box,
    id,
    /** Show rows under a heading; the first is marked unless `start` says otherwise (-1: none). */
    show(heading, newRows, start = 0) {
      rows = newRows.filter((row) => row.choose);
      active = rows.length ? Math.min(start, rows.length - 1) : -1;
      let index = -1;
      box.replaceChildren(
        ...(heading ? [h("div", {class: "suggestions-head"}, heading)] : []),
        ...newRows.map((row) => {
          if (!row.choose) return h("div", {class: "suggestions-note"}, row.node);
          index += 1;
          const mine = index;
          return h("div", {
            class: "option", role: "option", id: `${id}-${mine}`, testid: row.testid, dataset: row.dataset ?? {},
            on: {
              pointerdown: (event) => event.preventDefault(),
              click: () => row.choose(),
              pointermove: () => { if (active !== mine) { active = mine; mark(); } },
            },
          }, row.node);
        }));
      box.hidden = !newRows.length && !heading;
      box.scrollTop = 0;
      mark();
    },
    hide() {
      rows = [];
      active = -1;
      box.replaceChildren();
      box.hidden = true;
    },
    move(step) {
      if (!rows.length) return false;
      active = active < 0 && step < 0 ? rows.length - 1 : (active + step + rows.length) % rows.length;
      mark();
      return true;
    },
    /** Take the marked row; false when there is none. */
    take() {
      if (!rows[active]) return false;
      rows[active].choose();
      return true;
    },
    get activeId() { return active >= 0 ? `${id}-${active}` : null; },
    get isOpen() { return !box.hidden; },
    get hasRows() { return rows.length > 0; },
  };
}
