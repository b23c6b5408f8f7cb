import { weekdays } from "@/lib/domains/assistant/understanding/weekdays";
import { fold } from "@/lib/domains/bot/understanding/text";

const short: readonly (readonly string[])[] = [
  ["seg", "lun"],
  ["ter", "mar"],
  ["qua", "mie"],
  ["qui", "jue"],
  ["sex", "vie"],
  ["sab"],
  ["dom"],
];

/** Each weekday's names in three languages, the longer first; 1 is Monday. */
const names = weekdays
  .flatMap((of, i) => [...of, ...(short[i] ?? [])].map((name) => ({ name, weekday: i + 1 })))
  .sort((a, b) => b.name.length - a.name.length);

export const weekdayPattern = `(?:${names.map(({ name }) => name).join("|")})s?(?:-feiras?| feiras?)?`;
export const weekdayOf = (text: string): number =>
  names.find(({ name }) => text === name || text.startsWith(name))?.weekday ?? 0;

const aboutHours = new RegExp(
  `(?:^|[^a-z])(?:${weekdayPattern}|todos os dias|todos los dias|every day|dias uteis|dias habiles|weekdays|weekends?|fi[mn] de semana|fi[mn]s de semana|fechad[oa]s?|cerrad[oa]s?|closed|24 ?h(?:oras|ours)?)(?:[^a-z]|$)`,
);
const range =
  /(?:^|[^a-z\d])(?:das|de las|from|de|abre|abrimos|abierto|aberto|open)? ?(?:as |a las |las )?\d{1,2}(?:[:h.]\d{0,2})? ?(?:h|hs|hrs|horas|am|pm)? ?(?:-|–|as|ate|a|a las|hasta|hasta las|ate as|to|until|till) ?(?:as |a las |las )?\d{1,2}(?:[:h.]\d{2})? ?(?:h|hs|hrs|horas|am|pm)?(?:[^a-z\d]|$)/;
const aboutMoney = /(?:r\$|us\$|\$|₲|gs\.?|reais|pesos|guaranies|min\b|minut)/;

/** Whether a clause tells when the business is open. */
export function isAboutHours(clause: string): boolean {
  const folded = fold(clause);
  if (aboutMoney.test(folded)) return false;
  return aboutHours.test(folded) || range.test(folded);
}

export const aboutDeposit =
  /\b(sinal|senha de reserva|adiantad[oa]|adiantamento|antecipad[oa]|pre-?pago|sena|anticipo|adelanto|adelantad[oa]|deposits?|depositos?|prepay(?:ment)?|upfront|up front)\b/;

export const aboutQueue =
  /\b(fila|ordem de chegada|encaixes?|sem hora marcada|sem hora|sem agendamento|cola|orden de llegada|sin turno|sin cita|sin hora|queue|walk-?ins?|walk in|without appointment|no appointment)\b/;

/** A longer text without a comma is not parsed: searching it for numbers would take long. */
const longestClause = 500;

/** A text in the pieces that people put between commas, lines and full stops; a comma inside a number is none. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[\n;•|·]|,(?!\d)|\.(?=\s|$)(?<!\b(?:Dr|Dra|Sr|Sra|Prof|Gs|min)\.)/)
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter((clause) => clause !== "" && clause.length <= longestClause);
