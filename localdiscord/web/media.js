// Pictures and files.

import {h, icon} from "./dom.js";
import {openLightbox} from "./lightbox.js";
import {spoiler} from "./markdown.js";
import {t} from "./strings.js";

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)(\?|$)/i;

export function isPicture(file) {
  return file.content_type ? file.content_type.startsWith("image/") : PICTURE.test(file.filename ?? file.url ?? "");
}

/** Discord's `spoiler` mark hides a picture until it is pressed. */
function veiled(node, hidden) {
  return hidden ? spoiler(node, "div") : node;
}

/** items: [{media: {url, width?, height?}, description?, spoiler?}], one to ten of them. */
export function gallery(items) {
  const pictures = items.map((item) => ({url: item.media.url, alt: item.description ?? "", width: item.media.width, height: item.media.height}));
  const tiles = items.map((item, index) => veiled(picture(pictures[index], () => openLightbox(pictures, index)), item.spoiler));
  return h("div", {class: `gallery count-${Math.min(items.length, 5)}`, dataset: {count: items.length}}, tiles);
}

/** One picture as a button that opens it large. */
function picture({url, alt, width, height}, open) {
  const image = h("img", {src: url, alt, width, height, decoding: "async", draggable: "false"});
  const box = h("button", {
    type: "button", class: "picture", testid: "picture", dataset: {url}, "aria-label": alt || t("picture"), title: alt || null,
    style: width && height ? {"--ratio": `${width} / ${height}`, "--width": `${width}px`, "--portrait": height > width ? "1" : "0"} : {}, on: {click: open},
  }, image);
  image.addEventListener("load", () => { box.style.backgroundImage = ""; }, {once: true});
  image.addEventListener("error", () => box.classList.add("broken"));
  return box;
}

export function thumbnail(media, description, hidden) {
  const one = {url: media.url, alt: description ?? "", width: media.width, height: media.height};
  const box = picture(one, () => openLightbox([one], 0));
  box.classList.add("thumbnail");
  return veiled(box, hidden);
}

/** An image that stands in an embed. */
export function embedImage(media) {
  return gallery([{media}]);
}

export function fileCard({url, name, size}, hidden) {
  const safe = /^(https?:)?\//.test(url ?? "");
  const card = h("a", {class: "file-card", href: safe ? url : null, download: name ?? "", target: "_blank", rel: "noopener", testid: "file"},
    icon("file"),
    h("span", {class: "file-words"}, h("span", {class: "file-name"}, name ?? "file"), size ? h("span", {class: "file-size"}, bytes(size)) : null));
  return veiled(card, hidden);
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  if (size < 1024 * 1024) return `${Math.round(size / 1024)} KB`;
  return `${(size / 1024 / 1024).toFixed(1)} MB`;
}

/** Attachments that no embed and no component refers to. */
export function attachments(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [
    pictures.length ? gallery(pictures.map((file) => ({media: file, description: file.description, spoiler: file.filename?.startsWith("SPOILER_")}))) : null,
    ...others.map((file) => fileCard({url: file.url, name: file.filename, size: file.size}, false)),
  ];
}

/** When a message is drawn anew, pictures that stay the same are not loaded again, and changed ones do not blink. */
export function keepPictures(oldNode, newNode) {
  const before = [...oldNode.querySelectorAll(".picture")];
  const unused = new Map(before.map((box) => [box.dataset.url, box]));
  for (const [index, box] of [...newNode.querySelectorAll(".picture")].entries()) {
    const same = unused.get(box.dataset.url);
    if (same) {
      box.replaceChildren(same.querySelector("img"));
      unused.delete(box.dataset.url);
    } else if (before[index]) {
      box.style.backgroundImage = `url("${new URL(before[index].dataset.url, location.href).href}")`;
    }
  }
}
