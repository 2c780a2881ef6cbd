// The text box at the bottom: ordinary messages, and slash commands with their picker, option chips and choices.

import { h, icon } from "./dom.js";
import { choicesFor, flatten, parse, resolve, suggest } from "./commands.js";
import { fold } from "./store.js";

const PAUSE = 200;  // ms without typing before the bot is asked for choices

export class Composer {
  constructor(app) {
    this.app = app;
    this.items = [];      // what the picker offers: {words, accept(), element}
    this.marked = -1;     // which of them is marked
    this.moved = false;   // by the arrow keys
    this.slot = null;     // {store, channel} that the typed text belongs to
    this.known = new Map();  // option name -> Map(shown name -> value) that the bot offered
    this.offered = null;     // {key, choices} the bot's last answer
    this.asked = null;       // {nonce, key}
    this.input = h("textarea", {
      "aria-label": "Message", rows: "1", autocomplete: "off", spellcheck: "false", dir: "auto", maxlength: "4000",
      id: "message-box", "aria-haspopup": "listbox", "aria-controls": "picker", "aria-autocomplete": "list",
      oninput: () => this.changed(), onkeydown: (event) => this.key(event), onclick: () => this.changed(),
      onblur: () => setTimeout(() => this.box.contains(document.activeElement) || this.hide(), 150), onfocus: () => this.changed(),
    });
    this.mirror = h("div", { class: "mirror", "aria-hidden": "true" });
    this.picker = h("div", { class: "picker", id: "picker", role: "listbox", "aria-label": "Commands", hidden: true });
    this.chips = h("div", { class: "chips", hidden: true });
    this.problem = h("div", { class: "failed composer-problem", role: "alert" });
    this.box = h("div", { class: "composer" }, this.picker, this.chips,
      h("div", { class: "composer-box" },
        h("button", { type: "button", class: "icon-button slash", title: "Commands", "aria-label": "Commands", onclick: () => this.compose("/") }, "/"),
        h("div", { class: "composer-text" }, this.mirror, this.input),
        h("button", { type: "button", class: "icon-button send", title: "Send", "aria-label": "Send", onclick: () => this.enter() }, icon("send"))),
      this.problem);
    this.input.addEventListener("scroll", () => { this.mirror.scrollTop = this.input.scrollTop; });
  }

  get place() {
    const { store } = this.app;
    return { people: [...store.people], channels: [...store.channels.values()], locale: this.app.context.locale };
  }

  get entries() {
    const { store } = this.app;
    return flatten(store.commands, { locale: store.me?.locale, dm: store.channels.get(store.current)?.kind === "dm" });
  }

  /** Puts text into the box, with the caret at its end. */
  compose(text) {
    this.input.value = text;
    this.input.focus();
    this.input.setSelectionRange(text.length, text.length);
    this.changed();
  }

  /** Shows the draft of another channel or person. */
  switched() {
    const { store } = this.app;
    this.slot?.store.drafts.set(this.slot.channel, this.input.value);
    this.slot = { store, channel: store.current };
    this.input.value = store.drafts.get(store.current) ?? "";
    const channel = store.channels.get(store.current);
    this.input.placeholder = channel ? `Message ${channel.kind === "dm" ? "@" : "#"}${channel.name}` : "";
    this.changed();
    this.hide();
  }

  hide() {
    this.picker.hidden = true;
    this.items = [];
    this.marked = -1;
    this.input.removeAttribute("aria-activedescendant");
  }

