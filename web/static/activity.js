// Inside Discord: the few words of its protocol that the page needs, over postMessage. Discord gives a code, with which
// our server, and nobody else, can ask who the reader is.

import { moveTo, post, random } from "./api.js";

const HANDSHAKE = 0;
const COMMAND = 1;
const HOSTS = ["https://discord.com", "https://ptb.discord.com", "https://canary.discord.com", location.origin];
const launch = new URLSearchParams(location.search);
const host = parent.opener ?? parent;
export const inDiscord = launch.has("frame_id");

function sendHost(op, said) {
  host.postMessage([op, said], document.referrer ? new URL(document.referrer).origin : "*");
}

/** The data of the first frame that fits; null: Discord says no. */
function heard(fits) {
  return new Promise((done) => {
    const hear = ({ source, origin, data }) => {
      if (source !== host || !HOSTS.includes(origin) || data?.[0] !== COMMAND || !fits(data[1])) return;
      removeEventListener("message", hear);
      done(data[1].evt === "ERROR" ? null : data[1].data);
    };
    addEventListener("message", hear);
  });
}

/** Become the reader whom Discord knows, at the table that they have opened. */
export async function enterFromDiscord() {
  const client = document.documentElement.dataset.application;
  const ready = heard((said) => said.evt === "READY");
  sendHost(HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: launch.get("frame_id") });
  await ready;
  const nonce = random();
  const authorized = heard((said) => said.nonce === nonce);
  const args = { client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  sendHost(COMMAND, { cmd: "AUTHORIZE", args, nonce });
  const code = (await authorized)?.code ?? "";
  moveTo(".proxy/");
  const { table } = await post("activity", { code, instance: launch.get("instance_id") ?? "" });
  moveTo(`.proxy/t/${table}/`);
}
