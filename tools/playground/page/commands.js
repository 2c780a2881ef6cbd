// Slash commands as text. The text in the composer is the whole state: `/table rules stake:5 game:Buki`.

const SUB = 1;
const GROUP = 2;
export const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, NUMBER = 10;

const localised = (thing, key, locale) => thing[`${key}_localizations`]?.[locale] ?? thing[key];

/** Returns every command that can be run in this channel, subcommands as entries of their own:
 *  {path, words, description, command, sub, group, options}. `path` is Discord's name, `words` the reader's. */
export function flatten(commands, { locale, dm }) {
  const out = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    if (dm && command.contexts && !command.contexts.includes(1)) continue;
    if (!dm && command.contexts && !command.contexts.includes(0)) continue;
    const walk = (node, path, words, ids) => {
      const children = (node.options ?? []).filter((o) => o.type === SUB || o.type === GROUP);
      for (const child of children) {
        const next = { ...ids, [child.type === SUB ? "sub" : "group"]: child.name };
        walk(child, `${path} ${child.name}`, `${words} ${localised(child, "name", locale)}`, next);
      }
      if (children.length) return;
      const options = (node.options ?? []).map((o) => ({ ...o, words: localised(o, "name", locale), description: localised(o, "description", locale) }));
      options.sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
      out.push({ path, words, description: localised(node, "description", locale), command: command.name, options, ...ids });
    };
    walk(command, command.name, localised(command, "name", locale), {});
  }
  return out.sort((a, b) => a.words.localeCompare(b.words));
}

/** Returns the entries that fit a half-typed `/text`, best first. */
export function suggest(entries, text) {
  const typed = text.replace(/^\//, "").trimStart().toLowerCase();
  const rank = (e) => {
    const names = [e.words.toLowerCase(), e.path.toLowerCase()];
    if (names.includes(typed)) return 0;
    if (names.some((n) => n.startsWith(typed))) return 1;
    return names.some((n) => n.includes(typed)) ? 2 : 3;
  };
  return entries.map((e) => [rank(e), e]).filter(([r]) => r < 3).sort((a, b) => a[0] - b[0]).map(([, e]) => e);
}

/** Splits `/name opt:value opt:value`. Null while no full command name is typed.
 *  {entry, given: [{option, text, from, to}], active: {option, text, from, to}|null, word} with positions in `text`; `active` is
 *  the option at the caret, `word` the text at the end that belongs to no option. */
export function parse(entries, text, caret = text.length) {
  if (!text.startsWith("/")) return null;
  const lower = text.slice(1).toLowerCase();
  const named = (e, name) => lower === name.toLowerCase() || lower.startsWith(`${name.toLowerCase()} `);
  const entry = entries.filter((e) => named(e, e.words) || named(e, e.path)).sort((a, b) => b.path.length - a.path.length)[0];
  if (!entry) return null;
  const name = named(entry, entry.words) ? entry.words : entry.path;
  const start = 1 + name.length;
  const marks = [];
  for (const option of entry.options) {
    for (const word of new Set([option.name, option.words])) {
      const pattern = new RegExp(`\\s${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}:`, "gu");
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (match && !marks.some((m) => m.option === option)) marks.push({ option, from: match.index + 1, value: match.index + match[0].length });
    }
  }
  marks.sort((a, b) => a.from - b.from);
  const given = marks.map((m, i) => {
    const to = marks[i + 1]?.from ?? text.length;
    return { option: m.option, from: m.from, value: m.value, to, text: text.slice(m.value, to).trim() };
  });
  const active = given.findLast((g) => caret >= g.value && caret <= g.to) ?? null;
  const word = given.length ? "" : text.slice(start).trim();
  return { entry, given, active, word, complete: text.length > start };
}

/** Converts an option's text: {ok, value} or {ok: false, why}. `known` maps names of autocompleted choices to values. */
export function resolve(option, text, { people, channels, known }) {
  const lower = text.toLowerCase();
  const byName = (list) => list.find((x) => x.name.toLowerCase() === lower.replace(/^[@#]/, "") || x.id === lower.replace(/\D/g, ""));
  if (!text) return { ok: false, why: "This option is required" };
  if (option.choices?.length) {
    const choice = option.choices.find((c) => [c.name, ...Object.values(c.name_localizations ?? {}), String(c.value)].some((n) => n.toLowerCase() === lower));
    return choice ? { ok: true, value: choice.value } : { ok: false, why: "is not one of the choices" };
  }
  if (known?.has(text)) return { ok: true, value: known.get(text) };
  switch (option.type) {
    case INTEGER: case NUMBER: {
      const number = Number(text.replace(",", "."));
      if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isSafeInteger(number))) return { ok: false, why: "is not a valid number" };
      if (option.min_value !== undefined && number < option.min_value) return { ok: false, why: `must be at least ${option.min_value}` };
      if (option.max_value !== undefined && number > option.max_value) return { ok: false, why: `must be at most ${option.max_value}` };
      return { ok: true, value: number };
    }
    case BOOLEAN:
      return ["true", "false"].includes(lower) ? { ok: true, value: lower === "true" } : { ok: false, why: "must be True or False" };
    case USER: {
      const person = byName(people);
      return person ? { ok: true, value: person.id } : { ok: false, why: "is nobody here" };
    }
    case CHANNEL: {
      const channel = byName(channels);
      return channel ? { ok: true, value: channel.id } : { ok: false, why: "is no channel here" };
    }
    default:
      if (option.min_length && text.length < option.min_length) return { ok: false, why: `needs at least ${option.min_length} characters` };
      if (option.max_length && text.length > option.max_length) return { ok: false, why: `has more than ${option.max_length} characters` };
      return { ok: true, value: text };
  }
}

/** Returns the choices for an option: [{name, value, description?}], or null if it takes free text. */
export function choicesFor(option, text, { people, channels, locale }) {
  const lower = text.toLowerCase().replace(/^[@#]/, "");
  const all = option.choices?.length ? option.choices.map((c) => ({ name: localised(c, "name", locale), value: c.value }))
    : option.type === BOOLEAN ? [{ name: "True", value: true }, { name: "False", value: false }]
      : option.type === USER ? people.map((p) => ({ name: `@${p.name}`, value: p.id, description: p.username }))
        : option.type === CHANNEL ? channels.filter((c) => c.kind !== "dm").map((c) => ({ name: `#${c.name}`, value: c.id }))
          : null;
  if (!all) return null;
  return all.filter((c) => c.name.toLowerCase().includes(lower) || String(c.value).toLowerCase().startsWith(lower));
}
