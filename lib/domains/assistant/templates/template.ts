import type { Language } from "@/lib/core/vocabulary";
import type { Business, PlanHours } from "@/lib/domains/assistant/schema";

/** A text in the three languages of the product. */
export type Words = Record<Language, string>;

export const words = (pt: string, es: string, en: string): Words => ({ "pt-BR": pt, es, en });

type TemplateService = {
  name: Words;
  kind: "appointment" | "queue";
  minutes: number;
  buffer: number;
  /** In whole reais; other currencies are converted from it. */
  price: number | null;
};

/** What a business of a kind usually has. */
export type Template = {
  business: Business;
  services: readonly TemplateService[];
  /** The people's group, and what one of them is called. */
  people: { group: Words; one: Words; usual: number };
  /** The rooms, machines or vehicles; `needed`: an appointment takes one of them beside a person. */
  places: { group: Words; one: Words; kind: "room" | "equipment" | "vehicle"; usual: number; needed: boolean } | null;
  weekly: readonly PlanHours[];
  /** The service that waits in a queue, where there is one. */
  queue: { name: Words; minutes: number; usual: boolean };
};

const on = (days: readonly number[], from: string, to: string): PlanHours[] =>
  days.map((weekday) => ({ weekday, from, to }));

const workdays = [1, 2, 3, 4, 5];
export const hours = {
  office: [...on(workdays, "08:00", "18:00"), ...on([6], "08:00", "12:00")],
  shop: [...on([2, 3, 4, 5, 6], "09:00", "19:00")],
  long: [...on(workdays, "07:00", "21:00"), ...on([6], "08:00", "13:00")],
  daily: on([1, 2, 3, 4, 5, 6], "09:00", "20:00"),
};

/** Approximate exchange rates, in round steps. */
const rates: Record<string, { rate: number; step: number }> = {
  BRL: { rate: 1, step: 1 },
  USD: { rate: 0.25, step: 1 },
  ARS: { rate: 250, step: 500 },
  PYG: { rate: 1400, step: 5000 },
};

export function priceIn(currency: string, reais: number | null): number | null {
  if (reais === null) return null;
  const { rate, step } = rates[currency] ?? { rate: 1, step: 1 };
  return Math.max(1, Math.round((reais * rate) / step)) * step * 100;
}
