// The history: a slider over all positions, and automatic playback.

import { $, el, toast } from "./dom.js";
import { get, isFile } from "./api.js";
import { act, looking, shown, text, turnTo } from "./table.js";
import { markLog, wordsOf } from "./log.js";

const FRAME = 1100;
let playing = false;
let counted = -1;

const last = () => shown().last;
const position = () => (looking.at === null ? last() : looking.at);

export async function goTo(index) {
  const at = Math.max(0, Math.min(index, last()));
  $("past").hidden = false;
  await turnTo({ at: at === last() && !isFile ? null : at });
}

async function play() {
  playing = !playing;
  showHistory();
  if (playing && position() >= last()) await turnTo({ at: 0 });
  while (playing && position() < last()) {
    const begun = performance.now();
    await goTo(position() + 1);
    const rest = FRAME - (performance.now() - begun);
    await new Promise((done) => { setTimeout(done, Math.max(rest, 200)); });
  }
  playing = false;
  showHistory();
}

/** Open a study of this position at the reader's seat, or the one they see through; a stranger is told where. */
async function study() {
  const { table, view, reader } = shown();
  if (isFile || !table.id) {
    toast(text("study-hint"));
    return;
  }
  const answer = await act("study", { words: [String(position()), String(view ?? reader.seat ?? 0)] });
  if (answer?.open && new URL(answer.open).origin === location.origin) location.assign(answer.open);
}

async function readMarks() {
  counted = last();
  const answer = await get("history").catch(() => null);
  if (!answer) return;
  const ticks = answer.marks.map((mark) => {
    const tick = el("i", { title: mark.label, className: mark.own ? "own" : "" });
    tick.style.left = `${(mark.index / Math.max(1, answer.count)) * 100}%`;
    return tick;
  });
  $("marks").replaceChildren(...ticks);
}

export function showHistory() {
  const past = looking.at !== null;
  const slider = $("slider");
  slider.max = last();
  if (document.activeElement !== slider || !past) slider.value = position();
  slider.setAttribute("aria-label", text("position"));
  slider.setAttribute("aria-valuetext", `${position()} / ${last()}. ${wordsOf(position())}`);
  $("play").textContent = playing ? "❚❚" : "▶";
  $("play").ariaLabel = text(playing ? "pause" : "play");
  $("position").textContent = `${position()} / ${last()}`;
  $("happened").textContent = past ? wordsOf(position()) : "";
  markLog(past ? position() : -1);
  $("now").textContent = text("now");
  $("now").hidden = !past || isFile;
  $("study").textContent = text("study");
  $("study").hidden = !past || !shown().table.over || position() >= last();
  document.body.classList.toggle("past", past && !isFile);
  if (!$("past").hidden && counted !== last()) readMarks();
}

export function startHistory() {
  let pending = 0;
  $("slider").addEventListener("input", () => {
    playing = false;
    clearTimeout(pending);
    pending = setTimeout(() => goTo(Number($("slider").value)), 60);
  });
  $("play").addEventListener("click", play);
  $("now").addEventListener("click", () => {
    playing = false;
    turnTo({ at: null });
  });
  $("study").addEventListener("click", study);
  $("history").addEventListener("click", () => {
    const bar = $("past");
    bar.hidden = !bar.hidden;
    $("history").setAttribute("aria-expanded", String(!bar.hidden));
    if (bar.hidden && looking.at !== null && !isFile) turnTo({ at: null });
    else showHistory();
  });
}
