import { Temporal } from "temporal-polyfill";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { type Draft, type Link, Windows, windowOf } from "@/lib/domains/bot/understanding/when/combine";
import { type DaysRead, daysAt } from "@/lib/domains/bot/understanding/when/days";
import { type HoursRead, hoursAt } from "@/lib/domains/bot/understanding/when/hours";
import { signsOf } from "@/lib/domains/bot/understanding/when/lexicon";
import { as, isOne, type Sign } from "@/lib/domains/bot/understanding/when/sign";
import { dayEnd, settled, type When, type Window } from "@/lib/domains/bot/understanding/when/window";

export type Moment = { date: string; minute: number };
/** What a text says of time. */
export type TimesRead = {
  when: When;
  /** The windows that are wanted as they were named, for a move names where from and where to. */
  named: readonly (Window & Pick<Draft, "link" | "lead"> & { ends: readonly [Window, Window] | null })[];
  /** What is refused, by its date. */
  refused: readonly Window[];
  /** Where in the text the times stand. */
  spans: readonly { from: number; to: number; is: "day" | "time" }[];
};

type Mark = "not" | "except" | "can" | "only" | "but" | "correction" | "rather" | "comma" | "stop" | "or" | "and";
const marks: readonly Mark[] = [
  "except",
  "not",
  "correction",
  "rather",
  "only",
  "can",
  "but",
  "or",
  "and",
  "comma",
  "stop",
];
type Item =
  | { is: "days"; read: DaysRead; lead: string; at: number }
  | { is: "hours"; read: HoursRead; lead: string; text: string; at: number }
  | { is: Mark; at: number; text: string }
  | { is: "word"; at: number };

const lateness = { too_early: { from: 0, to: 10 * 60 }, too_late: { from: 17 * 60, to: dayEnd } } as const;

/** "Em 2 horas": so long from now, today. */
function hoursFromNow(signs: readonly Sign[], at: number, minute: number): HoursRead | null {
  if (!isOne(signs[at], "in")) return null;
  const count = as(signs[at + 1], "number")?.n ?? (/^an?$/.test(signs[at + 1]?.text ?? "") ? 1 : null);
  if (count === null || count > 12 || as(signs[at + 2], "unit")?.unit !== "hour") return null;
  const from = minute + count * 60;
  return from >= dayEnd
    ? null
    : { hours: { from, to: dayEnd, exact: false }, next: at + 3, part: null, guessed: false };
}

function itemsOf(signs: readonly Sign[], now: Moment): { items: Item[]; spans: TimesRead["spans"]; soonest: boolean } {
  const today = Temporal.PlainDate.from(now.date);
  const items: Item[] = [];
  const spans: { from: number; to: number; is: "day" | "time" }[] = [];
  let soonest = false;
  let dayEnded = -1;
  let hoursEnded = -1;
  for (let at = 0; at < signs.length; ) {
    const sign = signs[at] as Sign;
    const lead = signs[at - 1]?.text ?? "";
    const note = (next: number, is: "day" | "time"): void => {
      spans.push({ from: sign.from, to: (signs[next - 1] as Sign).to, is });
    };
    if (isOne(sign, "greeting")) {
      at++;
      continue;
    }
    const fromNow = hoursFromNow(signs, at, now.minute);
    const days = fromNow ? null : daysAt(signs, at, today);
    if (days) {
      items.push({ is: "days", read: days, lead: isOne(sign, "filler", "on") ? sign.text : lead, at });
      note(days.next, "day");
      [at, dayEnded] = [days.next, days.next];
      continue;
    }
    const joined = isOne(signs[at - 1], "or", "and", "correction") && (hoursEnded === at - 1 || correctsHours(items));
    const hours = fromNow ?? hoursAt(signs, at, dayEnded === at || joined);
    if (hours) {
      items.push({ is: "hours", read: hours, lead, text: sign.text, at });
      note(hours.next, "time");
      [at, hoursEnded] = [hours.next, hours.next];
      continue;
    }
    const late = isOne(sign, "too_early") ? lateness.too_early : isOne(sign, "too_late") ? lateness.too_late : null;
    if (late) {
      items.push({ is: "except", at, text: sign.text });
      const read = { hours: { ...late, exact: false }, next: at + 1, part: null, guessed: false };
      items.push({ is: "hours", read, lead, text: sign.text, at });
      items.push({ is: "stop", at, text: "" });
      note(at + 1, "time");
    } else if (isOne(sign, "soonest")) {
      soonest = true;
      note(at + 1, "time");
    } else {
      const mark = marks.find((each) => isOne(sign, each));
      // "The 20th, not 19": the number that follows is what is not meant, and not what stands before.
      const other = mark === "not" && as(signs[at + 1], "number")?.figures && items.at(-1)?.is === "days";
      if (mark && !other) items.push({ is: mark, at, text: sign.text });
      else if (isOne(sign, "word")) items.push({ is: "word", at });
    }
    at++;
  }
  return { items, spans, soonest };
}

