import { type Actor, asVisitor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { reader, sqlOf } from "@/lib/core/db";
import { subscribe } from "@/lib/core/live";
import { singleton } from "@/lib/core/singleton";
import type { WebchatNews } from "@/lib/domains/webchat/visitors/schema";
import { selectVisitorMessages, standOf } from "@/lib/domains/webchat/visitors/store";

type News = { event: "ready" | "message" | "seen"; id?: string; data: WebchatNews };

/** Then the browser reconnects and presents its token again. */
const longestStreamMs = 10 * 60_000;
const batch = 100;
/** Tabs of one visitor; with one more, the oldest stream ends and reconnects only if its tab is visible. */
const mostStreams = 6;

const openStreams = () => singleton("webchat-streams", () => new Map<string, (() => void)[]>());

function crowdOut(conversation: string, leave: () => void): () => void {
  const streams = openStreams();
  const others = streams.get(conversation) ?? [];
  streams.set(conversation, [...others, leave]);
  if (others.length >= mostStreams) others[0]?.();
  return () => {
    const left = (streams.get(conversation) ?? []).filter((each) => each !== leave);
    if (left.length > 0) streams.set(conversation, left);
    else streams.delete(conversation);
  };
}

/**
 * A visitor's own conversation as it continues. It listens first and reads afterwards, so nothing is missed; a message
 * gets its `n` under the conversation's lock, so "everything after n" is complete and ordered.
 */
export async function* news(actor: Actor, lastEventId: string | null, signal: AbortSignal): AsyncGenerator<News> {
  const { conversation_id: conversation } = asVisitor(actor);
  const project = actor.project.id;
  const db = reader(actor);
  const subscription = await subscribe(project, conversation);
  const leave = () => subscription.close();
  signal.addEventListener("abort", leave);
  const end = setTimeout(leave, longestStreamMs);
  const done = crowdOut(conversation, leave);
  try {
    const stand = await standOf(db, project, conversation);
    if (signal.aborted || !stand) return;
    let place = /^\d{1,9}$/.test(lastEventId ?? "") ? Math.min(Number(lastEventId), stand.last) : stand.last;
    yield { event: "ready", id: String(place), data: { seen: stand.seen } };
    let seen = stand.seen;
    const since = async function* (): AsyncGenerator<News> {
      for (;;) {
        const found = await selectVisitorMessages(
          sqlOf(actor),
          project,
          conversation,
          { after: place },
          batch,
          clock.now(),
        );
        for (const message of found) {
          place = message.n;
          yield { event: "message", id: String(place), data: message };
        }
        if (found.length < batch) return;
      }
    };
    yield* since();
    for (;;) {
      const changes = await subscription.next();
      if (changes === null) return;
      // Announced with the message itself; what the relay publishes later seldom finds another.
      if (changes !== "gap" && changes.every(({ seq }) => seq === 0)) {
        yield* since();
        continue;
      }
      const now = await standOf(db, project, conversation);
      if (!now) return;
      if (now.last > place) yield* since();
      place = Math.max(place, now.last); // What the team notes for itself has a number, too.
      if (now.seen !== seen) yield { event: "seen", data: { seen: now.seen } };
      seen = now.seen;
    }
  } finally {
    done();
    clearTimeout(end);
    signal.removeEventListener("abort", leave);
    subscription.close();
  }
}
