// Functions that build elements. The page makes markup only here, so text always becomes a text node, never HTML.

/** Returns an element. `props`: `class`, `dataset`, `style` (objects), `on<event>` functions; everything else is an attribute
 *  (true = present, false/null = absent). Children: nodes, strings, numbers, arrays of them; null and false are skipped. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "dataset" || key === "style") Object.assign(element[key], value);
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

export function append(parent, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

const keyOf = (control) => control.dataset.customId ?? control.dataset.channelId ?? control.dataset.personId ?? control.getAttribute("aria-label") ?? control.textContent;

/** Returns the control in `place` that replaced `control` when its content was redrawn, or null. */
export function successor(control, place) {
  const controls = [...place.querySelectorAll("button, a, [tabindex]")];
  return controls.find((c) => keyOf(c) === keyOf(control)) ?? controls.find((c) => c.textContent && c.textContent === control.textContent) ?? null;
}

/** Replaces the content unless it looks the same, so that a click in progress keeps its button and the keyboard its focus. */
export function refill(parent, ...children) {
  const fresh = h("div", {}, ...children);
  if (fresh.innerHTML === parent.innerHTML) return;
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  parent.replaceChildren(...fresh.childNodes);
  if (focused) successor(focused, parent)?.focus({ preventScroll: true });
}

/** Shows a dialog above everything. Closing removes it and returns the focus to the same element, or to its replacement. */
export function showDialog(dialog) {
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (document.activeElement !== document.body) return;  // browsers give it back at once; whoever is quick has moved on since
    if (before.isConnected) { before.focus(); return; }
    const id = before.closest("[data-message-id]")?.dataset.messageId;
    const message = id && document.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
    if (message) (successor(before, message) ?? message).focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

// Icons of our own, 24 units square, stroked.
const DRAWINGS = {
  hash: "M9 3 7 21M17 3l-2 18M4 9h17M3 15h17",
  thread: "M5 3v10a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  plus: "M12 5v14M5 12h14",
  menu: "M4 6h16M4 12h16M4 18h16",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  check: "M5 13l4 4L19 7",
  beside: "M3 5h18v14H3zM12 5v14M15 10h3M15 13h3",
  out: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  reply: "M3 21v-8a5 5 0 0 1 5-5h13",
  send: "M4 12h15M13 6l6 6-6 6",
  people: "M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM3 20v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 5.2a3 3 0 0 1 0 5.6M18 14.3a4 4 0 0 1 3 3.7v2",
  home: "M4 5h16v11H10l-5 4v-4H4z",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", DRAWINGS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#5865f2", "#2d9d6a", "#c9772b", "#b8478f", "#3f8fbf", "#8a63d2", "#b5544d", "#6b8e23"];

/** Returns the round picture of a person: initials on a colour derived from the id. */
export function avatar(person, extra = "") {
  const id = /^\d+$/.test(person.id ?? "") ? person.id : "0";
  const number = Number((BigInt(id) >> 22n) % BigInt(COLOURS.length));  // neighbours in time differ
  const style = { background: person.bot ? "" : COLOURS[number % COLOURS.length] };
  const face = person.bot ? "☕" : [...String(person.name ?? "?")][0].toUpperCase();
  return h("span", { class: `avatar ${person.bot ? "bot" : ""} ${extra}`, style, "aria-hidden": "true" }, face);
}

/** Returns a web address for a link or a picture; null for anything else (javascript:, data:). */
export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Returns the element of an emoji ({name, id}); a custom one is its picture, or its name if there is none. */
export function emoji(value) {
  if (!value) return null;
  if (!value.id) return h("span", { class: "emoji" }, value.name);
  const name = `:${value.name}:`;
  const image = h("img", {
    class: "emoji", src: `/cdn/emojis/${encodeURIComponent(value.id)}.png`, alt: name, title: name, draggable: "false",
    onerror: () => image.replaceWith(h("span", { class: "emoji", title: name }, name)),
  });
  return image;
}

/** Places a fixed box below an anchor, or above it if there is more room, inside the window. */
export function place(box, anchor, { above = false } = {}) {
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - 12;
  const up = above || (below < Math.min(box.scrollHeight, 320) && at.top > below);
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.maxHeight = `${Math.max(120, Math.min(420, up ? at.top - 12 : below))}px`;
  box.style.top = up ? "auto" : `${at.bottom + 4}px`;
  box.style.bottom = up ? `${innerHeight - at.top + 4}px` : "auto";
}
