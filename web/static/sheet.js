// A dialog: undo, advice, a form.

import { $, el } from "./dom.js";
import { signed } from "./signs.js";
import { text } from "./table.js";

/** Open the dialog with a title, empty, and return it. */
export function sheet(title, ...parts) {
  const dialog = $("sheet");
  const close = el("button", { type: "button", className: "plain close", ariaLabel: text("close"), onclick: shut }, "✕");
  dialog.replaceChildren(el("header", {}, el("h2", { id: "sheet-title" }, title), close), ...parts.filter(Boolean));
  if (!dialog.open) dialog.showModal();
  return dialog;
}

export function shut() {
  const dialog = $("sheet");
  if (dialog.open) dialog.close();
}

export const lines = (some) => el("div", { className: "lines" }, ...some.map((line) => el("p", {}, ...signed(line))));

export function startSheet() {
  $("sheet").addEventListener("click", (event) => { if (event.target === $("sheet")) shut(); });
}
