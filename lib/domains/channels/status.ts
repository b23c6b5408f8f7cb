import type { Actor } from "@/lib/core/actor";
import { reader, type Tx } from "@/lib/core/db";
import { channels } from "@/lib/core/vocabulary";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { doorOf } from "@/lib/domains/channels/doors";
import { failuresLastHour, stateOf } from "@/lib/domains/channels/rules";
import type { Channel, ServiceStatus } from "@/lib/domains/channels/schema";
import { activePauses, lastTold, selectConnections, selectWaiting } from "@/lib/domains/channels/store";
import { missingFiles } from "@/lib/domains/webchat/files";

async function known(tx: Tx, actor: Actor) {
  const project = actor.project.id;
  const connections = await selectConnections(tx, project);
  const pauses = await activePauses(tx, project, actor.now);
  const webchat = await lastTold(tx, project, "webchat");
  return channels.map((channel) => {
    const connection = connections.find((each) => each.channel === channel) ?? null;
    return {
      channel,
      connection,
      connected: channel === "webchat" || connection !== null,
      pause: pauses.get(channel) ?? null,
      last_inbound_at: channel === "webchat" ? webchat.inbound : (connection?.last_inbound_at ?? null),
      last_sent_at: channel === "webchat" ? webchat.sent : (connection?.last_sent_at ?? null),
    };
  });
}

export async function listed(actor: Actor): Promise<Channel[]> {
  return (await known(reader(actor), actor)).map(({ channel, connection, connected, pause, ...last }) => ({
    channel,
    connected,
    name: connection && doorOf(connection.channel).shownName(connection.settings),
    connected_by: connection?.connected_by ?? null,
    connected_at: isoOrNull(connection?.connected_at ?? null),
    broken: connection?.broken_at ? { at: iso(connection.broken_at), reason: connection.broken_reason ?? "" } : null,
    paused: pause,
    last_inbound_at: isoOrNull(last.last_inbound_at),
    last_sent_at: isoOrNull(last.last_sent_at),
    last_error: connection?.last_error ?? null,
  }));
}

export async function serviceStatus(actor: Actor): Promise<ServiceStatus[]> {
  const tx = reader(actor);
  const waiting = await selectWaiting(tx, actor.project.id);
  const lacking = await missingFiles();
  return (await known(tx, actor)).map(({ channel, connection, connected, pause, last_inbound_at, last_sent_at }) => {
    const { queued = 0, oldest = null } = waiting.find((each) => each.channel === channel) ?? {};
    const failures = connection?.failures ?? [];
    const broken = connection?.broken_at ? (connection.broken_reason ?? "") : null;
    const paused = pause !== null;
    const missing = channel === "webchat" ? lacking : [];
    const facts = {
      channel,
      connected,
      broken,
      missing,
      paused,
      failures,
      last_inbound_at,
      last_sent_at,
      queued,
      oldest,
    };
    return {
      channel,
      ...stateOf(facts, actor.now),
      paused,
      last_sent_at: isoOrNull(last_sent_at),
      last_inbound_at: isoOrNull(last_inbound_at),
      failures_last_hour: failuresLastHour(failures, actor.now),
      queue_length: queued,
      oldest_waiting_at: isoOrNull(oldest),
    };
  });
}
