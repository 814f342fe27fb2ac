// Signs in texts, drawn as on the board. Their words are for screen readers and the mouse.

import { el } from "./dom.js";

let squares = new Map(); // sign or name of a piece → [number of its square, word]
let pattern = null;

/** Take the drawings of a game. */
export function learnSigns(told) {
  if (!told) return;
  squares = new Map([...Object.entries(told.signs), ...Object.entries(told.pieces).map(([name, number]) => [name, [number, ""]])]);
  const signs = Object.keys(told.signs).sort((a, b) => b.length - a.length);
  pattern = new RegExp(`(?<!\u200d)(${signs.join("|")})\ufe0f?(?!\u200d)`, "u");
  document.body.style.setProperty("--signs", `url("${told.url}")`);
}

function square(sign, name = sign) {
  const [number, word] = squares.get(name);
  const made = el("i", { className: "sign", ...(word ? { role: "img", ariaLabel: word, title: word } : { ariaHidden: "true" }) }, sign);
  made.style.backgroundPosition = `${-number * 1.4}em 0`;
  return made;
}

/** The text as nodes, with its signs drawn. */
export function signed(text) {
  if (!text || !pattern) return [text];
  return text.split(pattern).map((part, n) => (n % 2 ? square(part) : part));
}

/** A sign by itself, drawn as the named piece if there is one. */
export function signOf(sign, name) {
  const known = squares.has(name) ? name : sign.replace("\ufe0f", "");
  return squares.has(known) ? square(sign, known) : sign;
}

/** The text with words for its signs. */
export function inWords(text) {
  if (!text || !pattern) return text;
  return text.split(pattern).map((part, n) => (n % 2 ? squares.get(part)[1] : part)).join("");
}
