// Discord's markdown, parsed straight into DOM nodes. Contents are hostile: no string here ever becomes HTML.
//
// `context`: { locale, user(id) -> {name}|null, channel(id) -> {name}|null, here(url) -> address in this page|null, me,
// openChannel(id), compose(text) }

import { emoji, h, safeUrl } from "./dom.js";
import { timestamp } from "./time.js";

const DEEPEST = 12;  // nesting beyond this is shown as typed, so that hostile text cannot exhaust the stack

/** Returns a link. Links to channels and messages of this server stay in the page. */
export function link(href, props, children, context) {
  const here = context.here?.(href);
  const to = here ? { href: here } : { href, target: "_blank", rel: "noopener noreferrer nofollow" };
  return h("a", { ...to, ...props }, children);
}

// A bare address. An address of a channel is shown as the channel's name, as in Discord.
function bare(text, context) {
  const href = safeUrl(text);
  const [, channel, message] = /^#(\d+)(\/\d+)?$/.exec(context.here?.(href) ?? "") ?? [];
  const words = channel ? [h("bdi", {}, `#${context.channel(channel).name}`), message && " › message"] : text;
  return href && link(href, { class: channel ? "mention" : "link" }, words, context);
}

function spoiler(children) {
  const reveal = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    if (span.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    span.classList.add("shown");
    span.removeAttribute("role");
    span.removeAttribute("aria-label");
  };
  const span = h("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", onclick: reveal, onkeydown: reveal,
  }, h("span", {}, children));
  return span;
}

function mention(words, title) {
  return h("span", { class: "mention", title }, h("bdi", {}, words));
}

// [sticky pattern, (match, context, depth, previous character) => node, string or null when it does not apply]
const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, (m) => m[1]],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[1].length > 1 ? m[2].replace(/^ (.*) $/s, "$1") : m[2])],
  [/<@!?(\d{1,20})>/y, (m, c) => mention(`@${c.user(m[1])?.name ?? "unknown-user"}`, m[1])],
  [/<@&(\d{1,20})>/y, (m) => mention("@role", m[1])],
  [/@(everyone|here)\b/y, (m) => mention(m[0])],
  [/<#(\d{1,20})>/y, (m, c) => h("button", {
    class: "mention", type: "button", dataset: { goto: m[1] }, onclick: () => c.openChannel?.(m[1]),
  }, h("bdi", {}, `#${c.channel(m[1])?.name ?? "unknown"}`))],
  [/<\/([-\p{L}\p{N}_' ]{1,100}):(\d{1,20})>/uy, (m, c) => h("button", {
    class: "mention", type: "button", onclick: () => c.compose?.(`/${m[1]} `),
  }, `/${m[1]}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m, c) => timestamp(m[1], m[2] ?? "f", c.locale)],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, (m) => emoji({ name: m[1], id: m[2] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m, c) => bare(m[1], c)],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]*_~|]/y, (m, c) => bare(m[0], c)],
  [/\[((?:\\.|[^[\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "([^"\n]*)")?\)/y,
    (m, c, depth) => safeUrl(m[2]) && link(safeUrl(m[2]), { class: "link", title: m[3] ?? m[2] }, inline(m[1], { ...c, noLinks: true }, depth + 1), c)],
  [/\|\|([\s\S]+?)\|\|/y, (m, c, depth) => spoiler(inline(m[1], c, depth + 1))],
  [/~~(?=\S)([\s\S]+?)~~/y, (m, c, depth) => h("s", {}, inline(m[1], c, depth + 1))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m, c, depth) => h("strong", {}, inline(m[1], c, depth + 1))],
  [/__([\s\S]+?)__(?!_)/y, (m, c, depth) => h("u", {}, inline(m[1], c, depth + 1))],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*[^*]+\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/y, (m, c, depth) => h("em", {}, inline(m[1], c, depth + 1))],
  [/_(?![\s_])((?:\\[\s\S]|__[^_]+__|[^_\\])+?)_(?![\p{L}\p{N}_])/uy,
    (m, c, depth, before) => /[\p{L}\p{N}_]/u.test(before) ? null : h("em", {}, inline(m[1], c, depth + 1))],
];
const SPECIAL = /[\\`<@h[|~*_\n]/g;  // the characters with which something can begin

/** Returns inline markdown as an array of nodes and strings. */
export function inline(text, context, depth = 0) {
  if (depth > DEEPEST) return [text];
  const out = [];
  let plain = "";
  const flush = () => { if (plain) out.push(plain); plain = ""; };
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text);
    const stop = next ? next.index : text.length;
    plain += text.slice(at, stop);
    at = stop;
    if (!next) break;
    if (text[at] === "\n") { flush(); out.push(h("br")); at += 1; continue; }
    let taken = 0;
    for (const [pattern, make] of INLINE) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      const node = make(match, context, depth, text[at - 1] ?? "");
      if (!node || (context.noLinks && node.nodeName === "A")) continue;
      if (typeof node === "string") plain += node;
      else { flush(); out.push(node); }
      taken = match[0].length;
      break;
    }
    if (!taken) { plain += text[at]; taken = 1; }
    at += taken;
  }
  flush();
  return out;
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

