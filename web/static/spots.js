// Touchable parts of the picture: spots (choices), things with a close-up, and highlights.

import { $, el } from "./dom.js";
import { act, busy, look, picked, shown, text } from "./table.js";
import { cut } from "./scene.js";
import { isCloseUp, reveal, wasDragged, zoomHere, zoomed } from "./zoom.js";
import { explain, explaining, hush } from "./closeup.js";
import { sheet, shut } from "./sheet.js";
import { inWords, signed } from "./signs.js";

const HOLD = 500; // milliseconds of a long press
const TWICE = 320; // milliseconds between the taps of a double tap
const CLOSE = 40; // pixels: the loupe separates spots closer than this
const NEAR = 12; // pixels beside a spot that still count as a hit
const REACH = 26; // maximum pixels from a tap to the nearest spot
const GLANCE = 350; // milliseconds of hovering before a thing's close-up opens
const LINGER = 900; // the same for a spot, which players mostly just want to choose
const ROW = 40; // maximum vertical distance within a row, for the reading order

let groups = []; // [{ place, box, spots, thing, button }]: choices, in reading order
let things = []; // the same for things that are no choice
const placesOf = new Map(); // chosen tag → place where it was chosen

const key = (tag) => tag.join(" ");
const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
const byReading = (a, b) => {
  const [[ax, ay], [bx, by]] = [middle(a.box), middle(b.box)];
  return Math.round(ay / ROW) - Math.round(by / ROW) || ax - bx;
};

function lay(element, [x, y, w, h]) {
  const [width, height] = shown().size;
  const { style } = element;
  style.left = `${(x / width) * 100}%`;
  style.top = `${(y / height) * 100}%`;
  style.width = `${(w / width) * 100}%`;
  style.height = `${(h / height) * 100}%`;
  return element;
}

// ------------------------------------------------------------ choosing

function take(spot, places) {
  placesOf.set(key(spot.tag), places);
  shut();
  hush(true);
  return act("tap", { tags: [...picked(), spot.tag] });
}

const worded = (spot) => [spot.label, spot.note].filter(Boolean).join(" · ");

/** Handle a tap on a place: choose its spot, or ask which of several. */
export function choose(group) {
  if (busy()) return;
  if (group.spots.length === 1) {
    take(group.spots[0], [group.place]);
    return;
  }
  const made = group.spots.map((spot) => el("button", { className: "chip", onclick: () => take(spot, [group.place]) }, ...signed(worded(spot))));
  sheet(text("which"), el("div", { className: "chips" }, ...made));
}

/** Open the loupe: an enlarged view of spots too close for a finger. */
function loupe(some) {
  const edge = 14;
  const left = Math.min(...some.map(({ box }) => box[0])) - edge;
  const top = Math.min(...some.map(({ box }) => box[1])) - edge;
  const right = Math.max(...some.map(({ box }) => box[0] + box[2])) + edge;
  const bottom = Math.max(...some.map(({ box }) => box[1] + box[3])) + edge;
  const room = Math.min(innerWidth - 64, 420);
  const scale = Math.min(room / (right - left), (innerHeight * 0.42) / (bottom - top), 3);
  const glass = el("div", { className: "loupe" }, cut([left, top, right - left, bottom - top], scale));
  glass.style.width = `${(right - left) * scale}px`;
  glass.style.height = `${(bottom - top) * scale}px`;
  for (const group of some) {
    const [x, y, w, h] = group.box;
    const spot = el("button", { className: "spot", ariaLabel: inWords(group.spots.map(worded).join(" / ")), onclick: () => { shut(); choose(group); } });
    spot.style.left = `${(x - left) * scale}px`;
    spot.style.top = `${(y - top) * scale}px`;
    spot.style.width = `${w * scale}px`;
    spot.style.height = `${h * scale}px`;
    glass.append(spot);
  }
  const said = some.map((group) => el("button", { className: "chip", onclick: () => { shut(); choose(group); } }, ...signed(group.spots.map(worded).join(" / "))));
  sheet(text("which"), glass, el("div", { className: "chips" }, ...said));
}

/** Distance from a point of the picture to a box, in screen pixels. */
function away([px, py], [x, y, w, h]) {
  const dx = Math.max(x - px, 0, px - x - w);
  const dy = Math.max(y - py, 0, py - y - h);
  return Math.hypot(dx, dy) * zoomed();
}

function apart(a, b) {
  const [[ax, ay], [bx, by]] = [middle(a.box), middle(b.box)];
  return Math.hypot(ax - bx, ay - by) * zoomed();
}

const area = ({ box: [, , w, h] }) => w * h;

/** Whether one box lies in the other; then the inner one is chosen. */
function within({ box: [x, y, w, h] }, { box: [ox, oy, ow, oh] }) {
  return x >= ox && y >= oy && x + w <= ox + ow && y + h <= oy + oh;
}

let lastTap = { time: 0, x: 0, y: 0 };

