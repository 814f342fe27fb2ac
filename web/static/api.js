// Requests to the server, below the URL of the page, or to the data of an exported file.

import { $ } from "./dom.js";

const TIMEOUT = 20000;
export let base = location.pathname;
/** Ask below another path from now on, relative to the page's. */
export function moveTo(path) {
  base = new URL(path, location.href).pathname;
}
export const isFile = $("file") !== null;

export const random = () => [...crypto.getRandomValues(new Uint8Array(9))].map((n) => n.toString(36)).join("");

/** The server refused the request. */
export class Refusal extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

export function address(path, params = {}) {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return query ? `${path}?${query}` : path;
}

async function fetched(path, options) {
  const answer = await fetch(`${base}api/${path}`, { ...options, signal: AbortSignal.timeout(TIMEOUT) });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, said.refused ?? "");
  return said;
}

let read = null;

/** Data of an exported file: URL → answer. */
export async function fileData() {
  if (!read) {
    const packed = Uint8Array.from(atob($("file").textContent.trim()), (letter) => letter.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    read = new Response(plain).json();
  }
  return read;
}

export async function get(path, params) {
  if (!isFile) return fetched(address(path, params));
  const { page, ...rest } = params ?? {};
  const { answers, common } = await fileData();
  const named = answers[address(path, rest)];
  const found = typeof named === "string" ? answers[named] : named; // shared with another seat
  if (!found) throw new Refusal(404, "");
  return structuredClone(path === "board" ? { ...common, ...found } : found);
}

export function post(path, said) {
  const headers = { "Content-Type": "application/json" };
  return fetched(path, { method: "POST", headers, body: JSON.stringify(said) });
}
