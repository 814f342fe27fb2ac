// One message, drawn.

import {dismissMessage} from "./api.js";
import {ON_MESSAGE, ON_PERSON, appsButton} from "./apps.js";
import {avatar} from "./avatar.js";
import {layout, layoutText} from "./components.js";
import {h, icon, spinner} from "./dom.js";
import {emojiNode} from "./emoji.js";
import {embedNode} from "./embeds.js";
import {failureOn, forget, repeatCommand} from "./interactions.js";
import {markdown, plainText} from "./markdown.js";
import {attachments} from "./media.js";
import {FLAG, applyFrame, displayName, isEphemeral, mentionsMe, state, userById} from "./store.js";
import {t} from "./strings.js";
import {messageTime} from "./time.js";

const ANNOUNCED = 700;

const TOGETHER = 7 * 60 * 1000;
const THREAD_STARTED = 18;
const SPOKEN = new Set([0, 19, 20, 23]);

/** Whether a message goes on under the name of the one before it. */
export function continues(message, before) {
  if (!before || !SPOKEN.has(message.type ?? 0) || !SPOKEN.has(before.type ?? 0)) return false;
  if (message.author.id !== before.author.id || usedCommand(message) || message.message_reference) return false;
  if (isEphemeral(message) !== isEphemeral(before)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

function usedCommand(message) {
  const meta = message.interaction_metadata;
  const name = message.interaction?.name ?? meta?.name;
  const user = message.interaction?.user ?? meta?.user;
  return name && user && (meta?.type ?? message.interaction?.type ?? 2) === 2 ? {name, user} : null;
}

const known = (user) => userById(user.id) ?? user;

export function messageNode(message, before) {
  if (message.type === THREAD_STARTED) return threadLine(message);
  const grouped = continues(message, before);
  const hidden = isEphemeral(message);
  const author = known(message.author);
  const classes = ["message", grouped ? "grouped" : "", hidden ? "ephemeral" : "", mentionsMe(message) ? "mentions-me" : ""];
  return h("article", {
    class: classes.filter(Boolean).join(" "), testid: "message", tabindex: "-1",
    dataset: {id: message.id, ephemeral: String(hidden), author: displayName(author)},
    "aria-label": displayName(author),
  },
    grouped ? null : origin(message),
    h("div", {class: "message-side"}, grouped ? messageTime(message.timestamp, {onlyClock: true}) : avatar(author)),
    h("div", {class: "message-main"},
      grouped ? null : h("header", {class: "message-head"},
        h("span", {class: "author"}, displayName(author)),
        author.bot ? h("span", {class: "badge"}, t("bot")) : null,
        messageTime(message.timestamp),
        hidden ? null : author.bot ? appsButton(ON_MESSAGE, message.id) : appsButton(ON_PERSON, author.id)),
      body(message, author),
      hidden ? onlyYou(message) : null,
      failure(message)));
}

function body(message, author) {
  if ((message.flags ?? 0) & FLAG.LOADING) {
    return h("div", {class: "thinking"}, h("span", {class: "dots", "aria-hidden": "true"}, h("i"), h("i"), h("i")), t("thinking", {name: displayName(author)}));
  }
  const edited = message.edited_timestamp ? h("span", {class: "edited", title: new Date(message.edited_timestamp).toLocaleString()}, `(${t("edited")})`) : null;
  const text = message.content ? h("div", {class: "text markup"}, markdown(message.content)) : null;
  if (text && edited) (text.lastElementChild?.matches("p") ? text.lastElementChild : text).append(" ", edited);
  return h("div", {class: "message-body"},
    text,
    attachments(message.attachments ?? []),
    (message.embeds ?? []).map(embedNode),
    layout(message.components ?? [], message),
    message.reactions?.length ? h("div", {class: "reactions"}, message.reactions.map(({emoji, count}) => h("span", {class: "reaction"}, emojiNode(emoji), count))) : null,
    message.thread ? threadCard(message.thread) : null,
    text ? null : edited);
}

/** What this message answers: a command, or another message. */
function origin(message) {
  const command = usedCommand(message);
  if (command) {
    const user = known(command.user);
    return h("div", {class: "origin"}, icon("reply"), avatar(user, "tiny"), h("span", {}, h("b", {}, displayName(user)), t("used"), h("span", {class: "mention"}, `/${command.name}`)));
  }
  const answered = message.referenced_message;
  if (!answered || message.type === 21) return null;
  const user = known(answered.author);
  const words = plainText(answered.content || layoutText(answered.components)).slice(0, 120);
  return h("a", {class: "origin", href: `#${answered.channel_id}/${answered.id}`, title: t("repliesTo", {name: displayName(user)})},
    icon("reply"), avatar(user, "tiny"), h("span", {class: "excerpt"}, h("b", {}, displayName(user)), ` ${words || "…"}`));
}

function onlyYou(message) {
  const dismiss = async () => {
    applyFrame("MESSAGE_DELETE", {id: message.id, channel_id: message.channel_id});
    await dismissMessage(message).catch(() => {});
  };
  return h("footer", {class: "only-you"}, icon("eye"), t("onlyYou"), " · ",
    h("button", {type: "button", class: "text-button", testid: "dismiss", on: {click: dismiss}}, t("dismiss")));
}

const REASONS = {timeout: "failedTimeout", offline: "failedOffline", send: "failedSend"};

function failureWords(entry) {
  if (entry.words) return `${t("failedSend")} ${entry.words}`;
  return REASONS[entry.reason] ? `${t("failed")} ${t(REASONS[entry.reason])}` : t("failed");
}

function failure(message) {
  const entry = failureOn(message.id);
  return entry ? h("div", {class: "failed", testid: "failed", role: "alert"}, icon("warning"), failureWords(entry)) : null;
}

/** The line of a command that waits for its answer, or has not got one. */
export function waitingNode(entry) {
  const failed = entry.state === "failed";
  return h("article", {class: `message waiting${failed ? " ephemeral" : ""}`, dataset: {nonce: entry.nonce}},
    h("div", {class: "origin"}, icon("reply"), avatar(state.me, "tiny"),
      h("span", {}, h("b", {}, displayName(state.me)), t("used"), h("span", {class: "mention"}, entry.title))),
    h("div", {class: "message-side"}, avatar(state.bot)),
    h("div", {class: "message-main"},
      h("header", {class: "message-head"}, h("span", {class: "author"}, displayName(state.bot)), h("span", {class: "badge"}, t("bot"))),
      failed
        ? h("div", {class: "failed", testid: "failed", role: "alert"}, icon("warning"), failureWords(entry))
        : h("div", {class: "thinking"}, spinner(), entry.state === "thinking" ? t("thinking", {name: displayName(state.bot)}) : t("sendingCommand")),
      failed ? h("footer", {class: "only-you"}, icon("eye"), t("onlyYou"), " · ",
        h("button", {type: "button", class: "text-button", testid: "retry", on: {click: () => repeatCommand(entry)}}, t("retry")), " · ",
        h("button", {type: "button", class: "text-button", testid: "dismiss", on: {click: () => forget(entry)}}, t("dismiss"))) : null));
}

function threadLine(message) {
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  return h("article", {class: "system-line", testid: "message", dataset: {id: message.id, ephemeral: "false"}},
    icon("thread"), h("span", {}, t("startedThread", {name: displayName(known(message.author))}), id ? h("a", {href: `#${id}`}, message.content) : message.content), messageTime(message.timestamp));
}

function threadCard(thread) {
  const channel = state.channels.get(thread.id) ?? thread;
  return h("a", {class: "thread-card", href: `#${thread.id}`, testid: "thread-card"}, icon("thread"), h("b", {}, channel.name), icon("right"));
}

/** What a screen reader hears when the message arrives. */
/** What a listener is told of a message: its text, or what its pictures show. */
export function spokenText(message) {
  const text = message.content || layoutText(message.components) || message.embeds?.[0]?.title || pictured(message) || "";
  return t("newMessageFrom", {name: displayName(known(message.author)), text: briefly(plainText(text), ANNOUNCED)});
}

function pictured(message) {
  return (message.attachments ?? []).map((attachment) => attachment.description).filter(Boolean).join(" ");
}

/** At most so many letters, ending with a whole sentence or at least a whole word. */
function briefly(text, most) {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const end = Math.max(head.lastIndexOf(". "), head.lastIndexOf("\n"));
  return end > most / 2 ? head.slice(0, end + 1) : `${head.slice(0, head.lastIndexOf(" "))} …`;
}