/** Choose the spot nearest to the tap; open the loupe if it is ambiguous. */
function fingerTap(event) {
  const frame = $("sizer").getBoundingClientRect();
  const point = [(event.clientX - frame.left) / zoomed(), (event.clientY - frame.top) / zoomed()];
  const near = groups.map((group) => ({ group, far: away(point, group.box) })).sort((a, b) => a.far - b.far || area(a.group) - area(b.group));
  const thing = things.find(({ box }) => away(point, box) === 0);
  const twice = event.timeStamp - lastTap.time < TWICE && Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
  const [first] = near;
  if (first && (first.far === 0 || (first.far < REACH && !thing))) {
    const rival = ({ group, far }) => far < NEAR && apart(group, first.group) < CLOSE && !within(first.group, group);
    const rivals = near.filter(rival);
    if (rivals.length && !busy()) loupe([first.group, ...rivals.map(({ group }) => group)]);
    else choose(first.group);
    return;
  }
  lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  const mark = event.target.closest(".picked");
  if (mark) unpick(mark.dataset.tag);
  else if (twice) {
    hush(true);
    zoomHere(event.clientX, event.clientY);
    lastTap.time = 0;
  } else if (thing) explain(thing.thing, thing.button.getBoundingClientRect(), { stay: true });
  else hush(true);
}

// ------------------------------------------------------------ showing

function spotButton(group) {
  const label = inWords(group.spots.map(worded).join(" / "));
  const made = el("button", { className: "spot", type: "button", ariaLabel: label, onclick: () => { if (!wasDragged()) choose(group); } });
  made.dataset.place = group.place;
  made.dataset.tag = group.spots.map(({ tag }) => key(tag)).join("|");
  return made;
}

function thingButton(group) {
  const name = shown().things?.[group.thing] ?? "";
  const open = () => { if (!wasDragged()) explain(group.thing, group.button.getBoundingClientRect(), { stay: true }); };
  const made = el("button", { className: "thing", type: "button", tabIndex: -1, ariaLabel: name, onclick: open });
  made.dataset.place = group.place;
  return made;
}

function pickedMark(tag, label) {
  return (placesOf.get(key(tag)) ?? []).filter((place) => shown().places[place]).map((place) => {
    const made = el("button", { className: "picked", type: "button", ariaLabel: `${text("chosen")}: ${inWords(label)}`, onclick: () => unpick(key(tag)) });
    made.dataset.tag = key(tag);
    return lay(made, shown().places[place]);
  });
}

const unpick = (name) => look(picked().filter((tag) => key(tag) !== name));

/** The thing at the place where a tag was chosen. */
export function thingOf(tag) {
  const [place] = placesOf.get(key(tag)) ?? [];
  return shown().places[place]?.[4] ?? "";
}

export function showSpots() {
  const { places, prompt } = shown();
  const spots = prompt?.spots ?? [];
  const found = new Map();
  for (const spot of spots) {
    for (const place of spot.places) {
      if (!places[place]) continue;
      const [x, y, w, h, thing] = places[place];
      if (!found.has(place)) found.set(place, { place, box: [x, y, w, h], spots: [], thing });
      found.get(place).spots.push(spot);
    }
  }
  groups = [...found.values()].sort(byReading);
  const chosen = prompt?.chosen ?? [];
  const taken = new Set(chosen.flatMap(([tag]) => placesOf.get(key(tag)) ?? []));
  things = Object.entries(places)
    .filter(([place, [, , , , thing]]) => thing && !found.has(place) && !taken.has(place))
    .map(([place, [x, y, w, h, thing]]) => ({ place, box: [x, y, w, h], spots: [], thing }))
    .sort(byReading);
  for (const group of groups) group.button = lay(spotButton(group), group.box);
  const bySize = [...groups].sort((a, b) => area(b) - area(a));
  bySize.forEach(({ button }, order) => { button.style.zIndex = order; });
  for (const group of things) group.button = lay(thingButton(group), group.box);
  if (things.length) things[0].button.tabIndex = 0;
  const marks = chosen.flatMap(([tag, label]) => pickedMark(tag, label));
  $("things").replaceChildren(...things.map(({ button }) => button));
  $("spots").replaceChildren(...groups.map(({ button }) => button), ...marks);
  $("tip").hidden = true;
}

/** The spot to focus after spots are replaced: at the same place, else the nearest. */
export function spotNear(place, box) {
  const same = groups.find((group) => group.place === place);
  if (same || !box) return (same ?? groups[0])?.button;
  const here = { box };
  return [...groups].sort((a, b) => apart(a, here) - apart(b, here))[0]?.button;
}

