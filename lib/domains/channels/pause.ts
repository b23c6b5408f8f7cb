import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { invalid, notFound, Problem } from "@/lib/core/problem";
import { channels } from "@/lib/core/vocabulary";
import type { Channel, PauseBody } from "@/lib/domains/channels/schema";
import { listed } from "@/lib/domains/channels/status";
import { activePauses, closeEnded, endPause, putPause } from "@/lib/domains/channels/store";
import { writerOf } from "@/lib/domains/conversations/messages/rules";
import type { Channel as Name } from "@/lib/domains/conversations/schema";

function known(name: string): Name {
  const channel = channels.find((each) => each === name);
  if (!channel) throw notFound("channel", name);
  return channel;
}

async function told(tx: Tx, actor: Actor, channel: Name): Promise<Channel> {
  const found = (await listed({ ...actor, tx })).find((each) => each.channel === channel);
  if (!found) throw notFound("channel", channel);
  return found;
}

const shape = async (tx: Tx, actor: Actor, channel: Name) => {
  const pause = (await activePauses(tx, actor.project.id, actor.now)).get(channel);
  return pause ? { reason: pause.reason, until: pause.until } : null;
};

/** From now on nothing is sent on it; sends in progress finish, queued messages wait. */
export const pauseChannel = (actor: Actor, name: string, { reason, until = null }: PauseBody): Promise<Channel> =>
  inTransaction(actor, async (tx) => {
    const channel = known(name);
    const end = until === null ? null : new Date(until);
    if (end && end <= actor.now)
      throw invalid({ pointer: "#/until", detail: "It must lie ahead.", code: "not_in_future" });
    const project = actor.project.id;
    await closeEnded(tx, project, channel, actor.now);
    const before = await shape(tx, actor, channel);
    await putPause(tx, project, channel, { reason, until: end, by: writerOf(actor.identity), at: actor.now });
    await audit(tx, actor, "channel.paused", channel, before, { reason, until });
    return told(tx, actor, channel);
  });

/** What waited is sent, the oldest first. */
export const resumeChannel = (actor: Actor, name: string): Promise<Channel> =>
  inTransaction(actor, async (tx) => {
    const channel = known(name);
    const before = await shape(tx, actor, channel);
    const ended = await endPause(tx, actor.project.id, channel, writerOf(actor.identity), actor.now);
    if (!ended) throw new Problem("invalid_transition", { detail: `${channel} is not paused.` });
    await audit(tx, actor, "channel.resumed", channel, before, null);
    return told(tx, actor, channel);
  });
