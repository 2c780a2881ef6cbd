// The page: puts the parts together and passes events from the store to them.
//
// Address: ?user=Anna the person · ?split=Anna,Bela several people side by side · #ID the channel · #ID/ID a message

import { avatar, h, icon, refill } from "./dom.js";
import { Composer } from "./composer.js";
import { MessageList } from "./messages.js";
import { openModal } from "./modal.js";
import { askName, confirmDialog, PeopleBar, StatusBar } from "./panels.js";
import { picture } from "./media.js";
import { Sidebar } from "./sidebar.js";
import { findPerson, Store } from "./store.js";
import { startTicker } from "./time.js";

class App {
  constructor(who) {
    this.stores = new Map();  // a person stays connected after one has become another: their ephemerals live on
    this.denied = new Map();  // channel -> permission names that were taken from the bot here
    this.context = this.makeContext();
    this.ask = askName;
    this.confirm = confirmDialog;
    this.sidebar = new Sidebar(this);
    this.messages = new MessageList(this);
    this.composer = new Composer(this);
    this.people = new PeopleBar(this);
    this.status = new StatusBar(this);
    this.title = h("h1", { class: "channel-title" });
    this.toasts = h("div", { class: "toasts", role: "alert" });
    this.face = h("button", { type: "button", class: "drawer-button face", "aria-expanded": "false", "aria-controls": "members", onclick: () => this.openDrawer("members") });
    const channels = h("button", {
      type: "button", class: "icon-button drawer-button", "aria-label": "Channels", "aria-expanded": "false", "aria-controls": "side",
      onclick: () => this.openDrawer("channels"),
    }, icon("menu"));
    this.drawers = { channels: [this.sidebar.element, channels], members: [this.people.element, this.face] };
    this.main = h("main", {}, h("header", { class: "top" }, channels, this.title, this.face), this.messages.space, this.messages.heard, this.composer.box);
    document.body.append(
      h("a", { class: "skip", href: "#message-box", onclick: (e) => { e.preventDefault(); this.composer.input.focus(); } }, "Skip to message box"),
      this.people.element,
      h("div", { class: "middle" }, this.sidebar.element, h("div", { class: "shade", onclick: () => this.closeDrawer() }), this.main),
      this.status.element, this.toasts);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) this.closeDrawer();
    });
    window.addEventListener("hashchange", () => {
      const [id, message] = location.hash.slice(1).split("/");
      if (!this.store.channels.has(id)) return;
      this.openChannel(id);
      if (message) this.messages.seek(message);
    });
    this.become(who);
  }

  /** Switches to a person, creating their store or reusing it. */
  become(who) {
    const known = this.store && findPerson(this.store.people, who);
    const key = known?.id ?? who;
    const before = this.store;
    let store = this.stores.get(key) ?? [...this.stores.values()].find((s) => s.me?.id === key);
    if (!store) {
      store = new Store(known?.id ?? who);
      store.current = before?.channels.get(before.current)?.kind === "dm" ? null : before?.current ?? null;
      this.stores.set(key, store);
      this.listen(store);
    }
    if (before) before.viewed = false;
    store.viewed = true;
    this.store = store;
    if (known) this.remember(known.name);
    if (store.me) this.showAll();
    else this.status.show();
  }

  remember(name) {
    const address = new URL(location.href);
    address.searchParams.set("user", name);
    history.replaceState(null, "", address);
  }

  // On a narrow screen the channels and the members slide in from the side; nothing else can be focused meanwhile.

  openDrawer(name) {
    const [drawer, button] = this.drawers[name];
    document.body.dataset.drawer = name;
    button.setAttribute("aria-expanded", "true");
    this.main.inert = this.status.element.inert = true;
    [...drawer.querySelectorAll(".active"), ...drawer.querySelectorAll("button")].find((b) => b.checkVisibility()).focus();
  }

  closeDrawer() {
    const button = this.drawers[document.body.dataset.drawer]?.[1];
    if (!button) return;
    delete document.body.dataset.drawer;
    button.setAttribute("aria-expanded", "false");
    this.main.inert = this.status.element.inert = false;
    button.focus();
  }

  listen(store) {
    const on = (type, run, { always = false } = {}) => store.addEventListener(type, ({ detail }) => {
      if (always || store === this.store) run(detail);
    });
    const here = (detail) => store === this.store && detail.channel === store.current;
    on("ready", () => {
      if (store !== this.store) { if (store.current) store.send({ t: "open", channel: store.current }); return; }
      if (store.me) this.remember(store.me.name);
      this.showAll();
    }, { always: true });
    on("status", () => this.status.show());
    on("channels", () => {
      if (!store.channels.has(store.current)) this.openChannel(this.firstChannel());
      else { this.sidebar.show(); this.showTitle(); }
    });
    on("history", (d) => {
      if (!here(d)) return;
      this.messages.show();
      this.messages.sought = null;
    });
    on("message", (d) => here(d) && this.messages.add(d.message));
    on("edit", (d) => here(d) && this.messages.update(d.message, d.before));
    on("delete", (d) => here(d) && this.messages.remove(d.id));
    on("badges", () => { this.people.show(); if (store === this.store) { this.sidebar.show(); this.showTitle(); } }, { always: true });
    on("people", () => { this.people.show(); this.sidebar.show(); this.showTitle(); this.messages.show(); });
    on("commands", () => this.composer.changed());
    on("refused", () => this.status.show());
    on("choices", (d) => this.composer.choices(d));
    on("modal", (d) => this.openModal(d));
    on("problem", (d) => d.nonce !== this.composer.asked?.nonce && this.toast(d.why));
    on("waiting", ({ entry, nonce }) => {
      if (entry.kind === "command") this.messages.showPending();
      else if (entry.kind === "submit") this.formAnswered(nonce, entry);
      else this.redraw(entry.message);
    });
  }

  redraw(id) {
    const message = this.store.list(this.store.current).get(id);
    if (message) this.messages.update(message);
  }

  firstChannel() {
    const wanted = [location.hash.slice(1).split("/")[0], sessionStorage.getItem(`channel of ${this.store.me.id}`)];
    return wanted.find((id) => this.store.channels.has(id)) ?? [...this.store.channels.values()].find((c) => c.kind === "text")?.id ?? null;
  }

  showAll() {
    this.people.show();
    this.status.show();
    const { store } = this;
    this.openChannel(store.channels.has(store.current) ? store.current : this.firstChannel());
  }

  openChannel(id) {
    this.closeDrawer();
    if (!id) return;
    this.store.open(id);
    sessionStorage.setItem(`channel of ${this.store.me.id}`, id);
    const address = new URL(location.href);
    address.hash = id;
    history.replaceState(null, "", address);
    this.messages.sought = null;
    this.messages.heard.replaceChildren();
    this.composer.switched();
    this.messages.space.dataset.channelId = id;
    this.messages.show();
    this.sidebar.show();
    this.showTitle();
  }

  showTitle() {
    const channel = this.store.channels.get(this.store.current);
    if (!channel) return;
    const drawing = { dm: "at", thread: "thread" }[channel.kind] ?? "hash";
    const parent = this.store.channels.get(channel.parent);
    this.title.replaceChildren(icon(drawing), ...(parent ? [h("span", { class: "parent" }, h("bdi", {}, parent.name), " › ")] : []), h("bdi", {}, channel.name));
    const { me } = this.store;
    if (me) refill(this.face, avatar(me, "small"), h("span", { class: "face-name" }, h("bdi", {}, me.name)), h("span", { class: "heard" }, ": members"));
    const pings = this.store.pings();
    document.title = `${pings ? `(${pings}) ` : ""}${channel.kind === "dm" ? "@" : "#"}${channel.name} · ${this.store.me?.name ?? ""}`;
  }

  toast(words) {
    const toast = h("div", { class: "toast" }, words);
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), 6000);
  }

  // ---- forms

  openModal({ interaction, modal }) {
    this.form = openModal(modal, this.context, (values) => {
      this.formNonce = this.store.send({ t: "submit", interaction, custom_id: modal.custom_id, values }, { kind: "submit" });
    });
  }

  formAnswered(nonce, entry) {
    if (nonce !== this.formNonce || !this.form) return;
    if (entry.state === "failed") this.form.fail(entry.why);
    if (entry.state === "done") this.form.close();
  }

  // ---- the context of the drawn parts

  makeContext() {
    const app = this;
    const ours = (message) => [...app.store.waiting.values()].filter((e) => e.message === message.id && ["press", "choose"].includes(e.kind));
    const act = (kind, message, extra) => {
      for (const old of ours(message)) if (old.state === "failed") app.store.waiting.delete(old.nonce);
      app.store.send({ t: kind, channel: app.store.current, message: message.id, ...extra },
        { kind, channel: app.store.current, message: message.id, ...extra });
    };
    return {
      get locale() { return Intl.DateTimeFormat.supportedLocalesOf(/^[\w-]+$/.exec(app.store?.me?.locale ?? "") ?? [])[0] ?? "en-US"; },
      me: () => app.store.me,
      user: (id) => app.store.person(id),
      people: () => app.store.people,
      channels: () => [...app.store.channels.values()].filter((c) => c.kind !== "dm" && c.kind !== "thread"),
      channel: (id) => app.store.channels.get(id) ?? null,
      message: (id) => app.store.list(app.store.current).get(id) ?? null,
      here: (url) => {
        const [, channel, message] = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(\/\d+)?\/?$/.exec(url) ?? [];
        return app.store?.channels.has(channel) ? `#${channel}${message ?? ""}` : null;
      },
      openChannel: (id) => app.store.channels.has(id) && app.openChannel(id),
      compose: (text) => app.composer.compose(text),
      press: (message, customId) => act("press", message, { custom_id: customId }),
      choose: (message, customId, values) => act("choose", message, { custom_id: customId, values }),
      waiting: (message) => ours(message).find((e) => e.state === "sent") ?? null,
      failure: (message) => ours(message).findLast((e) => e.state === "failed")?.why ?? null,
      picture,
      dismiss: (message) => app.store.forget(app.store.current, message.id),
      memberMenu: (person, event) => app.memberMenu(person, event),
      mayDelete: (message) => !message.ephemeral && (message.author.id === app.store.me?.id
        || (app.store.me?.moderator && app.store.channels.get(app.store.current)?.kind !== "dm")),
      remove: (message) => app.confirm("Delete message?", "It is deleted for everybody.", () => app.store.send({ t: "delete_message", channel: app.store.current, id: message.id })),
      forgetWaiting: (nonce) => app.store.dismiss(nonce),
    };
  }

  /** Shows the commands that a right-click on a member offers, if there are any. */
  memberMenu(person, event) {
    const channel = this.store.current;
    const offers = this.store.commands.filter((command) => command.type === 2);
    if (!offers.length) return;
    event.preventDefault();
    const menu = h("div", { class: "list", popover: "auto", role: "menu", "aria-label": person.name }, offers.map((command) => h("button", {
      type: "button", class: "option", role: "menuitem",
      onclick: () => {
        menu.hidePopover();
        this.store.send({ t: "member_command", channel, name: command.name, member: person.id }, { kind: "command", channel, name: command.name });
      },
    }, command.name_localizations?.[this.store.me?.locale] ?? command.name)));
    menu.addEventListener("toggle", (change) => change.newState === "closed" && menu.remove());
    menu.style.left = `${Math.min(event.clientX, innerWidth - 220)}px`;
    menu.style.top = `${Math.min(event.clientY, innerHeight - 60)}px`;
    document.body.append(menu);
    menu.showPopover();
  }
}

function split(names) {
  document.body.classList.add("split");
  document.title = `${names.join(" + ")} · Playground`;
  document.body.append(...names.map((name) => h("iframe", { src: `?user=${encodeURIComponent(name)}`, title: name })));
}

const parameters = new URLSearchParams(location.search);
const people = (parameters.get("split") ?? "").split(",").map((name) => name.trim()).filter(Boolean);
if (people.length) split(people);
else new App(parameters.get("user") || "Anna");
startTicker();
