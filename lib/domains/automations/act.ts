import type { Actor } from "@/lib/core/actor";
import { sqlOf, type Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { callOutside, isOutsideError } from "@/lib/core/network/outside";
import { record } from "@/lib/core/outbox";
import { isProblem } from "@/lib/core/problem";
import { isTestMode } from "@/lib/core/test-mode/twin";
import { englishList } from "@/lib/core/text/english-list";
import { channelNamesOf, foreignChannels } from "@/lib/core/vocabulary";
import { customerOf, type Subject } from "@/lib/domains/automations/facts";
import { messageFor, type SendMessage } from "@/lib/domains/automations/message";
import type { AutomationAction } from "@/lib/domains/automations/schema";
import { changeBooking } from "@/lib/domains/bookings/change";
import { findBooking, lockBooking } from "@/lib/domains/bookings/store";
import { assignConversation } from "@/lib/domains/conversations/change";
import { type Reply, replyAutomatically } from "@/lib/domains/conversations/messages/send";
import { changeCustomer as updateCustomer } from "@/lib/domains/customers/change";
import { findCustomer, lockCustomers } from "@/lib/domains/customers/store";
import { announce } from "@/lib/domains/member-notices/announce";
import { teamOf } from "@/lib/domains/member-notices/ways";
import { insertMessageNotice } from "@/lib/domains/notices/store";
import { keepInsteadOfSending } from "@/lib/domains/test-mode/log/keep";
import { runStageAction as runAction } from "@/lib/domains/work/run-action";
import { RunActionBody } from "@/lib/domains/work/schema";

/** What became of an action: done, not possible (and never will be), or to be tried again. */
export type Done = { result: "done" | "failed" | "again" | "postponed"; detail: string | null };

type AddTag = Extract<AutomationAction, { type: "add_tag" }>;

const done = (detail: string | null = null): Done => ({ result: "done", detail });
const failed = (detail: string): Done => ({ result: "failed", detail });

const messengers = englishList(channelNamesOf(foreignChannels), "or");

/** Without a conversation, the customer's other channels are tried as for any notice. */
async function sendNotice(tx: Tx, actor: Actor, { booking }: Subject, text: string): Promise<Done> {
  const customer = booking?.customer && (await findCustomer(tx, actor.project.id, booking.customer.id));
  if (booking && customer?.email)
    return done(await insertMessageNotice(tx, actor.project.id, booking.id, text, actor.now));
  return failed(`The customer has no conversation on ${messengers}, and no e-mail address.`);
}

async function sendMessage(tx: Tx, actor: Actor, subject: Subject, action: SendMessage): Promise<Done> {
  const message = await messageFor(tx, actor.project, subject, action);
  if (!message) return failed("There is no customer.");
  const { conversation, text, template } = message;
  if (conversation === null) return sendNotice(tx, actor, subject, text);
  const author = { type: "automation", id: actor.identity.id, name: actor.identity.name };
  const write = (answer: Reply) =>
    replyAutomatically(actor.project.id, conversation, author, answer, null, actor.now, tx);
  const sent = await write({ text });
  if (typeof sent !== "string") return done(sent.id);
  if (sent !== "window_closed")
    return sent === "paused" ? { result: "postponed", detail: "The channel is paused." } : failed(sent);
  if (!template)
    return { result: "postponed", detail: "WhatsApp's 24 hours are over; it waits until the contact writes." };
  const instead = await write({ template });
  return typeof instead === "string" ? failed(instead) : done(instead.id);
}

/** Calls an external server, which may be slow: never inside a transaction. */
export async function callWebhook(subject: Subject, url: string, key: string): Promise<Done> {
  const body = Buffer.from(
    JSON.stringify({ booking: subject.booking, conversation: subject.conversation, message: subject.message }),
  );
  if (isTestMode()) {
    await keepInsteadOfSending("automation", url, { id: key, text: body.toString() });
    return done("Kept in the log of test mode.");
  }
  const rules = { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK };
  const headers = { "content-type": "application/json", "user-agent": "Turnero-Automations/1", "idempotency-key": key };
  try {
    const { status } = await callOutside({
      url,
      method: "POST",
      headers,
      body,
      timeoutMs: 10_000,
      keepBytes: 1024,
      statusIsEnough: true,
      rules,
    });
    if (status >= 200 && status < 300) return done(`Answered ${status}.`);
    return status >= 500 || status === 429
      ? { result: "again", detail: `Answered ${status}.` }
      : failed(`Answered ${status}.`);
  } catch (error) {
    if (!isOutsideError(error)) throw error;
    if (error.reason === "blocked_address") return failed(error.message);
    return { result: "again", detail: error.message };
  }
}

/** The tags are locked before they are read, so that concurrent additions stay. */
async function addTag(actor: Actor & { tx: Tx }, subject: Subject, { tag, to }: AddTag): Promise<Done> {
  const [tx, project] = [actor.tx, actor.project.id];
  if (to === "customer") {
    const customer = customerOf(subject);
    if (!customer) return failed("There is no customer.");
    const tags = (await lockCustomers(tx, project, [customer.id]))[0]?.tags ?? [];
    if (!tags.includes(tag)) await updateCustomer(actor, customer.id, { tags: [...tags, tag] });
    return done();
  }
  if (!subject.booking) return failed("There is no booking.");
  const { id } = subject.booking;
  const tags = (await lockBooking(sqlOf({ tx }), project, id)) && (await findBooking(sqlOf({ tx }), project, id))?.tags;
  if (!tags?.includes(tag)) await changeBooking(actor, id, { tags: [...(tags ?? []), tag] });
  return done();
}

/** Notifies everybody in the transaction of the run; where nobody can be, the run says so. */
async function notifyTeam(tx: Tx, actor: Actor, { booking, conversation }: Subject, message: string): Promise<Done> {
  const project = actor.project.id;
  const about = booking?.id ?? conversation?.id ?? "";
  const event_id = await record(tx, project, "team.notice", about, { message });
  const link = booking
    ? `/calendar/${booking.id}`
    : conversation
      ? `/conversations/${conversation.id}`
      : "/automations";
  const announcement = {
    kind: "team_notice",
    event_id,
    subject_id: about,
    facts: { message, automation: actor.identity.name },
    link,
    escalates: true,
  } as const;
  const told = await announce(tx, project, announcement, await teamOf(tx, project), actor.now);
  return told > 0
    ? done(`Told ${told} of the team.`)
    : failed("Nobody of the team could be told: it has no members, or all have switched these notices off.");
}

/** Executes one action on its subject; a refusal by the service is a result, with its reason. */
export async function runAutomationAction(
  tx: Tx,
  actor: Actor,
  subject: Subject,
  action: AutomationAction,
): Promise<Done> {
  const within = { ...actor, tx };
  const { booking, conversation } = subject;
  try {
    switch (action.type) {
      case "send_message":
        return await sendMessage(tx, actor, subject, action);
      case "add_tag":
        return await addTag(within, subject, action);
      case "set_priority":
        if (!booking) return failed("There is no booking.");
        if (booking.priority !== action.priority)
          await changeBooking(within, booking.id, { priority: action.priority });
        return done();
      case "run_action":
        if (!booking) return failed("There is no booking.");
        await runAction(within, booking.id, action.key, RunActionBody.parse({ resource_id: action.resource_id }));
        return done();
      case "assign":
        if (!conversation) return failed("There is no conversation.");
        await assignConversation(within, conversation.id, action.member_id);
        return done();
      case "notify_team":
        return await notifyTeam(tx, actor, subject, action.message);
      case "call_webhook": // Called before the transaction, unless it was not needed a moment ago.
        return { result: "again", detail: "It was not called yet." };
      case "wait":
        return done();
    }
  } catch (error) {
    if (!isProblem(error)) throw error;
    return failed(error.message);
  }
}
