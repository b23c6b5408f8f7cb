import type { SpokenService } from "@/lib/domains/assistant/answers";
import { aboutDeposit, aboutQueue, clausesOf, isAboutHours } from "@/lib/domains/assistant/understanding/clauses";
import { fold } from "@/lib/domains/bot/understanding/text";

const amount = "(\\d{1,3}(?:[.,\\s]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?)";
const sign = "(?:R\\$|US\\$|U\\$S|AR\\$|\\$|₲|Gs\\.?|BRL|USD|ARS|PYG)";
const unit = "(?:reais|real|pesos?|guaran[ií](?:es|s)?|d[oó]lar(?:es)?|dollars?|USD|BRL|ARS|PYG|Gs\\.?)";
const before = new RegExp(`${sign}\\s*${amount}`, "iu");
const after = new RegExp(`${amount}\\s*${unit}(?![\\p{L}])`, "iu");

/** "1.500,00", "1,500.00", "80.000" and "49,9" in hundredths. */
function centsOf(written: string): number {
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\s/g, ""));
  const whole = (parts?.[1] ?? "").replace(/\D/g, "");
  return Number(whole || "0") * 100 + Number((parts?.[2] ?? "").padEnd(2, "0"));
}

type Found = { value: number; at: string };

function foundMoney(text: string): Found | null {
  const found = before.exec(text) ?? after.exec(text);
  if (!found?.[1]) return null;
  const cents = centsOf(found[1]);
  return cents <= 2_000_000_000 ? { value: cents, at: found[0] } : null;
}

export const moneyIn = (text: string): number | null => foundMoney(text)?.value ?? null;

