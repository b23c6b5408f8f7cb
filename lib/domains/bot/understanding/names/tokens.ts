import { lightWords, stopWords, timeWords, titles } from "@/lib/domains/bot/understanding/lexicon/stop-words";
import { stem as stemOf } from "@/lib/domains/bot/understanding/names/stem";

/** A word of a folded text, and where it stands. */
export type Token = {
  word: string;
  stem: string;
  from: number;
  to: number;
  /** `light` words count beside others, `stop` words and numbers never. */
  kind: "content" | "light" | "stop";
  /** A day, an hour or a number: what stands before it and what stands after are two wishes. */
  time: boolean;
  /** Counts the alternatives: what stands before "or" and what stands after have different ones. */
  part: number;
  sentence: number;
  /** Said not to be wanted: "corte sem barba". */
  unwanted: boolean;
  /** Said to stay as it is: it is not what is spoken of. */
  stays: boolean;
  /** Blood where it should not be: a complaint, and no blood test. */
  complaint: boolean;
};

/** "Men's" is one word, as who leaves the sign out writes it. */
const wordPattern = /[\p{L}\p{N}]+(?:'s(?![\p{L}]))?/gu;
const numeric = /^\d+(?:h|hs|hr|hrs|am|pm|min|mins|o|a|st|nd|rd|th|ish|ra|ro|er)?$/;
const articles = new Set("o a os as el la los las un una um uma the".split(" "));

const kindOf = (word: string): Token["kind"] =>
  word.length < 2 || stopWords.has(word) || titles.has(word) || numeric.test(word)
    ? "stop"
    : lightWords.has(word)
      ? "light"
      : "content";

type Reading = Pick<Token, "word" | "stem" | "kind" | "time">;
const readings = new Map<string, Reading>();
const mostReadings = 20_000;

/** The same words come again and again: each is read once. */
function readingOf(word: string): Reading {
  const known = readings.get(word);
  if (known) return known;
  if (readings.size >= mostReadings) readings.clear();
  const reading = { word, stem: stemOf(word), kind: kindOf(word), time: timeWords.has(word) || numeric.test(word) };
  readings.set(word, reading);
  return reading;
}

const refusal =
  /(?<![\p{L}\p{N}])(?:(sem|sin|without|nada de|(?<=, |[.!] |but |just )no(?= (?:beard|barba|cut|corte|wash|nails|colour|color)\b)|not just|not only|nao so|no solo)|nao e|no es|it'?s not|is not|isn'?t|skip|nao quero|no quiero|don'?t want|do not want|instead of|em vez d[eao]|en (?:vez|lugar) del?) ([^,.;!?·]*)/gu;
/** "Quiero masaje... no, dejá, solo punción": what stands before is not meant, where something is named behind it. */
const correction =
  /^.*(?:\.{2,}|[,.;…-]) *(?:(?:no|nao|n|nah),? *)?(?:deja|dejalo|na verdade|na real|en realidad|actually|scratch that|i mean|mejor dicho|quero dizer|quise decir|digo|wait no)(?![\p{L}])(?!.*(?<!\p{L})(?:tambem|tambien|too|also|as well)(?!\p{L}))/u;
const correcting = /\b(?:deja|dejalo|verdade|real|realidad|actually|scratch|mean|dicho|dizer|decir|digo|wait)\b/;
const turning = / (?:mas|pero|but|so|solo|sino|only|just|quero|quiero) /;
const joining = / (?:e|y|and|mas|pero|but) /;

/** "Keep the tyres", "a troca de óleo continua": what stays is not what is spoken of. */
const kept =
  /(?<![\p{L}\p{N}])(?:scratch that|(?<!\b(?:to|can't|cant|cannot|pra|para) )(?:keep|mantem|mantenha|mantene|leave) (?![^,.;!?·]* (?:but|mas|pero) )[^,.;!?·]*|[^,.;!?·]{0,60} (?:continua|fica(?= (?:como|assim|igual))|fica(?=[,.;!])|queda(?=[,.;!])|queda(?= (?:como|asi|igual))|se queda|sigue|stays|deixa))(?![\p{L}\p{N}])/gu;

/** Most texts have none of these words, and a search for where they could begin is long. */
const keeping = /\b(?:scratch|keep|mant[eé]|leave|continua|fica|queda|sigue|stays|deixa)/;

const staying = (text: string): [number, number][] =>
  (keeping.test(text) ? [...text.matchAll(kept)] : [])
    .filter(([found]) => !/\b(?:quanto|cuanto|how)\b/.test(found))
    .map((found) => [found.index, found.index + found[0].length]);

/** The stretches that the text says are not wanted. */
function refused(text: string): [number, number][] {
  const unwanted = [...text.matchAll(refusal)].map((found) => {
    const [whole, without, rest = ""] = found;
    const start = found.index + whole.length - rest.length;
    const end = (without ? joining : turning).exec(rest)?.index ?? rest.length;
    return [start, start + end];
  });
  const corrected = correcting.test(text) ? correction.exec(text) : null;
  return [...unwanted, ...(corrected ? [[0, corrected.index + corrected[0].length]] : [])] as [number, number][];
}

/** "Sai sangue do nariz", "there is blood in my urine", "tosse com sangue". */
const bleeding =
  /(?<!\p{L})(?:(?:sai|saiu|saindo|sale|salio|saliendo|escorre\w*|perd\w+|cuspi\w*|escupi\w*|vomit\w+|tossi\w*|tosi\w+|tosiendo|urin\w+|orin\w+|mij\w+|pee\w*|pass(?:ed|ing)|cough\w*|spit\w*|throw\w* up|losing|lost)(?: \S+)?|com|con|with|there is|there's|there was|has|had) (?:(?:um pouco de|un poco de|muito|mucha|some|a bit of|a lot of) )?(?:sangue|sangre|blood)(?!\p{L})(?! (?:tests?|samples?|draws?|work|counts?|sugar|pressure|exams?|group|type|taken|drawn))|(?<!\p{L})(?:sangue|sangre|blood) (?:no|na|nos|nas|en|in|on|from) (?:(?:o|a|os|as|el|la|los|las|the|my|meu|minha|mi) )?(?!laboratorio|lab|jejum|ayunas|casa|home|domicilio)\p{L}/gu;

const complaining = (text: string): [number, number][] =>
  /sang[ur]|blood/.test(text)
    ? [...text.matchAll(bleeding)].map((found) => [found.index, found.index + found[0].length])
    : [];

const portugueseOnly =
  /(?<!\p{L})(?:nao|voce|voces|vcs?|uma|com|pra|pro|em|tem|amanha|hoje|horario|preciso|gostaria|meu|minha|ao)(?!\p{L})/u;

/** "Corte o barba": a bare "o" between two names is Spanish for or; elsewhere, as after a verb, it is an article. */
function isOr(tokens: readonly Token[], at: number, portuguese: boolean): boolean {
  const { word } = tokens[at] as Token;
  if (word === "ou" || word === "or") return true;
  if (portuguese || (word !== "o" && word !== "u")) return false;
  const next = tokens[at + 1];
  const named = next && articles.has(next.word) ? tokens[at + 2] : next;
  const before = tokens[at - 1];
  return before?.kind === "content" && !/(?:r|ndo|ou|iu|eu)$/.test(before.word) && named?.kind === "content";
}

/** The words of a folded phrase, where it does not matter how they stand to each other. */
export const wordsOf = (phrase: string): Pick<Token, "word" | "stem" | "kind">[] =>
  (phrase.match(wordPattern) ?? []).map((found) => readingOf(found.replace("'", "")));

/** The words of a folded text. */
export function tokensOf(text: string): Token[] {
  const [unwanted, stays, complaints] = [refused(text), staying(text), complaining(text)];
  const within = (spans: readonly [number, number][], at: number): boolean =>
    spans.some(([start, stop]) => at >= start && at < stop);
  const tokens: Token[] = [];
  let sentence = 0;
  let end = 0;
  for (const { 0: word, index: from } of text.matchAll(wordPattern)) {
    if (from - end > 1 && /[.!?;·…]/.test(text.slice(end, from))) sentence++;
    end = from + word.length;
    // Named one by one: a spread costs more than all the rest of the reading.
    const { word: written, stem, kind, time } = readingOf(word.replace("'", ""));
    tokens.push({
      word: written,
      stem,
      kind,
      time,
      from,
      to: end,
      part: 0,
      sentence,
      unwanted: within(unwanted, from),
      stays: within(stays, from),
      complaint: within(complaints, from),
    });
  }
  const portuguese = portugueseOnly.test(text);
  let part = 0;
  for (const [at, token] of tokens.entries()) {
    if (isOr(tokens, at, portuguese)) part++;
    token.part = part;
  }
  return tokens;
}
