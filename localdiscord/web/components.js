// Discord's components, version 2: the layout of a message.

import {actionRow, control} from "./controls.js";
import {colour, h} from "./dom.js";
import {markdown, spoiler} from "./markdown.js";
import {fileCard, gallery, thumbnail} from "./media.js";

export const KIND = {
  ROW: 1, BUTTON: 2, STRING_SELECT: 3, TEXT_INPUT: 4, SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14,
  CONTAINER: 17, LABEL: 18,
};

/** Nodes for a list of components of one message. */
export function layout(components, message) {
  return components.map((component) => draw(component, message));
}

function draw(component, message) {
  switch (component.type) {
    case KIND.ROW: return actionRow(component, message);
    case KIND.SECTION: return section(component, message);
    case KIND.TEXT: return h("div", {class: "text markup"}, markdown(component.content ?? ""));
    case KIND.THUMBNAIL: return thumbnail(component.media, component.description, component.spoiler);
    case KIND.GALLERY: return gallery(component.items ?? []);
    case KIND.FILE: return fileCard({url: component.file.url, name: component.name, size: component.size}, component.spoiler);
    case KIND.SEPARATOR: return separator(component);
    case KIND.CONTAINER: return container(component, message);
    default: return control(component, message);
  }
}

function section(component, message) {
  return h("div", {class: "section"},
    h("div", {class: "section-words"}, layout(component.components ?? [], message)),
    component.accessory ? h("div", {class: "section-accessory"}, draw(component.accessory, message)) : null);
}

function separator(component) {
  const wide = component.spacing === 2 ? " wide" : "";
  if (component.divider === false) return h("div", {class: `space${wide}`});
  return h("hr", {class: `divider${wide}`});
}

function container(component, message) {
  const accent = component.accent_color;
  const box = h("div", {class: "container", style: Number.isInteger(accent) ? {"--accent": colour(accent)} : {}},
    layout(component.components ?? [], message));
  return component.spoiler ? spoiler(box, "div") : box;
}

/** All text of a layout, one line, for screen readers and excerpts. */
export function layoutText(components) {
  return (components ?? []).map((component) => {
    if (component.type === KIND.TEXT) return component.content;
    return layoutText(component.components);
  }).filter(Boolean).join(" ");
}
