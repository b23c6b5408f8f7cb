import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Attack, attacksOn } from "@/e2e/api/hostile";
import { watchStalls } from "@/e2e/api/stalls";
import { call, ownParams, reachable } from "@/e2e/api/subjects";
import { makeTenants } from "@/e2e/api/tenants";
import type { Operation } from "@/lib/api/operation";

/** The same requests in every run, and others each time; `HOSTILE_SEED=2 npm test -- api` repeats those of a failure. */
const given = process.env.HOSTILE_SEED;
const seeds = given === undefined ? [1, Math.floor(Math.random() * 2 ** 31)] : [Number(given)];
const each = 12;
const longestStall = 250;
const clients = 6;

const database = new pg.Client({ connectionString: inject("databaseUrl") });
beforeAll(() => database.connect());
afterAll(() => database.end());

const answering = reachable.filter(({ stream }) => !stream);
const endsTheSession = ({ id }: Operation) => id === "signOutEverywhere" || id === "revokeApiKey";

const shown = ({ path, sent }: Attack): string => `${sent.method} ${path} ${String(sent.body)}`.slice(0, 300);

/** A project of its own: these requests may revoke its sessions and keys and change its settings. */
async function attackAll(seed: number) {
  const victim = await makeTenants(database);
  const watch = watchStalls();
  const failures: string[] = [];
  let sent = 0;
  const attack = async (operation: Operation, own: Record<string, string>) => {
    const asVictim = ({ headers }: Attack["sent"]) =>
      operation.access.kind === "session"
        ? { headers: { ...headers, cookie: victim.session } }
        : operation.access.kind === "widget"
          ? { key: victim.visitor.key, headers: { ...headers, ...victim.visitor.headers } }
          : { key: victim.ours.key };
    const property = fc.asyncProperty(attacksOn(operation, own), async (made) => {
      sent++;
      // The client itself refuses an answer that is not described, or that is no problem+json.
      const reply = await watch.during(shown(made), () => call(made.path, { ...made.sent, ...asVictim(made.sent) }));
      if (reply.status !== 503) expect(reply.status, shown(made)).toBeLessThan(500);
    });
    // No shrinking: it would send hundreds of requests, and the first failure says enough.
    const outcome = await fc.check(property, { numRuns: each, seed, endOnFailure: true });
    if (outcome.failed) failures.push(`${operation.id}: ${outcome.errorInstance}`.slice(0, 2000));
  };
  const queue: [Operation, Record<string, string>][] = [];
  // Everything is created before the attacks: one attack may delete what the next needs.
  for (const operation of answering)
    if (!endsTheSession(operation)) queue.push([operation, await ownParams(operation, victim.ours)]);
  const client = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await attack(...next);
  };
  await Promise.all(Array.from({ length: clients }, client));
  const longest = watch.longest();
  const stalls = await watch.callsThatStall(longestStall);
  for (const last of answering.filter(endsTheSession)) await attack(last, {});
  return { failures, sent, stalls, longest };
}

describe("requests made to do harm", () => {
  it.each(seeds)("get described answers, never a failure, and hold nobody else up (HOSTILE_SEED=%i)", async (seed) => {
    const { failures, sent, stalls, longest } = await attackAll(seed);
    console.log(`HOSTILE_SEED=${seed}: ${sent} requests, longest stall ${longest} ms`);
    expect({ failures, stalls }).toEqual({ failures: [], stalls: [] });
    expect(sent).toBe(answering.length * each);
    expect(answering.length).toBeGreaterThan(100);
  });
});
