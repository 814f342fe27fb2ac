// Fetching the table and acting on it. Only the answer to the newest request is drawn, and never an older version
// over a newer one.

import { toast } from "./dom.js";
import { Refusal, get, isFile, post, random } from "./api.js";
import { forget, learn, ready } from "./scene.js";
import { learnSigns } from "./signs.js";

const RETRIES = [500, 1500, 4000];
const wide = matchMedia("(min-width: 900px)");
/** The current view: `area` a seat or null, `at` a past position or null, `view` the seat to see as, `plan` 1 while planning. */
export const looking = { area: null, at: null, view: null, plan: null };
/** Index of the newest line of the log; the server adds newer ones to a board. */
export const inLog = { newest: null };
let page = random();
let board = null;
const texts = {};
let chosen = [];
let sent = 0;
let acting = null;
let asking = false;
let newest = 0;
let planned = ""; // as the socket has told it last
let shownBy = () => {};
let failedBy = () => {};

export const shown = () => board;
export const text = (id) => texts[id] ?? "";
export const picked = () => chosen;
export const busy = () => acting !== null;
export const shape = () => (looking.area !== null ? "area" : wide.matches ? "wide" : "upright");
/** Name of the picture; sprites are animated while it is unchanged. */
export const picture = () => `${shape()} ${looking.area} ${looking.view}`;

export function onShown(paint, failed) {
  shownBy = paint;
  failedBy = failed;
}

const outdated = (number, said) => number !== sent || (board && looking.at === null && said.version < board.version);

async function accept(number, said, tags) {
  if (said.fresh) forget(); // the server restarted its numbering
  Object.assign(texts, said.texts);
  learnSigns(said.signs);
  const learned = learn(said.atlases);
  if (outdated(number, said)) return false;
  await learned;
  if (!(await ready(said.sprites)) && !isFile) {
    page = random();
    return look();
  }
  if (outdated(number, said)) return false;
  const before = board;
  const another = before && said.version > before.version && said.prompt?.about !== before.prompt?.about;
  if (another && said.prompt?.chosen.length) return look([]); // the choices belong to another question
  board = said;
  if (said.at === null) looking.plan = said.plan ? 1 : null;
  chosen = (said.prompt?.chosen ?? []).map(([tag]) => tag);
  newest = Math.max(newest, said.version);
  shownBy(said, before, tags);
  return true;
}

function where() {
  return { shape: shape(), area: looking.area, at: looking.at, view: looking.view, plan: looking.plan, ...(isFile ? {} : { since: inLog.newest }) };
}

/** Fetch the current board. */
export async function look(tags = chosen) {
  const number = ++sent;
  const asked = { ...where(), chosen: tags.length ? JSON.stringify(tags) : null, page };
  try {
    const said = await get("board", asked);
    if (said.refused) toast(said.refused, true);
    return await accept(number, said, tags);
  } catch (error) {
    if (number === sent) failedBy(error);
    return false;
  }
}

/** Fetch until this version (0: possibly a newer one), draft or plan is shown, one request at a time. */
export async function refresh(version = 0, stamp = board?.stamp, plan = planned) {
  const same = board?.plan ? plan === planned : stamp === board?.stamp;
  planned = plan;
  if (version && board && version <= board.version && same) return;
  newest = Math.max(newest, version);
  if (asking || acting) return;
  asking = true;
  do {
    if (!(await look())) break;
  } while (board.version < newest);
  asking = false;
}

async function sendOnce(said) {
  for (const pause of [...RETRIES, 0]) {
    try {
      return await post("act", said);
    } catch (error) {
      if (error instanceof Refusal || !pause) throw error;
      failedBy(error);
      await new Promise((done) => { setTimeout(done, pause); });
    }
  }
  return null;
}

/** Send an action, one at a time; a retry after a failure counts once. */
export async function act(verb, { tags = chosen, words = [], form = null } = {}) {
  if (acting || !board) return null;
  const said = { verb, stamp: board.stamp, nonce: random(), chosen: tags, words, form, ...where(), page };
  const number = ++sent;
  let finish;
  acting = new Promise((done) => { finish = done; });
  document.body.setAttribute("aria-busy", "true");
  let answer = null;
  try {
    answer = await sendOnce(said);
    toast(answer.refused || answer.said || "", Boolean(answer.refused));
    await accept(number, answer, tags);
  } catch (error) {
    failedBy(error);
  }
  acting = null;
  document.body.removeAttribute("aria-busy");
  finish();
  if (!answer || !board || board.version < newest) refresh();
  return answer;
}

/** Change the view: an area, a past position, another seat's perspective. */
export function turnTo(what) {
  Object.assign(looking, what);
  return look(looking.at === null ? chosen : []);
}

export function startTable() {
  wide.addEventListener("change", () => look());
}
