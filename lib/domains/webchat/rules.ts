import { clockFormat } from "@/lib/core/vocabulary";
import { spokenAs } from "@/lib/domains/bot/dialogue/sentences-for";
import { readsAs } from "@/lib/domains/bot/understanding/language";
import type { WebchatSite } from "@/lib/domains/webchat/schema";
import { confirmation, nameless, waiting } from "@/lib/domains/webchat/words";

/** The entries that would allow an origin: itself, and a wildcard for each parent domain. */
export function patternsFor(origin: string): string[] {
  if (!URL.canParse(origin)) return [];
  const url = new URL(origin);
  if (url.origin !== origin) return [];
  if (url.protocol !== "https:" || !/[a-z]/i.test(url.hostname)) return [origin];
  const port = url.port === "" ? "" : `:${url.port}`;
  const names = url.hostname.split(".");
  const above = names.slice(1).map((_, i) => `https://*.${names.slice(i + 1).join(".")}${port}`);
  return [origin, ...above];
}

export const allows = (allowed: readonly string[], origin: string): boolean =>
  patternsFor(origin).some((pattern) => allowed.includes(pattern));

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Whether somebody is available, by the local time of the hours' own zone. */
export function isOpen(hours: WebchatSite["business_hours"], now: Date): boolean {
  if (hours === null) return true;
  const format = { timeZone: hours.timezone, weekday: "short", ...clockFormat };
  const parts = new Intl.DateTimeFormat("en-GB", format as Intl.DateTimeFormatOptions).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const weekday = weekdays.indexOf(part("weekday")) + 1;
  const minute = Number(part("hour")) * 60 + Number(part("minute"));
  return hours.weekly.some(
    (row) => row.weekday === weekday && minuteOf(row.from) <= minute && minute < minuteOf(row.to),
  );
}

type Language = "en" | "pt-BR" | "es";

const tongueOf = (tag: string): string => tag.trim().toLowerCase().split(/[-;]/)[0] ?? "";

/**
 * The first of the wanted languages that the site supports; else the workspace's own, where it supports that; else its
 * first. `wanted`: one tag, or several in their order with commas, as a browser sends them.
 */
export function languageFor(
  wanted: string | null | undefined,
  spoken: readonly string[],
  own: string | null = null,
): Language {
  const tongues = [...(wanted ?? "").split(","), own ?? ""].map(tongueOf);
  const found = tongues.flatMap((tongue) => spoken.find((language) => tongueOf(language) === tongue) ?? [])[0];
  return (found ?? spoken[0] ?? "en") as Language;
}

/** The site's greeting, where the visitor reads its language; null where it is in another. */
export const greetingIn = (language: Language, greeting: string): string | null =>
  readsAs(greeting, spokenAs[language]) ? greeting : null;

/** What the chat says when a time was booked in it. */
export function confirmationText(
  language: Language,
  booked: { service: string; start: Date; timezone: string; confirmed: boolean },
): string {
  const format = { timeZone: booked.timezone, weekday: "long", day: "numeric", month: "long" } as const;
  const day = new Intl.DateTimeFormat(language, format).format(booked.start);
  const time = new Intl.DateTimeFormat(language, { timeZone: booked.timezone, ...clockFormat }).format(booked.start);
  return (booked.confirmed ? confirmation : waiting)[language](booked.service, `${day}, ${time}`);
}

/** The name of an anonymous visitor: a word, and enough to tell two apart. */
export const visitorName = (language: Language, external: string): string =>
  `${nameless[language]} ${external.slice(-4).toUpperCase()}`;

/** How many holds a visitor may have at once: one to decide about, and one to compare. */
export const mostHolds = 2;
export const mostFiles = 50;
export const sessionDays = 30;

/** The author of booking messages: the chat itself, under the site's name. */
export const webchatAuthor = (name: string) => ({ type: "automation", id: "webchat", name });
