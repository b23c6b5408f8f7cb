"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { clockTime } from "@/components/ui/spoken-time";
import type { BotTrace } from "@/lib/domains/bot/schema";

/** The names behind the ids of a turn, as far as the turn itself knows them. */
export function namesIn({ understood }: BotTrace): Map<string, string> {
  const known = [understood.services, understood.people].flatMap((each) => (Array.isArray(each) ? each : []));
  return new Map(known.filter(isNamed).map(({ id, name }) => [id, name]));
}

const isNamed = (value: unknown): value is { id: string; name: string } =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" && "id" in value;

const isStretch = (
  value: unknown,
): value is { from: string | number | null; to: string | number | null; exact?: boolean } =>
  typeof value === "object" && value !== null && "from" in value && "to" in value;

export const isInstant = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

export const plain = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Days and times as people of the screen's language read them. */
export function useSpelling() {
  const [locale, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const date = { weekday: "short", day: "numeric", month: "short" } as const;
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { ...date, timeZone: "UTC" }).format(new Date(`${text}T12:00:00Z`));
  const dayOf = (text: string) => new Intl.DateTimeFormat(locale, { ...date, timeZone: zone }).format(new Date(text));
  const timeOf = (text: string) => clockTime(new Date(text), locale, zone);
  const instant = (text: string) => `${dayOf(text)} ${timeOf(text)}`;
  const language = (code: string) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  const weekday = (n: number) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, n)));
  return { day, dayOf, weekday, timeOf, instant, language };
}

export type Fact = { key: string; label: string; value: string };

const says = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && value !== "" && !(Array.isArray(value) && !value.length);

/** The order in which people tell it: a record does not keep the order of its names. */
const order = [
  ...["intent", "reply", "services", "people", "when", "refused", "preferred", "about", "days", "hours", "soonest"],
  ...["choice", "party", "name", "phone", "others", "language"],
  ...["service", "person", "offer", "start", "from", "to", "around", "query"],
];

const inOrder = (entries: [string, unknown][]): [string, unknown][] => {
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return entries.filter(([, value]) => says(value)).sort(([one], [other]) => place(one) - place(other));
};

type Window = { days: unknown; weekdays: unknown; hours: unknown };
const isWindow = (value: unknown): value is Window =>
  typeof value === "object" && value !== null && "days" in value && "weekdays" in value && "hours" in value;

/** The wanted time is split into wanted, unwanted and preferred. */
function told(understood: BotTrace["understood"]): [string, unknown][] {
  const { when, days, hours, ...rest } = understood;
  if (typeof when !== "object" || when === null || !("wanted" in when)) return Object.entries(understood);
  const { wanted, refused, preferred } = when as Record<string, unknown>;
  return [...Object.entries(rest), ["when", wanted], ["refused", refused], ["preferred", preferred]];
}

/** What a turn understood, in words. What a driver adds that has no words here keeps its own. */
export function useFacts({ understood }: BotTrace): Fact[] {
  const t = useTranslations("bot.trace");
  const { day, weekday, language } = useSpelling();
  const spell = (key: string, value: unknown): string => {
    if (value === true) return t("yes");
    if (key === "intent" && typeof value === "string")
      return t.has(`intents.${value as "book"}`) ? t(`intents.${value as "book"}`) : value;
    if (key === "language" && typeof value === "string") return language(value);
    if (key === "reply" && typeof value === "string")
      return t.has(`replies.${value as "yes"}`) ? t(`replies.${value as "yes"}`) : value;
    if (isWindow(value))
      return [spell("days", value.days), spell("weekdays", value.weekdays), spell("hours", value.hours)]
        .filter((each) => each !== "")
        .join(" ");
    if (key === "weekdays" && Array.isArray(value)) return value.map((n) => weekday(Number(n))).join(", ");
    if (key === "others" && Array.isArray(value)) return value.map((each) => spell("intent", each?.intent)).join(", ");
    if (Array.isArray(value)) return value.map((each) => (isNamed(each) ? each.name : spell("", each))).join(" · ");
    if (isStretch(value)) {
      const end = (each: string | number | null) =>
        typeof each === "number" ? clock(each) : each === null ? "…" : isDay(each) ? day(each) : String(each);
      const one = value.from === value.to || value.exact === true;
      return one ? end(value.from) : `${end(value.from)} – ${end(value.to)}`;
    }
    if (value === null || value === undefined) return "";
    return isDay(value) ? day(value) : plain(value);
  };
  return inOrder(told(understood)).map(([key, value]) => ({
    key,
    label: t.has(`facts.${key as "intent"}`) ? t(`facts.${key as "intent"}`) : key,
    value: spell(key, value),
  }));
}

