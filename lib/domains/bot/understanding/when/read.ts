import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { type Draft, type Link, type Place, Windows, windowOf } from "@/lib/domains/bot/understanding/when/combine";
import { type HoursRead, parts } from "@/lib/domains/bot/understanding/when/hours";
import {
  type Item,
  isTime,
  itemsOf,
  lateness,
  type Moment,
  type Span,
  type Timed,
} from "@/lib/domains/bot/understanding/when/items";
import { signsOf } from "@/lib/domains/bot/understanding/when/lexicon";
import { withNextWeek } from "@/lib/domains/bot/understanding/when/not-this-one";
import { type Polarity, polaritiesOf } from "@/lib/domains/bot/understanding/when/polarity";
import { settled, type When, type Window } from "@/lib/domains/bot/understanding/when/window";

export type { Moment } from "@/lib/domains/bot/understanding/when/items";
/** What a text says of time. */
export type TimesRead = {
  when: When;
  /** The windows that are wanted as they were named, for a move names where from and where to. */
  named: readonly (Window & Pick<Draft, "link" | "lead" | "hoursLead"> & { ends: readonly [Window, Window] | null })[];
  /** What is only told: of an event, or of a booking that there is. */
  told: readonly Window[];
  /** What is refused, by its date, and on every such day. */
  refused: readonly Window[];
  ruledOut: readonly Window[];
  /** Where in the text the times stand. */
  spans: readonly Span[];
};

/** "Not early" leaves the late morning, "not in the morning" does not; "not at noon" is not at lunch. */
function refusedHours(read: HoursRead, text: string): HoursRead {
  if (/cedo|cedinho|temprano|early|first thing|primeira hora|primera hora/.test(text))
    return { ...read, hours: { ...lateness.too_early, exact: false }, part: null };
  return /^(?:meio dia|mediodia|medio dia|noon|midday)$/.test(text)
    ? { ...read, hours: parts.lunch, part: null }
    : read;
}

/** "Thursday, if there is nothing tomorrow": what may not be free is said already. */
const unlessFree =
  /\b(?:i'?m|i am) (?:away|out|busy) (?:until|till) then\b|(?<!, ?|\b(?:ou|o) )\b(?:se|si) (?:nao|no) (?:hay|tiver|houver|der|tienen|tenes) (?:(?:el|la|na|no|para|pra|dia|o dia) )*(?:\d{1,2}\b(?! ?h)|lun|mar|mie|jue|vie|sab|dom|seg|ter|qua|qui|sex|man|ama|hoy|hoje)\w*|\b(?:si|se) (?:no|nao) (?:puede|pode|podem|pueden) a (?:esa|essa) hora\b[^,.]*|\b(?:se|si|if) (?:\S+ ){1,3}?(?:(?:nao|no) (?:tiver|der|houver|rolar|puder|hay|tenes|tienen|tiene|se puede|queda)|(?:isn't|is not|doesn't|does not) (?:available|free|work|possible|an option)|(?:is|'s) (?:full|booked|taken))\b/g;

/** "Seg ou ter", "ter ou qua", "ter de manhã": of itself the word is a verb. */
const tuesday =
  /(?<=\b(?:seg|segunda|qua|quarta|qui|quinta|sex|sexta|sab|sabado)(?: ou|,| e|\/| ou na| ou entao| ou de)? ?)\bter\b(?! que\b)|\bter\b(?=(?: ou|,| e|\/) ?(?:na )?(?:qua|qui|sex|seg|sab)\b| (?:de manha|de tarde|a tarde|a noite|de noite|cedo|cedinho|(?:e|fica|seria|eh) melhor|melhor|dia \d|as \d|\d{1,2} ?h))/g;

/** Further words than these between two times part them. */
const mostBetween = 3;