/** Scroll to where most spots are if less than two thirds of them are visible; in a close-up, to the first if none is. */
export function revealSpots() {
  if (!groups.length) return;
  const view = $("view").getBoundingClientRect();
  const bottom = view.bottom - parseFloat(getComputedStyle($("view")).paddingBottom);
  const seen = groups.filter(({ button }) => {
    const { top, left, height, width } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return y > view.top && y < bottom && x > view.left && x < view.right;
  });
  if (isCloseUp()) {
    if (!seen.length) reveal(groups[0].box);
    return;
  }
  if (3 * seen.length >= 2 * groups.length) return;
  const high = (bottom - view.top) / zoomed();
  const below = ({ box: [, top] }) => groups.map(({ box }) => box).filter(([, y, , h]) => y >= top && y + h <= top + high);
  const [most] = groups.map(below).sort((a, b) => b.length - a.length);
  if (most.length <= seen.length) return;
  const top = Math.min(...most.map(([, y]) => y));
  reveal([0, top, 1, Math.max(...most.map(([, y, , h]) => y + h)) - top]);
}

export const boxOf = (element) => [...groups, ...things].find(({ button }) => button === element)?.box;

/** Highlight places briefly; a player's whole part only if nothing smaller is shown. */
export function light(names) {
  const here = names.filter((name) => shown().places[name]);
  const small = here.filter((name) => !name.startsWith("mat "));
  const boxes = (small.length ? small : here).map((name) => shown().places[name]);
  $("lights").replaceChildren(...boxes.map((box) => lay(el("i"), box)));
  if (boxes.length) reveal(boxes[0]);
}

// ------------------------------------------------------------ pointer and keys

const groupOf = (element) => [...groups, ...things].find(({ button }) => button === element);

function tip(group) {
  const shownTip = $("tip");
  shownTip.replaceChildren(...group.spots.map((spot) => el("p", {}, el("b", {}, ...signed(spot.label)), ...signed(spot.note ? ` · ${spot.note}` : ""))));
  shownTip.hidden = false;
  const spot = group.button.getBoundingClientRect();
  const { width, height } = shownTip.getBoundingClientRect();
  const above = spot.top - height - 8;
  shownTip.style.left = `${Math.max(8, Math.min(spot.left + spot.width / 2 - width / 2, innerWidth - width - 8))}px`;
  shownTip.style.top = `${above > 8 ? above : spot.bottom + 8}px`;
}

function entered(group, byKeyboard) {
  if (group.spots.length) tip(group);
  else $("tip").hidden = true;
  const choice = group.spots.length > 0;
  if (!choice || !byKeyboard) explain(group.thing, group.button.getBoundingClientRect(), { pause: choice ? LINGER : GLANCE });
}

function left() {
  $("tip").hidden = true;
  hush();
}

/** The next spot in the direction of an arrow key. */
function beside(group, all, direction) {
  const [x, y] = middle(group.box);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction];
  const ahead = all.flatMap((other) => {
    const [ox, oy] = middle(other.box);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return along > 1 ? [{ other, cost: along + 2 * across }] : [];
  });
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.other;
}

function keyed(event) {
  const group = groupOf(event.target);
  if (!group) return;
  const all = groups.includes(group) ? groups : things;
  if (event.key.startsWith("Arrow")) {
    event.preventDefault();
    const next = beside(group, all, event.key);
    if (!next) return;
    if (all === things) {
      group.button.tabIndex = -1;
      next.button.tabIndex = 0;
    }
    next.button.focus();
  } else if (event.key === "i" && group.thing) explain(group.thing, group.button.getBoundingClientRect(), { stay: true });
}

export function startSpots() {
  const view = $("view");
  let held = 0;
  let pointer = "";
  let explained = false;
  view.addEventListener("click", (event) => {
    const finger = event.detail > 0 && event.pointerType !== "mouse" && event.pointerType !== "";
    if (explained) event.stopPropagation();
    else if (finger) {
      event.stopPropagation();
      if (!wasDragged()) fingerTap(event);
    } else if (!event.target.closest("button")) hush(true);
    explained = false;
  }, true);
  view.addEventListener("dblclick", (event) => {
    if (pointer === "mouse" && !event.target.closest(".spot")) zoomHere(event.clientX, event.clientY);
  });
  view.addEventListener("pointerdown", (event) => {
    clearTimeout(held);
    explained = false;
    pointer = event.pointerType;
    const group = groupOf(event.target);
    if (event.pointerType === "mouse" || !group?.thing) return;
    held = setTimeout(() => {
      explained = true;
      explain(group.thing, group.button.getBoundingClientRect(), { stay: true });
    }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) view.addEventListener(end, () => clearTimeout(held));
  view.addEventListener("contextmenu", (event) => { if (groupOf(event.target)) event.preventDefault(); });
  view.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const group = groupOf(event.target);
    if (group) entered(group, false);
    else left();
  });
  view.addEventListener("pointerleave", left);
  view.addEventListener("focusin", (event) => {
    const group = groupOf(event.target);
    if (!group || !event.target.matches(":focus-visible")) return;
    reveal(group.box);
    entered(group, true);
  });
  view.addEventListener("focusout", left);
  view.addEventListener("keydown", keyed);
  view.addEventListener("scroll", () => { $("tip").hidden = true; }, { passive: true });
  addEventListener("keydown", (event) => { if (event.key === "Escape" && explaining()) hush(true); });
}