// Turns consecutive list lines into nested lists; indentation by two or more goes one level down.
function list(lines, context) {
  const root = [];
  const stack = [];
  for (const line of lines) {
    const [, space, mark, words] = ITEM.exec(line);
    while (stack.length && space.length < stack.at(-1).indent) stack.pop();
    const ordered = mark.length > 1;
    if (stack.length && stack.at(-1).ordered !== ordered && space.length < stack.at(-1).indent + 2) stack.pop();
    const level = stack.at(-1);
    if (!level || (space.length >= level.indent + 2 && stack.length < 10)) {
      const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : {});
      if (level?.element.lastElementChild) level.element.lastElementChild.append(element);
      else root.push(element);
      stack.push({ indent: space.length, ordered, element });
    }
    stack.at(-1).element.append(h("li", {}, inline(words, context)));
  }
  return root;
}

/** Returns Discord markdown as an array of block nodes; `text` may be hostile. */
export function markdown(text, context, depth = 0) {
  const out = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.push(h("div", { class: "text", dir: "auto" }, inline(paragraph.join("\n"), context)));
    paragraph = [];
  };
  const fence = /```(?:([\w+-]{1,20})\n)?\n?([\s\S]+?)\n?```\n?/g;
  let from = 0;
  const pieces = [];
  for (let match = fence.exec(text); match; match = fence.exec(text)) {
    const quote = /(?:^|\n)>(?:>>)? [^\n]*$/.test(text.slice(from, match.index));
    if (quote) continue;  // a fence that begins inside a quote belongs to the quote
    pieces.push([from, text.slice(from, match.index), match]);
    from = match.index + match[0].length;
  }
  pieces.push([from, text.slice(from), null]);
  for (const [start, before, code] of pieces) {
    const lines = before.split("\n");
    if (code && lines.at(-1) === "") lines.pop();
    for (let i = 0; i < lines.length; i += 1) {
      const line = lines[i];
      if (depth < 1 && /^>>> /.test(line)) {
        flush();
        const rest = text.slice(start + lines.slice(0, i).reduce((sum, l) => sum + l.length + 1, 4));
        out.push(h("blockquote", {}, markdown(rest, context, depth + 1)));
        return out;
      }
      if (depth < 1 && /^> /.test(line)) {
        flush();
        const quoted = [];
        while (i < lines.length && /^> /.test(lines[i])) quoted.push(lines[i++].slice(2));
        i -= 1;
        out.push(h("blockquote", {}, markdown(quoted.join("\n"), context, depth + 1)));
        continue;
      }
      const header = /^(#{1,3}) +(\S.*)$/.exec(line);
      if (header) { flush(); out.push(h(`h${header[1].length + 2}`, { class: `size${header[1].length}`, dir: "auto" }, inline(header[2], context))); continue; }
      const small = /^-# +(\S.*)$/.exec(line);
      if (small) { flush(); out.push(h("small", { class: "subtext", dir: "auto" }, inline(small[1], context))); continue; }
      if (ITEM.test(line)) {
        flush();
        const items = [];
        while (i < lines.length && ITEM.test(lines[i])) items.push(lines[i++]);
        i -= 1;
        out.push(...list(items, context));
        continue;
      }
      paragraph.push(line);
    }
    if (paragraph.length === 1 && paragraph[0] === "" && (code || out.length)) paragraph = [];
    flush();
    if (code) out.push(h("pre", {}, h("code", { dataset: { language: code[1] ?? "" } }, code[2])));
  }
  return out;
}
