import type { Actor } from "@/lib/core/actor";
import { reader, type Tx } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { customerOf, factsOf, type Subject, subjectOf } from "@/lib/domains/automations/facts";
import { assertGraph } from "@/lib/domains/automations/flows/change";
import { walk } from "@/lib/domains/automations/flows/rules";
import type { DryRun, DryRunBody, DryStep, FlowNode } from "@/lib/domains/automations/flows/schema";
import { findFlow, memberNames } from "@/lib/domains/automations/flows/store";
import { messageFor, type SendMessage } from "@/lib/domains/automations/message";
import { conditionHolds, dueTime } from "@/lib/domains/automations/rules";
import type { AutomationAction, Condition } from "@/lib/domains/automations/schema";
import { findConversation } from "@/lib/domains/conversations/store";
import { findCustomer } from "@/lib/domains/customers/store";

type Foreseen = Pick<DryStep, "outcome"> & Partial<DryStep>;
const impossible = (reason: DryStep["reason"]): Foreseen => ({ outcome: "impossible", reason });

async function foreseeMessage(
  tx: Tx,
  actor: Actor,
  subject: Subject,
  action: SendMessage,
  at: Date,
): Promise<Foreseen> {
  const customer = customerOf(subject);
  if (!customer) return impossible("no_customer");
  const message = await messageFor(tx, actor.project, subject, action);
  if (!message) return impossible("no_customer");
  const said = { text: message.text, recipients: [customer.name] };
  if (message.conversation === null) {
    const known = subject.booking && (await findCustomer(tx, actor.project.id, customer.id));
    return known?.email ? { ...said, outcome: "done" } : impossible("no_conversation");
  }
  const conversation = await findConversation(tx, actor.project.id, message.conversation, at);
  if (!conversation) return impossible("no_conversation");
  if (conversation.paused) return { ...said, outcome: "postponed", reason: "channel_paused" };
  const ends = conversation.window_expires_at;
  const open = conversation.channel !== "whatsapp" || (ends !== null && Date.parse(ends) > at.getTime());
  if (open) return { ...said, outcome: "done" };
  return message.template
    ? { ...said, outcome: "done", reason: "window_closed", template: message.template.name }
    : { ...said, outcome: "postponed", reason: "window_closed" };
}

async function foresee(tx: Tx, actor: Actor, subject: Subject, action: AutomationAction, at: Date): Promise<Foreseen> {
  const { booking, conversation } = subject;
  switch (action.type) {
    case "send_message":
      return foreseeMessage(tx, actor, subject, action, at);
    case "add_tag":
      if (action.to === "customer") return customerOf(subject) ? { outcome: "done" } : impossible("no_customer");
      return booking ? { outcome: "done" } : impossible("no_booking");
    case "set_priority":
    case "run_action":
      return booking ? { outcome: "done" } : impossible("no_booking");
    case "assign": {
      if (!conversation) return impossible("no_conversation");
      const recipients = await memberNames(tx, actor.project.id, action.member_id);
      return recipients.length > 0 ? { outcome: "done", recipients } : impossible("no_member");
    }
    case "notify_team":
      return { outcome: "done", text: action.message, recipients: await memberNames(tx, actor.project.id) };
    case "call_webhook":
      return { outcome: "done" };
    case "wait":
      return { outcome: "waits", until: new Date(at.getTime() + action.minutes * 60_000).toISOString() };
  }
}

async function compare(tx: Tx, actor: Actor, subject: Subject, conditions: readonly Condition[]): Promise<Foreseen> {
  const facts = await factsOf(tx, actor.project.id, subject);
  const seen = conditions.map((each) => ({
    ...each,
    actual: facts[each.field] ?? null,
    holds: conditionHolds(each, facts),
  }));
  return { outcome: seen.every((each) => each.holds) ? "yes" : "no", conditions: seen };
}

/** What a flow would do with a booking, as it is known now; nothing is written and nothing is sent. */
export async function dryRun(actor: Actor, id: string, { booking_id, draft }: DryRunBody): Promise<DryRun> {
  const tx = reader(actor);
  const saved = await findFlow(tx, actor.project.id, id);
  if (!saved) throw notFound("flow", id);
  if (draft) await assertGraph(tx, actor, draft, false, { root: "#/draft" });
  const flow = draft ?? saved;
  const subject = await subjectOf(tx, actor.project.id, booking_id, actor.now);
  if (!subject.booking) throw notFound("booking", booking_id);
  const begins = flow.trigger.type === "time_relative" ? dueTime(flow.trigger, subject.booking) : actor.now;
  const steps: DryStep[] = [];
  let at = begins ?? actor.now;
  const visit = async (node: FlowNode) => {
    const seen =
      node.kind === "condition"
        ? await compare(tx, actor, subject, node.conditions)
        : await foresee(tx, actor, subject, node.action, at);
    const blank = { reason: null, conditions: [], text: null, template: null, until: null, recipients: [] };
    const step = { ...blank, ...seen, node_id: node.id, at: at.toISOString() };
    steps.push(step);
    if (step.until) at = new Date(step.until);
    if (step.outcome === "yes" || step.outcome === "no") return step.outcome;
    return step.outcome === "impossible" ? "end" : null;
  };
  const path = begins ? await walk(flow, visit) : [];
  return {
    booking_id,
    begins_at: begins?.toISOString() ?? null,
    steps,
    unreached: flow.nodes.flatMap((node) => (path.includes(node.id) ? [] : [node.id])),
  };
}
