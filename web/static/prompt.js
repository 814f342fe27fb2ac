// The question, the choices made so far, and the buttons beside the board.

import { $, el, say, toast } from "./dom.js";
import { Refusal, get } from "./api.js";
import { signOf, signed } from "./signs.js";
import { act, look, looking, picked, shape, shown, text, turnTo } from "./table.js";
import { explain } from "./closeup.js";
import { thingOf } from "./spots.js";
import { lines, sheet, shut } from "./sheet.js";

const AGAIN = 1000; // milliseconds between two looks at advice that is being thought out
const LONG = 90; // letters of a question that is written smaller
const AT_A_GLANCE = 12; // chips; more of them are a list of their own
const FEW = 6; // spots that are chips, too, on a phone

function chip(one) {
  const done = one.verb === "finish" || one.verb === "confirm";
  const press = () => {
    if (one.verb === "tap") return act("tap", { tags: [...picked(), ...one.tags] });
    return act(one.verb, { words: one.words });
  };
  return el(
    "button", { className: `chip${one.main ? " main" : ""}${done ? " done" : ""}`, type: "button", onclick: press },
    el("b", {}, ...(one.emoji ? [signOf(one.emoji, one.drawn), " "] : []), ...signed(one.label), done ? " ✓" : ""),
    one.paid && !one.label.includes(one.paid) && el("span", { className: "paid" }, ...signed(one.paid)),
    one.note && el("span", { className: "note" }, ...signed(one.note)),
  );
}

/** The chips beside the board: if there are too many, those of several steps at once come last, in a list. */
function chipsShown(all) {
  if (all.length <= AT_A_GLANCE) return all.map(chip);
  const sorted = [...all.filter(({ steps }) => !steps), ...all.filter(({ steps }) => steps)];
  const [first, rest] = [sorted.slice(0, AT_A_GLANCE - 1), sorted.slice(AT_A_GLANCE - 1)];
  const name = text(rest.every(({ steps }) => steps) ? "several_steps" : "more");
  const open = () => sheet(name, el("div", { className: "chips", onclick: shut }, ...rest.map(chip)));
  return [...first.map(chip), el("button", { className: "chip", type: "button", onclick: open }, el("b", {}, `${name} (${rest.length})`))];
}

/** A few answers on the board alone, as chips: on a phone some lie below the edge of the screen, and none says its price. */
function fromBoard(spots) {
  if (shape() === "wide" || spots.length < 2 || spots.length > FEW) return [];
  return spots.map(({ tag, label, note }) => ({ verb: "tap", tags: [tag], label, note }));
}

/** On a phone, one row of chips if it is enough, else two; where they go on beyond the screen, a button at their edge
 * lists all. */
function offerList(all) {
  const row = $("chips");
  const fits = () => row.scrollWidth <= row.clientWidth + 4;
  row.classList.add("one-row");
  if (fits()) return;
  row.classList.remove("one-row");
  if (fits()) return;
  const open = () => sheet(text("choices"), el("div", { className: "chips", onclick: shut }, ...all.map(chip)));
  row.append(el("button", { className: "chip all", type: "button", title: text("choices"), ariaLabel: `${text("choices")} (${all.length})`, onclick: open }, el("b", {}, "▲"), String(all.length)));
}

function chosenToken([tag, label], number, all) {
  const thing = thingOf(tag);
  const why = thing && el("button", {
    className: "plain info", type: "button", ariaLabel: text("about"),
    onclick: (event) => explain(thing, event.target.getBoundingClientRect(), { stay: true }),
  }, "i");
  const others = all.filter((_, other) => other !== number).map(([other]) => other);
  const back = el("button", { className: "plain", type: "button", ariaLabel: `${text("back")}: ${label}`, onclick: () => look(others) }, "✕");
  return el("span", { className: "token" }, ...signed(label), why, back);
}

// ------------------------------------------------------------ dialogs

async function answerTo(path) {
  try {
    return await get(path);
  } catch (error) {
    if (error instanceof Refusal) toast(error.message);
    return null;
  }
}

async function whyNot() {
  const answer = await answerTo("why");
  if (answer) sheet(text("why_not"), lines(answer.lines));
}

async function undo() {
  const answer = await answerTo("undo");
  if (!answer) return;
  const sure = el("button", { className: "danger", type: "button", onclick: () => { shut(); act("undo"); } }, answer.label);
  sheet(text("undo"), lines(answer.lines), el("footer", {}, sure));
}

