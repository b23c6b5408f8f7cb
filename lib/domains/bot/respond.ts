import { type Actor, type Project, systemActor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Scope } from "@/lib/core/scopes";
import { answer } from "@/lib/domains/bot/answer";
import type { Said } from "@/lib/domains/bot/dialogue/engine";
import { type Dialogue, heldBy } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { guard } from "@/lib/domains/bot/guard";
import { heardIn, historyOf, isSaid, lastWords, unanswered, wordsBefore } from "@/lib/domains/bot/heard";
import { mayAnswer } from "@/lib/domains/bot/may-answer";
import { nameContact } from "@/lib/domains/bot/name-contact";
import { type DeferredWrite, detailsOf, realTools } from "@/lib/domains/bot/real-tools";
import type { Bot, BotTrace } from "@/lib/domains/bot/schema";
import { type Answered, putAnswer, readCatalog, readStanding } from "@/lib/domains/bot/store";
import { rememberReads } from "@/lib/domains/bot/turn-reads";
import { tellWaiting } from "@/lib/domains/bot/waiting";
import { automaticReply } from "@/lib/domains/conversations/messages/send";
import { readConversation } from "@/lib/domains/conversations/store";

/** What the bot may do, and no more. */
const scopes: ReadonlySet<Scope> = new Set(["slots:read", "bookings:read", "bookings:write", "config:read"]);

export const botActor = (project: Project, bot: Bot, now: Date): Actor => ({
  ...systemActor(project, { id: "bot", name: bot.name }, now),
  // What it does, it says itself.
  notify: false,
  scopes,
});

export type Search = (project: ProjectId) => Tools["search"];

/**
 * Answers what a contact said last. Whoever speaks while it thinks makes its answer worthless: it is dropped, and what
 * was held for it goes back. A message is answered once, however often this runs.
 */
export async function respondToCustomer(projectId: ProjectId, conversationId: string, search: Search): Promise<string> {
  const now = clock.now();
  // None of the three needs another. A message that is left to people costs two reads too many, and any other waits once.
  const [found, words, catalog] = await Promise.all([
    readStanding(sqlOf({}), projectId, conversationId, now),
    lastWords(projectId, conversationId),
    readCatalog(sqlOf({}), projectId),
  ]);
  if (!found) return "gone";
  const { project, conversation, bot, policies, ...standing } = found;
  const policy = policies.find((each) => each.channel === conversation.channel);
  if (!(await mayAnswer(project.id, bot, policy, now))) return "off";
  if (conversation.mode === "human") return tellWaiting(project, bot, conversation, now);
  const messages = unanswered(words, standing.answered);
  const last = messages.at(-1);
  if (!last) return "answered before";
  const said = messages.filter(isSaid);
  if (said.length === 0) return "nothing said";
  const actor = botActor(project, bot, now);
  const { turn, channel, customer_id: customer } = conversation;
  const { country, address } = standing;
  const served = { conversation: conversationId, channel, customer, turn, country, address };
  const first = messages[0]?.n ?? last.n;
  if (await guard(project.id, served, standing, messages, wordsBefore(words, first), now)) return "held back";
  const writes: DeferredWrite[] = [];
  const real = realTools(actor, served, search(project.id), (write) => writes.push(write), catalog);
  const tools = rememberReads(real, detailsOf(standing.contact));
  const kept = standing.dialogue;
  // Until their words show it, a visitor speaks the language of their widget.
  const before = { ...kept, language: kept.language ?? standing.visitor };
  const setting = {
    bot,
    now,
    timezone: project.timezone,
    country,
    failuresBeforeHandoff: policy?.handoff_after ?? bot.handoff.after_failures,
  };
  const history = historyOf(words, first);
  const isCurrent = async () => {
    const present = await readConversation(reader({}), project.id, conversationId);
    return present?.mode === "bot" && present.turn === turn;
  };
  const talk = { project: project.id, channel, history, isCurrent };
  const answered = await answer(
    before,
    heardIn(said),
    tools,
    setting,
    talk,
    said.map((each) => heardIn([each])),
  );
  if (!answered) return "overtaken";
  const { name } = answered.said.dialogue.given;
  if (answered.said.handedOver && name !== null) writes.push((inside) => nameContact(inside, served, name));
  const outcome = await put(actor, bot, conversationId, { n: last.n, turn, ...answered, writes });
  if (outcome !== "sent") await giveBack(before, answered.said.dialogue, tools);
  return outcome;
}

/** What this turn held goes back. What was held before it stays: the dialogue that is kept still asks about it. */
async function giveBack(before: Dialogue, { open }: Dialogue, tools: Tools): Promise<void> {
  const hold = heldBy(open);
  if (hold !== null && hold !== heldBy(before.open)) await tools.release(hold);
}

type Outcome = { n: number; turn: number; said: Said; trace: BotTrace; writes: readonly DeferredWrite[] };

/** The answer, what is done with it, where the dialogue stands after it, and its trace: all of it, or none. */
async function put(actor: Actor, bot: Bot, id: string, { n, turn, said, trace, writes }: Outcome): Promise<string> {
  const { project, now } = actor;
  const author = { type: "bot", id: "bot", name: bot.name };
  const called = said.teamAsked ? "conversation.team_asked" : null;
  const answer: Answered = {
    n,
    trace,
    says: said.replies.map((text) => automaticReply(author, { text }, turn, now)),
    dialogue: said.dialogue,
    calls: said.handedOver ? "conversation.handed_over" : called,
  };
  if (writes.length === 0) return putAnswer(sqlOf({}), project.id, id, answer, now);
  return inTransaction({}, async (tx) => {
    const outcome = await putAnswer(sqlOf({ tx }), project.id, id, answer, now);
    if (outcome === "sent") for (const write of writes) await write({ ...actor, tx });
    return outcome;
  });
}
