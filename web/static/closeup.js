// The close-up of the thing at a place: its picture, its effect and the rule.

import { $, el, say } from "./dom.js";
import { get } from "./api.js";
import { text } from "./table.js";

const told = new Map();
let waiting = 0;
let wanted = "";
let pinned = false;

function about(thing) {
  if (!told.has(thing)) {
    const asked = get("closeup", { thing });
    asked.catch(() => told.delete(thing));
    told.set(thing, asked);
  }
  return told.get(thing);
}

/** Position it beside its thing; on a phone the style sheet puts it at the bottom. */
function put(card, anchor) {
  const { width, height } = card.getBoundingClientRect();
  const beside = anchor.right + 12 + width < innerWidth ? anchor.right + 12 : anchor.left - 12 - width;
  card.style.left = `${Math.max(8, beside)}px`;
  card.style.top = `${Math.max(8, Math.min(anchor.top - 20, innerHeight - height - 8))}px`;
}

async function open(thing, anchor) {
  const found = await about(thing).catch(() => null);
  if (!found || wanted !== thing) return;
  const card = $("card");
  const rules = found.clauses.map((clause) => el("p", {}, el("b", {}, clause.id), ` ${clause.text}`));
  const close = el("button", { className: "plain close", ariaLabel: text("close"), onclick: () => hush(true) }, "✕");
  const words = [el("h2", {}, found.name), el("p", { className: "kind" }, found.kind), el("p", { className: "effect" }, found.effect)];
  const face = found.picture ? el("img", { src: found.picture, alt: "" }) : null;
  card.replaceChildren(
    close,
    el("div", { className: face ? "unseen" : "" }, ...words), // for screen readers: the picture shows the text too
    ...[face].filter(Boolean),
    ...(rules.length ? [el("details", {}, el("summary", {}, text("rule")), ...rules)] : []),
  );
  card.hidden = false;
  card.classList.toggle("pinned", pinned);
  put(card, anchor);
  if (face) face.onload = () => put(card, anchor);
  say(`${found.name}. ${found.kind}. ${found.effect}`);
}

/** Show the close-up: at once and until closed, or after a delay and while pointer or focus stay. */
export function explain(thing, anchor, { stay = false, pause = 0 } = {}) {
  if (!thing || (pinned && !stay)) return;
  clearTimeout(waiting);
  wanted = thing;
  pinned = stay;
  if (stay) open(thing, anchor);
  else waiting = setTimeout(() => open(thing, anchor), pause);
}

/** Close it; one opened on request only if `all`. */
export function hush(all = false) {
  if (pinned && !all) return;
  clearTimeout(waiting);
  wanted = "";
  pinned = false;
  $("card").hidden = true;
}

export const explaining = () => !$("card").hidden;
