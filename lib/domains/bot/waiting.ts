import type { Project } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { sentencesFor } from "@/lib/domains/bot/dialogue/sentences-for";
import { heardIn, isByTeam, isSaid, messagesAfter } from "@/lib/domains/bot/heard";
import type { Bot, BotTrace } from "@/lib/domains/bot/schema";
import { findDialogue, keepTurn, selectTurns } from "@/lib/domains/bot/store";
import { traceOf } from "@/lib/domains/bot/trace";
import { alarming, dangerIn } from "@/lib/domains/bot/understanding/intent/danger";
import { fold } from "@/lib/domains/bot/understanding/text";
import { replyAutomatically } from "@/lib/domains/conversations/messages/send";
import { type Locked, lockConversation } from "@/lib/domains/conversations/store";

/** Who has just read that somebody was called is not told again so soon. */
const pause = 5 * 60_000;

/** Whether a turn only said again that somebody was called. */
const isTold = ({ understood }: BotTrace): boolean => Object.keys(understood).length === 0;
/** As many of the last turns as are searched for the one that handed over. */
const remembered = 20;
/** "What do I do?", "help": who called out before waits for no pause. */
const asksHelp =
  /\S+ \S+ \S.*\?|\b(?:o que (?:eu )?(?:faco|fazer)|que (?:hago|hacemos|debo)|what (?:do|should|can) (?:i|we)|e agora|y ahora|now what|ajud\w*|ayud\w*|help|socorro|auxilio)\b/;

/**
 * Tells a customer who goes on writing after the bot handed over that a person was called and nothing is done meanwhile;
 * danger, and a question after an alarm, get the emergency message again. Silent as soon as somebody of the team has taken or answered the conversation.
 */
export async function tellWaiting(project: Project, bot: Bot, conversation: Locked, now: Date): Promise<string> {
  const { id, assignee_id: assignee } = conversation;
  const turns = await selectTurns(reader({}), project.id, id, null, remembered);
  const [last] = turns;
  if (assignee !== null || !last || last.trace.outcome !== "handed_over" || last.dropped !== null) return "human";
  const since = await messagesAfter(project.id, id, last.n);
  const said = since.filter((message) => message.direction === "in" && isSaid(message));
  const newest = said.at(-1);
  if (!newest || since.some(isByTeam)) return "human";
  const { text } = heardIn(said);
  const told = isTold(last.trace);
  const alarm = turns.find(({ trace }) => !isTold(trace))?.trace.understood.intent === "emergency";
  const danger = dangerIn(text) >= alarming || (alarm && asksHelp.test(fold(text)));
  if (!danger && told && now.getTime() - Date.parse(last.created_at) < pause) return "human";
  const { language } = await findDialogue(reader({}), project.id, id);
  const say = sentencesFor(bot, language ?? "pt");
  const words = danger ? bot.emergency_message || say.emergency : say.waiting;
  const author = { type: "bot", id: "bot", name: bot.name };
  return inTransaction({}, async (tx) => {
    const present = await lockConversation(tx, project.id, id);
    if (present?.turn !== conversation.turn || present.assignee_id !== null) return "overtaken";
    const turn = { n: newest.n, trace: traceOf("handed_over"), dropped: null, now };
    if (!(await keepTurn(tx, project.id, id, turn))) return "answered before";
    const sent = await replyAutomatically(project.id, id, author, { text: words }, null, now, tx);
    return typeof sent === "string" ? sent : "sent";
  });
}