async function hint() {
  const dialog = sheet(text("hint"), lines([text("thinking")]));
  const title = dialog.firstChild;
  const mine = () => dialog.open && dialog.firstChild === title;
  while (mine()) {
    const answer = await answerTo("hint");
    if (!mine()) return;
    if (!answer) {
      shut();
      return;
    }
    const ways = answer.ways.map((way) => el("button", {
      className: "chip", type: "button", onclick: () => { shut(); act("draft_hint", { words: way.words }); },
    }, el("b", {}, ...signed(way.label)), way.note && el("span", { className: "note" }, ...signed(way.note))));
    dialog.replaceChildren(title, lines(answer.final ? answer.lines : [...answer.lines, text("thinking")]), el("div", { className: "chips" }, ...ways));
    if (answer.final) return;
    await new Promise((done) => { setTimeout(done, AGAIN); });
  }
}

function field(one) {
  const id = `field-${one.id}`;
  const input = one.options
    ? el("select", { id, name: one.id }, ...one.options.map(([word, label]) => el("option", { value: word, selected: word === one.value }, label)))
    : el("input", { id, name: one.id, value: one.value ?? "", placeholder: one.hint ?? "", autocomplete: "off" });
  return el("p", { className: "field" }, el("label", { htmlFor: id }, one.label), input);
}

function form(one) {
  const wrong = el("p", { className: "wrong", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.target));
    const answer = await act("form", { words: [one.kind], form: typed });
    if (answer?.form_open) wrong.textContent = answer.refused;
    else if (answer) shut();
  };
  const buttons = el("footer", {}, el("button", { type: "button", onclick: shut }, text("cancel")), el("button", { className: "go", type: "submit" }, text("ok")));
  sheet(one.title, el("form", { onsubmit: send }, ...one.fields.map(field), wrong, buttons));
}

// ------------------------------------------------------------ showing

const OPENING = {
  undo, hint, why_not: whyNot, other: () => look([]),
  plan: () => turnTo({ plan: 1 }), present: () => turnTo({ plan: null }),
};

function control([name, label]) {
  const { prompt } = shown();
  const kind = name === "give" ? "go" : name !== "confirm" ? "quiet" : prompt.complete || prompt.sealed ? "go" : "";
  const press = OPENING[name] ?? (() => act(name));
  const made = el("button", { type: "button", className: kind, onclick: press }, label);
  made.dataset.control = name;
  return made;
}

/** Buttons that close the turn confirm the whole draft. */
function closing(one) {
  const press = () => act("confirm", { words: one.words });
  const made = el("button", { type: "button", className: one.main ? "go" : "", onclick: press }, ...signed(one.label), one.note && el("small", {}, ...signed(one.note)));
  made.dataset.control = "confirm";
  return made;
}

let question = "";
let asked = "";

export function showPrompt() {
  const { at, prompt, status, undo: past } = shown();
  const ask = prompt?.ask || prompt?.sealed || prompt?.about || status;
  const about = prompt && ask !== prompt.about ? prompt.about : "";
  $("ask").textContent = ask;
  $("ask").classList.toggle("long", ask.length > LONG);
  if ($("about").textContent !== about) $("about").classList.remove("whole");
  $("about").textContent = about;
  if (ask !== question) say(ask);
  question = ask;
  const asking = JSON.stringify([ask, prompt?.chosen, prompt?.draft]);
  const anew = asking !== asked;
  asked = asking;
  $("chosen").replaceChildren(...(prompt?.chosen ?? []).map(chosenToken));
  const forms = [prompt?.form ?? []].flat();
  const typed = forms.map((one) => el("button", { className: "chip", type: "button", onclick: () => form(one) }, el("b", {}, text("form"))));
  const chips = prompt?.chips ?? [];
  const closings = chips.filter(({ verb }) => verb === "confirm");
  const beside = chips.filter((one) => !closings.includes(one));
  const answers = beside.length || forms.length ? beside : fromBoard(prompt?.spots ?? []);
  $("chips").replaceChildren(...chipsShown(answers), ...typed);
  $("prompt").classList.toggle("beside", Boolean(prompt?.spots.length || looking.area !== null));
  $("broken").textContent = prompt?.broken ?? "";
  $("broken").hidden = !prompt?.broken;
  const draft = prompt?.draft ?? [];
  $("draft").hidden = !draft.length;
  $("draft").replaceChildren(...draft.map((line) => el("li", {}, ...signed(line))));
  const controls = { ...(past && at === null ? { undo: past.label } : {}), ...prompt?.controls };
  const { confirm, ...others } = controls;
  const made = [...(confirm ? [["confirm", confirm]] : []), ...Object.entries(others)].map(control);
  $("controls").replaceChildren(...closings.map(closing), ...made);
  $("prompt").hidden = !$("prompt").querySelector("button, li");
  offerList(answers);
  if (!anew) return;
  $("prompt").scrollTop = 0;
  $("chips").scrollLeft = 0;
}

/** Button to focus if the focused one is gone: never one that undoes something. */
export function firstAnswer() {
  return $("chips").querySelector("button") ?? $("controls").querySelector("[data-control=confirm]") ?? $("ask");
}