/** How the arguments of a tool that takes them one by one are called. */
const argumentNames: Record<string, readonly string[]> = {
  confirm: ["hold"],
  release: ["hold"],
  madeOf: ["booking"],
  move: ["booking", "start", "person"],
  cancel: ["booking"],
  place: ["service"],
  opening: ["day"],
  search: ["query", "language"],
};

type Call = BotTrace["tools"][number];

export const argumentsOf = ({ name, asked }: Call): [string, unknown][] => {
  const given = Array.isArray(asked) ? asked : [asked];
  return given.flatMap((each, index) =>
    typeof each === "object" && each !== null
      ? Object.entries(each)
      : [[argumentNames[name]?.[index] ?? String(index + 1), each] as [string, unknown]],
  );
};

/** What a tool was asked, in words, with names instead of ids. */
export function useAsked(call: Call, names: ReadonlyMap<string, string>): Fact[] {
  const t = useTranslations("bot.trace");
  const { day, instant } = useSpelling();
  const spell = (value: unknown): string => {
    if (isInstant(value)) return instant(value);
    if (isDay(value)) return day(value);
    if (typeof value === "object" && value !== null && "start" in value) return spell(value.start);
    return names.get(String(value)) ?? plain(value);
  };
  return inOrder(argumentsOf(call)).map(([key, value]) => ({
    key,
    label: t.has(`asked.${key as "service"}`) ? t(`asked.${key as "service"}`) : key,
    value: spell(value),
  }));
}

/** The times in an answer, whose record may be cut off in the middle. */
export const startsIn = (answered: string): string[] =>
  [...answered.matchAll(/"start":"([^"]+)"/g)].map(([, start]) => start).filter(isInstant);

const shown = 6;

/** Tools that do something and answer nothing. */
const silent = new Set(["release", "queue", "cancel"]);

/** When the business is open on a day, in local minutes. */
type Opening = { hours: readonly { from: number; to: number }[]; holiday: string | null };

const isOpening = (value: unknown): value is Opening =>
  typeof value === "object" && value !== null && "hours" in value && Array.isArray(value.hours);

/** The words of an answer that is a record of its own; null where it is another's, or was cut off. */
export function toldIn(answered: string, closed: string): string | null {
  const value = parsed(answered);
  if (typeof value === "string") return value;
  if (isOpening(value)) {
    const hours = value.hours.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(", ");
    return [hours || closed, value.holiday].filter(Boolean).join(" · ");
  }
  if (typeof value !== "object" || value === null || !("people" in value)) return null;
  return Object.values(value).flat().filter(says).map(plain).join(" · ");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a tool answered, in words. */
export function useAnswered({ name, answered }: Call): string {
  const t = useTranslations("bot.trace");
  const { dayOf, timeOf, instant } = useSpelling();
  const starts = startsIn(answered);
  if (starts.length > 0) {
    // The day is said once for all of its times.
    const sameDay = (start: string, before?: string) => before !== undefined && dayOf(start) === dayOf(before);
    const words = starts
      .slice(0, shown)
      .map((start, index) => (sameDay(start, starts[index - 1]) ? timeOf(start) : instant(start)))
      .join(", ");
    return starts.length > shown || answered.endsWith("…") ? `${words} …` : words;
  }
  const text = /^\{"text":"((?:[^"\\]|\\.)*)/.exec(answered)?.[1];
  if (text) return text.replaceAll("\\n", " ").replaceAll('\\"', '"');
  if (answered.startsWith('{"lost"')) return t("lost");
  if (silent.has(name) || /^(true|"confirmed"|"pending_payment"|\{"id":)/.test(answered)) return t("done");
  if (["null", "[]"].includes(answered) || answered.includes('"offers":[]')) return t("found_nothing");
  return toldIn(answered, t("closed")) || answered;
}