/** "Actually make it 4": the number stands for the hour that was named before. */
const correctsHours = (items: readonly Item[]): boolean => {
  const last = items.at(-1);
  if (last?.is !== "correction") return false;
  return items.findLast(isTime)?.is === "hours" || /^make (?:it|that)$/.test(last.text);
};

const isTime = (item: Item | undefined): item is Extract<Item, { read: unknown }> =>
  item?.is === "days" || item?.is === "hours";
const ends = (item: Item | undefined): boolean =>
  item === undefined || ["stop", "comma", "but", "can", "only", "not", "except", "correction"].includes(item.is);

/** The next time of this clause after `at`; null where the clause ends before one. */
function nextTime(items: readonly Item[], at: number): Extract<Item, { read: unknown }> | null {
  for (let i = at + 1; !ends(items[i]); i++) {
    const item = items[i];
    if (isTime(item)) return item;
  }
  return null;
}

/** Whether a list goes on behind a comma: times alone, and "and" or "or" before the last. */
function listGoesOn(items: readonly Item[], at: number): boolean {
  let joined = false;
  for (let i = at + 1; i < items.length; i++) {
    const item = items[i];
    if (item?.is === "and" || item?.is === "or") joined = true;
    else if (item?.is === "comma" || isTime(item)) continue;
    else if (item?.is === "not" && /^(?:nem|ni|nor)$/.test(item.text)) joined = true;
    else return joined && item?.is !== "can";
  }
  return joined;
}

const bare = /^(?:nao|no|n)$/;

/** "Not early" leaves the late morning; "not in the morning" does not. */
const tooEarly = (read: HoursRead, text: string): HoursRead =>
  /cedo|cedinho|temprano|early/.test(text)
    ? { ...read, hours: { ...lateness.too_early, exact: false }, part: null }
    : read;

type Polarity = "wanted" | "refused" | "preferred";

