import { type Spoken, spoken } from "@/lib/domains/bot/understanding/language";
import { en } from "@/lib/domains/bot/understanding/when/lexicon/en";
import { es } from "@/lib/domains/bot/understanding/when/lexicon/es";
import { numberWords } from "@/lib/domains/bot/understanding/when/lexicon/numbers";
import { pt } from "@/lib/domains/bot/understanding/when/lexicon/pt";
import type { Kind, PartName, PeriodName, PlainKind, Reading, Sign } from "@/lib/domains/bot/understanding/when/sign";
import { type Token, tokensOf } from "@/lib/domains/bot/understanding/when/tokens";

/** Phrases by their first word, the longest first. */
type Phrases = Map<string, { words: readonly string[]; readings: Reading[] }[]>;

/** A key of a table as what it says: `weekday 1`, `period week 0`, `after`. */
function readingOf(key: string): Reading {
  const [is = "", first = "", second = ""] = key.split(" ");
  if (is === "weekdays") return { is, n: [...first].map(Number) };
  if (is === "part" || is === "today_part") return { is, part: first as PartName };
  if (is === "period") return { is, period: first as PeriodName, n: Number(second) };
  if (is === "unit") return { is, unit: first as Extract<Reading, { is: "unit" }>["unit"] };
  return first === "" ? { is: is as PlainKind } : { is: is as "weekday", n: Number(first) };
}

function compile(tables: readonly Record<string, string>[], kinds: ReadonlySet<Kind> | null): Phrases {
  const phrases: Phrases = new Map();
  for (const table of tables) {
    for (const [key, alike] of Object.entries(table)) {
      const reading = readingOf(key);
      if (kinds && !kinds.has(reading.is)) continue;
      for (const phrase of alike.split("|")) {
        // March in Portuguese is a man's name elsewhere.
        if (kinds && phrase === "marco") continue;
        const words = tokensOf(phrase).map(({ text }) => text);
        const beginning = phrases.get(words[0] ?? "") ?? [];
        const same = beginning.find((each) => each.words.join(" ") === words.join(" "));
        if (same) same.readings.push(reading);
        else beginning.push({ words, readings: [reading] });
        phrases.set(words[0] ?? "", beginning);
      }
    }
  }
  for (const each of phrases.values()) each.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

const tables: Record<Spoken, Record<string, string>> = { pt, es, en };
const own: Record<Spoken, Phrases> = { pt: compile([pt], null), es: compile([es], null), en: compile([en], null) };

/** Words of another language are understood where they cannot be taken for one of this. */
const borrowed: ReadonlySet<Kind> = new Set<Kind>(["weekday", "day", "month", "period", "part", "today_part"]);
const foreign = Object.fromEntries(
  spoken.map((language) => {
    const others = spoken.filter((each) => each !== language).map((each) => tables[each]);
    return [language, compile(others, borrowed)];
  }),
) as Record<Spoken, Phrases>;

const marks: Record<string, PlainKind> = { ",": "comma", ".": "stop", ";": "stop", "!": "stop", "?": "stop" };

function longestAt(
  phrases: Phrases,
  tokens: readonly Token[],
  at: number,
): { length: number; readings: Reading[] } | null {
  const found = phrases
    .get(tokens[at]?.text ?? "")
    ?.find(({ words }) => words.every((word, i) => tokens[at + i]?.text === word));
  return found ? { length: found.words.length, readings: found.readings } : null;
}

/** The longest phrase from here on; one that begins inside it and is longer still cuts it: "ou | depois de amanhã". */
function phraseAt(
  language: Spoken,
  tokens: readonly Token[],
  at: number,
): { length: number; readings: Reading[] } | null {
  const found = longestAt(own[language], tokens, at) ?? longestAt(foreign[language], tokens, at);
  if (!found) return null;
  for (let inner = 1; inner < found.length; inner++) {
    const other = longestAt(own[language], tokens, at + inner);
    if (other && other.length >= found.length) return longestAt(own[language], tokens.slice(0, at + inner), at);
  }
  return found;
}

function single(token: Token, language: Spoken): Reading[] {
  const { text } = token;
  if (/^\d+$/.test(text)) return [{ is: "number", n: Number(text), figures: true }];
  if (/^\d{1,2}:\d{2}$/.test(text)) {
    const [hour = 0, minute = 0] = text.split(":").map(Number);
    return hour <= 24 && minute < 60 ? [{ is: "minute", n: (hour % 24) * 60 + minute }] : [];
  }
  if (/^\d/.test(text)) return [{ is: "date" }];
  if (/^[-–—]$/.test(text)) return [{ is: "through" }];
  const mark = marks[text];
  if (mark) return [{ is: mark }];
  const n = numberWords[language].get(text);
  return n === undefined ? [] : [{ is: "number", n, figures: false }];
}

/** What stands in a folded text, read by the words of its language. Linear in its length. */
export function signsOf(text: string, language: Spoken): Sign[] {
  const tokens = tokensOf(text);
  const signs: Sign[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = phraseAt(language, tokens, at);
    const length = phrase?.length ?? 1;
    const last = tokens[at + length - 1] as Token;
    const readings =
      length === 1 ? [...(phrase?.readings ?? []), ...single(token, language)] : (phrase?.readings ?? []);
    signs.push({
      from: token.from,
      to: last.to,
      text: text.slice(token.from, last.to),
      readings: readings.length > 0 ? readings : [{ is: "word" }],
    });
    at += length;
  }
  return signs;
}
