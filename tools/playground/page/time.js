// Discord timestamps (<t:UNIX:STYLE>) and the times beside messages. One ticker keeps the relative ones true.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Returns "in 2 minutes", "3 hours ago", in the reader's language. Both arguments in seconds. */
export function relative(unix, now, locale) {
  const difference = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(difference) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(difference / size), unit);
}

function absolute(unix, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(new Date(unix * 1000));
}

/** Returns the element of a timestamp, or null if the number is not a date. */
export function timestamp(seconds, style, locale) {
  const unix = Number(seconds);
  if (!Number.isFinite(unix) || Math.abs(unix) > 8.64e12) return null;
  const words = style === "R" ? relative(unix, Date.now() / 1000, locale) : absolute(unix, style, locale);
  return h("time", {
    class: "timestamp", datetime: new Date(unix * 1000).toISOString(), title: absolute(unix, "F", locale),
    dataset: style === "R" ? { relative: unix, locale } : {},
  }, words);
}

/** Updates relative times once a second, only those with a different text. */
export function startTicker() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const words = relative(Number(element.dataset.relative), Date.now() / 1000, element.dataset.locale);
      if (element.textContent !== words) element.textContent = words;
    }
  }, 1000);
}

/** Returns the time in a message's header: a clock time for today, else with the date. */
export function messageTime(iso, locale) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const options = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return h("time", { class: "when", datetime: iso, title: absolute(date / 1000, "F", locale) },
    new Intl.DateTimeFormat(locale, options).format(date));
}
