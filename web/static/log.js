// The log; a line highlights the places that it is about.

import { $, el, say } from "./dom.js";
import { get } from "./api.js";
import { inWords, signed } from "./signs.js";
import { inLog, shown, text } from "./table.js";
import { light } from "./spots.js";

let entries = [];
let more = false;
let readTo = -1; // index of the newest line
let readAt = -1; // version of the table at which they were read
let jump = () => {};

export const onPosition = (go) => { jump = go; };

function when(seconds) {
  return seconds ? new Intl.DateTimeFormat(shown().reader.lang, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000) : "";
}

function item(line, previous) {
  const number = el("button", {
    className: "plain number", type: "button", ariaLabel: `${text("position")} ${line.index}`, onclick: () => jump(line.index),
  }, line.index === previous?.index ? "" : String(line.index));
  number.disabled = line.index === previous?.index;
  const places = line.places ?? [];
  const words = places.length
    ? el("button", { className: "plain line", type: "button", onclick: () => light(places), onfocus: () => light(places), onpointerenter: () => light(places), onpointerleave: () => light([]), onblur: () => light([]) }, ...signed(line.text))
    : el("span", { className: "line" }, ...signed(line.text));
  const made = el("li", { title: when(line.at) }, number, words);
  made.dataset.index = line.index;
  const owner = shown().areas.find((area) => area.seat === line.seat);
  if (owner?.colour) made.style.borderColor = owner.colour;
  return made;
}

function showLog() {
  const list = $("log");
  const older = el("button", { className: "quiet", type: "button", onclick: readOlder }, text("older"));
  list.replaceChildren(...(more ? [el("li", {}, older)] : []), ...entries.map((line, number) => item(line, entries[number - 1])));
}

async function readOlder() {
  const answer = await get("log", { before: entries[0]?.index });
  entries = [...answer.lines, ...entries];
  more = answer.more;
  showLog();
}

/** Log lines of the move that led to a position. */
export const wordsOf = (index) => entries.filter((line) => line.index === index).map((line) => line.text).join(" ");

/** Mark the lines of a past position; -1: none. */
export function markLog(index) {
  const marked = [...$("log").children].filter((line) => line.classList.toggle("at", line.dataset.index === String(index)));
  const box = $("log");
  if (marked.length) box.scrollTop = marked[0].offsetTop - box.offsetTop - box.clientHeight / 3;
}

/** Fetch new lines; after a single new position only those, else all. */
export async function readLog() {
  const { version, last, log } = shown();
  const since = version === readAt + 1 && last > readTo && readTo >= 0 ? readTo : null;
  const answer = since !== null && log?.since === since ? log : await get("log", { since }).catch(() => null);
  if (!answer) return;
  if (readTo >= 0) for (const line of answer.lines.filter((one) => one.index > readTo)) say(inWords(line.text));
  entries = since === null ? answer.lines : [...entries.filter(({ index }) => index < since), ...answer.lines];
  more = since === null ? Boolean(answer.more) : more;
  readTo = entries.at(-1)?.index ?? -1;
  readAt = version;
  inLog.newest = readTo < 0 ? null : readTo;
  showLog();
  const box = $("log");
  box.scrollTop = box.scrollHeight;
}

export function showSince() {
  const { view, reader, since = [] } = shown();
  const own = reader.seat !== null && view === reader.seat;
  const box = $("since");
  box.hidden = !since.length || shown().at !== null;
  box.replaceChildren(el("summary", {}, text(own ? "since" : "latest")), ...since.map((line) => el("p", {}, ...signed(line))));
}
