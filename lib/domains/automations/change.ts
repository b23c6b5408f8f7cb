import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { assertCurrent, invalid, notFound, type Problem } from "@/lib/core/problem";
import { planForUpcoming } from "@/lib/domains/automations/runs/store";
import type {
  Automation,
  AutomationAction,
  CreateAutomationBody,
  UpdateAutomationBody,
} from "@/lib/domains/automations/schema";
import {
  deleteAutomation,
  findAutomation,
  insertAutomation,
  lockAutomation,
  undeleteAutomation,
  updateAutomation,
} from "@/lib/domains/automations/store";
import { findResource } from "@/lib/domains/catalog/resources/store";
import { assertParams } from "@/lib/domains/channels/whatsapp/templates/rules";
import { findTemplate } from "@/lib/domains/channels/whatsapp/templates/store";
import { memberExists } from "@/lib/domains/conversations/store";
import { checkUrl } from "@/lib/domains/webhooks/check-url";

type Asked = {
  pointerOf?: (i: number) => string;
  /** What the automation does already: an accepted URL or template is not checked again. */
  standing?: readonly AutomationAction[];
};

const calledBy = (actions: readonly AutomationAction[]): Set<string> =>
  new Set(actions.flatMap((action) => (action.type === "call_webhook" ? [action.url] : [])));

type Template = Extract<AutomationAction, { type: "send_message" }>["template"];
const templatesIn = (actions: readonly AutomationAction[]): NonNullable<Template>[] =>
  actions.flatMap((action) => (action.type === "send_message" && action.template ? [action.template] : []));

/** The database stores the fields of an object in its own order. */
const keyOf = ({ name, language, params }: NonNullable<Template>): string => JSON.stringify([name, language, params]);

/** Everything that the actions name must exist, and a URL must be allowed. */
export async function assertActions(
  tx: Tx,
  actor: Actor,
  actions: readonly AutomationAction[],
  { pointerOf = (i) => `#/actions/${i}`, standing = [] }: Asked = {},
): Promise<void> {
  const accepted = calledBy(standing);
  const kept = new Set(templatesIn(standing).map(keyOf));
  for (const [i, action] of actions.entries()) {
    if (action.type === "assign" && !(await memberExists(tx, actor.project.id, action.member_id))) {
      throw notFound("member", action.member_id);
    }
    if (action.type === "send_message" && action.template && !kept.has(keyOf(action.template))) {
      const known = await findTemplate(tx, actor.project.id, action.template);
      assertParams(known, action.template.params, `${pointerOf(i)}/template/params`);
    }
    if (action.type === "run_action" && action.resource_id !== null) {
      if (!(await findResource(tx, actor.project.id, action.resource_id)))
        throw notFound("resource", action.resource_id);
    }
    if (action.type !== "call_webhook" || accepted.has(action.url)) continue;
    await checkUrl(action.url).catch((error: unknown) => {
      const fault = (error as Problem).extra?.errors?.[0];
      throw fault ? invalid({ ...fault, pointer: `${pointerOf(i)}/url` }) : error;
    });
  }
}

export const createAutomation = (actor: Actor, body: CreateAutomationBody): Promise<Automation> =>
  inTransaction(actor, async (tx) => {
    await assertActions(tx, actor, body.actions);
    const automation = await insertAutomation(tx, actor.project.id, body, actor.now);
    await planForUpcoming(sqlOf({ tx }), actor.project.id, automation, actor.now);
    await audit(tx, actor, "automation.created", automation.id, null, automation);
    return automation;
  });

export const changeAutomation = (actor: Actor, id: string, body: UpdateAutomationBody): Promise<Automation> =>
  inTransaction(actor, async (tx) => {
    const { expected_version, ...changed } = body;
    const before = await lockAutomation(tx, actor.project.id, id);
    if (!before) throw notFound("automation", id);
    assertCurrent(before, expected_version);
    await assertActions(tx, actor, changed.actions ?? [], { standing: before.actions });
    const after = await updateAutomation(tx, actor.project.id, id, changed, actor.now);
    await planForUpcoming(sqlOf({ tx }), actor.project.id, after, actor.now);
    await audit(tx, actor, "automation.updated", id, before, after);
    return after;
  });

export const removeAutomation = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockAutomation(tx, actor.project.id, id);
    if (!before) throw notFound("automation", id);
    await deleteAutomation(tx, actor.project.id, id, actor.now);
    await audit(tx, actor, "automation.deleted", id, before, null);
    return undefined;
  });

/** Within a day. It ignores what happened while it was deleted. */
export const restoreAutomation = (actor: Actor, id: string): Promise<Automation> =>
  inTransaction(actor, async (tx) => {
    const restored = await undeleteAutomation(tx, actor.project.id, id, keptSince(actor.now));
    const automation = await findAutomation(tx, actor.project.id, id);
    if (!automation) throw notFound("automation", id);
    if (!restored) return automation;
    await planForUpcoming(sqlOf({ tx }), actor.project.id, automation, actor.now);
    await audit(tx, actor, "automation.restored", id, null, automation);
    return automation;
  });
