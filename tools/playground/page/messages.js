// The message list: one channel's messages as elements, kept in step with the store.

import { avatar, h, icon, successor } from "./dom.js";
import { components, fileCard } from "./components.js";
import { embed, picture, pictureGrid } from "./media.js";
import { inline, markdown } from "./markdown.js";
import { messageTime } from "./time.js";

const LOADING = 128;          // message flag: the bot is thinking
const TOGETHER = 7 * 60_000;  // messages of one author closer than this share a header

function name(author) {
  return h("span", { class: `author ${author.bot ? "is-bot" : ""}` }, h("bdi", {}, author.name));
}

function tag() {
  return h("span", { class: "app-tag" }, "APP");
}

// "Anna used /play"
function usedLine(user, command, context) {
  const person = typeof user === "object" ? user : context.user(user) ?? context.people().find((p) => p.name === user) ?? { name: user };
  return h("div", { class: "reply-line" }, avatar(person ?? { name: "?" }, "tiny"), name({ name: person?.name ?? "Somebody" }),
    " used ", h("span", { class: "mention" }, `/${command}`));
}

function replyLine(reference, context) {
  const id = reference.message_id ?? reference.id ?? reference;
  const original = context.message(String(id));
  if (!original) return h("div", { class: "reply-line" }, icon("reply"), h("em", {}, "Original message was deleted"));
  return h("div", { class: "reply-line" }, avatar(original.author, "tiny"), name(original.author),
    h("span", { class: "reply-words" }, h("bdi", {}, original.content ? inline(original.content.replaceAll(/^(-#|>) /gm, "").replaceAll("\n", " "), context) : "Click to see attachment")));
}

/** Returns the blocks of a message's text. "(edited)" stands at the end of the last line, as on Discord. */
function words(message, context) {
  const blocks = markdown(message.content ?? "", context);
  if (!message.edited || !message.content) return blocks;
  const edited = h("span", { class: "edited", title: String(message.edited) }, "(edited)");
  const last = blocks.at(-1);
  if (last?.matches(".text, .subtext")) last.append(edited);
  else blocks.push(edited);
  return blocks;
}

const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** Returns the element of a message. */
export function messageElement(message, context) {
  const author = context.user(message.author.id) ?? message.author;
  const loading = Boolean((message.flags ?? 0) & LOADING);
  const pictures = (message.attachments ?? []).filter((a) => a.content_type?.startsWith("image/") && a.width);
  const files = (message.attachments ?? []).filter((a) => !pictures.includes(a));
  const above = message.interaction?.name ? usedLine(message.interaction.user, message.interaction.name, context)
    : message.reference ? replyLine(message.reference, context) : null;
  const failed = context.failure(message);
  return h("article", {
    class: `message ${message.ephemeral ? "ephemeral" : ""} ${message.pings_me ? "pings" : ""}`, tabindex: "-1",
    dataset: { messageId: message.id, ephemeral: String(Boolean(message.ephemeral)) },
    "aria-label": `${author.name}, ${new Intl.DateTimeFormat(context.locale, { timeStyle: "short" }).format(new Date(message.timestamp))}`,
  },
  above,
  avatar({ ...author, bot: message.author.bot }),
  h("header", { oncontextmenu: (event) => context.memberMenu(author, event) }, name(message.author), message.author.bot && tag(), messageTime(message.timestamp, context.locale)),
  h("div", { class: "body" },
    loading && !message.content ? h("div", { class: "thinking" }, dots(), ` ${message.author.name} is thinking…`) : null,
    h("div", { class: "content" }, words(message, context)),
    pictures.length > 1 ? pictureGrid(pictures) : pictures.map((a) => picture(a, a.description)),
    files.map((a) => fileCard(a.filename, a.size, a.url)),
    (message.embeds ?? []).map((e) => embed(e, context)),
    components(message, context),
    message.edited && !message.content ? h("span", { class: "edited" }, "(edited)") : null,
    failed && h("div", { class: "failed", role: "alert" }, h("span", {}, "This interaction failed"),
      failed !== "This interaction failed" && h("span", { class: "why" }, failed)),
    message.ephemeral && h("div", { class: "only-you" }, icon("eye"), h("span", {}, "Only you can see this"), " · ",
      h("button", { type: "button", class: "link", onclick: () => context.dismiss(message) }, "Dismiss message"))),
  h("div", { class: "tools" }, context.mayDelete(message) && h("button", {
    type: "button", title: "Delete message", "aria-label": "Delete message", onclick: () => context.remove(message),
  }, icon("trash"))));
}

/** Returns the element of a slash command that has no answer yet, or that failed. */
function pendingElement(entry, bot, context) {
  return h("article", { class: "message ephemeral pending", dataset: { nonce: entry.nonce } },
    usedLine(context.me(), entry.name, context), avatar(bot),
    h("header", {}, name(bot), tag(), messageTime(entry.at, context.locale)),
    h("div", { class: "body" },
      entry.state === "sent" ? h("div", { class: "thinking" }, dots(), " Sending command…")
        : [h("div", { class: "failed", role: "alert" }, entry.why),
          h("div", { class: "only-you" }, icon("eye"), h("span", {}, "Only you can see this"), " · ",
            h("button", { type: "button", class: "link", onclick: () => context.forgetWaiting(entry.nonce) }, "Dismiss message"))]));
}

export class MessageList {
  constructor(app) {
    this.app = app;
    // Screen readers would read a redrawn list in full; so new text is announced in a separate element.
    this.log = h("div", { class: "log", role: "log", "aria-live": "off", "aria-label": "Messages", onkeydown: (event) => this.key(event) });
    this.pending = h("div", { class: "pending-list", "aria-live": "polite" });
    this.hint = h("div", { class: "hint" });
    this.space = h("section", { class: "scroller", "aria-label": "Messages in this channel" },
      h("div", { class: "filler" }), this.hint, this.log, this.pending);
    this.heard = h("div", { class: "heard", "aria-live": "polite", "aria-label": "New messages", role: "log" });
    this.atEnd = true;
    this.sought = null;  // the message that a link leads to
    let [height, length] = [0, 0];
    this.space.addEventListener("scroll", () => {
      if (this.space.clientHeight !== height || this.space.scrollHeight !== length) return;  // nobody scrolled: something has grown
      this.atEnd = length - this.space.scrollTop - height < 60;
    });
    const grown = new ResizeObserver(() => {
      this.stick();
      [height, length] = [this.space.clientHeight, this.space.scrollHeight];
    });
    for (const part of [this.space, this.log, this.pending]) grown.observe(part);
  }

  stick(force = false) {
    this.atEnd ||= force;
    if (this.atEnd) this.space.scrollTop = this.space.scrollHeight;
  }

  find(id) {
    return this.log.querySelector(`:scope > [data-message-id="${CSS.escape(id)}"]`);
  }

  /** Redraws the current channel; the focus stays. */
  show() {
    const { store } = this.app;
    const messages = [...store.list(store.current).values()];
    const focused = this.log.contains(document.activeElement) ? document.activeElement : null;
    const old = focused?.closest("[data-message-id]");
    this.log.replaceChildren(...messages.map((m) => messageElement(m, this.app.context)));
    this.group();
    this.showPending();
    this.showHint();
    this.stick(true);
    const fresh = old && this.find(old.dataset.messageId);
    if (fresh) (focused !== old && successor(focused, fresh) || fresh).focus({ preventScroll: true });
    this.reach();
  }

  /** Goes to the target message of a link as soon as it is loaded. */
  seek(id) {
    this.sought = id;
    this.reach();
  }

  reach() {
    const element = this.sought && this.find(this.sought);
    if (!element) return;
    this.atEnd = false;
    element.classList.add("sought");
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  }

  /** Announces a new message, or the new lines of an edited one. Changed picture descriptions are announced only in private messages. */
  announce(message, known = null) {
    const before = known?.flags & LOADING ? null : known;
    const timeless = (one) => spoken(one, this.app.context, { times: false });  // a clock that has moved on is nothing new
    const had = new Set(before ? timeless(before) : []);
    const lines = timeless(message);
    const fresh = spoken(message, this.app.context).filter((_, i) => !had.has(lines[i]));
    const mine = message.ephemeral || this.app.store.channels.get(this.app.store.current)?.kind === "dm";
    if (!before || mine) fresh.push(...described(message).filter((words) => !before || !described(before).includes(words)));
    if (!fresh.length) return;
    this.heard.append(h("p", {}, `${message.author.name}: ${fresh.join("\n")}`));
    while (this.heard.childElementCount > 5) this.heard.firstElementChild.remove();
  }

  // Arrow keys move from message to message.
  key(event) {
    const step = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key];
    if (!step || event.defaultPrevented || event.target.closest("[role='listbox']")) return;  // a menu's own
    const next = event.target.closest(".message")[step];
    if (!next) return;
    event.preventDefault();
    this.stop(next);
    next.focus();
  }

  // Tab stops at one message: the last one, or the target of the arrow keys.
  stop(element = this.log.lastElementChild) {
    for (const other of this.log.querySelectorAll(":scope > [tabindex='0']")) other.tabIndex = -1;
    if (element) element.tabIndex = 0;
  }

  showHint() {
    const { store } = this.app;
    const channel = store.channels.get(store.current);
    const empty = channel && !store.list(store.current).size && !this.pending.childElementCount;
    this.hint.hidden = !empty;
    if (!empty) return;
    const dm = channel.kind === "dm";
    this.hint.replaceChildren(
      h("div", { class: "hint-picture", "aria-hidden": "true" }, icon(dm ? "at" : channel.kind === "thread" ? "thread" : "hash")),
      h("h2", {}, dm ? h("bdi", {}, channel.name) : ["Welcome to ", h("bdi", {}, `#${channel.name}`)]),
      h("p", {}, dm ? "Direct messages from the bot appear here." : ["Type ",
        h("button", { type: "button", class: "mention", onclick: () => this.app.composer.compose("/play ") }, "/play"), " to open a table"]));
  }

  add(message) {
    this.log.append(messageElement(message, this.app.context));
    this.announce(message);
    this.group();
    this.showHint();
    this.stick();
  }

  /** Replaces a message's element; the focus and the picture in the full-size view stay. */
  update(message, before = message) {
    const old = this.find(message.id);
    if (!old) return;
    this.announce(message, before);
    const list = old.querySelector(".list:popover-open");
    if (list) {  // a menu is being read: the new words wait until it is closed
      list.addEventListener("toggle", () => {
        const newest = this.app.store.list(this.app.store.current).get(message.id);
        if (newest) this.update(newest);
      }, { once: true });
      return;
    }
    const fresh = messageElement(message, this.app.context);
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const pictures = [...old.querySelectorAll(".picture img")];
    [...fresh.querySelectorAll(".picture img")].forEach((image, i) => {
      const previous = pictures[i];
      if (!previous) return;
      if (previous.src === image.src) image.replaceWith(keepPicture(previous, image));
      else image.style.backgroundImage = `url("${previous.src}")`;  // no blink while the new one loads
    });
    const controls = old.querySelector(".components");
    if (controls?.drawn === fresh.querySelector(".components")?.drawn) {
      fresh.querySelector(".components")?.replaceWith(controls);  // a press that has begun still finds its button
    }
    for (const [i, open] of [...old.querySelectorAll(".spoiler")].entries()) {
      if (open.classList.contains("shown")) fresh.querySelectorAll(".spoiler")[i]?.classList.add("shown");
    }
    old.replaceWith(fresh);
    this.group();
    if (focused && !fresh.contains(document.activeElement)) {  // else the buttons are the old ones
      (focused !== old && successor(focused, fresh) || fresh).focus({ preventScroll: true });
    } else if (focused) focused.focus({ preventScroll: true });
    this.stick();
  }

  remove(id) {
    const element = this.find(id);
    const near = element?.contains(document.activeElement) && (element.nextElementSibling ?? element.previousElementSibling ?? this.app.composer.input);
    element?.remove();
    this.group();
    this.showHint();
    if (near) near.focus();
  }

  showPending() {
    const { store } = this.app;
    const bot = [...store.authors.values()].findLast((a) => a.bot) ?? { id: "0", name: "Kaffeehaus", bot: true };
    const entries = [...store.waiting.values()].filter((e) => e.kind === "command" && e.channel === store.current);
    this.pending.replaceChildren(...entries.map((e) => pendingElement(e, bot, this.app.context)));
    this.showHint();
    this.stick();
  }

  // Decides which messages share a header, and where a new day begins.
  group() {
    const { store } = this.app;
    const messages = store.list(store.current);
    let previous = null;
    for (const element of this.log.children) {
      const message = messages.get(element.dataset.messageId);
      if (!message) continue;
      const day = new Date(message.timestamp).toDateString();
      const newDay = !previous || new Date(previous.timestamp).toDateString() !== day;
      const shares = previous && !newDay && previous.author.id === message.author.id && !message.interaction?.name && !message.reference
        && previous.ephemeral === message.ephemeral && new Date(message.timestamp) - new Date(previous.timestamp) < TOGETHER;
      element.classList.toggle("compact", Boolean(shares));
      if (newDay) element.dataset.day = new Intl.DateTimeFormat(this.app.context.locale, { dateStyle: "long" }).format(new Date(message.timestamp));
      else delete element.dataset.day;
      previous = message;
    }
    this.stop();
  }
}

// The lines of a message as they are announced.
function spoken(message, context, { times = true } = {}) {
  const texts = [message.content, ...parts(message.components).map((it) => it.type === 10 && it.content)];
  const box = h("div", {}, markdown(texts.filter(Boolean).join("\n"), context));
  for (const time of times ? [] : box.querySelectorAll("time")) time.textContent = "·";
  for (const end of box.querySelectorAll("br, div, li, small, h3, h4, h5")) end.append("\n");
  for (const end of box.querySelectorAll("br")) end.replaceWith("\n");
  return box.textContent.split("\n").map((line) => line.trim()).filter(Boolean);
}

// The descriptions of its pictures.
function described(message) {
  const pictures = [...message.attachments ?? [], ...parts(message.components).flatMap((it) => it.items ?? [])];
  return pictures.map((it) => it.description).filter(Boolean);
}

// Components, nested ones included.
const parts = (components) => (components ?? []).flatMap((it) => [it, ...parts(it.components)]);

// The loaded picture stays, with the new description.
function keepPicture(previous, fresh) {
  previous.alt = fresh.alt;
  return previous;
}
