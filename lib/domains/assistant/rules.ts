import { type Language, languages } from "@/lib/core/vocabulary";
import type { Answers } from "@/lib/domains/assistant/answers";
import { depositOf } from "@/lib/domains/assistant/propose";
import {
  type PlanContent,
  type PlanProblem,
  type PlanService,
  type Topic,
  topics,
} from "@/lib/domains/assistant/schema";
import type { Understood } from "@/lib/domains/assistant/understanding/understand";
import { fold } from "@/lib/domains/bot/understanding/text";
import { CreateScheduleBody } from "@/lib/domains/catalog/schedules/schema";
import { serviceFaults } from "@/lib/domains/catalog/services/rules";
import { configFlaws, pointerTo } from "@/lib/domains/stages/rules";

/** The product's own language that is nearest to a workspace's. */
export function languageOf(locale: string): Language {
  const [speech] = locale.split("-");
  return languages.find((each) => each.split("-")[0] === speech) ?? "en";
}

const told: Record<Exclude<Topic, "done">, (answers: Answers) => boolean> = {
  business: ({ business }) => business !== null,
  services: ({ services }) => services !== null,
  people: ({ people }) => people !== null,
  hours: ({ weekly }) => weekly !== null,
  queue: ({ queue }) => queue !== null,
  deposit: ({ deposit }) => deposit !== null,
  page: ({ page }) => page !== null,
};

const isSettled = (answers: Answers, topic: Topic): boolean =>
  topic === "done" ? false : told[topic](answers) || answers.skipped.includes(topic);

/** The first question that nobody has answered or skipped. */
export const nextTopic = (answers: Answers): Topic => topics.find((topic) => !isSettled(answers, topic)) ?? "done";

const topicOf: Record<keyof Understood, Topic> = {
  business: "business",
  services: "services",
  people: "people",
  places: "people",
  anonymous: "people",
  justMe: "people",
  weekly: "hours",
  queue: "queue",
  deposit: "deposit",
  page: "page",
};

/**
 * Which parts of a text count: the answer to the question, and whatever settles a later one. What is settled changes only
 * after the last question, so that the name of a service does not turn a garage into a salon.
 */
export function relevant(heard: Understood, answers: Answers, asking: Topic): Understood {
  const counts = (key: keyof Understood): boolean => {
    const topic = topicOf[key];
    if (topic === asking) return true;
    return asking === "done" ? topic !== "business" : !isSettled(answers, topic);
  };
  return Object.fromEntries(Object.entries(heard).filter(([key]) => counts(key as keyof Understood)));
}

export const topicsOf = (heard: Understood): Set<Topic> =>
  new Set(Object.keys(heard).map((key) => topicOf[key as keyof Understood]));

const sectionsOf: Record<Topic, readonly (keyof PlanContent)[]> = {
  business: ["services", "groups", "resources", "schedules", "stages", "booking_page"],
  services: ["services"],
  people: ["groups", "resources"],
  hours: ["schedules"],
  // For services edited by hand, these change only the fields they mention.
  queue: [],
  deposit: [],
  page: ["booking_page"],
  done: [],
};

/** The parts of the plan that an answer speaks of. */
export const sectionsToldBy = (heard: Understood): Set<keyof PlanContent> =>
  new Set(Object.keys(heard).flatMap((key) => sectionsOf[topicOf[key as keyof Understood]]));

/** Services written by hand, with the queue or the deposit that was just spoken of. */
function retold(mine: PlanService[], proposed: PlanService[], { queue, deposit }: Understood): PlanService[] {
  const waiting = proposed.filter(
    ({ kind, key }) => kind === "queue" && queue && mine.every((each) => each.key !== key),
  );
  const kept = queue === false ? mine.filter(({ kind }) => kind !== "queue") : [...mine, ...waiting];
  if (deposit === undefined) return kept;
  return kept.map((service) => ({ ...service, deposit_cents: depositOf(service.price_cents, deposit) }));
}

/** Edits by hand stay, except where an answer has just mentioned them. */
export function keepEdits(
  proposed: PlanContent,
  current: PlanContent,
  edited: readonly string[],
  told: Understood = {},
): PlanContent {
  const kept = Object.fromEntries(
    Object.entries(current).filter(([section]) => edited.includes(section)),
  ) as Partial<PlanContent>;
  const plan = { ...proposed, ...kept };
  const groups = new Set(plan.groups.map(({ key }) => key));
  const mine = kept.services ? retold(kept.services, proposed.services, told) : plan.services;
  const services = mine.map((service) => ({ ...service, needs: service.needs.filter((key) => groups.has(key)) }));
  return { ...plan, services };
}

