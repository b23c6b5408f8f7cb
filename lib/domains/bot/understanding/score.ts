import { Temporal } from "temporal-polyfill";
import type { Offer } from "@/lib/domains/bot/dialogue/state";
import { picked } from "@/lib/domains/bot/dialogue/times";
import type { Hours } from "@/lib/domains/bot/understanding/when/window";

type Days = NonNullable<Meaning["days"]>;

import {
  type Meaning as Expectation,
  type Said,
  type SecondBook,
  secondNow,
  secondSet,
} from "@/lib/domains/bot/understanding/second-set";
import { type Intent, type Meaning, understand } from "@/lib/domains/bot/understanding/understand";
import { type Book, books } from "@/lib/domains/bot/understanding/utterances";

export type Miss = { language: string; text: string; wanted: string; read: string };
export type Score = { right: number; of: number; misses: readonly Miss[] };

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const daysOf = (days: Days | null): string =>
  days === null ? "-" : days.from === days.to ? days.from : `${days.from}..${days.to}`;
const hoursOf = (hours: Hours | null): string =>
  hours === null ? "-" : hours.exact ? clock(hours.from) : `${clock(hours.from)}-${clock(hours.to)}`;
const idsOf = (things: readonly { id: string }[]): string => things.map(({ id }) => id).join("+") || "-";

type Row = Book["rows"][number];

/** A row of the first set as the engine reads it. */
export function readRow(
  { language, services, people }: Omit<Book, "rows">,
  [text]: Row,
): { language: string; row: Row } {
  const around = { now: { date: "2026-03-04", minute: 600 }, usual: language, services, people };
  const meaning = understand(text, { ...around, offered: 0, handoffWords: [] });
  const service = meaning.services.length === 1 ? (meaning.services[0]?.id ?? "-") : "-";
  return {
    language: meaning.language,
    row: [text, meaning.intent, daysOf(meaning.days), hoursOf(meaning.hours), service],
  };
}

const scoreOf = (of: number, misses: readonly Miss[]): Score => ({ right: of - misses.length, of, misses });

export function firstScore(): Score {
  const misses = books.flatMap((book) =>
    book.rows.flatMap((row) => {
      const read = readRow(book, row);
      const [wanted, got] = [
        [book.language, ...row.slice(1)].join(" "),
        [read.language, ...read.row.slice(1)].join(" "),
      ];
      return wanted === got ? [] : [{ language: book.language, text: row[0], wanted, read: got }];
    }),
  );
  return scoreOf(books.flatMap(({ rows }) => rows).length, misses);
}

/** The second set has words of its own for what can be meant; these are the engine's. */
const intentOf: Record<Exclude<Expectation, "choice">, Intent> = {
  greeting: "greet",
  book: "book",
  availability: "availability",
  reschedule: "reschedule",
  cancel: "cancel",
  bookings: "bookings",
  question: "ask",
  person: "human",
  location: "location",
  yes: "yes",
  no: "no",
  thanks: "thanks",
  unknown: "none",
};
const wishes: readonly string[] = ["book", "availability", "reschedule", "cancel"];

/** Parts of the day, generously: whoever says "evening" does not mean a minute. */
const parts: Record<string, (hours: Hours) => boolean> = {
  morning: ({ from, to }) => from >= 5 * 60 && to <= 12 * 60,
  afternoon: ({ from, to }) => from >= 12 * 60 && to <= 19 * 60,
  evening: ({ from }) => from >= 17 * 60,
};

function isTime(hours: Hours, wanted: string): boolean {
  const bound = /^(from|until) (.+)$/.exec(wanted);
  if (bound) return !hours.exact && minuteOf(bound[2] ?? "") === (bound[1] === "from" ? hours.from : hours.to);
  const part = parts[wanted];
  return part ? !hours.exact && part(hours) : hours.exact && clock(hours.from) === wanted;
}

function isDay({ from, to }: Days, wanted: string): boolean {
  if (!wanted.startsWith("week:")) return from === to && from === wanted;
  const monday = Temporal.PlainDate.from(wanted.slice(5));
  return from === monday.toString() && [4, 5, 6].some((days) => monday.add({ days }).toString() === to);
}

/** Which of the offered times the dialogue would take these words for, from one; null for none. */
function choiceOf(meaning: Meaning, { before, text }: Said): number | null {
  if (!before || !("offered" in before) || meaning.intent === "human") return null;
  const { day, times } = before.offered;
  const offers: Offer[] = times.map((time) => ({ start: `${day}T${time}:00Z`, resource_ids: [] }));
  const at = (start: string) => ({ day: start.slice(0, 10), minute: minuteOf(start.slice(11, 16)) });
  const chosen = picked({ meaning, at, heard: { text, place: null } }, offers);
  return chosen && offers.indexOf(chosen) + 1;
}

/** What of the expectation was not met, in words; none when all of it was. */
function wrong(meaning: Meaning, said: Said): string[] {
  const { means, service, person, day, time, choice } = said.expected;
  if (choice !== undefined) return choiceOf(meaning, said) === choice ? [] : [`choice ${choice}`];
  const intents = means.flatMap((each) => (each === "choice" ? [] : [intentOf[each]]));
  const { intent, services, people, days, hours } = meaning;
  const strict = wishes.includes(intent);
  const absent = (found: boolean): boolean => !strict || !found;
  const checks: [string, boolean][] = [
    [means.join(" or "), intents.includes(intent)],
    [
      `service ${service?.join(" or ") ?? "-"}`,
      service ? services.length > 0 && services.every(({ id }) => service.includes(id)) : absent(services.length > 0),
    ],
    [`person ${person ?? "-"}`, person ? idsOf(people) === person : absent(people.length > 0)],
    [`day ${day ?? "-"}`, day ? days !== null && isDay(days, day) : absent(days !== null)],
    [
      `time ${time?.join(" or ") ?? "-"}`,
      time ? hours !== null && time.some((each) => isTime(hours, each)) : absent(hours !== null),
    ],
  ];
  return checks.filter(([, right]) => !right).map(([what]) => what);
}

function readSaid({ language, services, people }: SecondBook, { text, before }: Said): Meaning {
  const now = { date: secondNow.date, minute: minuteOf(secondNow.time) };
  const offered = before && "offered" in before ? before.offered.times.length : 0;
  return understand(text, { now, usual: language, services, people, offered, handoffWords: [] });
}

const spelt = ({ intent, services, people, days, hours, choice }: Meaning): string =>
  `${intent}, service ${idsOf(services)}, person ${idsOf(people)}, day ${daysOf(days)}, time ${hoursOf(hours)}, choice ${choice ?? "-"}`;

/** Only what was said is scored; whether the language was seen is counted beside it. */
export function secondScore(): Score & { languages: number } {
  const all = secondSet.flatMap((book) => book.said.map((said) => ({ book, said, meaning: readSaid(book, said) })));
  const misses = all.flatMap(({ book: { language }, said, meaning }) => {
    const missed = wrong(meaning, said);
    return missed.length === 0 ? [] : [{ language, text: said.text, wanted: missed.join(", "), read: spelt(meaning) }];
  });
  const languages = all.filter(({ book, meaning }) => book.language === meaning.language).length;
  return { ...scoreOf(all.length, misses), languages };
}
