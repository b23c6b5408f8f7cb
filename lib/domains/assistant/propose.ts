import type { Language } from "@/lib/core/vocabulary";
import type { Answers, SpokenService } from "@/lib/domains/assistant/answers";
import type { PlanContent, PlanResource, PlanService } from "@/lib/domains/assistant/schema";
import { stagesOf } from "@/lib/domains/assistant/templates/stages";
import { priceIn, type Template, type Words, words } from "@/lib/domains/assistant/templates/template";
import { templates } from "@/lib/domains/assistant/templates/templates";
import { fold } from "@/lib/domains/bot/understanding/text";

/** What the proposal depends on besides the answers. `me` is used where nobody else was named. */
export type Setting = { language: Language; currency: string; me: string };

export const nothing: PlanContent = {
  services: [],
  groups: [],
  resources: [],
  schedules: [],
  stages: null,
  booking_page: true,
};

const scheduleKey = "hours";
const scheduleName: Words = words("Horário de funcionamento", "Horario de atención", "Opening hours");

const numbered = (one: Words, language: Language, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? one[language] : `${one[language]} ${i + 1}`));

function peopleOf({ people }: Answers, template: Template, { language, me }: Setting): string[] {
  if (people !== null) return people;
  const { one, usual } = template.people;
  return usual === 1 ? [me] : numbered(one, language, usual);
}

function placesOf({ places }: Answers, { places: usual }: Template, { language }: Setting): Answers["places"] {
  if (places !== null || usual === null) return places;
  return numbered(usual.one, language, usual.usual).map((name) => ({ kind: usual.kind, name }));
}

function resourcesOf(people: readonly string[], places: Answers["places"]): PlanResource[] {
  const common = { capacity: 1, schedule: scheduleKey };
  const persons = people.map(
    (name, i): PlanResource => ({ key: `person-${i + 1}`, name, kind: "person", ...common, groups: ["people"] }),
  );
  const things = (places ?? []).map(
    ({ name, kind }, i): PlanResource => ({ key: `place-${i + 1}`, name, kind, ...common, groups: ["places"] }),
  );
  return [...persons, ...things];
}

/** What is paid ahead of a price: never more than it. */
export function depositOf(price: number | null, deposit: Answers["deposit"]): number | null {
  if (price === null || price === 0 || deposit === null || deposit === "none") return null;
  const cents = deposit.percent === null ? (deposit.cents ?? 0) : Math.round((price * deposit.percent) / 100);
  return cents < 1 ? null : Math.min(price, cents);
}

/** A service from what was said; missing values come from a template service of the same name, else from the default. */
function spokenService({ name, minutes, price_cents }: SpokenService, template: Template, language: Language) {
  const twin = template.services.find((each) => fold(each.name[language]) === fold(name));
  const usual = twin ?? template.services[0];
  return {
    name,
    minutes: minutes ?? twin?.minutes ?? 30,
    buffer: twin?.buffer ?? (usual ? Math.min(usual.buffer, 5) : 0),
    price: price_cents,
  };
}

function servicesOf(answers: Answers, template: Template, needs: string[], setting: Setting): PlanService[] {
  const { language, currency } = setting;
  const appointments =
    answers.services?.map((spoken) => spokenService(spoken, template, language)) ??
    template.services.map(({ name, minutes, buffer, price }) => ({
      name: name[language],
      minutes,
      buffer,
      price: priceIn(currency, price),
    }));
  const { queue } = template;
  // Where the services were named, a queue is added only when it was asked for, or the usual was chosen.
  const usual = queue.usual && (answers.services === null || answers.skipped.includes("queue"));
  const waits = (answers.queue ?? usual) && needs.includes("people");
  const common = appointments.map(
    ({ name, minutes, buffer, price }, i): PlanService => ({
      key: `service-${i + 1}`,
      name,
      kind: "appointment",
      duration_minutes: minutes,
      buffer_minutes: buffer,
      price_cents: price,
      deposit_cents: depositOf(price, answers.deposit),
      needs,
      group: null,
    }),
  );
  const waiting: PlanService = {
    key: "queue",
    name: queue.name[language],
    kind: "queue",
    duration_minutes: queue.minutes,
    buffer_minutes: 0,
    price_cents: null,
    deposit_cents: null,
    needs: [],
    group: "people",
  };
  return waits ? [...common, waiting] : common;
}

/**
 * The plan that follows from the answers, by rules alone. The interface for anything that proposes plans: it gets what
 * was understood and returns a whole plan, which the person then edits.
 */
export function proposePlan(answers: Answers, setting: Setting): PlanContent {
  if (answers.business === null) return nothing;
  const template = templates[answers.business];
  const { language } = setting;
  const people = peopleOf(answers, template, setting);
  const places = placesOf(answers, template, setting) ?? [];
  const needs = [
    ...(people.length > 0 ? ["people"] : []),
    // With fewer places than people they are shared; vehicles are taken along, not booked.
    ...(places.length > 0 && template.places?.needed && places.some(({ kind }) => kind !== "vehicle")
      ? ["places"]
      : []),
  ];
  const groups = [
    ...(people.length > 0 ? [{ key: "people", name: template.people.group[language] }] : []),
    ...(places.length > 0 ? [{ key: "places", name: placesName(template, places, language) }] : []),
  ];
  return {
    services: servicesOf(answers, template, needs, setting),
    groups,
    resources: resourcesOf(people, places),
    schedules: [{ key: scheduleKey, name: scheduleName[language], weekly: [...(answers.weekly ?? template.weekly)] }],
    stages: stagesOf(answers.business, language),
    booking_page: answers.page ?? true,
  };
}

const kindNames = {
  room: words("Salas", "Salas", "Rooms"),
  equipment: words("Equipamentos", "Equipos", "Equipment"),
  vehicle: words("Veículos", "Vehículos", "Vehicles"),
  person: words("Equipe", "Equipo", "Team"),
};

/** By the template's own word where its things are meant, else by what they are. */
function placesName({ places: usual }: Template, places: NonNullable<Answers["places"]>, language: Language): string {
  const one = usual && fold(usual.one[language]);
  if (usual && places.every(({ name }) => fold(name).startsWith(one ?? ""))) return usual.group[language];
  return kindNames[places[0]?.kind ?? "room"][language];
}