const durations: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [
    /(\d{1,2})\s*h(?:oras?|ours?|rs?|s)?\s*(?:e|y|and)\s*(?:meia|media|a half|half)(?![\p{L}])/iu,
    ([, h]) => Number(h) * 60 + 30,
  ],
  [
    /(\d{1,2})\s*h(?:oras?|ours?|rs?|s)?\s*(?:e|y|and)?\s*(\d{2})\s*(?:min\p{L}*\.?)?(?![\p{L}\d])/iu,
    ([, h, m]) => Number(h) * 60 + Number(m),
  ],
  [/(?:uma|una|an|one|1)\s+h(?:ora|our)\s*(?:e|y|and)\s*(?:meia|media|a half)(?![\p{L}])/iu, () => 90],
  [/(?:meia[- ]hora|media hora|half an hour|half hour)/iu, () => 30],
  [/(\d{1,3})\s*(?:min(?:uto|ute|s)?(?:s)?\.?|')(?![\p{L}])/iu, ([, m]) => Number(m)],
  [/(\d{1,2})\s*h(?:oras?|ours?|rs?|s)?(?![\p{L}\d])/iu, ([, h]) => Number(h) * 60],
  [/(?:duas|dos|two)\s+h(?:oras|ours)(?![\p{L}])/iu, () => 120],
  [/(?:uma|una|an|one)\s+h(?:ora|our)(?![\p{L}])/iu, () => 60],
];

function foundMinutes(text: string): Found | null {
  for (const [pattern, read] of durations) {
    const found = pattern.exec(text);
    const value = found ? read(found) : 0;
    if (found && value >= 1 && value <= 24 * 60) return { value, at: found[0] };
  }
  return null;
}

/** Introductory words before the name. */
const lead =
  /^.*(?<![\p{L}])(?:fazemos|faz|faço|fazendo|oferecemos|oferece|ofereço|atendemos com|ofrecemos|ofrece|ofrezco|hacemos|hago|hace|we do|we offer|i do|i offer|offers?|offering|como|such as|including)(?![\p{L}])\s*:?\s*/iu;
/** "Services: oil change" introduces a name; "brake service" and "tratamento de canal" are names. */
const announced =
  /^.*(?<![\p{L}])(?:(?:servi[cç]os|servicios|services|tratamentos|tratamientos)(?![\p{L}])\s*(?:s[aã]o|son|are|incluem|incluyen|include|custam|cuestan|cost)?\s*:?(?=.*\p{L})|(?:servi[cç]o|servicio|service|tratamento|tratamiento)\s*:)\s*/iu;
const announcement =
  /^(?:.* )?(?:servi[cç]os|servicios|services|tratamentos|tratamientos)(?: (?:s[aã]o|son|are|custam|cuestan|cost))?$|^(?:servi[cç]o|servicio|service|tratamento|tratamiento)$/iu;
const between = "[\\s\\-–—:,.*•()/]";
const leading =
  "e|y|and|o|a|os|as|el|la|los|las|the|um|uma|un|una|tamb[eé]m|tambi[eé]n|also|de|por|custa|sai|cuesta|costs?|at|for|dura|takes|lasts|com dura[cç][aã]o de|minutos?|cada|valor|pre[cç]o|precio|price|duração|duraci[oó]n|duration";
/** The longer before its own beginning. */
const trailing =
  "com dura[cç][aã]o de|a partir de|dura[cç][aã]o|duraci[oó]n|duration|cuesta|costs?|custa|precio|price|pre[cç]o|desde|lasts|takes|valor|cada|dura|fica|from|sale|with|and|com|con|for|por|sai|at|de|em|en|in|is|a|e|o|y";
/** Matched by lookahead, so that there is no backtracking: a line of dashes can be split in exponentially many ways. */
const edges = new RegExp(
  `^(?:${between}+|(?:${leading})\\s+)+|(?:(?=(\\s+(?:${trailing})(?=${between}|$)|${between}))\\1)+$`,
  "giu",
);

const tidy = (text: string): string => {
  const named = text.replace(edges, "").replace(lead, "");
  const bare = announcement.test(named)
    ? ""
    : named.replace(announced, "").replace(edges, "").replace(edges, "").replace(/\s+/g, " ").trim();
  return bare === "" ? "" : (bare[0]?.toUpperCase() ?? "") + bare.slice(1);
};

/** "corte 30 min e barba 20 min" are two; "corte e barba 50 min" is one. */
function pieces(clause: string): string[] {
  const parts = clause.split(/\s+(?:e|y|and)\s+/iu);
  if (parts.length === 1 || !parts.every((part) => foundMinutes(part) !== null || foundMoney(part) !== null))
    return [clause];
  return parts.every((part) => tidy(without(part)) !== "") ? parts : [clause];
}

const without = (piece: string): string => {
  const money = foundMoney(piece);
  const left = money ? piece.replace(money.at, " ") : piece;
  const minutes = foundMinutes(left);
  return minutes ? left.replace(minutes.at, " ") : left;
};

function readPiece(piece: string): { name: string; minutes: number | null; price: number | null } {
  const money = foundMoney(piece);
  const left = money ? piece.replace(money.at, " ") : piece;
  const minutes = foundMinutes(left);
  const rest = minutes ? left.replace(minutes.at, " ") : left;
  // "corte 30 min 50": beside a duration, a bare number can only be the price.
  const bare = minutes && !money ? /(?<![\d.,])(\d{2,7}(?:[.,]\d{2})?)(?![\d%.,])/.exec(rest) : null;
  return {
    name: tidy(bare ? rest.replace(bare[0], " ") : rest),
    minutes: minutes?.value ?? null,
    price: money?.value ?? (bare?.[1] ? centsOf(bare[1]) : null),
  };
}

const noService = /^(?:n[aã]o|no|n[aã]o sei|no s[eé]|i don'?t know|sim|s[ií]|yes|oi|ol[aá]|hola|hi|hello|\?+|\W+)$/iu;
const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 80 &&
  name.split(" ").length <= 8 &&
  /\p{L}{2}/u.test(name) &&
  !noService.test(name);

/** The services that a text names, and what it says of a length or a price that belongs to none of them. */
type Listed = { services: SpokenService[]; left: string[] };

const mostServices = 40;

/** What a piece adds to the services before it; false where it speaks of a length or a price and adds nothing. */
function takePiece(found: SpokenService[], piece: string, asked: boolean): boolean {
  const { name, minutes, price } = readPiece(piece);
  const told = minutes !== null || price !== null;
  const last = found.at(-1);
  // "corte, 30 min, R$ 50": what stands alone belongs to the name before it.
  if (name === "" && last && told) {
    if ((minutes !== null && last.minutes !== null) || (price !== null && last.price_cents !== null)) return false;
    last.minutes ??= minutes;
    last.price_cents ??= price;
    return true;
  }
  if (!isName(name) || !(asked || told)) return !told;
  const known = found.find((each) => fold(each.name) === fold(name));
  if (known) return !told || (known.minutes === minutes && known.price_cents === price);
  if (found.length === mostServices) return false;
  found.push({ name, minutes, price_cents: price });
  return true;
}

/** "Walk-in beard trim 20 min R$ 30" is a service, "sem hora marcada" tells of the queue. */
function isOfService(clause: string): boolean {
  const folded = fold(clause);
  if (isAboutHours(clause) || aboutDeposit.test(folded)) return false;
  return !aboutQueue.test(folded) || (foundMinutes(clause) !== null && foundMoney(clause) !== null);
}

function listServices(text: string, asked: boolean): Listed {
  const services: SpokenService[] = [];
  const left = clausesOf(text)
    .filter(isOfService)
    .flatMap((clause) => pieces(clause).filter((piece) => !takePiece(services, piece, asked)));
  return { services, left };
}

/**
 * The services that a text names. `asked`: it answers the question for them, so that a bare name is one too; otherwise
 * only what has a duration or a price.
 */
export const servicesIn = (text: string, asked: boolean): SpokenService[] => listServices(text, asked).services;

/** What a text says of a length or a price that was understood as no service: to be told, not dropped. */
export const leftOverIn = (text: string): string[] => listServices(text, false).left.slice(0, 5);
