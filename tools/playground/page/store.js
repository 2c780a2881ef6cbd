// The state of one person's client, and their websocket. It draws nothing and announces changes by events.
//
// Events (CustomEvent, detail in brackets): status, ready, channels, history{channel}, message{channel, message},
// edit{channel, message}, delete{channel, id}, waiting{nonce, entry}, modal{...}, choices{nonce, choices}, refused, people,
// commands, badges, problem{nonce, why}.

export const fold = (name) => String(name).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the person with this id or name, ignoring case and accents (Bela finds Béla). */
export function findPerson(people, who) {
  return people.find((p) => p.id === who || p.name === who) ?? people.find((p) => [p.name, p.username].some((n) => fold(n) === fold(who))) ?? null;
}

const SOMEBODY = "Anna";  // the owner of every playground: asked for the list of people

// Asks whether the server runs but knows nobody of this name: a browser does not tell why a websocket was refused.
async function unknown(address) {
  const url = new URL(address);
  url.protocol = url.protocol.replace("ws", "http");
  try {
    return (await fetch(url)).status === 404;
  } catch {
    return false;
  }
}

export class Store extends EventTarget {
  constructor(who) {
    super();
    this.who = who;
    this.wanted = null;  // a name that the server did not know as it was written
    this.me = null;
    this.guild = null;
    this.people = [];
    this.commands = [];
    this.refused = [];
    this.channels = new Map();
    this.messages = new Map();  // channel id -> Map(message id -> message), oldest first
    this.authors = new Map();   // everybody seen, the bot included
    this.unread = new Map();    // channel id -> Map(message id -> is it for me)
    this.waiting = new Map();   // nonce -> what we asked and have no answer to
    this.current = null;        // the channel that is looked at
    this.viewed = true;         // false while the page shows another person
    this.drafts = new Map();    // channel -> what is typed but not sent
    this.connected = false;
    this.delay = 300;
    this.number = 0;
    this.connect();
  }

