// Pictures, embeds and the full-size view.

import { h, icon, safeUrl, showDialog } from "./dom.js";
import { inline, markdown } from "./markdown.js";

const BOX = { width: 550, height: 350 };  // CSS pixels of a single picture on Discord's desktop client

/** Returns one picture, never enlarged, fitted into Discord's box, with its alt text behind an ALT badge. */
export function picture(media, description, { spoiler = false, box = BOX } = {}) {
  const url = safeUrl(media?.url ?? media?.proxy_url ?? "");
  if (!url) return h("div", { class: "missing" }, "Picture not available");
  const [width, height] = [media.width ?? 0, media.height ?? 0];
  const scale = width ? Math.min(1, box.width / width, box.height / height) : 1;
  const hidden = spoiler || media.filename?.startsWith("SPOILER_");
  const image = h("img", {
    src: url, alt: description ?? "", draggable: "false",
    width: width ? Math.round(width * scale) : null, height: height ? Math.round(height * scale) : null,
    onload: (event) => { event.target.style.backgroundImage = ""; },
  });
  const figure = h("figure", {
    class: `picture ${hidden ? "hidden" : ""}`, style: width ? { width: `${Math.round(width * scale)}px` } : {},
  },
  image,
  h("button", {  // over the picture, not around it: what is inside of a button is not read
    type: "button", class: "open-picture", "aria-label": "Open picture",
    onclick: () => (figure.classList.contains("hidden") ? figure.classList.remove("hidden") : enlarge(url, description, media)),
  }),
  description && altBadge(description));
  return figure;
}

function altBadge(description) {
  const words = h("div", { class: "alt-words", popover: "auto", dir: "auto" }, h("strong", {}, "Image description"), h("p", {}, description));
  const badge = h("button", { type: "button", class: "alt-badge", title: "Show the image description", "aria-label": "ALT: show the image description", onclick: () => {
    words.showPopover();
    const at = badge.getBoundingClientRect();
    words.style.left = `${Math.max(8, Math.min(at.left, innerWidth - words.offsetWidth - 8))}px`;
    words.style.top = `${Math.max(8, at.top - words.offsetHeight - 6)}px`;
  } }, "ALT");
  return [badge, words];
}

export function pictureGrid(attachments) {
  return h("div", { class: `gallery count-${Math.min(4, attachments.length)}` }, attachments.map((a) => picture(a, a.description)));
}

function enlarge(url, description, media) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": "Picture", onclick: (event) => {
    if (event.target === dialog || event.target.closest(".lightbox-close")) dialog.close();
  } },
  h("button", { type: "button", class: "lightbox-close icon-button", "aria-label": "Close" }, icon("close")),
  h("img", { src: url, alt: description ?? "" }),
  h("div", { class: "lightbox-foot" }, description && h("p", { dir: "auto" }, description),
    h("a", { href: url, target: "_blank", rel: "noopener", class: "link" },
      `Open in browser${media.width ? ` (${media.width} × ${media.height})` : ""}`)));
  showDialog(dialog);
}

/** Returns a rich embed. */
export function embed(data, context) {
  const colour = Number.isInteger(data.color) ? `#${data.color.toString(16).padStart(6, "0")}` : "";
  const url = data.url && safeUrl(data.url);
  const title = data.title && inline(data.title, { ...context, noLinks: true });
  return h("div", { class: "embed", style: colour ? { borderLeftColor: colour } : {} },
    h("div", { class: "embed-words" },
      data.author?.name && h("div", { class: "embed-author", dir: "auto" }, data.author.name),
      title && h("div", { class: "embed-title", dir: "auto" }, url ? h("a", { href: url, class: "link", target: "_blank", rel: "noopener noreferrer nofollow" }, title) : title),
      data.description && h("div", { class: "embed-description" }, markdown(data.description, context)),
      data.fields?.length ? h("dl", { class: "fields" }, data.fields.map((f) => h("div", { class: f.inline ? "inline" : "" },
        h("dt", { dir: "auto" }, inline(f.name, context)), h("dd", {}, markdown(f.value, context))))) : null,
      data.image?.url && picture(data.image, "", { box: { width: 400, height: 300 } }),
      (data.footer?.text || data.timestamp) && h("div", { class: "embed-foot", dir: "auto" },
        [data.footer?.text, data.timestamp && new Date(data.timestamp).toLocaleString(context.locale)].filter(Boolean).join(" • "))),
    data.thumbnail?.url && h("div", { class: "thumbnail" }, picture(data.thumbnail, "", { box: { width: 80, height: 80 } })));
}
