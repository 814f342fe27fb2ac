// Creating elements, and the containers of index.html.

export const $ = (id) => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && name !== "list") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child || child === 0));
  return made;
}

const spoken = [];
let speaking = 0;

/** Announce a text to screen readers; texts in quick succession are joined. */
export function say(sentence) {
  if (!sentence || spoken.includes(sentence)) return;
  spoken.push(sentence);
  clearTimeout(speaking);
  speaking = setTimeout(() => { $("say").textContent = spoken.splice(0).join(" "); }, 150);
}

let toasting = 0;

/** Show a toast over the board: a refusal, or the result of a press. */
export function toast(sentence, refused = true) {
  const line = $("toast");
  line.classList.toggle("refused", refused);
  line.textContent = sentence;
  line.hidden = !sentence;
  clearTimeout(toasting);
  if (sentence) toasting = setTimeout(() => { line.hidden = true; }, 4000 + 60 * sentence.length);
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
