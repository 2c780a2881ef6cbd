// Components of a message: buttons, string selects and Components V2, by Discord's type numbers.
//
// `context` is the page's (see markdown.js) plus: press(message, custom_id), choose(message, custom_id, values),
// waiting(message) -> {custom_id, state}|null, picture(media, description) -> element, people(), channels().

import { emoji, h, icon, safeUrl } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { selectMenu } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

function button(component, message, context) {
  const style = STYLES[component.style] ?? "secondary";
  const label = [component.emoji && emoji(component.emoji), component.label && h("span", {}, component.label)];
  if (style === "link") {
    const props = { class: "button link-button", ...(component.disabled ? { href: null, role: "link", "aria-disabled": "true" } : {}) };
    return link(safeUrl(component.url), props, [label, icon("out")], context);
  }
  const waits = context.waiting(message);
  const loading = waits?.custom_id === component.custom_id;
  return h("button", {
    type: "button", class: `button ${style} ${loading ? "loading" : ""}`, disabled: Boolean(component.disabled),
    "aria-disabled": waits ? "true" : null,  // while it waits it keeps the focus
    "aria-busy": loading ? "true" : null, "aria-label": component.label ? null : component.emoji?.name,
    dataset: { customId: component.custom_id }, onclick: () => waits || context.press(message, component.custom_id),
  }, h("span", { class: "label" }, label), loading && h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
}

const chosen = new Map();  // what was chosen in a menu is shown for as long as it is there, whatever else of the message changes

function select(component, message, context) {
  const before = (id) => component.default_values?.some((d) => d.id === id);
  const options = component.type === 3 ? component.options ?? []
    : component.type === 8 ? context.channels().map((c) => ({ label: `#${c.name}`, value: c.id, default: before(c.id) }))
      : context.people().map((p) => ({ label: p.name, value: p.id, description: p.username, default: before(p.id) }));
  const waits = context.waiting(message);
  const key = `${message.id} ${component.custom_id}`;
  return selectMenu({
    options, placeholder: component.placeholder, customId: component.custom_id,
    least: component.min_values ?? 1, most: component.max_values ?? 1,
    disabled: Boolean(component.disabled), waits: Boolean(waits), loading: waits?.custom_id === component.custom_id,
    chosen: chosen.get(key) ?? null,
    onchoose: (values) => {
      chosen.set(key, values);
      context.choose(message, component.custom_id, values);
    },
  });
}

function gallery(component, message, context) {
  const items = component.items ?? [];
  return h("div", { class: `gallery count-${Math.min(items.length, 4)}` },
    items.map((item) => context.picture(resolve(item.media, message), item.description, { spoiler: item.spoiler })));
}

// A medium refers to its file by its URL or as attachment://name.
function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const attached = (message.attachments ?? []).find((a) => a.filename === name || (media?.attachment_id && a.id === media.attachment_id));
  return { ...attached, ...media, url: name ? attached?.url : media?.url };
}

function file(component, message) {
  const media = resolve(component.file, message);
  const name = component.name ?? media.filename ?? String(media.url ?? "file").split("/").at(-1).split("?")[0];
  return fileCard(name, component.size ?? media.size, media.url);
}

export function fileCard(name, size, url) {
  const bytes = size ? `${size > 1e6 ? (size / 1e6).toFixed(1) + " MB" : Math.max(1, Math.round(size / 1000)) + " kB"}` : "";
  return h("div", { class: "file" }, icon("file"),
    h("div", {}, h("a", { href: safeUrl(url ?? ""), target: "_blank", rel: "noopener", class: "link", download: name }, name), h("small", {}, bytes)));
}

function section(component, message, context) {
  const extra = component.accessory;
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, (component.components ?? []).map((c) => draw(c, message, context))),
    extra?.type === 11
      ? h("div", { class: "thumbnail" }, context.picture(resolve(extra.media, message), extra.description, { spoiler: extra.spoiler }))
      : extra && draw(extra, message, context));
}

function draw(component, message, context) {
  switch (component.type) {
    case 1: return h("div", { class: "row" }, (component.components ?? []).map((c) => draw(c, message, context)));
    case 2: return button(component, message, context);
    case 3: case 5: case 8: return select(component, message, context);
    case 9: return section(component, message, context);
    case 10: return h("div", { class: "text-display" }, markdown(component.content ?? "", context));
    case 11: return h("div", { class: "thumbnail" }, context.picture(resolve(component.media, message), component.description));
    case 12: return gallery(component, message, context);
    case 13: return file(component, message);
    case 14: return h("hr", { class: `separator ${component.spacing === 2 ? "large" : ""} ${component.divider === false ? "plain" : ""}` });
    case 17: {
      const colour = Number.isInteger(component.accent_color) ? `#${component.accent_color.toString(16).padStart(6, "0")}` : "";
      return h("div", { class: `container ${component.spoiler ? "hidden" : ""}`, style: colour ? { borderLeftColor: colour } : {} },
        (component.components ?? []).map((c) => draw(c, message, context)));
    }
    default: return h("div", { class: "unknown" }, `Component type ${component.type} is not drawn here`);
  }
}

/** Returns the elements of a message's components, or null if it has none. */
export function components(message, context) {
  if (!message.components?.length) return null;
  const element = h("div", { class: "components" }, message.components.map((c) => draw(c, message, context)));
  element.drawn = JSON.stringify([message.components, context.waiting(message)]);  // what it shows, to see whether it is still true
  return element;
}
