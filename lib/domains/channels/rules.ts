import type { ServiceStatus } from "@/lib/domains/channels/schema";
import type { Channel } from "@/lib/domains/conversations/schema";

/** Pauses between the attempts at one message or file. */
export const retrySeconds = [5, 30, 120, 600] as const;

/** When to retry after the nth failure; null when it is given up. A longer wait asked for by the channel is respected. */
export function retryAt(failures: number, now: Date, afterSeconds = 0): Date | null {
  const pause = retrySeconds[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + Math.max(pause, afterSeconds) * 1000);
}

const hourMs = 60 * 60 * 1000;
const longWaitMs = 2 * 60 * 1000;
/** This many failures without a success, and the channel counts as down. */
const manyFailures = 3;

export type Facts = {
  channel: Channel;
  connected: boolean;
  broken: string | null;
  /** Of WebChat: what sites load and this installation does not have. */
  missing: readonly string[];
  paused: boolean;
  failures: readonly Date[];
  last_sent_at: Date | null;
  last_inbound_at: Date | null;
  queued: number;
  oldest: Date | null;
};

type State = Pick<ServiceStatus, "state" | "reason">;

/** A channel's health from what actually happened. Messages waiting for the end of a pause are no problem. */
export function stateOf(facts: Facts, now: Date): State {
  const because = (state: State["state"], code: NonNullable<State["reason"]>["code"], message: string): State => ({
    state,
    reason: { code, message },
  });
  if (!facts.connected) return because("unconnected", "not_connected", "No credentials have been given.");
  if (facts.broken !== null) return because("down", "credentials_refused", facts.broken);
  if (facts.missing.length > 0)
    return because("down", "files_missing", `Sites cannot load the chat: ${facts.missing.join(", ")} is not there.`);
  const recent = facts.failures.filter((at) => at.getTime() > now.getTime() - hourMs);
  const last = Math.max(0, ...recent.map((at) => at.getTime()));
  const sentSince = (facts.last_sent_at?.getTime() ?? 0) > last;
  if (recent.length >= manyFailures && !sentSince)
    return because("down", "failing", `${recent.length} messages failed within the hour, and none was sent since.`);
  if (!facts.paused && facts.oldest && facts.oldest.getTime() < now.getTime() - longWaitMs)
    return because("degraded", "waiting_long", `${facts.queued} messages wait, the oldest for more than two minutes.`);
  if (recent.length > 0) return because("degraded", "some_failed", `${recent.length} messages failed within the hour.`);
  return { state: "ok", reason: null };
}

export const failuresLastHour = (failures: readonly Date[], now: Date): number =>
  failures.filter((at) => at.getTime() > now.getTime() - hourMs).length;
