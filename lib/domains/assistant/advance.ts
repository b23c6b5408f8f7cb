import { type Actor, asMember } from "@/lib/core/actor";
import type { Cause } from "@/lib/domains/ai/failure";
import type { Answers } from "@/lib/domains/assistant/answers";
import { type Proposal, type Sections, sectionsOf, toldBy, withSections } from "@/lib/domains/assistant/model/proposal";
import { proposePlan } from "@/lib/domains/assistant/propose";
import { chosenTexts, type Sentence } from "@/lib/domains/assistant/questions";
import { keepEdits, languageOf, nextTopic, relevant, sectionsToldBy, topicsOf } from "@/lib/domains/assistant/rules";
import type { Business, SayBody, Section, Topic } from "@/lib/domains/assistant/schema";
import type { State } from "@/lib/domains/assistant/store";
import { templates } from "@/lib/domains/assistant/templates/templates";
import { leftOverIn } from "@/lib/domains/assistant/understanding/services";
import {
  answersTopic,
  isCorrection,
  type Understood,
  understand,
  withTold,
} from "@/lib/domains/assistant/understanding/understand";
import type { Site } from "@/lib/domains/assistant/website";

const sayingsOf = (
  { business, services, people, places, weekly, queue, deposit, page }: Understood,
  currency: string,
) => {
  const said: Sentence[] = [];
  if (business) said.push({ say: "business", business });
  if (services) said.push({ say: "services", names: services.map(({ name }) => name) });
  if (people && people.length > 0) said.push({ say: "people", names: people });
  if (places && places.length > 0) said.push({ say: "places", names: places.map(({ name }) => name) });
  if (weekly) said.push({ say: "hours", weekly });
  if (queue !== undefined && queue !== null) said.push({ say: "queue", yes: queue });
  if (deposit) said.push({ say: "deposit", deposit, currency });
  if (page !== undefined && page !== null) said.push({ say: "page", yes: page });
  return said;
};

export type Heard = { told: Understood; said: Sentence[]; skipped?: Topic; given?: Sections };

function hearChoice(choice: string, asking: Topic): Heard {
  if (asking === "business") return { told: { business: choice as Business }, said: [] };
  if (choice === "skip") return { told: {}, said: [{ say: "usual" }], skipped: asking };
  return { told: understand(chosenTexts[choice] ?? "", asking), said: [] };
}

/**
 * What a text tells. Hours that were settled change when it says that they are wrong; otherwise it is told that they stay,
 * for an answer to another question may name times by chance.
 */
function hearText(text: string, { asking, answers }: State): Heard {
  const days = answers.weekly ? [...new Set(answers.weekly.map(({ weekday }) => weekday))] : undefined;
  const read = understand(text, asking, days);
  const told = relevant(read, answers, asking);
  const left = asking === "services" || told.services !== undefined ? leftOverIn(text) : [];
  const said: Sentence[] = left.length > 0 ? [{ say: "left_over", names: left }] : [];
  if (read.weekly === undefined || told.weekly !== undefined) return { told, said };
  if (isCorrection(text)) return { told: { ...told, weekly: read.weekly }, said };
  const same = JSON.stringify(read.weekly) === JSON.stringify(answers.weekly);
  return { told, said: same ? said : [...said, { say: "hours_stay" }] };
}

export function hear(body: SayBody, site: Site | null, state: State): Heard {
  const { asking, answers, edited } = state;
  if (body.choice !== undefined) return hearChoice(body.choice, asking);
  if (site === null) return hearText(body.text ?? "", state);
  if (site.text === null) return { told: {}, said: [{ say: "site_failed", host: site.host }] };
  // Rules cannot reliably read people from a web page.
  const read = understand(site.text, "business");
  const { business } = read;
  // A page overrides nothing that was edited by hand.
  const services = edited.includes("services") ? undefined : read.services;
  const weekly = edited.includes("schedules") ? undefined : read.weekly;
  const found = relevant(
    { ...(business ? { business } : {}), ...(services ? { services } : {}), ...(weekly ? { weekly } : {}) },
    answers,
    asking,
  );
  const any = found.services !== undefined || found.weekly !== undefined;
  return { told: found, said: [{ say: any ? "site_read" : "site_nothing", host: site.host }] };
}

