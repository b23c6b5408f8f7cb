import { z } from "zod";
import type { Answers } from "@/lib/domains/assistant/answers";
import { depositOf } from "@/lib/domains/assistant/propose";
import {
  businesses,
  type PlanContent,
  PlanGroup,
  PlanResource,
  PlanSchedule,
  PlanService,
  type Section,
} from "@/lib/domains/assistant/schema";
import type { Understood } from "@/lib/domains/assistant/understanding/understand";
import { fold } from "@/lib/domains/bot/understanding/text";
import { StageContent } from "@/lib/domains/stages/schema";

/** What a model may propose: parts of the plan, within tighter limits than a person's edits. */

const Name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{C}<>]*$/u, { error: "must be plain words" })
  .refine((name) => !/https?:|www\.|\S+@\S+\.\S|\.(?:com|net|org|io|app)\b/i.test(name), {
    error: "must not have a link",
  });

const Service = PlanService.extend({
  name: Name,
  duration_minutes: z.int().min(5).max(1440),
  buffer_minutes: z.int().min(0).max(240).default(0),
  price_cents: z.int().min(0).max(1_000_000_000).nullable().default(null),
  deposit_cents: z.int().min(1).max(1_000_000_000).nullable().default(null),
  needs: PlanService.shape.needs.default([]),
  group: PlanService.shape.group.default(null),
});
const Resource = PlanResource.extend({
  name: Name,
  capacity: z.int().min(1).max(100).default(1),
  groups: PlanResource.shape.groups.default([]),
  schedule: PlanResource.shape.schedule.default(null),
});

export const Proposal = z.strictObject({
  business: z.enum(businesses).nullish().describe("Null where the words do not tell."),
  services: z.array(Service).min(1).max(40).nullish(),
  groups: z
    .array(PlanGroup.extend({ name: Name }))
    .min(1)
    .max(10)
    .nullish(),
  resources: z.array(Resource).min(1).max(60).nullish(),
  schedules: z
    .array(PlanSchedule.extend({ name: Name, weekly: PlanSchedule.shape.weekly.min(1) }))
    .min(1)
    .max(10)
    .nullish(),
  stages: StageContent.nullish(),
});
export type Proposal = z.output<typeof Proposal>;

const mostFaults = 12;

/** Reads the JSON out of an answer, fenced or not; or says what is wrong with it. */
export function readProposal(written: string): { proposal: Proposal } | { faults: string[] } {
  const from = written.indexOf("{");
  let json: unknown;
  try {
    json = JSON.parse(written.slice(from, written.lastIndexOf("}") + 1));
  } catch {
    return { faults: ["This is no JSON object."] };
  }
  const read = Proposal.safeParse(json);
  if (read.success) return { proposal: read.data };
  const faults = read.error.issues.map(({ path, message }) => `${path.join(".") || "object"}: ${message}`);
  return { faults: faults.slice(0, mostFaults) };
}

const sections = ["services", "groups", "resources", "schedules", "stages"] as const satisfies readonly Section[];
export type Sections = Partial<Pick<PlanContent, (typeof sections)[number]>>;

/** The parts that it speaks of. */
export const sectionsOf = (proposal: Proposal): Sections =>
  Object.fromEntries(sections.flatMap((section) => (proposal[section] ? [[section, proposal[section]]] : [])));

/** What was said, in the form of the questions: what a model has understood is not asked again. */
export function toldBy({ business }: Proposal, { services, resources, schedules }: Sections): Understood {
  const appointments = services?.filter(({ kind }) => kind === "appointment");
  const people = resources?.filter(({ kind }) => kind === "person");
  const places = resources?.filter(({ kind }) => kind !== "person");
  return {
    ...(business ? { business } : {}),
    ...(appointments
      ? {
          services: appointments.map(({ name, duration_minutes: minutes, price_cents }) => ({
            name,
            minutes,
            price_cents,
          })),
        }
      : {}),
    ...(services?.some(({ kind }) => kind === "queue") ? { queue: true } : {}),
    ...(people && people.length > 0 ? { people: people.map(({ name }) => name) } : {}),
    ...(places && resources ? { places: places.map(({ name, kind }) => ({ name, kind })) } : {}),
    ...(schedules?.[0] ? { weekly: schedules[0].weekly } : {}),
  };
}

const once = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ name }, i) => items.findIndex((each) => fold(each.name) === fold(name)) === i);

const paidAhead = (service: PlanService, deposit: Answers["deposit"]): PlanService => {
  const { price_cents: price } = service;
  const paid = service.deposit_cents ?? depositOf(price, deposit);
  return { ...service, deposit_cents: !price || paid === null ? null : Math.min(price, paid) };
};

/**
 * The plan with these parts merged in and references repaired: missing groups or hours are dropped, and parts left
 * without any get the default ones.
 */
export function withSections(plan: PlanContent, given: Sections, deposit: Answers["deposit"]): PlanContent {
  const groups = given.groups ? once(given.groups) : plan.groups;
  const schedules = given.schedules ? once(given.schedules) : plan.schedules;
  const known = new Set(groups.map(({ key }) => key));
  const listed = given.resources ? once(given.resources) : plan.resources;
  const placed = listed.map((resource) => ({ ...resource, groups: resource.groups.filter((key) => known.has(key)) }));
  const resources = placed.map((resource) => {
    const kin = placed.find(({ kind, groups: of }) => kind === resource.kind && of.length > 0);
    const open = schedules.some(({ key }) => key === resource.schedule);
    return {
      ...resource,
      groups: resource.groups.length > 0 ? resource.groups : (kin?.groups ?? [...known].slice(0, 1)),
      schedule: open ? resource.schedule : (schedules[0]?.key ?? null),
    };
  });
  const filled = (key: string | null): key is string =>
    resources.some((each) => key !== null && each.groups.includes(key));
  const usual = resources.find(({ kind }) => kind === "person")?.groups[0] ?? resources[0]?.groups[0];
  const offered = given.services ? once(given.services).map((each) => paidAhead(each, deposit)) : plan.services;
  const services = offered.map((service): PlanService => {
    const queue = service.kind === "queue";
    const needs = [...new Set(service.needs)].filter(filled);
    return {
      ...service,
      needs: queue ? [] : needs.length === 0 && usual ? [usual] : needs,
      group: !queue ? null : filled(service.group) ? service.group : (usual ?? null),
    };
  });
  return { ...plan, ...given, groups, schedules, resources, services };
}
