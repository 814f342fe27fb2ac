// The page: start-up, and rendering of the server's answers.

import { $, el, toast } from "./dom.js";
import { Refusal, fileData, get, isFile, post } from "./api.js";
import { enterFromDiscord, inDiscord } from "./activity.js";
import { learn, paint } from "./scene.js";
import { resize, startZoom, zoomIn, zoomOut, zoomTo } from "./zoom.js";
import { look, looking, onShown, picture, refresh, shown, startTable, text, turnTo } from "./table.js";
import { lines, sheet, shut, startSheet } from "./sheet.js";
import { hush } from "./closeup.js";
import { signed } from "./signs.js";
import { boxOf, revealSpots, showSpots, spotNear, startSpots } from "./spots.js";
import { firstAnswer, showPrompt } from "./prompt.js";
import { onPosition, readLog, showSince } from "./log.js";
import { goTo, showHistory, startHistory } from "./history.js";
import { listen } from "./socket.js";

const GONE = [401, 403, 404, 410];
const AGAIN_AFTER = 3000;
let drawn = "";
let deaf = null;
let logged = -1;
let again = 0;
let turnedAway = "";

// ------------------------------------------------------------ sound, off by default

let audio = null;

function tick() {
  if (!audio) return;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.25);
}

function switchSound() {
  if (audio) audio.close();
  audio = audio ? null : new AudioContext();
  $("sound").setAttribute("aria-pressed", String(audio !== null));
  tick();
}

// ------------------------------------------------------------ around the picture

function showDeadline() {
  const board = shown();
  const line = $("deadline");
  line.hidden = !board?.deadline || board.at !== null;
  if (line.hidden) return;
  const date = new Date(board.deadline * 1000);
  const days = Math.abs(date - Date.now()) > 20 * 3600e3;
  const form = new Intl.DateTimeFormat(board.reader.lang, { ...(days ? { weekday: "short", day: "numeric", month: "short" } : {}), hour: "numeric", minute: "2-digit" });
  line.textContent = `${text("deadline")}: ${form.format(date)}`;
}

function showTabs() {
  const { areas, views } = shown();
  const tab = (label, seat, colour) => {
    const made = el("button", { role: "tab", type: "button", ariaSelected: String(looking.area === seat), onclick: () => turnTo({ area: seat }) }, label);
    if (colour) made.style.setProperty("--seat", colour);
    return made;
  };
  const tabs = [tab(text("board"), null, ""), ...areas.map((area) => tab(area.name, area.seat, area.colour))];
  const focused = [...$("tabs").children].indexOf(document.activeElement);
  $("tabs").replaceChildren(...tabs);
  $("tabs").ariaLabel = text("areas");
  if (focused >= 0) tabs[focused]?.focus();
  const eyes = $("eyes");
  eyes.hidden = !views?.length;
  if (eyes.hidden || eyes.options.length) return;
  const seats = views.map((seat) => el("option", { value: seat }, areas.find((area) => area.seat === seat)?.name ?? seat));
  eyes.ariaLabel = text("eyes");
  eyes.title = text("eyes");
  eyes.replaceChildren(el("option", { value: "" }, text("everybody")), ...seats);
}

function label() {
  for (const id of ["log-open", "history", "sound", "zoom-in", "zoom-out", "review"]) {
    $(id).ariaLabel = text(id.replace("-open", ""));
    $(id).title = $(id).ariaLabel;
  }
  $("review").textContent = text("review");
  $("things").ariaLabel = text("things");
  $("log-title").textContent = text("log");
  $("log-close").ariaLabel = text("close");
  $("chosen").ariaLabel = text("chosen");
  $("draft").ariaLabel = text("draft");
  $("lost").textContent = text("lost");
}

/** Restore the focus to the same element or its replacement. */
function withFocusKept(change) {
  const active = document.activeElement;
  const focusVisible = active.matches(":focus-visible");
  const kept = { place: active.dataset?.place, control: active.dataset?.control, box: boxOf(active), parent: active.parentElement?.id, order: [...(active.parentElement?.children ?? [])].indexOf(active) };
  change();
  if (active.isConnected && active !== document.body) return;
  if (!["spots", "things", "chips", "controls", "chosen"].includes(kept.parent)) return;
  const same = kept.parent === "chips" ? $("chips").children[kept.order] : null;
  const thing = kept.parent === "things" ? [...$("things").children].find((one) => one.dataset.place === kept.place) : null;
  const next = thing ?? same ?? spotNear(kept.place, kept.box) ?? firstAnswer();
  next.focus({ preventScroll: kept.parent !== "spots", focusVisible });
}

