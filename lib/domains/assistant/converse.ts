import type { Actor } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { invalid } from "@/lib/core/problem";
import type { Language } from "@/lib/core/vocabulary";
import { advanceSetup, type Heard, hear, withoutModel, withProposal } from "@/lib/domains/assistant/advance";
import { noAnswers } from "@/lib/domains/assistant/answers";
import { askModel } from "@/lib/domains/assistant/model/ask";
import type { Proposal } from "@/lib/domains/assistant/model/proposal";
import { choicesOf, questionOf, spoken } from "@/lib/domains/assistant/questions";
import { languageOf, planProblems } from "@/lib/domains/assistant/rules";
import type { PlanContent, SayBody, SetupConversation, SetupMessage, Topic } from "@/lib/domains/assistant/schema";
import {
  beginning,
  deleteMessages,
  findState,
  insertMessages,
  lockState,
  saveState,
  selectMessages,
  type Told,
} from "@/lib/domains/assistant/store";
import { keptStages } from "@/lib/domains/assistant/templates/stages";
import { answersTopic } from "@/lib/domains/assistant/understanding/understand";
import { blockersOf } from "@/lib/domains/assistant/undo";
import { readSite, type Site, siteIn } from "@/lib/domains/assistant/website";

const languageFor = (actor: Actor, asked: Language | undefined): Language => asked ?? languageOf(actor.project.locale);

/** What was said, the newest first. */
export async function messagesOf(
  actor: Actor,
  asked: Language | undefined,
  before: string | null,
  take: number,
): Promise<SetupMessage[]> {
  const language = languageFor(actor, asked);
  const messages = await selectMessages(reader(actor), actor.project.id, before, take);
  return messages.map(({ id, created_at, ...told }) => ({
    id,
    created_at,
    author: told.author,
    text: told.author === "member" ? told.text : told.said.map((each) => spoken(each, language)).join("\n"),
  }));
}

/** The question that waits. */
export async function askingOf(actor: Actor, asked: Language | undefined): Promise<SetupConversation["asking"]> {
  const language = languageFor(actor, asked);
  const { asking, applied } = await findState(reader(actor), actor.project.id);
  return {
    topic: asking,
    text: questionOf(asking, language),
    choices: (applied ? [] : choicesOf(asking)).map(({ value, label }) => ({ value, label: label[language] })),
  };
}

const labelOf = (choice: string, topic: Topic, language: Language): string | undefined =>
  choicesOf(topic).find(({ value }) => value === choice)?.label[language];

const byWords: readonly Topic[] = ["queue", "deposit", "page"];

/** What would be wrong with a plan that was not wrong before. */
function faultsOf(plan: PlanContent, before: PlanContent): string[] {
  const known = new Set(planProblems(before).map(({ pointer, code }) => `${pointer} ${code}`));
  const faults = planProblems(plan).filter(({ pointer, code }) => !known.has(`${pointer} ${code}`));
  const lost =
    plan.stages === null ? [] : keptStages.filter((key) => plan.stages?.stages.every((each) => each.key !== key));
  return [
    ...faults.map(({ pointer, detail }) => `${pointer}: ${detail}`),
    ...lost.map((key) => `#/stages: the stage "${key}" must stay.`),
  ];
}

/**
 * Understands a message, by a model where one is configured and answers well, otherwise by the rules. A plain answer to a
 * plain question needs no model. `version`: the plan that it was made for.
 */
async function listen(actor: Actor, body: SayBody, site: Site | null): Promise<{ version: number; heard: Heard }> {
  const state = await findState(reader(actor), actor.project.id);
  const { version, asking, applied } = state;
  const heard = applied ? { told: {}, said: [] } : hear(body, site, state);
  const plain = byWords.includes(asking) && answersTopic(heard.told, asking);
  if (body.text === undefined || applied || plain || site?.text === null) return { version, heard };
  const language = languageOf(actor.project.locale);
  const about = { state, text: body.text, site, language, currency: actor.project.currency };
  const before = advanceSetup(state, heard, actor).next.content;
  const asked = await askModel(actor.project.id, about, (proposal: Proposal) =>
    faultsOf(advanceSetup(state, withProposal(heard, proposal, site, state), actor).next.content, before),
  );
  if (!asked) return { version, heard };
  if ("failed" in asked) return { version, heard: withoutModel(heard, asked.failed) };
  return { version, heard: withProposal(heard, asked.proposal, site, state) };
}

/** One turn: what the person says, what it changes in the plan, and the next question. */
export async function answerSetup(actor: Actor, body: SayBody): Promise<void> {
  const language = languageFor(actor, body.language);
  const url = body.text === undefined ? null : siteIn(body.text);
  const site = url === null ? null : await readSite(url); // Before the transaction: a slow site or model must not hold it open.
  const listened = await listen(actor, body, site);
  return inTransaction(actor, async (tx) => {
    const { id } = actor.project;
    const state = await lockState(tx, id);
    const text = body.text ?? labelOf(body.choice ?? "", state.asking, language);
    if (text === undefined)
      throw invalid({ pointer: "#/choice", detail: "This is not among the choices now.", code: "unknown_choice" });
    const opening: Told[] =
      (await selectMessages(tx, id, null, 1)).length === 0
        ? [{ author: "assistant", said: [{ say: "ask", topic: state.asking }] }]
        : [];
    const restart = body.choice === "restart";
    if (state.applied && !(restart && (await blockersOf(actor, tx, state.applied)).length > 0)) {
      // Starting over would forget what was created and its undo; where there is none, nothing is lost.
      const told: Told[] = [
        { author: "member", text },
        { author: "assistant", said: [{ say: "already" }] },
      ];
      await insertMessages(tx, id, [...opening, ...told], actor.now);
    } else if (restart) {
      await deleteMessages(tx, id);
      await saveState(tx, id, { ...beginning, answers: noAnswers, version: state.version + 1 }, actor.now);
    } else {
      const heard = state.version === listened.version ? listened.heard : hear(body, site, state);
      const { next, said } = advanceSetup(state, heard, actor);
      await saveState(tx, id, next, actor.now);
      await insertMessages(tx, id, [...opening, { author: "member", text }, { author: "assistant", said }], actor.now);
    }
    await record(tx, id, "setup_plan.updated", id);
  });
}
