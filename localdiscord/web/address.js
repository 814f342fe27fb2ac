// The page's address is the place where a tab remembers itself: ?key=…&as=PERSON#CHANNEL[/MESSAGE]

const REMEMBERED = "guildhall.as";
const SPOKEN = "guildhall.language";

export function pageKey() {
  return new URLSearchParams(location.search).get("key") ?? "";
}

/** The person in the address, else the one who played last in this browser, else nobody. */
export function personId() {
  const asked = new URLSearchParams(location.search).get("as");
  if (asked) return asked;
  try {
    return localStorage.getItem(REMEMBERED) ?? "";
  } catch {
    return "";
  }
}

/** The visitor's language: the one chosen on this page, else the browser's. */
export function visitorLanguage() {
  let chosen = null;
  try {
    chosen = localStorage.getItem(SPOKEN);
  } catch { /* private windows may have no storage */ }
  return chosen ?? (navigator.language?.startsWith("hu") ? "hu" : "en-US");
}

export function rememberLanguage(locale) {
  try {
    localStorage.setItem(SPOKEN, locale);
  } catch { /* private windows may have no storage */ }
}

export function forgetPerson() {
  try {
    localStorage.removeItem(REMEMBERED);
  } catch { /* private windows may have no storage */ }
  const search = new URLSearchParams(location.search);
  search.delete("as");
  history.replaceState(null, "", `?${search}${location.hash}`);
}

export function rememberPerson(id) {
  try {
    localStorage.setItem(REMEMBERED, id);
  } catch { /* private windows may have no storage */ }
  history.replaceState(null, "", addressFor(id) + location.hash);
}

/** The address of this page for another person, without a place. */
export function addressFor(id) {
  const search = new URLSearchParams(location.search);
  search.set("as", id);
  return `?${search}`;
}

/** {channelId, messageId} named by the hash; either may be missing. */
export function place() {
  const [channelId, messageId] = location.hash.slice(1).split("/");
  return {channelId: channelId || null, messageId: messageId || null};
}

export function goTo(channelId, messageId = null) {
  const hash = messageId ? `#${channelId}/${messageId}` : `#${channelId}`;
  if (location.hash === hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}

/** Name the channel without adding to the history. */
export function settleAt(channelId) {
  history.replaceState(null, "", `${location.search}#${channelId}`);
}

const INTERNAL = /^https?:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The place that a discord.com/channels link means, or null for any other link. */
export function internalPlace(url) {
  const match = INTERNAL.exec(url);
  return match ? {channelId: match[1], messageId: match[2] ?? null} : null;
}
