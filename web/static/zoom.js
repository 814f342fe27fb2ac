// Zooming and panning. The board is in a scrolling element; its size is the picture's times the scale.

import { $, calm } from "./dom.js";

const MOST = 3;
const LEAST = 0.42; // minimum scale
const STEP = 1.25;
const DRAG = 5;
let size = [1, 1];
let scale = 1;
let fitted = true;
let dragged = false;

export const zoomed = () => scale;
export const wasDragged = () => dragged;
export const isCloseUp = () => !fitted;

/** Scale at which the picture fills the width; on a wide screen at which all of it fits, if still legible. */
function fit() {
  const view = $("view");
  const across = view.clientWidth / size[0];
  const down = view.clientHeight / size[1];
  return matchMedia("(min-width: 900px)").matches ? Math.min(across, Math.max(down, LEAST)) : across;
}

function apply(next) {
  scale = next;
  const sizer = $("sizer");
  sizer.style.width = `${size[0] * scale}px`;
  sizer.style.height = `${size[1] * scale}px`;
  $("stage").style.transform = `scale(${scale})`;
}

/** Zoom around a point of the window. */
export function zoomTo(wanted, x, y) {
  const view = $("view");
  const box = view.getBoundingClientRect();
  const before = $("sizer").getBoundingClientRect();
  const [px, py] = [x ?? box.left + box.width / 2, y ?? box.top + box.height / 2];
  const at = [(px - before.left) / scale, (py - before.top) / scale];
  const least = fit();
  const next = Math.min(Math.max(wanted, least), Math.max(MOST, least));
  fitted = next <= least * 1.001;
  apply(fitted ? least : next);
  const after = $("sizer").getBoundingClientRect();
  view.scrollLeft += after.left + at[0] * scale - px;
  view.scrollTop += after.top + at[1] * scale - py;
}

export const zoomIn = () => zoomTo(scale * STEP);
export const zoomOut = () => zoomTo(scale / STEP);

/** Toggle between close-up and fit, for a double tap. */
export function zoomHere(x, y) {
  zoomTo(fitted ? Math.max(1, fit() * 2) : 0, x, y);
}

/** Adapt to a picture of another size; `anew`: scroll a new picture to its top. */
export function resize(next, anew) {
  size = next;
  if (fitted || anew) {
    fitted = true;
    apply(fit());
  } else apply(scale);
  if (anew) $("view").scrollTo(0, 0);
}

/** Scroll a box of the picture into view if needed. */
export function reveal([x, y, w, h]) {
  const view = $("view");
  const [left, top, right, bottom] = [x * scale, y * scale, (x + w) * scale, (y + h) * scale];
  const high = view.clientHeight - parseFloat(getComputedStyle(view).paddingBottom);
  const wide = view.clientWidth;
  const to = { behavior: calm.matches ? "instant" : "smooth" };
  if (top < view.scrollTop || bottom > view.scrollTop + high) to.top = (top + bottom - high) / 2;
  if (left < view.scrollLeft || right > view.scrollLeft + wide) to.left = (left + right - wide) / 2;
  view.scrollTo(to);
}

export function startZoom() {
  const view = $("view");
  new ResizeObserver(() => { if (fitted) apply(fit()); }).observe(view);
  view.addEventListener("wheel", (event) => {
    if (event.shiftKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
  }, { passive: false });

  let pinch = null;
  const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  view.addEventListener("touchstart", (event) => {
    dragged = false;
    if (event.touches.length === 2) pinch = { far: spread(event.touches), scale };
  }, { passive: true });
  view.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    dragged = true;
    const [a, b] = event.touches;
    zoomTo((pinch.scale * spread(event.touches)) / pinch.far, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  }, { passive: false });
  view.addEventListener("touchend", () => { pinch = null; });

  let drag = null;
  view.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    drag = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.hypot(dx, dy) > DRAG) dragged = true;
    if (!dragged) return;
    view.classList.add("dragging");
    view.scrollLeft = drag.left - dx;
    view.scrollTop = drag.top - dy;
  });
  addEventListener("pointerup", () => {
    drag = null;
    view.classList.remove("dragging");
  });
}
