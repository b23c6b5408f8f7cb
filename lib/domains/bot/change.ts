import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { assertCurrent } from "@/lib/core/problem";
import type { Bot, ChannelPolicy, PutBotBody } from "@/lib/domains/bot/schema";
import { findBot, lockBot, putBot, putPolicies, selectPolicies } from "@/lib/domains/bot/store";
import { ownWording } from "@/lib/domains/bot/wording/rules";

export const changeBot = (actor: Actor, { expected_version, ...settings }: PutBotBody): Promise<Bot> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    await lockBot(tx, project);
    const before = await findBot(tx, actor.project);
    assertCurrent(before, expected_version);
    // Who does not know of it does not empty it.
    const { emergency_message = before.emergency_message, tone = before.tone } = settings;
    const wording = settings.wording ? ownWording(settings.wording) : before.wording;
    await putBot(tx, project, { ...settings, emergency_message, tone, wording }, before.version + 1, actor.now);
    const after = await findBot(tx, actor.project);
    await audit(tx, actor, "bot.updated", project, before, after);
    return after;
  });

export const changePolicies = (actor: Actor, policies: readonly ChannelPolicy[]): Promise<{ data: ChannelPolicy[] }> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    await lockBot(tx, project);
    const before = await selectPolicies(tx, project);
    await putPolicies(tx, project, policies);
    const data = await selectPolicies(tx, project);
    await audit(tx, actor, "bot.policies_changed", project, { policies: before }, { policies: data });
    return { data };
  });
