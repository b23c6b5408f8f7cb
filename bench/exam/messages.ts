import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { type Meaning, understand } from "@/lib/domains/bot/understanding/understand";
import { fits } from "@/lib/domains/bot/understanding/when/window";
import type { Business, ExamSet, Expected, FirstMessage, Result } from "./set";

const spoken: Record<Business["language"], Spoken> = { "pt-BR": "pt", es: "es", en: "en" };
const minuteOf = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
const idsOf = (things: readonly { id: string }[]): string =>
  things
    .map(({ id }) => id)
    .sort()
    .join("+") || "none";
const wanted = (ids: readonly string[]): string => [...ids].sort().join("+") || "none";

function fieldsWrong(meaning: Meaning, expected: Expected): string[] {
  const wrong: string[] = [];
  const differs = (what: string, got: string | number, should: string | number): void => {
    if (got !== should) wrong.push(`${what} ${got} instead of ${should}`);
  };
  if (expected.services) differs("services", idsOf(meaning.services), wanted(expected.services));
  if (expected.people) differs("people", idsOf(meaning.people), wanted(expected.people));
  if (expected.party !== undefined) differs("party", meaning.party ?? 1, expected.party);
  const inside = (time: string): boolean => fits(meaning.when, time.slice(0, 10), minuteOf(time));
  for (const time of expected.fits ?? []) if (!inside(time)) wrong.push(`${time} does not fit`);
  for (const time of expected.misfits ?? []) if (inside(time)) wrong.push(`${time} fits`);
  const { second } = expected;
  const [other] = meaning.others;
  if (second && !second.intent.includes(other?.intent ?? "")) wrong.push(`second ${other?.intent ?? "none"}`);
  if (second?.services) differs("second", idsOf(other?.services ?? []), wanted(second.services));
  return wrong;
}

export type Read = Result & { intent: boolean; wants: string };

/** The bot knows who does what. */
const doersOf = ({ people }: Business, service: string): string[] =>
  people.filter(({ services }) => services.includes(service)).map(({ id }) => id);

function read(message: FirstMessage, { businesses, now }: ExamSet): Read {
  const business = businesses.find(({ id }) => id === message.business);
  if (!business) throw new Error(`There is no business ${message.business}.`);
  const meaning = understand(message.text, {
    now: { date: now.slice(0, 10), minute: minuteOf(now) },
    usual: spoken[business.language],
    services: business.services.map((service) => ({ ...service, people: doersOf(business, service.id) })),
    people: business.people,
    offered: 0,
    handoffWords: [],
  });
  const { expect } = message;
  const intent = expect.intent.includes(meaning.intent);
  const wrong = [
    ...(intent ? [] : [`intent ${meaning.intent} instead of ${expect.intent.join(" or ")}`]),
    ...fieldsWrong(meaning, expect),
  ];
  return { what: `${message.language}: ${message.text}`, wants: expect.intent[0] ?? "", intent, wrong };
}

export const readMessages = (set: ExamSet): Read[] => set.messages.map((message) => read(message, set));