/**
 * Combines what was said with a model's proposal: only what answers the question or settles a later one counts, as with
 * the rules. A page overrides nothing that was edited by hand, and does not decide how the work is done.
 */
export function withProposal(heard: Heard, proposal: Proposal, site: Site | null, state: State): Heard {
  const { answers, asking, edited } = state;
  const proposed = sectionsOf(proposal);
  const byPage = (section: Section) => site !== null && (section === "stages" || edited.includes(section));
  const open = Object.fromEntries(
    Object.entries(proposed).filter(([section]) => !byPage(section as Section)),
  ) as Sections;
  const told = relevant(toldBy(proposal, open), answers, asking);
  const topics = topicsOf(told);
  const given = Object.fromEntries(
    Object.entries(open).filter(
      ([section]) => section === "stages" || topics.has(sectionTopics[section as keyof Sections]),
    ),
  ) as Sections;
  const taken = Object.keys(given).length > 0;
  const read =
    site === null || !taken
      ? heard.said.filter(({ say }) => !taken || say !== "left_over")
      : [{ say: "site_read" as const, host: site.host }];
  // A plan needs some kind of business, even where none was named.
  const unnamed = taken && !(told.business ?? heard.told.business ?? answers.business);
  // Where a model has read the text, the rules' guess at names in it is dropped.
  const { queue, deposit, page, business } = heard.told;
  const plain = Object.entries({ queue, deposit, page, business }).filter(([, value]) => value !== undefined);
  const byRules: Understood = taken ? Object.fromEntries(plain) : heard.told;
  return {
    told: { ...byRules, ...(unnamed ? { business: "other" } : {}), ...told },
    said: taken ? [...read, { say: "by_model" }] : read,
    ...(taken ? { given } : {}),
  };
}
const sectionTopics: Record<keyof Sections, Topic> = {
  services: "services",
  groups: "people",
  resources: "people",
  schedules: "hours",
  stages: "business",
};

/** A caller who asked for a model is told that it did not help; a pause or spent budget is shown elsewhere. */
export const withoutModel = (heard: Heard, failed: Cause): Heard =>
  ["timeout", "connect", "http_status", "malformed"].includes(failed)
    ? { ...heard, said: [...heard.said, { say: "no_model" }] }
    : heard;

/** What a message makes of the plan, and what is answered. */
export function advanceSetup(
  state: State,
  { told, said, skipped, given = {} }: Heard,
  actor: Actor,
): { next: State; said: Sentence[] } {
  const language = languageOf(actor.project.locale);
  const me = asMember(actor).name;
  const business = told.business ?? state.answers.business ?? "other";
  const heard = withTold(state.answers, told, { me, person: templates[business].people.one[language] });
  // Naming only rooms also answers the question about people: the template's people are used.
  const settled = skipped ?? (answersTopic(told, state.asking) && state.asking === "people" ? "people" : undefined);
  const answers: Answers = { ...heard, skipped: settled ? [...heard.skipped, settled] : heard.skipped };
  const counted = { ...told, ...(told.anonymous || told.justMe ? { people: answers.people } : {}) };
  const understood = sayingsOf(counted, actor.project.currency);
  const own = Object.keys(given) as Section[];
  const moved = skipped !== undefined || understood.length > 0 || own.length > 0;
  const asking = moved ? nextTopic(answers) : state.asking;
  const say = moved || said.some((each) => each.say !== "no_model") ? "ask" : "again";
  const fresh = sectionsToldBy(told);
  const stays = (section: string) => !fresh.has(section as Section) && !own.includes(section as Section);
  const edited = state.edited.filter(stays);
  const before = state.by_model.filter(stays);
  const proposed = proposePlan(answers, { language, currency: actor.project.currency, me });
  const kept = keepEdits(proposed, state.content, [...edited, ...before], told);
  // The rules' proposal does not include a model's groups and hours.
  const whole = own.length + before.length > 0 ? withSections(kept, given, answers.deposit) : kept;
  const content = moved ? whole : state.content;
  const version = moved ? state.version + 1 : state.version;
  const next = { ...state, answers, edited, by_model: [...before, ...own], content, asking, version };
  return { next, said: [...said, ...understood, { say, topic: asking }] };
}
