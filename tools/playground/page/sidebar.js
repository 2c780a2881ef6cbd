// The left side: the server rail, the channels with their threads, and the direct messages.

import { avatar, h, icon, refill } from "./dom.js";

export function badge(pings) {
  return pings ? h("span", { class: "badge" }, pings, h("span", { class: "heard" }, pings === 1 ? " mention" : " mentions")) : null;
}

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.rail = h("nav", { class: "rail", "aria-label": "Servers" });
    this.list = h("nav", { class: "channels", "aria-label": "Channels" });
    this.foot = h("div", { class: "self" });
    this.element = h("aside", { class: "side", id: "side" }, this.rail, h("div", { class: "side-main" }, this.list, this.foot));
  }

  show() {
    const { store } = this.app;
    const channels = [...store.channels.values()];
    const dms = channels.filter((c) => c.kind === "dm");
    const texts = channels.filter((c) => c.kind !== "dm" && c.kind !== "thread");
    const threads = channels.filter((c) => c.kind === "thread");
    const current = store.channels.get(store.current);
    const dmPings = dms.reduce((sum, c) => sum + store.pingsIn(c.id), 0);
    const guildPings = store.pings() - dmPings;
    refill(this.rail,
      this.pill("Direct messages", icon("home"), current?.kind === "dm", dmPings, () => dms[0] && this.app.openChannel(dms[0].id)),
      h("hr"),
      this.pill(store.guild?.name ?? "", (store.guild?.name ?? "?").split(/\s+/).map((w) => w[0]).join("").slice(0, 2),
        current && current.kind !== "dm", guildPings, () => texts[0] && this.app.openChannel(texts[0].id)));
    refill(this.list,
      h("h2", { class: "guild-name" }, h("bdi", {}, store.guild?.name ?? "")),
      h("div", { class: "group-head" }, h("h3", {}, "Text channels"),
        store.me?.moderator && h("button", { type: "button", class: "icon-button", title: "+ channel", "aria-label": "+ channel", onclick: () => this.app.ask("New channel", "Channel name", (name) => this.app.store.send({ t: "create_channel", name })) }, icon("plus"))),
      h("ul", {}, texts.map((c) => h("li", {}, this.link(c, "hash"),
        threads.some((t) => t.parent === c.id) && h("ul", { class: "threads" }, threads.filter((t) => t.parent === c.id).map((t) => h("li", {}, this.link(t, "thread"))))))),
      h("div", { class: "group-head" }, h("h3", {}, "Direct messages")),
      h("ul", {}, dms.length ? dms.map((c) => h("li", {}, this.link(c, "at"))) : h("li", { class: "nothing" }, "None yet")));
    refill(this.foot, ...(store.me ? [avatar(store.me), h("div", { class: "self-words" }, h("strong", {}, h("bdi", {}, store.me.name)),
      h("small", {}, h("bdi", {}, store.me.username ?? "")))] : []));
  }

  pill(label, face, active, pings, onclick) {
    return h("button", { type: "button", class: `pill ${active ? "active" : ""}`, title: label, "aria-label": label, onclick },
      h("span", { class: "pill-face" }, face), badge(pings));
  }

  link(channel, drawing) {
    const { store } = this.app;
    const active = channel.id === store.current;
    const unread = store.unread.get(channel.id)?.size;
    return h("button", {
      type: "button", class: `channel ${active ? "active" : ""} ${unread ? "unread" : ""}`, "aria-current": active ? "page" : null,
      dataset: { channelId: channel.id, kind: channel.kind }, onclick: () => this.app.openChannel(channel.id),
    }, channel.kind === "dm" ? avatar({ id: channel.id, name: channel.name, bot: true }, "small") : icon(drawing),
    h("span", { class: "channel-name" }, h("bdi", {}, channel.name)), unread ? h("span", { class: "heard" }, " unread") : null, badge(store.pingsIn(channel.id)));
  }
}
