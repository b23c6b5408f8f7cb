import { type Actor, systemActor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { filledIn } from "@/lib/core/text/fill-in";
import { findProject } from "@/lib/domains/booking-page/store";
import { attend } from "@/lib/domains/bookings/attendance/attend";
import { botAnswersOn } from "@/lib/domains/bot/may-answer";
import { alarming, dangerIn } from "@/lib/domains/bot/understanding/intent/danger";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { replyAutomatically } from "@/lib/domains/conversations/messages/send";
import { selectWords } from "@/lib/domains/conversations/messages/store";
import { type Locked, lockConversation } from "@/lib/domains/conversations/store";
import { changeCustomer } from "@/lib/domains/customers/change";
import { customerOr404 } from "@/lib/domains/customers/missing";
import { type Answer, answers } from "@/lib/domains/notices/answers";
import { aboutBooking } from "@/lib/domains/notices/compose";
import { asksSomething, meaningOf } from "@/lib/domains/notices/reply-meaning";
import { languageOf } from "@/lib/domains/notices/rules";
import { bookingOfMessage } from "@/lib/domains/notices/store";

/** As many of the last messages as can lie between a notice and its answer. */
const lookedAt = 10;

/** The latest message, and the booking of the last notice; null where other messages were sent since. */
async function lastExchange(tx: Tx, project: ProjectId, conversation: string) {
  const [last, ...before] = await selectWords(sqlOf({ tx }), project, conversation, lookedAt);
  if (last?.direction !== "in" || !last.text) return null;
  const spoken = before.find(({ direction }) => direction === "out");
  const isNotice = spoken?.author.type === "system" && spoken.author.id === "notices";
  return { text: last.text, booking: isNotice ? await bookingOfMessage(tx, project, (spoken as Message).id) : null };
}

/** Whether it may be an answer at all: most messages are none, and need neither a lock nor anything else that is read. */
const mayAnswer = ({ text, booking }: Pick<Heard, "text" | "booking">): boolean => {
  const meaning = meaningOf(text);
  return meaning === "stop" || (meaning !== "other" && booking !== null);
};

type Heard = { conversation: Locked; text: string; booking: string | null };

/** The reply, after the request has been carried out; null: not for us. */
async function act(tx: Tx, actor: Actor, { conversation, text, booking }: Heard): Promise<Answer | null> {
  const meaning = meaningOf(text);
  // "I can't breathe" is no wish to cancel: the bot or the team hears of danger first.
  if (meaning === "other" || dangerIn(text) >= alarming) return null;
  if (meaning === "stop") {
    await changeCustomer({ ...actor, tx }, conversation.customer_id, { notices_stopped: true });
    return "stopped";
  }
  if (booking === null) return null;
  if (meaning === "attending") {
    const known = await attend(tx, actor, booking);
    return known && !asksSomething(text) ? "attending" : null; // A question in the same message is for the bot or the team.
  }
  if (meaning === "declined") return "declined";
  // The bot confirms before it cancels, and offers times for a reschedule; without it the customer's link does both.
  return (await botAnswersOn(conversation.channel, actor.project, actor.now)) ? null : "declined";
}

/**
 * Checks whether a contact's message answers a notice, and replies. Idempotent: after a reply the notice is no longer the
 * last message.
 */
export async function hearReply(projectId: ProjectId, conversationId: string): Promise<Answer | null> {
  const now = clock.now();
  const seen = await lastExchange(reader({}), projectId, conversationId);
  if (!seen || !mayAnswer(seen)) return null;
  const project = await findProject(reader({}), projectId);
  if (!project) return null;
  return inTransaction({}, async (tx) => {
    const conversation = await lockConversation(tx, projectId, conversationId);
    const exchange = conversation && (await lastExchange(tx, projectId, conversationId));
    if (!exchange) return null;
    const customer = await customerOr404(tx, projectId, conversation.customer_id);
    const actor = { ...systemActor(project, { id: "notices", name: customer.name }, now), notify: false };
    const answer = await act(tx, actor, { conversation, ...exchange });
    if (answer === null) return null;
    const about =
      exchange.booking && (await aboutBooking(sqlOf({ tx }), project, "reminder", exchange.booking, customer));
    const values = about ? about.values : { customer: customer.name, business: project.name };
    const text = filledIn(answers[languageOf(customer.locale, project.locale)][answer], values);
    const author = { type: "bot", id: "notices", name: project.name };
    await replyAutomatically(projectId, conversationId, author, { text }, null, now, tx);
    return answer;
  });
}
