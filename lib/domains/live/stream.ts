import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { type EventName, events } from "@/lib/core/events";
import { subscribe } from "@/lib/core/live";
import type { Change } from "@/lib/domains/live/schema";
import { keepsPlace, lastPublished, type Published, selectPublished } from "@/lib/domains/live/store";

type Message = { event: "ready" | "change" | "reset"; id: string; data: Change | null };

/** A client that missed more than this reloads everything, which is faster. */
const longestReplay = 500;

/** Then the client reconnects and is authenticated again: a member may have left the team meanwhile. */
const longestStreamMs = 10 * 60_000;

const resetEvent: EventName = "test_mode.reset";

/** A process of the next release may already publish unknown events. */
const refreshedBy = (kind: string): string[] => (kind in events ? [...events[kind as EventName].refreshes] : []);

const change = ({ seq, kind, id }: Published): Message => {
  if (kind === resetEvent) return { event: "reset", id: String(seq), data: null };
  const data = { kind, id, refreshes: refreshedBy(kind) };
  return { event: "change", id: String(seq), data };
};

/** What may have changed whether the member may listen. Another sign-in of theirs does not. */
const isOwnSeat = ({ identity }: Actor, { data }: Message): boolean =>
  data !== null && data.id === identity.id && data.kind.startsWith("member.") && data.kind !== "member.signed_in";

/** The changes since a position, or a note that there were too many. */
async function* replay(actor: Actor, after: number): AsyncGenerator<Message> {
  const missed = await selectPublished(reader(actor), actor.project.id, after, longestReplay + 1);
  if (missed.length > longestReplay) {
    yield { event: "reset", id: String(await lastPublished(reader(actor), actor.project.id)), data: null };
  } else for (const each of missed) yield change(each);
}

/**
 * The position of a reconnecting client, or the present for a new one. A position that this database never had, or that
 * is so old that later events may have been pruned, is unknown.
 */
async function placeOf(actor: Actor, lastEventId: string | null): Promise<{ from: number; known: boolean }> {
  const last = await lastPublished(reader(actor), actor.project.id);
  if (lastEventId === null) return { from: last, known: true };
  const given = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.POSITIVE_INFINITY;
  const known = given === last || (given < last && (await keepsPlace(reader(actor), actor.project.id, given)));
  return { from: known ? given : last, known };
}

/** The current position: a page rendered now misses nothing if it follows from here. */
export const presentPlace = async (actor: Actor): Promise<string> =>
  String(await lastPublished(reader(actor), actor.project.id));

/**
 * A project's changes, ids and kinds only. It listens first and reads afterwards, so nothing is missed; ids are positions
 * in the order of publication, so "everything after n" is complete.
 */
export async function* changes(actor: Actor, lastEventId: string | null, signal: AbortSignal): AsyncGenerator<Message> {
  const subscription = await subscribe(actor.project.id);
  const leave = () => subscription.close();
  signal.addEventListener("abort", leave);
  const end = setTimeout(leave, longestStreamMs);
  try {
    if (signal.aborted) return;
    const { from, known } = await placeOf(actor, lastEventId);
    let place = from;
    yield { event: known ? "ready" : "reset", id: String(place), data: null };
    const pass = function* (messages: Iterable<Message>): Generator<Message> {
      for (const message of messages) {
        if (Number(message.id) <= place) continue;
        place = Number(message.id);
        yield message;
        if (isOwnSeat(actor, message)) leave(); // The client reconnects, and is admitted if it is still a member.
      }
    };
    for await (const message of replay(actor, place)) yield* pass([message]);
    for (;;) {
      const news = await subscription.next();
      if (news === null) return;
      if (news === "gap") for await (const message of replay(actor, place)) yield* pass([message]);
      else yield* pass(news.map(change));
    }
  } finally {
    clearTimeout(end);
    signal.removeEventListener("abort", leave);
    subscription.close();
  }
}
