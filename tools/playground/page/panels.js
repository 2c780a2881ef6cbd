// Panels that Discord does not have: the current person, settings, refused requests.

import { avatar, h, icon, place, refill, showDialog } from "./dom.js";
import { badge } from "./sidebar.js";

const LANGUAGES = { "en-US": "English (US)", "en-GB": "English (UK)", de: "Deutsch", "es-ES": "Español (España)", "es-419": "Español (Latinoamérica)", hu: "Magyar", cs: "Čeština", pl: "Polski", hr: "Hrvatski", fr: "Français", "pt-BR": "Português (Brasil)", it: "Italiano", ro: "Română", ja: "日本語" };
const DENIABLE = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "ATTACH_FILES", "EMBED_LINKS"];

/** The bar at the top, on a narrow screen a drawer: a button for each person, with their unread pings. */
export class PeopleBar {
  constructor(app) {
    this.app = app;
    this.people = h("div", { class: "people", role: "group", "aria-label": "Who am I" });
    this.element = h("nav", { class: "people-bar", id: "members", "aria-label": "Members and settings" }, h("span", { class: "brand", "aria-hidden": "true" }, "Playground"), this.people,
      h("div", { class: "people-tools" },
        h("button", { type: "button", class: "bar-button", title: "+ person", "aria-label": "+ person", onclick: () => app.ask("New person", "Name", (name) => app.store.send({ t: "add_person", name })) }, icon("plus"), h("span", {}, "person")),
        h("button", { type: "button", class: "bar-button", title: "open beside", "aria-label": "open beside", "aria-haspopup": "dialog", onclick: (event) => this.beside(event.currentTarget) }, icon("beside"), h("span", {}, "open beside")),
        h("button", { type: "button", class: "bar-button", title: "Settings", "aria-label": "Settings", "aria-haspopup": "dialog", onclick: (event) => this.settings(event.currentTarget) }, icon("gear"), h("span", { class: "settings-word" }, "settings"))));
  }

  show() {
    const { store, stores } = this.app;
    refill(this.people, store.people.map((p) => {
      const pings = [...stores.values()].find((s) => s !== store && s.me?.id === p.id)?.pings();
      const mine = p.id === store.me?.id;
      return h("button", {
        type: "button", class: `person ${mine ? "active" : ""}`, "aria-pressed": String(mine), dataset: { personId: p.id }, title: `Be ${p.name}`, onclick: () => { this.app.closeDrawer(); this.app.become(p.name); },
      }, avatar(p, "small"), h("span", { class: "person-name" }, h("bdi", {}, p.name)), badge(pings));
    }));
    this.people.querySelector(".active")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  popover(anchor, label, ...children) {
    const box = h("dialog", { class: "popover", "aria-label": label, onclick: (event) => event.target === box && box.close() },
      h("div", { class: "popover-words" }, children));
    showDialog(box);
    place(box, anchor);
    return box;
  }

  beside(anchor) {
    const { store } = this.app;
    const others = store.people.filter((p) => p.id !== store.me?.id);
    const box = this.popover(anchor, "Open beside", h("h2", {}, "Open beside"), others.map((p) => h("div", { class: "beside-row" },
      avatar(p, "small"), h("bdi", {}, p.name),
      h("button", { type: "button", class: "button secondary small", onclick: () => { window.open(`?user=${encodeURIComponent(p.name)}${location.hash}`, "_blank"); box.close(); } }, "New tab"),
      h("button", { type: "button", class: "button secondary small", onclick: () => {
        sessionStorage.setItem(`channel of ${p.id}`, store.current);
        const shown = new URLSearchParams(parent.location.search).get("split")?.split(",") ?? [store.me.name];
        parent.location.search = `?split=${encodeURIComponent([...shown, p.name].join(","))}`;
      } }, "Side by side"))));
  }

  settings(anchor) {
    const { store } = this.app;
    const channel = store.channels.get(store.current);
    const languages = { ...(store.me.locale in LANGUAGES ? {} : { [store.me.locale]: store.me.locale }), ...LANGUAGES };
    const denied = this.app.denied.get(store.current) ?? new Set();
    const box = this.popover(anchor, "Settings", h("h2", {}, h("bdi", {}, store.me.name)),
      h("label", { class: "tick" }, h("input", { type: "checkbox", checked: store.me.moderator, disabled: store.me.owner, onchange: (e) => store.send({ t: "moderator", on: e.target.checked }) }),
        h("span", {}, "Moderator", h("span", { class: "option-description" }, store.me.owner ? "The owner of the server always is" : "Manage Server, Messages and Channels"))),
      h("label", { class: "tick" }, h("input", { type: "checkbox", checked: store.me.dms_open, onchange: (e) => store.send({ t: "dms", open: e.target.checked }) }),
        h("span", {}, "Direct messages open", h("span", { class: "option-description" }, "Closed: the bot gets Discord’s error 50007"))),
      h("label", { class: "setting" }, "Language ", h("select", { onchange: (e) => store.send({ t: "locale", locale: e.target.value }) },
        Object.entries(languages).map(([key, words]) => h("option", { value: key, selected: key === store.me.locale }, words)))),
      channel && channel.kind !== "dm" && [
        h("h2", {}, "In ", h("bdi", {}, `#${channel.name}`), " the bot may not"),
        DENIABLE.map((name) => h("label", { class: "tick" }, h("input", { type: "checkbox", checked: denied.has(name), onchange: (e) => {
          if (e.target.checked) denied.add(name); else denied.delete(name);
          this.app.denied.set(channel.id, denied);
          store.send({ t: "permissions", channel: channel.id, deny: [...denied] });
        } }), h("span", {}, name))),
        store.me.moderator && h("button", { type: "button", class: "button danger small", onclick: () => {
          box.close();
          this.app.confirm(`Delete #${channel.name}?`, "Its messages go with it.", () => store.send({ t: "delete_channel", id: channel.id }));
        } }, "Delete channel")],
      store.me.moderator && [h("h2", {}, "On the server"), h("button", { type: "button", class: `button small ${store.guild.bot_there ? "danger" : "success"}`, onclick: () => {
        box.close();
        store.send({ t: "bot", there: !store.guild.bot_there });
      } }, store.guild.bot_there ? "Remove the bot" : "Add the bot")]);
  }
}

/** The line at the bottom: connected or not, and how many of the bot's requests were refused. */
export class StatusBar {
  constructor(app) {
    this.app = app;
    this.state = h("span", { class: "state", role: "status" });
    this.count = h("button", { type: "button", class: "refused-count", onclick: () => this.list() });
    this.element = h("footer", { class: "status" }, this.state, this.count);
  }

