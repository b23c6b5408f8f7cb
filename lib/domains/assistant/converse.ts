import { type Actor, asMember } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { invalid } from "@/lib/core/problem";
import { type Answers, noAnswers } from "@/lib/domains/assistant/answers";
import { propose } from "@/lib/domains/assistant/propose";
import { keepEdits, languageOf, nextTopic, relevant, sectionsToldBy } from "@/lib/domains/assistant/rules";
import { choicesOf, chosenTexts, questionOf, type Saying, spoken } from "@/lib/domains/assistant/sayings";
import type { Business, Language, SayBody, SetupConversation, Topic } from "@/lib/domains/assistant/schema";
import {
  beginning,
  deleteMessages,
  findState,
  insertMessages,
  lockState,
  type State,
  saveState,
  selectMessages,
  type Told,
} from "@/lib/domains/assistant/store";
import { templates } from "@/lib/domains/assistant/templates/templates";
import { answersTopic, type Understood, understand, withTold } from "@/lib/domains/assistant/understanding/understand";
import { readSite, type Site, siteIn } from "@/lib/domains/assistant/website";

const languageFor = (actor: Actor, asked: Language | undefined): Language => asked ?? languageOf(actor.project.locale);

/** The conversation so far and the question that waits. */
export async function conversationOf(actor: Actor, asked: Language | undefined): Promise<SetupConversation> {
  const language = languageFor(actor, asked);
  const tx = reader(actor);
  const { asking, applied } = await findState(tx, actor.project.id);
  const messages = await selectMessages(tx, actor.project.id);
  return {
    data: messages.map(({ id, created_at, ...told }) => ({
      ...{ id, created_at, author: told.author },
      text: told.author === "member" ? told.text : told.said.map((each) => spoken(each, language)).join("\n"),
    })),
    asking: {
      topic: asking,
      text: questionOf(asking, language),
      choices: (applied ? [] : choicesOf(asking)).map(({ value, label }) => ({ value, label: label[language] })),
    },
  };
}

const sayingsOf = (
  { business, services, people, places, weekly, queue, deposit, page }: Understood,
  currency: string,
) => {
  const said: Saying[] = [];
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

type Heard = { told: Understood; said: Saying[]; skipped?: Topic };

function hearChoice(choice: string, asking: Topic): Heard {
  if (asking === "business") return { told: { business: choice as Business }, said: [] };
  if (choice === "skip") return { told: {}, said: [{ say: "usual" }], skipped: asking };
  return { told: understand(chosenTexts[choice] ?? "", asking), said: [] };
}

function hear(body: SayBody, site: Site | null, { asking, answers }: State): Heard {
  if (body.choice !== undefined) return hearChoice(body.choice, asking);
  if (site === null) return { told: relevant(understand(body.text ?? "", asking), answers, asking), said: [] };
  if (site.text === null) return { told: {}, said: [{ say: "site_failed", host: site.host }] };
  // Whoever works somewhere is seldom told in a way that rules could read off a page.
  const { business, services, weekly } = understand(site.text, "business");
  const found = relevant(
    { ...(business ? { business } : {}), ...(services ? { services } : {}), ...(weekly ? { weekly } : {}) },
    answers,
    asking,
  );
  const any = found.services !== undefined || found.weekly !== undefined;
  return { told: found, said: [{ say: any ? "site_read" : "site_nothing", host: site.host }] };
}

/** What a message makes of the plan, and what is answered. */
function advance(state: State, { told, said, skipped }: Heard, actor: Actor): { next: State; said: Saying[] } {
  const language = languageOf(actor.project.locale);
  const me = asMember(actor).name;
  const business = told.business ?? state.answers.business ?? "other";
  const heard = withTold(state.answers, told, { me, person: templates[business].people.one[language] });
  // Rooms alone answer the question for people too: then the usual people do.
  const settled = skipped ?? (answersTopic(told, state.asking) && state.asking === "people" ? "people" : undefined);
  const answers: Answers = { ...heard, skipped: settled ? [...heard.skipped, settled] : heard.skipped };
  const counted = { ...told, ...(told.anonymous || told.justMe ? { people: answers.people } : {}) };
  const understood = sayingsOf(counted, actor.project.currency);
  const moved = skipped !== undefined || understood.length > 0;
  const asking = moved ? nextTopic(answers) : state.asking;
  const say = moved || said.length > 0 ? "ask" : "again";
  const fresh = sectionsToldBy(told);
  const edited = state.edited.filter((section) => !fresh.has(section as never));
  const content = moved
    ? keepEdits(propose(answers, { language, currency: actor.project.currency, me }), state.content, edited, told)
    : state.content;
  const version = moved ? state.version + 1 : state.version;
  const next = { ...state, answers, edited, content, asking, version };
  return { next, said: [...said, ...understood, { say, topic: asking }] };
}

const labelOf = (choice: string, topic: Topic, language: Language): string | undefined =>
  choicesOf(topic).find(({ value }) => value === choice)?.label[language];

/** One turn: what the person says, what it changes in the plan, and the next question. */
export async function say(actor: Actor, body: SayBody): Promise<SetupConversation> {
  const language = languageFor(actor, body.language);
  const url = body.text === undefined ? null : siteIn(body.text);
  const site = url === null ? null : await readSite(url); // Before the transaction: a slow site must not hold it open.
  return inTransaction(actor, async (tx) => {
    const { id } = actor.project;
    const state = await lockState(tx, id);
    const text = body.text ?? labelOf(body.choice ?? "", state.asking, language);
    if (text === undefined)
      throw invalid({ pointer: "#/choice", detail: "This is not among the choices now.", code: "unknown_choice" });
    const opening: Told[] =
      (await selectMessages(tx, id)).length === 0
        ? [{ author: "assistant", said: [{ say: "ask", topic: state.asking }] }]
        : [];
    if (state.applied) {
      // Beginning anew would forget what was made, and with it the way to undo it.
      const told: Told[] = [
        { author: "member", text },
        { author: "assistant", said: [{ say: "already" }] },
      ];
      await insertMessages(tx, id, [...opening, ...told], actor.now);
    } else if (body.choice === "restart") {
      await deleteMessages(tx, id);
      await saveState(tx, id, { ...beginning, answers: noAnswers, version: state.version + 1 }, actor.now);
    } else {
      const { next, said } = advance(state, hear(body, site, state), actor);
      await saveState(tx, id, next, actor.now);
      await insertMessages(tx, id, [...opening, { author: "member", text }, { author: "assistant", said }], actor.now);
    }
    await record(tx, id, "setup_plan.updated", id);
    return conversationOf({ ...actor, tx }, language);
  });
}
