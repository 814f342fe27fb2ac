// Clock times in the reader's language, and `<t:…>` marks that stay true while the page is open.

import {h} from "./dom.js";
import {language, t} from "./strings.js";

const STYLES = {
  t: {timeStyle: "short"},
  T: {timeStyle: "medium"},
  d: {dateStyle: "short"},
  D: {dateStyle: "long"},
  f: {dateStyle: "long", timeStyle: "short"},
  F: {dateStyle: "full", timeStyle: "short"},
  s: {dateStyle: "short", timeStyle: "short"},
  S: {dateStyle: "short", timeStyle: "medium"},
};

const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const formats = new Map();

function format(date, style) {
  const name = language() + style;
  if (!formats.has(name)) formats.set(name, new Intl.DateTimeFormat(language(), STYLES[style]));
  return formats.get(name).format(date);
}

function relative(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  const name = `${language()}relative`;
  if (!formats.has(name)) formats.set(name, new Intl.RelativeTimeFormat(language(), {numeric: "auto"}));
  return formats.get(name).format(Math.round(seconds / size), unit);
}

/** The node for `<t:unix:style>`. */
export function timestampNode(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}:${style}>`);
  const text = style === "R" ? relative(date) : format(date, style);
  return h("time", {class: "stamp", datetime: date.toISOString(), title: format(date, "F"), dataset: {style}}, text);
}

function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** When a message was written, as short as it can be understood. */
export function messageTime(iso, {onlyClock = false} = {}) {
  const date = new Date(iso);
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / 86400000);
  const clock = format(date, "t");
  let text = clock;
  if (!onlyClock && days === 1) text = t("yesterdayAt", {time: clock});
  else if (!onlyClock && days !== 0) text = format(date, "s");
  return h("time", {class: "when", datetime: date.toISOString(), title: format(date, "F")}, text);
}

export const dayName = (iso) => format(new Date(iso), "D");

export const sameDay = (a, b) => startOfDay(new Date(a)) === startOfDay(new Date(b));

/** Keep all relative times on the page true. */
export function startClock() {
  setInterval(() => {
    for (const node of document.querySelectorAll('time[data-style="R"]')) {
      const text = relative(new Date(node.getAttribute("datetime")));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