/** Reads the times of a folded text: which are wanted, which are not, and which would be nicest. */
export function timesIn(text: string, language: Spoken, now: Moment): TimesRead {
  const joined = withNextWeek(text)
    .replace(/\n|(?<!\d ?):(?=\s)/g, ",")
    .replace(/^\s*(?:(?:hi|hey|hello) )?(?:morning|afternoon|evening)(?=\s*[!,.]|\s*$)/, (found) =>
      " ".repeat(found.length),
    )
    .replace(unlessFree, (found) => " ".repeat(found.length))
    .replace(/(?<=\p{Letter})-(?=\p{Letter})/gu, " ")
    .replace(tuesday, "tue")
    .replace(/(?<=day|tomorrow|week|\b(?:mon|tues?|weds?|thurs?|fri|sat|sun))'s\b/g, "  ");
  const { items, spans, soonest } = itemsOf(signsOf(joined, language), now, language);
  const { meant, preferring } = polaritiesOf(items, language);
  const heard = { wanted: new Windows(), refused: new Windows(), preferred: new Windows(), event: new Windows() };
  let link: Link = null;
  let gap = 0;
  let stopped = false;
  let last: Polarity = "wanted";
  for (const [at, item] of items.entries()) {
    if (preferring.has(at)) prefer(heard);
    if (isTime(item)) {
      const { polarity, corrects } = meant.get(at) ?? { polarity: "wanted", corrects: false };
      // Two refusals are two windows, unless one clause says them.
      if (polarity !== last && polarity !== "wanted") heard[polarity].close();
      last = polarity;
      const into = heard[polarity];
      if (corrects) into.correct(item.is);
      // "Mon tue or wed" leaves a comma out.
      if (isWeekday(item) && isWeekday(items[at - 1])) link ??= "comma";
      const place: Place = { apart: stopped || (link === "comma" && gap > 0), stopped, beside: isTime(items[at - 1]) };
      add(into, item, link, polarity, place);
      stopped = false;
      [link, gap] = [null, 0];
    } else if (item.is === "word") {
      if (allDay.test(item.text) && items[at - 1]?.is === "days") heard.wanted.allDay();
      if (++gap > mostBetween) link = null;
    } else if (item.is === "and" || item.is === "or" || item.is === "else") link = item.is;
    else if (item.is === "comma") link ??= "comma";
    else if (item.is === "except") link = null;
    else if (
      item.is === "not" &&
      !(items[at - 1]?.is === "days" && items[at + 1]?.is === "hours" && !/^(?:nem|ni|nor)$/.test(item.text))
    )
      heard.refused.close();
    else if (item.is === "stop") {
      heard.refused.close();
      heard.preferred.close();
      stopped = true;
      [link, gap] = [null, 0];
    }
  }
  const ruledOut = heard.refused.drafts.map(everyOne);
  const when = settled({
    wanted: heard.wanted.drafts.map(windowOf),
    refused: ruledOut,
    preferred: heard.preferred.drafts.map(windowOf),
    soonest,
  });
  const named = heard.wanted.drafts.map((draft) => ({
    ...windowOf(draft),
    link: draft.link,
    lead: draft.lead,
    hoursLead: draft.hoursLead,
    ends: endsOf(draft),
  }));
  const [refused, told] = [heard.refused.drafts.map(windowOf), heard.event.drafts.map(windowOf)];
  return { when, named, refused, ruledOut, told, spans };
}

const allDay =
  /^(?:any ?time|any time|all day|whenever|qualquer (?:hora|horario)|cualquier (?:hora|horario)|todo el dia|o dia todo)$/;
const isWeekday = (item: Item | undefined): boolean =>
  item?.is === "days" && (item.read.weekday !== null || item.read.number !== null);

function add(into: Windows, item: Timed, link: Link, polarity: Polarity, place: Place): void {
  if (item.is === "days") into.addDays(item.read, link, item.lead, place.apart);
  else into.addHours(polarity === "refused" ? refusedHours(item.read, item.text) : item.read, link, item.lead, place);
}

/** Who refuses a weekday refuses all of them. */
const everyOne = (draft: Draft): Window =>
  draft.days?.weekday == null ? windowOf(draft) : { days: null, weekdays: [draft.days.weekday], hours: draft.hours };

function endsOf({ days, hours, hourEnds }: Draft): readonly [Window, Window] | null {
  if (!days?.ends && hourEnds) return [windowOf({ days, hours: hourEnds[0] }), windowOf({ days, hours: hourEnds[1] })];
  if (!days?.ends) return null;
  const [first, second] = days.ends;
  return [windowOf({ days: first, hours: null }), windowOf({ days: second, hours })];
}

/** Of several, the last would be the nicest. */
function prefer({ wanted, preferred }: Record<"wanted" | "preferred", Windows>): void {
  const last = wanted.drafts.at(-1);
  if (last && wanted.drafts.length > 1) preferred.drafts.push(last);
}