  changed() {
    this.problem.textContent = "";
    this.moved = false;
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 220)}px`;
    const text = this.input.value;
    const parsed = parse(this.entries, text, this.input.selectionStart);
    this.paint(text, parsed);
    this.chips.hidden = true;
    if (!text.startsWith("/") || text.includes("\n")) { this.hide(); return; }
    if (!parsed?.complete) {
      this.offer("Commands", suggest(this.entries, text).map((entry) => ({
        words: `/${entry.words}`, description: entry.description,
        more: entry.options.map((o) => `${o.words}${o.required ? "" : "?"}`).join("  "), accept: () => this.takeCommand(entry),
      })));
      return;
    }
    const first = parsed.entry.options[0];
    if (parsed.word && first && this.input.selectionStart === text.length && !parsed.entry.options.some((o) => o.words.startsWith(parsed.word))) {
      this.compose(`${text.slice(0, text.length - parsed.word.length)}${first.words}:${parsed.word}`);  // no option is called so: it is the first one's value
      return;
    }
    this.showChips(parsed);
    const { active, entry } = parsed;
    if (active?.option.autocomplete) this.askChoices(parsed);
    else if (active) {
      const choices = choicesFor(active.option, active.text, this.place);
      this.offer(active.option.words, (choices ?? []).map((c) => ({ words: c.name, description: c.description, accept: () => this.takeChoice(active, c) })));
    } else {
      const left = entry.options.filter((o) => !parsed.given.some((g) => g.option.name === o.name) && o.words.startsWith(parsed.word));
      this.offerOptions(left, parsed.word || left.some((o) => o.required) ? 0 : -1);
    }
  }

  // A copy of the text behind the box, with the command and the option names coloured.
  paint(text, parsed) {
    if (!parsed) { this.mirror.replaceChildren(); return; }
    const parts = [];
    let at = 0;
    for (const g of parsed.given) {
      parts.push(text.slice(at, g.from), h("mark", { class: "key" }, text.slice(g.from, g.value)));
      const tail = text.slice(g.value, g.to);
      parts.push(h("mark", { class: resolve(g.option, g.text, { ...this.place, known: this.known.get(g.option.name) }).ok ? "" : "wrong" }, tail.trimEnd()), tail.slice(tail.trimEnd().length));
      at = g.to;
    }
    parts.push(text.slice(at), "\u200b");
    this.mirror.replaceChildren(...parts);
  }

  showChips(parsed) {
    const chips = parsed.entry.options.map((option) => {
      const given = parsed.given.find((g) => g.option.name === option.name);
      const active = parsed.active?.option.name === option.name;
      return h("button", {
        type: "button", tabindex: "-1", title: option.description, dataset: { option: option.name },
        class: `chip ${given ? "given" : ""} ${active ? "active" : ""} ${option.required && !given?.text ? "required" : ""}`,
        onmousedown: (event) => event.preventDefault(),
        onclick: () => (given ? this.caret(given.value + given.text.length) : this.takeOption(option)),
      }, option.words, given?.text ? h("span", {}, ` ${given.text}`) : option.required ? " *" : "");
    });
    this.chips.hidden = false;
    this.chips.replaceChildren(h("strong", {}, `/${parsed.entry.words}`),
      h("span", { class: "chips-help" }, parsed.active ? parsed.active.option.description : parsed.entry.description), h("div", { class: "chips-row" }, chips));
  }

  caret(at) {
    this.input.focus();
    this.input.setSelectionRange(at, at);
    this.changed();
  }

  // `marked`: the suggestion that Enter takes, at first the top one; -1: none, because the text is complete.
  offer(title, items, marked = 0) {
    this.items = items.slice(0, 50);
    if (!this.items.length) { this.hide(); return; }
    this.items.forEach((item, i) => {
      item.element = h("div", {
        role: "option", id: `pick-${i}`, class: "option", "aria-selected": "false",
        onmousedown: (event) => { event.preventDefault(); item.accept(); },
      }, h("span", { class: "option-words" }, h("span", { class: "option-label", dir: "auto" }, item.words),
        item.description && h("span", { class: "option-description", dir: "auto" }, item.description)),
      item.more && h("span", { class: "option-more" }, item.more));
    });
    this.picker.replaceChildren(h("div", { class: "picker-title" }, title), ...this.items.map((i) => i.element));
    this.picker.setAttribute("aria-label", title);
    this.picker.hidden = false;
    this.mark(marked);
  }

  mark(index) {
    this.marked = index;
    this.items.forEach((item, i) => item.element.setAttribute("aria-selected", String(i === index)));
    if (index < 0) { this.input.removeAttribute("aria-activedescendant"); return; }
    this.input.setAttribute("aria-activedescendant", `pick-${index}`);
    this.items[index].element.scrollIntoView({ block: "nearest" });
  }

  parsedNow() {
    return parse(this.entries, this.input.value, this.input.selectionStart);
  }

  // ---- accepting a suggestion

  takeCommand(entry) {
    const first = entry.options.find((o) => o.required);
    this.compose(`/${entry.words} ${first ? `${first.words}:` : ""}`);
  }

  takeOption(option) {
    const parsed = this.parsedNow();
    const text = parsed?.word ? this.input.value.slice(0, this.input.value.length - parsed.word.length) : this.input.value;
    this.compose(`${text.trimEnd()} ${option.words}:`);
  }

  takeChoice(offered, choice) {
    const active = this.parsedNow()?.active ?? offered;  // more may have been typed since
    if (!this.known.has(active.option.name)) this.known.set(active.option.name, new Map());
    if (active.option.autocomplete) this.known.get(active.option.name).set(choice.name, choice.value);
    const text = this.input.value;
    const rest = text.slice(active.to);
    this.input.value = `${text.slice(0, active.value)}${choice.name} ${rest}`;
    const parsed = this.parsedNow();
    const next = parsed?.entry.options.find((o) => o.required && !parsed.given.some((g) => g.option.name === o.name));
    if (next) { this.takeOption(next); return; }
    this.caret(this.input.value.length);
    clearTimeout(this.timer);  // what was just taken need not be asked for
    this.hide();
    this.showOptionsLeft();
  }

  // After a complete value the remaining options are suggested, none of them marked.
  showOptionsLeft() {
    const parsed = this.parsedNow();
    const left = parsed?.entry.options.filter((o) => !parsed.given.some((g) => g.option.name === o.name)) ?? [];
    this.offerOptions(left, -1);
  }

  offerOptions(options, marked) {
    this.offer("Options", options.map((o) => ({
      words: o.words, description: o.description, more: o.required ? "required" : "", accept: () => this.takeOption(o),
    })), marked);
  }

  // ---- autocompletion

  askChoices(parsed) {
    const { active, entry } = parsed;
    const key = `${entry.path}|${active.option.name}|${active.text}`;
    const same = this.offered?.key.split("|", 2).join("|") === key.split("|", 2).join("|");
    if (same) this.offerChoices(active);  // until newer ones come: those that still fit
    else this.hide();
    clearTimeout(this.timer);
    if (this.offered?.key === key || this.asked?.key === key) return;
    this.timer = setTimeout(() => {
      const now = this.parsedNow();
      if (!now?.active || now.active.option.name !== active.option.name) return;
      const options = this.values(now, true).options;
      options[active.option.name] = now.active.text;
      const nonce = this.app.store.send({
        t: "autocomplete", channel: this.app.store.current, name: entry.command, ...names(entry), options, focused: active.option.name,
      });
      this.asked = { nonce, key };
    }, PAUSE);
  }

  /** Shows the bot's answer to an autocompletion. */
  choices({ nonce, choices }) {
    if (nonce !== this.asked?.nonce) return;
    this.offered = { key: this.asked.key, choices };
    this.asked = null;
    const parsed = this.parsedNow();
    if (!parsed?.active || document.activeElement !== this.input) return;
    const option = parsed.active.option.name;
    if (!this.known.has(option)) this.known.set(option, new Map());
    for (const choice of choices) this.known.get(option).set(choice.name, choice.value);
    this.offerChoices(parsed.active);
    this.paint(this.input.value, parsed);
  }

  offerChoices(active) {
    const fresh = this.offered.key.split("|").slice(2).join("|") === active.text;
    const fitting = this.offered.choices.filter((c) => fresh || fold(c.name).includes(fold(active.text)));
    this.offer(active.option.words, fitting.map((c) => ({ words: c.name, accept: () => this.takeChoice(active, c) })));
  }

  // ---- sending

  key(event) {
    if (event.isComposing) return;
    if (!this.picker.hidden && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      this.moved = true;
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.mark(this.marked < 0 && step < 0 ? this.items.length - 1 : (this.marked + step + this.items.length) % this.items.length);
    } else if (event.key === "Tab" && !event.shiftKey && !this.picker.hidden && this.items.length) {
      event.preventDefault();
      this.items[Math.max(0, this.marked)].accept();
    } else if (event.key === "Escape" && !this.picker.hidden) {
      event.preventDefault();
      this.hide();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.enter();
    }
  }

  enter() {
    const text = this.input.value.trim();
    if (!text) return;
    if (!text.startsWith("/")) {
      if (!this.app.store.connected) { this.problem.textContent = "The playground is not running"; return; }
      this.app.store.send({ t: "say", channel: this.app.store.current, content: text });
      this.clear();
      return;
    }
    const marked = this.picker.hidden ? null : this.items[this.marked];
    if (marked && (this.moved || !this.finished())) { marked.accept(); return; }
    const parsed = parse(this.entries, text);
    if (!parsed) { this.problem.textContent = `There is no command ${text.split(" ")[0]}`; return; }
    if (parsed.word) { this.problem.textContent = `“${parsed.word}” belongs to no option of /${parsed.entry.words}`; return; }
    const { options, wrong, missing } = this.values(parsed, false);
    if (wrong) {
      this.problem.textContent = `${wrong.option.words}: ${wrong.why}`;
      return;
    }
    if (missing) {
      this.takeOption(missing);
      this.problem.textContent = `${missing.words}: This option is required`;
      return;
    }
    const { entry } = parsed;
    const channel = this.app.store.current;
    this.app.store.send({ t: "command", channel, name: entry.command, ...names(entry), options }, { kind: "command", channel, name: entry.path });
    this.clear();
  }

  // True if the option at the caret is complete: Enter then sends the command and takes no suggestion.
  finished() {
    const parsed = this.parsedNow();
    if (!parsed) return false;
    const { active } = parsed;
    const known = active && this.known.get(active.option.name);
    if (active) return active.option.autocomplete ? Boolean(known?.has(active.text)) : resolve(active.option, active.text, { ...this.place, known }).ok;
    return !parsed.word && !parsed.entry.options.some((o) => o.required && !parsed.given.some((g) => g.option.name === o.name));
  }

  // {options: name -> value, wrong, missing}; `loose` leaves out values that cannot be resolved yet
  values(parsed, loose) {
    const options = {};
    let wrong = null;
    for (const { option, text } of parsed.given) {
      const result = resolve(option, text, { ...this.place, known: this.known.get(option.name) });
      if (result.ok) options[option.name] = result.value;
      else if (!loose && (text || option.required)) wrong ??= { option, why: result.why };
    }
    const missing = parsed.entry.options.find((o) => o.required && !(o.name in options));
    return { options, wrong, missing };
  }

  clear() {
    this.input.value = "";
    this.offered = null;
    this.changed();
    this.app.messages.stick(true);  // whoever says something wants to see what comes of it
  }
}

function names(entry) {
  return { ...(entry.sub ? { sub: entry.sub } : {}), ...(entry.group ? { group: entry.group } : {}) };
}
