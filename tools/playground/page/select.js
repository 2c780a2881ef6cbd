// A string select: a button that opens a listbox. Used on messages and in modals.

import { emoji, h, icon, place } from "./dom.js";

/** Calls `onchoose(values)` when a different option is chosen or, in a menu for several, when the list closes with a different choice:
 *  Discord's clients send nothing when the shown choice is chosen again (discord/discord-api-docs#4801).
 *  The element's `values` property always holds the choice (a form reads it there; it passes no `onchoose`). */
export function selectMenu({ options, placeholder, customId, least, most, disabled, waits, loading, chosen, onchoose, label }) {
  const several = most > 1;
  let values = chosen ?? options.filter((o) => o.default).map((o) => o.value);
  let before = values;
  const name = label ?? placeholder ?? "Make a selection";
  const shown = h("span", { class: "select-shown" });
  const trigger = h("button", {
    type: "button", class: `select ${loading ? "loading" : ""}`, disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": name, "aria-disabled": waits ? "true" : null, "aria-busy": loading ? "true" : null, dataset: { customId, placeholder: placeholder ?? "" },
    onclick: () => waits || open(), onkeydown: (event) => {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) { event.preventDefault(); if (!waits) open(); }
    },
  }, shown, loading ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : icon("down"));

  function show() {
    const picked = options.filter((o) => values.includes(o.value));
    shown.replaceChildren(...(picked.length
      ? picked.map((o) => h("span", { class: several ? "pill" : "" }, emoji(o.emoji), o.label))
      : [h("span", { class: "placeholder" }, placeholder ?? "Make a selection")]));
    trigger.values = values;
    trigger.setAttribute("aria-description", picked.map((o) => o.label).join(", "));
  }

  function open() {
    before = values;
    const items = options.map((option) => h("div", {
      role: "option", tabindex: "-1", class: "option", "aria-selected": String(values.includes(option.value)),
      dataset: { value: option.value }, onclick: () => pick(option),
    }, emoji(option.emoji), h("span", { class: "option-words" }, h("span", { class: "option-label", dir: "auto" }, option.label),
      option.description && h("span", { class: "option-description", dir: "auto" }, option.description)),
    h("span", { class: `mark ${several ? "box" : ""}`, "aria-hidden": "true" }, icon("check"))));
    const count = h("span", {});
    const finish = several && h("div", { class: "list-foot" }, count,
      h("button", { type: "button", class: "button primary small", onclick: () => list.hidePopover() }, "Done"));
    const box = h("div", { role: "listbox", "aria-label": name, "aria-multiselectable": several ? "true" : null, onkeydown: key }, items);
    const list = h("div", { class: "list", popover: "auto", onkeydown: (event) => {
      if (event.key !== "Tab" || !several) return;  // round and round, until Done or Escape
      event.preventDefault();
      const done = finish.querySelector("button");
      (document.activeElement === done ? items.find((i) => i.getAttribute("aria-selected") === "true") ?? items[0] : done).focus();
    } }, box, finish);
    let typed = "";
    let typedAt = 0;

    function mark() {
      items.forEach((item, i) => item.setAttribute("aria-selected", String(values.includes(options[i].value))));
      count.textContent = `${values.length} chosen (${least === most ? most : `${least} to ${most}`})`;
      show();
    }

    function pick(option) {
      if (!several) {
        values = values[0] === option.value && least === 0 ? [] : [option.value];
        list.hidePopover();
        return;
      }
      if (values.includes(option.value)) values = values.filter((v) => v !== option.value);
      else if (values.length < most) values = options.map((o) => o.value).filter((v) => v === option.value || values.includes(v));
      mark();
    }

    function key(event) {
      const at = items.indexOf(document.activeElement);
      const go = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1, PageDown: at + 6, PageUp: at - 6 }[event.key];
      if (go !== undefined) {
        event.preventDefault();
        items[Math.max(0, Math.min(items.length - 1, go))]?.focus();
      } else if (["Enter", " "].includes(event.key) && at >= 0) {
        event.preventDefault();
        pick(options[at]);
      } else if (event.key === "Tab" && !several) {
        list.hidePopover();
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        typed = Date.now() - typedAt > 700 ? event.key : typed + event.key;
        typedAt = Date.now();
        items.find((_, i) => options[i].label.toLowerCase().startsWith(typed.toLowerCase()))?.focus();
      }
    }

    list.addEventListener("toggle", (event) => {
      if (event.newState !== "closed") return;
      list.remove();
      trigger.setAttribute("aria-expanded", "false");
      if (trigger.isConnected) trigger.focus({ preventScroll: true });
      const same = values.length === before.length && values.every((v) => before.includes(v));
      if (several && values.length < least) values = before;
      else if (!same) onchoose?.(values);
      show();
    });
    trigger.after(list);
    list.style.minWidth = `${trigger.offsetWidth}px`;
    list.showPopover();
    place(list, trigger);
    trigger.setAttribute("aria-expanded", "true");
    mark();
    (items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
  }

  show();
  return trigger;
}