const repeated = (items: readonly { name: string }[], at: string): PlanProblem[] => {
  const names = items.map(({ name }) => fold(name));
  return items.flatMap(({ name }, i): PlanProblem[] => {
    const pointer = `#/${at}/${i}/name`;
    if (name === "") return [{ pointer, detail: "It needs a name.", code: "name_missing" }];
    if (names.indexOf(names[i] ?? "") === i) return [];
    return [{ pointer, detail: `"${name}" is here more than once.`, code: "duplicate_name" }];
  });
};

const repeatedKeys = (items: readonly { key: string }[], at: string): PlanProblem[] =>
  items.flatMap(({ key }, i) =>
    items.findIndex((each) => each.key === key) === i
      ? []
      : [{ pointer: `#/${at}/${i}/key`, detail: `The key "${key}" is used twice.`, code: "duplicate_key" }],
  );

function serviceProblems({ services, groups, resources }: PlanContent): PlanProblem[] {
  const known = new Set(groups.map(({ key }) => key));
  const filled = new Set(resources.flatMap((resource) => resource.groups));
  return services.flatMap((service, i) => {
    const at = `#/services/${i}`;
    const named = [...service.needs, ...(service.group === null ? [] : [service.group])];
    const faults = serviceFaults({
      ...service,
      requirements: service.needs.map((group_id) => ({ group_id, resource_id: null, quantity: 1 })),
      schedule_id: null,
      group_id: service.group,
    });
    const idle = service.kind === "appointment" && service.needs.length === 0;
    return [
      ...faults.map(({ pointer, ...rest }) => ({ pointer: pointer.replace("#", at), ...rest })),
      ...(idle
        ? [{ pointer: `${at}/needs`, detail: "Nobody and nothing does it: name a group.", code: "nobody" }]
        : []),
      ...named.flatMap((key): PlanProblem[] => {
        const pointer = service.group === key ? `${at}/group` : `${at}/needs`;
        if (!known.has(key)) return [{ pointer, detail: `There is no group "${key}".`, code: "unknown_group" }];
        return filled.has(key) ? [] : [{ pointer, detail: `Nobody is in the group "${key}".`, code: "empty_group" }];
      }),
    ];
  });
}

function resourceProblems({ resources, groups, schedules }: PlanContent): PlanProblem[] {
  const [known, hours] = [new Set(groups.map(({ key }) => key)), new Set(schedules.map(({ key }) => key))];
  return resources.flatMap((resource, i) => [
    ...resource.groups
      .filter((key) => !known.has(key))
      .map((key) => ({
        pointer: `#/resources/${i}/groups`,
        detail: `There is no group "${key}".`,
        code: "unknown_group",
      })),
    ...(resource.schedule === null || hours.has(resource.schedule)
      ? []
      : [{ pointer: `#/resources/${i}/schedule`, detail: "There are no such hours.", code: "unknown_schedule" }]),
  ]);
}

const scheduleProblems = ({ schedules }: PlanContent): PlanProblem[] =>
  schedules.flatMap(({ name, weekly }, i) => {
    const read = CreateScheduleBody.safeParse({ name: name || "-", weekly });
    const faults = (read.error?.issues ?? []).map(({ path, message }) => ({
      pointer: pointerTo(["schedules", i, ...path.map(String)]),
      detail: message,
      code: "hours",
    }));
    const shut = weekly.length === 0;
    return [
      ...faults,
      ...(shut ? [{ pointer: `#/schedules/${i}/weekly`, detail: "It is never open.", code: "never_open" }] : []),
    ];
  });

/** Everything that prevents applying the plan, with its place. */
export function planProblems(plan: PlanContent): PlanProblem[] {
  const { services, resources, groups, schedules, stages } = plan;
  const empty = services.length === 0 && resources.length === 0;
  return [
    ...(empty ? [{ pointer: "#/services", detail: "There is nothing to apply yet.", code: "nothing" }] : []),
    ...repeated(services, "services"),
    ...repeated(resources, "resources"),
    ...repeated(groups, "groups"),
    ...repeated(schedules, "schedules"),
    ...repeatedKeys(services, "services"),
    ...repeatedKeys(resources, "resources"),
    ...repeatedKeys(groups, "groups"),
    ...repeatedKeys(schedules, "schedules"),
    ...serviceProblems(plan),
    ...resourceProblems(plan),
    ...scheduleProblems(plan),
    ...(stages === null ? [] : configFlaws(stages)).map(({ path, detail, code }) => ({
      pointer: pointerTo(["stages", ...path]),
      detail,
      code,
    })),
  ];
}
