// A picture as large as the window, to be zoomed and moved about.

import {fill, h, icon, iconButton} from "./dom.js";
import {t} from "./strings.js";

const LARGEST = 8;

/** pictures: [{url, alt}]; the first shown is `index`. */
export function openLightbox(pictures, index) {
  let scale = 1;
  let x = 0;
  let y = 0;
  const pointers = new Map();
  let pinch = null;
  let moved = false;
  let lastTap = 0;

  const image = h("img", {class: "lightbox-image", draggable: "false"});
  const stage = h("div", {class: "lightbox-stage"}, image);
  const caption = h("div", {class: "lightbox-caption"});
  const original = h("a", {class: "icon-button", target: "_blank", rel: "noopener", title: t("openOriginal"), "aria-label": t("openOriginal")});
  const several = pictures.length > 1;
  const dialog = h("dialog", {class: "lightbox", testid: "lightbox", "aria-label": t("picture")},
    stage,
    h("div", {class: "lightbox-tools"},
      iconButton("minus", t("zoomOut"), () => zoomAt(1 / 1.5)),
      iconButton("fit", t("zoomReset"), reset),
      iconButton("plus", t("zoomIn"), () => zoomAt(1.5)),
      original,
      iconButton("close", t("close"), () => dialog.close(), {"data-testid": "lightbox-close"})),
    several ? iconButton("left", t("previous"), () => step(-1), {class: "icon-button lightbox-step before"}) : null,
    several ? iconButton("right", t("next"), () => step(1), {class: "icon-button lightbox-step after"}) : null,
    caption);

  function show() {
    const {url, alt} = pictures[index];
    image.src = url;
    image.alt = alt;
    original.href = url;
    fill(caption, several ? h("span", {class: "lightbox-count"}, `${index + 1} / ${pictures.length}`) : null, alt);
    caption.hidden = !several && !alt;
    reset();
  }

  function step(by) {
    index = (index + by + pictures.length) % pictures.length;
    show();
  }

  function reset() {
    scale = 1;
    x = 0;
    y = 0;
    place();
  }

  /** The picture never leaves the window altogether. */
  function place() {
    const roomX = Math.max(0, (image.offsetWidth * scale - stage.clientWidth) / 2 + (scale > 1 ? 40 : 0));
    const roomY = Math.max(0, (image.offsetHeight * scale - stage.clientHeight) / 2 + (scale > 1 ? 40 : 0));
    x = Math.max(-roomX, Math.min(roomX, x));
    y = Math.max(-roomY, Math.min(roomY, y));
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("zoomed", scale > 1);
    dialog.dataset.scale = scale.toFixed(2);
  }

  function zoomAt(factor, clientX = window.innerWidth / 2, clientY = window.innerHeight / 2) {
    const box = stage.getBoundingClientRect();
    const fromX = clientX - box.left - box.width / 2;
    const fromY = clientY - box.top - box.height / 2;
    const wanted = Math.max(1, Math.min(LARGEST, scale * factor));
    const ratio = wanted / scale;
    x = fromX - (fromX - x) * ratio;
    y = fromY - (fromY - y) * ratio;
    scale = wanted;
    place();
  }

  function spread() {
    const [a, b] = [...pointers.values()];
    return {distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
  }

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)), event.clientX, event.clientY);
  }, {passive: false});

  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, {x: event.clientX, y: event.clientY, startX: event.clientX});
    if (pointers.size === 1) moved = false;
    if (pointers.size === 2) pinch = spread();
  });

  stage.addEventListener("pointermove", (event) => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    if (Math.abs(event.clientX - pointer.startX) > 6 || Math.abs(dy) > 3) moved = true;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (pointers.size === 2 && pinch) {
      const now = spread();
      x += now.x - pinch.x;
      y += now.y - pinch.y;
      zoomAt(now.distance / Math.max(1, pinch.distance), now.x, now.y);
      pinch = now;
    } else if (pointers.size === 1 && scale > 1) {
      x += dx;
      y += dy;
      place();
    }
  });

  const lift = (event) => {
    const pointer = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (pointers.size < 2) pinch = null;
    if (!pointer || pointers.size || event.type === "pointercancel") return;
    const swept = event.clientX - pointer.startX;
    if (scale === 1 && several && event.pointerType !== "mouse" && Math.abs(swept) > 60) step(swept > 0 ? -1 : 1);
    else if (!moved) tap(event);
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);

  /** Twice on the picture zooms, once beside it closes. */
  function tap(event) {
    const box = image.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    const now = Date.now();
    if (!inside) dialog.close();
    else if (now - lastTap < 350) {
      if (scale > 1) reset();
      else zoomAt(2.5, event.clientX, event.clientY);
      lastTap = 0;
    } else lastTap = now;
  }

  dialog.addEventListener("keydown", (event) => {
    const sideways = (by) => (scale > 1 ? pan(-80 * by, 0) : several && step(by));
    const keys = {
      "+": () => zoomAt(1.4), "=": () => zoomAt(1.4), "-": () => zoomAt(1 / 1.4), 0: reset,
      ArrowLeft: () => sideways(-1), ArrowRight: () => sideways(1), ArrowUp: () => pan(0, 80), ArrowDown: () => pan(0, -80),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  function pan(dx, dy) {
    x += dx;
    y += dy;
    place();
  }

  const back = document.activeElement;
  const onResize = () => place();
  window.addEventListener("resize", onResize);
  dialog.addEventListener("close", () => {
    window.removeEventListener("resize", onResize);
    dialog.remove();
    if (back?.isConnected) back.focus({preventScroll: true});
  });
  original.append(icon("leave"));
  document.body.append(dialog);
  dialog.showModal();
  show();
}