function show(board, before) {
  if (before && before.reader.lang !== board.reader.lang && !inDiscord) location.reload(); // all that was read is in the other language
  const anew = drawn !== picture();
  drawn = picture();
  const { table } = board;
  document.documentElement.lang = board.reader.lang;
  const mine = !board.plan && Boolean(board.prompt?.ask || board.prompt?.draft.length);
  document.title = `${mine ? "● " : ""}${table.title}`;
  $("title").textContent = table.title;
  document.body.classList.toggle("mine", mine);
  document.body.classList.toggle("planning", Boolean(board.plan));
  document.body.classList.remove("loading");
  clearTimeout(again);
  lost(true);
  $("view").ariaLabel = board.alt;
  if (!before) label();
  withFocusKept(() => {
    resize(board.size, anew);
    paint(board.sprites, board.size, drawn);
    $("stage").dataset.version = board.version;
    showSpots();
    showPrompt();
  });
  const told = [$("ask"), $("about")].some((line) => line.textContent.startsWith(board.status));
  $("status").textContent = told ? "" : board.status;
  if (before?.prompt && before.stamp + before.prompt.chosen !== board.stamp + board.prompt?.chosen) revealSpots();
  showTabs();
  showSince();
  showHistory();
  showDeadline();
  $("proof").replaceChildren(...(board.proof ?? []).map((line) => el("p", {}, ...signed(line))));
  $("review").hidden = !board.review;
  if (anew) hush(true);
  if (before && mine && !before.prompt?.ask && board.at === null) tick();
  if (logged !== board.version) {
    logged = board.version;
    readLog().then(showHistory);
  }
}

function failed(error) {
  if (error instanceof Refusal && GONE.includes(error.status)) {
    deaf?.();
    $("dead").textContent = turnedAway || error.message;
    document.body.classList.add("dead");
    return;
  }
  if (error instanceof Refusal) toast(error.message);
  else lost(false);
  clearTimeout(again);
  again = setTimeout(() => refresh(), AGAIN_AFTER);
}

function lost(connected) {
  $("lost").hidden = connected || !shown();
}

// ------------------------------------------------------------ start

function keys(event) {
  if (event.target.closest?.("input:not([type=range]), select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+" || event.key === "=") zoomIn();
  else if (event.key === "-") zoomOut();
  else if (event.key === "0") zoomTo(0);
}

async function enter() {
  if (inDiscord) {
    await enterFromDiscord();
    return;
  }
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    await post("session", { token });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    turnedAway = error.message; // the browser may still have a session from an earlier visit
  }
}

async function showReview() {
  sheet(text("review"), lines([text("thinking")]));
  try {
    const chart = await get("review");
    sheet(text("review"), el("img", { src: chart.picture, alt: chart.alt }));
  } catch (error) {
    shut();
    failed(error);
  }
}

function drawer() {
  const open = document.body.classList.toggle("log-shown");
  $("log-open").setAttribute("aria-expanded", String(open));
  if (open) $("log").scrollTop = $("log").scrollHeight;
}

async function start() {
  startZoom();
  startSpots();
  startSheet();
  startHistory();
  startTable();
  onShown(show, failed);
  onPosition(goTo);
  addEventListener("keydown", keys);
  $("sound").addEventListener("click", switchSound);
  $("zoom-in").addEventListener("click", zoomIn);
  $("zoom-out").addEventListener("click", zoomOut);
  $("review").addEventListener("click", showReview);
  $("log-open").addEventListener("click", drawer);
  $("log-close").addEventListener("click", drawer);
  $("about").addEventListener("click", () => $("about").classList.toggle("whole"));
  $("eyes").addEventListener("change", (event) => turnTo({ view: event.target.value === "" ? null : Number(event.target.value) }));
  new ResizeObserver(([entry]) => {
    document.body.style.setProperty("--prompt", `${entry.target.offsetHeight}px`);
  }).observe($("prompt"));
  setInterval(showDeadline, 30000);
  try {
    if (isFile) {
      await learn((await fileData()).atlases);
      looking.at = (await get("history")).count;
      $("past").hidden = false;
      await look();
      return;
    }
    await enter();
  } catch (error) {
    failed(error);
    return;
  }
  await look();
  if (!document.body.classList.contains("dead")) deaf = listen(refresh, lost);
}

start();
