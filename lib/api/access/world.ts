import { bearer, workspaceOf } from "@/lib/api/access/authenticate";
import type { Incoming } from "@/lib/api/http/incoming";
import type { StreamEvent } from "@/lib/api/operation";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { currentTwin, inRealWorld, inTwin } from "@/lib/core/test-mode/twin";
import { hashKey, isTestKey, isWellFormed } from "@/lib/domains/api-keys/key";
import { fillTwin, isTwinId, type KnownTwin, twinById, twinOfKey } from "@/lib/domains/test-mode/store";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/** The id of the twin that a call wants; null for a call to the real world, or where there is no such key. */
async function wantedTwin(request: Incoming): Promise<string | null> {
  const key = bearer(request);
  if (key !== null) return isTestKey(key) && isWellFormed(key) ? twinOfKey(hashKey(key)) : null;
  const workspace = workspaceOf(request);
  return workspace !== null && isTwinId(workspace) ? workspace : null;
}

async function twinFor(request: Incoming): Promise<KnownTwin | null> {
  const wanted = await wantedTwin(request);
  const known = wanted ? await twinById(wanted) : null;
  // After a release that changed the database its rows may be gone: then it is filled again.
  if (known) await inTwin(known, () => fillTwin(known));
  return known;
}

/** Has the background functions look after the twin. */
const noteUse = (twin: KnownTwin): Promise<unknown> =>
  inRealWorld(() => record(prisma(), twin.of, "test_mode.used", twin.id));

/**
 * Answers a call in the world that it is for: with a key of test mode, or from a tab in test mode, everything is the
 * twin's. A live call is told apart by its key alone.
 */
export async function inItsWorld<T>(request: Incoming, answer: () => Promise<T>): Promise<T> {
  if (!mayBeTest(request)) return answer();
  const twin = await twinFor(request);
  if (!twin) return answer();
  const answered = await inTwin(twin, answer);
  if (!reads.has(request.method)) await noteUse(twin);
  return answered;
}

function mayBeTest(request: Incoming): boolean {
  const { headers, url } = request;
  const authorization = headers.get("authorization");
  if (authorization !== null) return authorization.includes("tk_test_");
  return isTwinId(headers.get("x-workspace-id") ?? "") || url.includes("workspace=tst_");
}

/** A stream is read after its call was answered: each event is found in the world of the call. */
export function inThisWorld(events: AsyncIterable<StreamEvent>): AsyncIterable<StreamEvent> {
  const twin = currentTwin();
  if (!twin) return events;
  const source = inTwin(twin, () => events[Symbol.asyncIterator]());
  const next = () => inTwin(twin, () => source.next());
  const end = () => inTwin(twin, async () => (await source.return?.()) ?? { done: true as const, value: undefined });
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