  show() {
    const { store } = this.app;
    this.state.textContent = store.connected ? `Connected as ${store.me?.name ?? "…"}` : "Connecting…";
    this.state.classList.toggle("off", !store.connected);
    this.count.textContent = `${store.refused.length} refused ${store.refused.length === 1 ? "request" : "requests"}`;
    this.count.classList.toggle("some", store.refused.some((entry) => entry.kind === "rule"));  // closed DMs are nobody's fault
  }

  list() {
    const entries = [...this.app.store.refused].reverse();
    const dialog = h("dialog", { class: "modal wide", "aria-label": "Refused requests" },
      h("form", { method: "dialog" }, h("h2", {}, "Requests that Discord would refuse"),
        entries.length ? h("div", { class: "table-box" }, h("table", {}, h("thead", {}, h("tr", {}, ["When", "Request", "Status", "Code", "Message"].map((t) => h("th", {}, t)))),
          h("tbody", {}, entries.map((e) => h("tr", {}, h("td", {}, e.at ? new Date(typeof e.at === "number" ? e.at * 1000 : e.at).toLocaleTimeString() : ""), h("td", {}, h("code", {}, `${e.method ?? ""} ${e.path ?? ""}`)),
            h("td", {}, e.status ?? ""), h("td", {}, e.code ?? ""), h("td", {}, e.message ?? "", e.errors ? h("pre", {}, JSON.stringify(e.errors, null, 1)) : null))))))
          : h("p", {}, "None. The bot kept to Discord’s rules."),
        h("footer", {}, h("button", { class: "button primary" }, "Close"))));
    showDialog(dialog);
  }
}

/** A dialog for one name. */
export function askName(title, label, done) {
  const input = h("input", { type: "text", id: "ask-name", required: true, maxlength: "100", autocomplete: "off", dir: "auto" });
  const dialog = h("dialog", { class: "modal", "aria-label": title },
    h("form", { method: "dialog", onsubmit: () => input.value.trim() && done(input.value.trim()) }, h("h2", {}, title),
      h("div", { class: "field" }, h("label", { class: "field-label", for: "ask-name" }, label), input),
      h("footer", {}, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"), h("button", { class: "button primary" }, "Create"))));
  showDialog(dialog);
}

export function confirmDialog(title, words, done) {
  const dialog = h("dialog", { class: "modal", "aria-label": title },
    h("form", { method: "dialog", onsubmit: done }, h("h2", { dir: "auto" }, title), h("p", {}, words),
      h("footer", {}, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"), h("button", { class: "button danger" }, "Delete"))));
  showDialog(dialog);
}
