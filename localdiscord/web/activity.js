// An Activity in a frame, and Discord's side of the Embedded App SDK's protocol, over postMessage.

import {authorize, fetchParticipants, leaveActivity, whoHas} from "./api.js";
import {h, iconButton} from "./dom.js";
import {displayName, on, state, userById} from "./store.js";
import {t} from "./strings.js";

const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];
const [INVALID_COMMAND, INVALID_TOKEN] = [4002, 4009];

class Refused extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const participant = ({id, username, discriminator, global_name: name, avatar}) =>
  ({id, username, discriminator: discriminator ?? "0", global_name: name, avatar: avatar ?? "", avatar_decoration_data: null, bot: false, flags: 0, public_flags: 0});

const application = () => ({id: state.bot.id, name: displayName(state.bot), description: "", icon: null, rpc_origins: []});

async function authenticate({access_token: token}) {
  if ((await whoHas(token)).user !== state.me.id) throw new Refused(INVALID_TOKEN, "Invalid token");
  return {access_token: token, user: participant(state.me), scopes: ["identify"], expires: new Date(Date.now() + 6048e5).toISOString(), application: application()};
}

async function participants(instanceId) {
  const {users} = await fetchParticipants(instanceId);
  return {participants: users.map(userById).filter(Boolean).map(participant)};
}

const answers = {
  AUTHORIZE: () => authorize(),
  AUTHENTICATE: authenticate,
  SUBSCRIBE: (args, {evt}) => ({evt}),
  UNSUBSCRIBE: (args, {evt}) => ({evt}),
  GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: (args, {instance}) => participants(instance),
  USER_SETTINGS_GET_LOCALE: () => ({locale: state.me.locale}),
  SET_ORIENTATION_LOCK_STATE: () => null,
  CAPTURE_LOG: () => null,
  OPEN_EXTERNAL_LINK: ({url}) => ({opened: Boolean(window.open(url, "_blank", "noopener"))}),
};

/** The answer to a command of the page in the frame. */
async function answered({cmd, nonce, args, evt}, instance) {
  try {
    if (!Object.hasOwn(answers, cmd)) throw new Refused(INVALID_COMMAND, `Invalid command: ${cmd}`);
    return {cmd, evt: null, nonce, data: await answers[cmd](args ?? {}, {evt, instance})};
  } catch (refused) {
    return {cmd, evt: "ERROR", nonce, data: {code: refused.code ?? 1000, message: refused.message}};
  }
}

function openActivity({activity}) {
  const frame = h("iframe", {class: "activity-frame", testid: "activity", title: displayName(state.bot), allow: "autoplay; encrypted-media"});
  const dialog = h("dialog", {class: "activity", "aria-label": displayName(state.bot)},
    h("header", {class: "activity-head"}, h("b", {}, displayName(state.bot)), iconButton("close", t("close"), () => dialog.close(), {"data-testid": "activity-close"})),
    frame);

  const send = (said) => frame.contentWindow?.postMessage([FRAME, said], location.origin);

  async function hear({source, origin, data}) {
    if (source !== frame.contentWindow || origin !== location.origin || !Array.isArray(data)) return;
    const [op, said] = data;
    if (op === HANDSHAKE) {
      const config = {cdn_host: location.host, api_endpoint: "/api", environment: "production"};
      send({cmd: "DISPATCH", evt: "READY", nonce: null, data: {v: 1, config, user: participant(state.me)}});
    } else if (op === FRAME) {
      send(await answered(said, activity.instance_id));
    } else if (op === CLOSE) dialog.close();
  }

  window.addEventListener("message", hear);
  dialog.addEventListener("close", () => {
    window.removeEventListener("message", hear);
    dialog.remove();
    leaveActivity(activity.instance_id);
  });
  document.body.append(dialog);
  dialog.showModal();
  const query = new URLSearchParams({frame_id: crypto.randomUUID(), platform: innerWidth < 600 ? "mobile" : "desktop", ...activity});
  frame.src = `/activity/?${query}`;
}

export function mountActivities() {
  on("open-activity", openActivity);
}
