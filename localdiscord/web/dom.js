// Building DOM nodes. Text always becomes a text node, so nothing that a person or a bot wrote is ever read as HTML.

/** Make an element: h("button", {class: "x", testid: "send", on: {click}}, "text", child). */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "dataset") {
      for (const [key, word] of Object.entries(value)) {
        if (word !== undefined && word !== null) element.dataset[key] = word;
      }
    } else if (name === "style") {
      for (const [key, word] of Object.entries(value)) element.style.setProperty(key, word);
    } else if (name === "testid") {
      element.dataset.testid = value;
    } else if (name === "value") {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  append(element, children);
  return element;
}

/** Append strings, nodes and nested lists of them; null and false are skipped. */
export function append(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(parent, child);
    else parent.append(child instanceof Node ? child : String(child));
  }
  return parent;
}

/** Replace everything inside `parent`. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return append(parent, children);
}

/** A button that looks like an icon and says its name to screen readers. */
export function iconButton(name, label, onClick, props = {}) {
  return h("button", {type: "button", class: "icon-button", "aria-label": label, title: label, on: {click: onClick}, ...props}, icon(name));
}

const SHAPES = {
  hall: "M3 21V11h2.5V8.5H8V6h2.5V3.5h3V6H16v2.5h2.5V11H21v10h-6v-3.5a3 3 0 0 0-6 0V21z",
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a4 4 0 0 0 4 4h9M14.5 13.5 18 17l-3.5 3.5",
  letter: "M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4.5 15.5 20l-4-6.5zM11.5 13.5 20 4.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  down: "M6 9.5l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  file: "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
  leave: "M10 5H5v14h14v-5M13 4.5h6.5V11M19 5l-8.5 8.5",
  warning: "M12 4 2.5 20h19zM12 10v4.5M12 17v.5",
  search: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  reply: "M4 18v-4a4 4 0 0 1 4-4h12M16 6l4 4-4 4",
  slash: "M4 4h16v16H4zM14 8l-4 8",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0",
};

const SOLID = new Set(["hall"]);

/** One of our own line drawings, as an inline SVG. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", SOLID.has(name) ? "icon solid" : "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

export function spinner() {
  return h("span", {class: "spinner", "aria-hidden": "true"});
}

/** "#rrggbb" of a Discord colour number. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
