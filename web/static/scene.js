// The picture: sprites from atlases, placed in painting order; a sprite that keeps its identity is animated.

import { $, calm, el } from "./dom.js";
import { base } from "./api.js";

const known = new Map(); // key → { image, x, y, w, h }
const learning = new Set();
let placed = []; // [{ key, x, y, identity, from, shown }] in painting order
let scene = "";

/** Read the sprites of an atlas. */
export function learn(atlases) {
  return Promise.all((atlases ?? []).map(learnOne));
}

/** A short address: each sprite repeats it. */
function addressOf(url) {
  if (!url.startsWith("data:")) return new URL(url, new URL(base, location.href)).href;
  const bytes = Uint8Array.from(atob(url.split(",")[1]), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
}

function learnOne(atlas) {
  const reading = (async () => {
    const image = new Image();
    image.src = addressOf(atlas.url);
    await image.decode();
    for (const [key, x, y, w, h] of atlas.boxes) known.set(key, { image, x, y, w, h });
  })();
  learning.add(reading);
  reading.catch(() => {}).finally(() => learning.delete(reading));
  return reading;
}

/** Whether every sprite can be drawn, after waiting for pending atlases. */
export async function ready(sprites) {
  if (sprites.some(([key]) => !known.has(key))) await Promise.allSettled([...learning]);
  return sprites.every(([key]) => known.has(key));
}

/** Show a sprite by its part of the atlas: hundreds of canvases would each be a layer. */
function draw({ style }, { image, x, y, w, h }) {
  style.width = `${w}px`;
  style.height = `${h}px`;
  style.background = `url("${image.src}") ${-x}px ${-y}px no-repeat`;
}

const far = (a, b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Match old sprites to new ones: unmoved ones first, then the nearest of the same identity. */
function matched(wanted) {
  const left = new Map();
  const kind = (one) => one.identity || `${one.key} ${one.x} ${one.y}`;
  for (const old of placed) left.set(kind(old), [...(left.get(kind(old)) ?? []), old]);
  const take = (one, fits) => {
    const all = left.get(kind(one)) ?? [];
    const [nearest] = all.filter(fits).sort((a, b) => far(a, one) - far(b, one));
    if (!nearest) return;
    all.splice(all.indexOf(nearest), 1);
    one.old = nearest;
  };
  for (const one of wanted) take(one, (old) => old.x === one.x && old.y === one.y);
  for (const one of wanted) if (!one.old) take(one, () => true);
  return [...left.values()].flat();
}

/** Show a picture. Sprites are animated only if `name` is unchanged. */
export function paint(sprites, [width, height], name) {
  const stage = $("stage");
  const fresh = name !== scene;
  scene = name;
  stage.style.width = `${width}px`;
  stage.style.height = `${height}px`;
  const wanted = sprites.map(([key, x, y, identity]) => ({ key, x, y, identity: identity ?? "" }));
  const gone = fresh ? placed : matched(wanted);
  for (const { shown } of gone) shown.remove();
  const added = document.createDocumentFragment();
  wanted.forEach((one, order) => {
    const { old } = one;
    one.shown = old?.shown ?? el("i");
    one.from = old?.key === one.key ? old.from : known.get(one.key);
    if (old?.from !== one.from) draw(one.shown, one.from);
    const { style, classList } = one.shown;
    style.transform = `translate(${one.x}px,${one.y}px)`;
    style.zIndex = order;
    const moves = Boolean(old) && far(old, one) > 0;
    classList.toggle("moves", moves && !calm.matches);
    classList.toggle("new", !old && !fresh && one.identity !== "");
    if (!old) added.append(one.shown);
    delete one.old;
  });
  stage.append(added);
  placed = wanted;
}

/** A part of the picture, enlarged on a new canvas. */
export function cut([left, top, width, height], scale) {
  const ratio = scale * Math.min(2, devicePixelRatio);
  const canvas = el("canvas", { width: Math.round(width * ratio), height: Math.round(height * ratio) });
  const pen = canvas.getContext("2d");
  pen.scale(ratio, ratio);
  pen.translate(-left, -top);
  for (const { from: { image, x: sx, y: sy, w, h }, x, y } of placed) {
    if (x < left + width && y < top + height && x + w > left && y + h > top) pen.drawImage(image, sx, sy, w, h, x, y, w, h);
  }
  return canvas;
}

/** Drop all sprites; the server sends them again. */
export function forget() {
  for (const { image } of known.values()) URL.revokeObjectURL(image.src);
  known.clear();
  scene = "";
}
