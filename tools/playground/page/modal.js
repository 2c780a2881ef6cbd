// The modal form that a bot opens.

import { h, showDialog } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select.js";

let forms = 0;

// Each drawing function returns [element, read() -> value, complete() -> boolean]; `fields` collects {custom_id, read, complete, element}.
function textInput(component, fields, label) {
  const id = `field-${(forms += 1)}`;
  const long = component.style === 2;
  const count = h("span", { class: "count", "aria-hidden": "true" });
  const box = h(long ? "textarea" : "input", {
    id, type: long ? null : "text", rows: long ? "4" : null, placeholder: component.placeholder, required: component.required !== false,
    minlength: component.min_length, maxlength: component.max_length ?? 4000, dir: "auto", dataset: { customId: component.custom_id },
    autocomplete: "off", oninput: () => tell(),
  });
  box.value = component.value ?? "";
  const tell = () => { count.textContent = component.max_length ? `${box.value.length} / ${component.max_length}` : ""; };
  tell();
  fields.push({ custom_id: component.custom_id, read: () => box.value, complete: () => box.checkValidity(), element: box });
  const words = component.label ?? label;
  return h("div", { class: "field-input" }, component.label && h("label", { for: id, class: "field-label" }, words), box, count);
}

function select(component, fields, label, context) {
  const options = component.type === 3 ? component.options ?? []
    : context.people().map((p) => ({ label: p.name, value: p.id, description: p.username }));
  const least = component.required === false ? 0 : component.min_values ?? 1;
  const menu = selectMenu({
    options, placeholder: component.placeholder, customId: component.custom_id, least, most: component.max_values ?? 1, label,
  });
  fields.push({ custom_id: component.custom_id, read: () => menu.values, complete: () => menu.values.length >= least, element: menu });
  return menu;
}

// Radio group (21), checkbox group (22) and a single checkbox (23).
function ticks(component, fields) {
  const single = component.type === 23;
  const kind = component.type === 21 ? "radio" : "checkbox";
  const group = `group-${(forms += 1)}`;
  const options = single ? [{ value: "on", label: component.label ?? "", default: component.default }] : component.options ?? [];
  const boxes = options.map((o) => h("input", { type: kind, name: group, value: o.value, checked: Boolean(o.default), dataset: { customId: component.custom_id } }));
  const read = () => {
    const taken = boxes.filter((b) => b.checked).map((b) => b.value);
    return single ? taken.length > 0 : kind === "radio" ? taken[0] ?? null : taken;
  };
  const least = component.required === false ? 0 : kind === "radio" ? 1 : single ? 0 : component.min_values ?? 1;
  const most = kind === "checkbox" && !single ? component.max_values ?? options.length : options.length;
  const complete = () => {
    const count = boxes.filter((b) => b.checked).length;
    return count >= least && count <= most;
  };
  const element = h("div", { class: "ticks", role: kind === "radio" ? "radiogroup" : "group" }, options.map((o, i) => h("label", { class: "tick" }, boxes[i],
    h("span", {}, h("span", { class: "option-label" }, o.label), o.description && h("span", { class: "option-description" }, o.description)))));
  fields.push({ custom_id: component.custom_id, read, complete, element });
  return element;
}

function draw(component, fields, context, label) {
  switch (component.type) {
    case 1: return h("div", { class: "field" }, (component.components ?? []).map((c) => draw(c, fields, context)));
    case 3: case 5: return select(component, fields, label, context);
    case 4: return textInput(component, fields, label);
    case 10: return h("div", { class: "text-display" }, markdown(component.content ?? "", context));
    case 18: {
      const inner = draw(component.component ?? component.components?.[0], fields, context, component.label);
      const target = inner.querySelector?.("input,textarea")?.id;
      const needed = (component.component?.required ?? component.component?.type !== 23) !== false;
      if (inner.getAttribute?.("role")) inner.setAttribute("aria-label", component.label);
      return h("div", { class: "field" },
        h(target ? "label" : "div", { class: "field-label", for: target }, component.label, needed && h("span", { class: "needed", "aria-hidden": "true" }, " *")),
        component.description && h("div", { class: "field-description" }, component.description), inner);
    }
    case 21: case 22: case 23: return ticks(component, fields);
    default: return h("div", { class: "unknown" }, `Component type ${component.type} is not drawn here`);
  }
}

/** Opens the form. `submit(values)` sends it and calls back `close()` or `fail(why)` of the returned handle. */
export function openModal(modal, context, submit) {
  const fields = [];
  const problem = h("p", { class: "failed", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title },
    h("form", { method: "dialog", novalidate: true, onsubmit: (event) => {
      event.preventDefault();
      const missing = fields.find((f) => !f.complete());
      for (const f of fields) f.element.classList.toggle("wrong", !f.complete());
      if (missing) {
        problem.textContent = missing.element.validationMessage || "This field is required";
        (missing.element.querySelector("input") ?? missing.element).focus();
        return;
      }
      problem.textContent = "";
      send.disabled = true;
      send.classList.add("loading");
      submit(Object.fromEntries(fields.map((f) => [f.custom_id, f.read()])));
    } },
    h("h2", { dir: "auto" }, modal.title),
    h("div", { class: "modal-fields" }, (modal.components ?? []).map((c) => draw(c, fields, context))),
    problem,
    h("footer", {}, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"), send)));
  showDialog(dialog);
  fields[0]?.element.focus?.();
  return {
    close: () => dialog.close(),
    fail: (why) => {
      problem.textContent = `Something went wrong. Try again. (${why})`;
      send.disabled = false;
      send.classList.remove("loading");
    },
  };
}