  connect() {
    const address = new URL("/page/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("user", this.who);
    this.socket = new WebSocket(address);
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", async () => {
      if (!this.me && !this.wanted && await unknown(address)) [this.wanted, this.who] = [this.who, SOMEBODY];
      if (this.connected) this.say("status", { connected: (this.connected = false) });
      for (const nonce of [...this.waiting.keys()]) this.settle(nonce, "The playground went away");
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(this.delay * 1.5, 3000);
    });
  }

  say(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Sends one client message; returns its nonce. `entry` is remembered until it is answered or failed. */
  send(message, entry = null) {
    this.number += 1;
    const nonce = `${Date.now().toString(36)}-${this.number}`;
    if (entry) {
      this.waiting.set(nonce, { ...entry, nonce, state: "sent", why: "", at: new Date().toISOString() });
      this.say("waiting", { nonce, entry: this.waiting.get(nonce) });
    }
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, nonce }));
    else if (entry) this.settle(nonce, "The playground is not running");
    else this.say("problem", { nonce, why: "The playground is not running" });
    return nonce;
  }

  /** Ends a wait: with a reason the entry stays as failed (shown in red), without one it is removed. */
  settle(nonce, why = "") {
    const entry = this.waiting.get(nonce);
    if (!entry || entry.state === "failed") return;
    entry.state = why ? "failed" : "done";
    entry.why = why;
    if (!why) this.waiting.delete(nonce);
    this.say("waiting", { nonce, entry });
  }

  dismiss(nonce) {
    const entry = this.waiting.get(nonce);
    this.waiting.delete(nonce);
    if (entry) this.say("waiting", { nonce, entry: { ...entry, state: "done" } });
  }

  open(channel) {
    this.current = channel;
    this.send({ t: "open", channel });
    this.seen();
  }

  // Marks the visible messages as read.
  seen() {
    const newest = this.viewed && [...this.list(this.current).keys()].at(-1);
    if (newest) this.send({ t: "read", channel: this.current, message: newest });
    if (this.viewed && this.unread.delete(this.current)) this.say("badges");
  }

  pingsIn(channel) {
    return [...this.unread.get(channel)?.values() ?? []].filter(Boolean).length;
  }

  /** Removes a message on this client only (Dismiss message). */
  forget(channel, id) {
    this.messages.get(channel)?.delete(id);
    this.say("delete", { channel, id });
  }

  person(id) {
    return this.people.find((p) => p.id === String(id)) ?? this.authors.get(String(id)) ?? null;
  }

  pings() {
    return [...this.unread.keys()].reduce((sum, channel) => sum + this.pingsIn(channel), 0);
  }

  list(channel) {
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    return this.messages.get(channel);
  }

  keep(channel, message) {
    if (message.author) this.authors.set(String(message.author.id), message.author);
    this.list(channel).set(message.id, message);
  }

  receive(event) {
    switch (event.t) {
      case "ready": {
        const meant = this.wanted && findPerson(event.people, this.wanted);
        if (meant && meant.id !== this.who) {
          this.who = meant.id;
          this.delay = 0;
          this.socket.close();
          return;
        }
        if (this.wanted && !meant) this.say("problem", { why: `Nobody is called ${this.wanted}.` });
        this.wanted = null;
        this.connected = true;
        this.delay = 300;
        this.me = typeof event.me === "object" ? event.me : event.people.find((p) => p.id === event.me);
        this.people = event.people;
        this.guild = event.guild;
        this.commands = event.commands ?? [];
        this.refused = event.refused ?? [];
        this.channels = new Map(event.channels.map((c) => [c.id, c]));
        this.unread = new Map(Object.entries(event.unread).map(([channel, ids]) => [channel, new Map(Object.entries(ids))]));
        this.messages.clear();
        if (event.bot) this.authors.set(event.bot.id, { ...event.bot, bot: true });
        this.say("ready");
        this.say("status", { connected: true });
        break;
      }
      case "history": {
        const mine = [...this.list(event.channel).values()].filter((m) => m.ephemeral);
        this.list(event.channel).clear();
        const all = [...event.messages, ...mine.filter((m) => !event.messages.some((n) => n.id === m.id))];
        all.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
        for (const message of all) this.keep(event.channel, message);
        if (event.channel === this.current) this.seen();
        this.say("history", { channel: event.channel });
        break;
      }
      case "message":
        this.keep(event.channel, event.message);
        this.arrived(event.channel, event.message);
        this.say("message", event);
        break;
      case "edit":
        if (this.list(event.channel).has(event.message.id)) {
          const before = this.list(event.channel).get(event.message.id);
          this.keep(event.channel, event.message);
          this.say("edit", { ...event, before });
        } else if (event.message.ephemeral) {  // dismissed here, brought back by the bot
          this.keep(event.channel, event.message);
          this.say("message", event);
        }
        break;
      case "delete":
        this.list(event.channel).delete(event.id);
        if (this.unread.get(event.channel)?.delete(event.id)) this.say("badges");
        this.say("delete", event);
        break;
      case "channel":
        this.channels.set(event.channel.id, event.channel);
        this.say("channels");
        break;
      case "channel_gone":
        this.channels.delete(event.id);
        this.messages.delete(event.id);
        this.unread.delete(event.id);
        this.say("channels");
        break;
      case "thinking":  // on its way to the bot: shown already
        break;
      case "answered":
        this.settle(event.nonce);
        break;
      case "failed":
        if (this.waiting.has(event.nonce)) this.settle(event.nonce, event.why || "The application did not respond");
        else this.say("problem", event);
        break;
      case "modal":
        this.settle(event.nonce);
        this.say("modal", event);
        break;
      case "choices":
        this.say("choices", event);
        break;
      case "refused":
        this.refused.push(event.entry);
        this.say("refused");
        break;
      case "people":
        this.people = event.people;
        this.me = this.people.find((p) => p.id === this.me?.id) ?? this.me;
        this.say("people");
        break;
      case "guild":
        this.guild = event.guild;
        this.say("channels");
        break;
      case "commands":
        this.commands = event.commands;
        this.say("commands");
        break;
      default:  // a newer server may say more than this page knows
    }
  }

  // A new message: read at once, or unread.
  arrived(channel, message) {
    if (this.viewed && channel === this.current) { this.seen(); return; }
    if (message.author?.id === this.me?.id) return;
    if (!this.unread.has(channel)) this.unread.set(channel, new Map());
    this.unread.get(channel).set(message.id, message.pings_me || this.channels.get(channel)?.kind === "dm");
    this.say("badges");
  }
}
