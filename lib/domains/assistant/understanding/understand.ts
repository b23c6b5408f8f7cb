import { type Answers, noAnswers } from "@/lib/domains/assistant/answers";
import type { Topic } from "@/lib/domains/assistant/schema";
import { agreementIn, depositIn } from "@/lib/domains/assistant/understanding/agree";
import { businessIn } from "@/lib/domains/assistant/understanding/business";
import { aboutDeposit, aboutQueue, clausesOf, isAboutHours } from "@/lib/domains/assistant/understanding/clauses";
import { openingIn } from "@/lib/domains/assistant/understanding/hours";
import { resourcesIn } from "@/lib/domains/assistant/understanding/resources";
import { servicesIn } from "@/lib/domains/assistant/understanding/services";
import { fold } from "@/lib/domains/bot/understanding/text";

/** What a text tells, whatever was asked. `anonymous` people are counted, not named. */
export type Understood = Partial<Omit<Answers, "skipped">> & { anonymous?: number; justMe?: boolean };

const about = (text: string, pattern: RegExp): string | undefined =>
  clausesOf(text).find((clause) => pattern.test(fold(clause)));
const refused = /\b(nao|sem|no|sin|without|never|nunca)\b/;

function queueIn(text: string, asking: Topic): boolean | null {
  const said = about(text, aboutQueue);
  if (asking === "queue") return agreementIn(text) ?? (said === undefined ? null : true);
  // "sem hora marcada" speaks of the queue itself; "sem fila" of having none.
  return said === undefined
    ? null
    : !/\b(?:nao|no|sem|sin|without) (?:temos |tenemos |have |a |an |trabalhamos com |usamos )?(?:fila|cola|queue|encaixe|walk)/.test(
        fold(said),
      );
}

function depositTold(text: string, asking: Topic): Answers["deposit"] {
  if (asking === "deposit") return depositIn(text);
  const said = about(text, aboutDeposit);
  if (said === undefined) return null;
  return refused.test(fold(said)) ? "none" : depositIn(said);
}

/** Reads one text for every question at once: what was said ahead is not asked again. `days`: on which it is known to open. */
export function understand(text: string, asking: Topic, days?: readonly number[]): Understood {
  const told: Understood = {};
  const business = businessIn(text);
  if (business !== null) told.business = business;
  const hours = openingIn(
    clausesOf(text)
      .filter((clause) => asking === "hours" || isAboutHours(clause))
      .join(" , "),
    days,
  );
  if (hours !== null) told.weekly = hours;
  const services = servicesIn(text, asking === "services");
  if (services.length > 0) told.services = services;
  const { people, anonymous, places, justMe } = resourcesIn(text, asking === "people");
  if (people.length > 0) told.people = people;
  if (anonymous > 0) told.anonymous = anonymous;
  if (places.length > 0) told.places = places;
  if (justMe) told.justMe = true;
  const queue = queueIn(text, asking);
  if (queue !== null) told.queue = queue;
  const deposit = depositTold(text, asking);
  if (deposit !== null) told.deposit = deposit;
  const page = asking === "page" ? agreementIn(text) : null;
  if (page !== null) told.page = page;
  return told;
}

const correcting =
  /\b(?:wrong|incorrect|not right|actually|i meant|correction|errad[oa]s?|incorret[oa]s?|na verdade|corrig\w*|corrij\w*|correcion|correcao|equivocad[oa]s?|incorrect[oa]s?|en realidad|estan? mal)\b/;

/** Whether a text says that something said before is not so. */
export const isCorrection = (text: string): boolean => correcting.test(fold(text));

const needs: Record<Exclude<Topic, "done">, readonly (keyof Understood)[]> = {
  business: ["business"],
  services: ["services"],
  people: ["people", "places", "anonymous", "justMe"],
  hours: ["weekly"],
  queue: ["queue"],
  deposit: ["deposit"],
  page: ["page"],
};

/** Whether what was understood answers the question. */
export const answersTopic = (told: Understood, topic: Topic): boolean =>
  topic !== "done" && needs[topic].some((key) => told[key] !== undefined);

/** The answers with what was just understood in place of what was there. */
export function withTold(
  answers: Answers,
  { anonymous, justMe, ...told }: Understood,
  names: { me: string; person: string },
): Answers {
  const counted = Array.from({ length: anonymous ?? 0 }, (_, i) => `${names.person} ${i + 1}`);
  const unnamed = justMe ? [names.me] : counted;
  const people = told.people ?? (unnamed.length > 0 ? unnamed : undefined);
  // Naming people and no rooms means that there are no rooms.
  const places = told.places ?? (people !== undefined && answers.places === null ? [] : answers.places);
  return { ...noAnswers, ...answers, ...told, people: people ?? answers.people, places };
}