/** Reads the times of a folded text: which are wanted, which are not, and which would be nicest. */
export function timesIn(text: string, language: Spoken, now: Moment): TimesRead {
  const joined = text.replace(/(?<=\p{Letter})-(?=\p{Letter})/gu, " ").replace(/(?<=day|tomorrow|week)'s\b/g, "  ");
  const { items, spans, soonest } = itemsOf(signsOf(joined, language), now);
  const heard: Record<Polarity, Windows> = { wanted: new Windows(), refused: new Windows(), preferred: new Windows() };
  let polarity: Polarity = "wanted";
  let link: Link = null;
  let correcting = false;
  /** Whether a time has come since the correction. */
  let corrected = false;
  /** How many wanted windows stood before this clause: what comes after can be refused by its end. */
  let began = 0;
  let gap = 0;
  for (const [at, item] of items.entries()) {
    switch (item.is) {
      case "word":
        if (++gap > 3) link = null;
        break;
      case "days":
      case "hours": {
        const into = heard[polarity];
        if (correcting && polarity === "wanted") {
          into.correct(item.is);
          corrected = true;
        }
        const joined = gap > 5 && link === null ? null : link;
        if (item.is === "days") into.addDays(item.read, joined, item.lead);
        else into.addHours(polarity === "refused" ? tooEarly(item.read, item.text) : item.read, joined, item.lead);
        link = null;
        gap = 0;
        break;
      }
      case "and":
      case "or":
        link = item.is;
        break;
      case "comma":
        link ??= "comma";
        if (corrected) correcting = false;
        if (polarity !== "wanted" && !listGoesOn(items, at)) polarity = "wanted";
        if (polarity === "wanted") began = heard.wanted.drafts.length;
        break;
      case "stop":
        [polarity, link, correcting, gap] = ["wanted", null, false, 0];
        began = heard.wanted.drafts.length;
        break;
      case "but":
      case "can":
      case "only":
        polarity = "wanted";
        if (item.is === "but") began = heard.wanted.drafts.length;
        break;
      case "correction":
        [correcting, corrected, polarity] = [true, false, "wanted"];
        break;
      case "except":
        polarity = "refused";
        link = null;
        break;
      case "rather": {
        const following = nextTime(items, at);
        const mine = heard.wanted.drafts.length > began ? heard.wanted : null;
        if (following) polarity = "preferred";
        else if (mine && heard.wanted.drafts.length > 1) prefer(heard);
        break;
      }
      case "not": {
        const following = nextTime(items, at);
        const said = heard.wanted.drafts.length > began;
        const alone = bare.test(item.text) && (items[at - 1]?.is === "comma" || items[at - 1]?.is === "stop");
        if (
          alone &&
          (items[at + 1]?.is === "comma" || items[at + 1]?.is === "stop") &&
          heard.wanted.drafts.length > 0
        ) {
          correcting = true;
          break;
        }
        // In English it stands before what is refused; "and not" does in every language.
        const after = items[at + 1];
        const between = items[at - 1]?.is === after?.is && isTime(after) && items[at + 2]?.is !== "can";
        const prefixed =
          item.text === "not" ||
          (bare.test(item.text) && (language === "en" || items[at - 1]?.is === "and" || between));
        if (!said || (following && prefixed)) {
          if (following) polarity = "refused";
          break;
        }
        // "Wednesday I can't": what stands before is refused, with the hours that may follow it.
        const refusedDays = refuse(heard, began);
        if (following?.is === "hours" && refusedDays) polarity = "refused";
        break;
      }
    }
  }
  const when = settled({
    wanted: heard.wanted.drafts.map(windowOf),
    refused: heard.refused.drafts.map(everyOne),
    preferred: heard.preferred.drafts.map(windowOf),
    soonest,
  });
  const named = heard.wanted.drafts.map((draft) => ({
    ...windowOf(draft),
    link: draft.link,
    lead: draft.lead,
    ends: endsOf(draft),
  }));
  return { when, named, refused: heard.refused.drafts.map(windowOf), spans };
}

/** Who refuses a weekday refuses all of them. */
const everyOne = (draft: Draft): Window =>
  draft.days?.weekday == null ? windowOf(draft) : { days: null, weekdays: [draft.days.weekday], hours: draft.hours };

function endsOf({ days, hours }: Draft): readonly [Window, Window] | null {
  if (!days?.ends) return null;
  const [first, second] = days.ends;
  return [windowOf({ days: first, hours: null }), windowOf({ days: second, hours })];
}

/** What this clause named is refused after all; whether it was days alone. */
function refuse(heard: Record<Polarity, Windows>, began: number): boolean {
  const drafts = heard.wanted.drafts.splice(began);
  for (const draft of drafts) heard.refused.drafts.push(draft);
  return drafts.length === 1 && drafts[0]?.hours === null;
}

function prefer(heard: Record<Polarity, Windows>): void {
  const last = heard.wanted.takeLast();
  if (last) heard.preferred.drafts.push(last);
}
