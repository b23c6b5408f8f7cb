import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { attacksOn } from "@/e2e/api/hostile";
import { call, ownParams, reachable } from "@/e2e/api/subjects";
import { makeTenants, type Tenants } from "@/e2e/api/tenants";
import type { Operation } from "@/lib/api/operation";

/** The same requests in every run; `HOSTILE_SEED=2 npm test -- api` tries others. */
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const each = 28;
const database = new pg.Client({ connectionString: inject("databaseUrl") });
/** A project of its own: what is tried here may take its sessions, its keys and its settings away. */
let victim: Tenants;

beforeAll(async () => {
  await database.connect();
  victim = await makeTenants(database);
});
afterAll(() => database.end());

const answering = reachable.filter(({ stream }) => !stream);
const endsTheSession = ({ id }: Operation) => id === "signOutEverywhere" || id === "revokeApiKey";

const failures: string[] = [];
let sent = 0;

async function attack(operation: Operation, own: Record<string, string>): Promise<void> {
  const property = fc.asyncProperty(attacksOn(operation, own), async (made) => {
    const asVictim =
      operation.access.kind === "session"
        ? { headers: { ...made.sent.headers, cookie: victim.session } }
        : { key: victim.ours.key };
    sent++;
    // The client itself refuses an answer that is not described, or that is no problem+json.
    const reply = await call(made.path, { ...made.sent, ...asVictim });
    expect(reply.status, `${made.path} ${made.sent.body}`).toBeLessThan(500);
  });
  const outcome = await fc.check(property, { numRuns: each, seed });
  if (outcome.failed) failures.push(`${operation.id}: ${outcome.errorInstance}\n${fc.defaultReportMessage(outcome)}`);
}

describe("a request made to do harm", () => {
  it("gets a described answer, and never a failure of the service", async () => {
    const queue: [Operation, Record<string, string>][] = [];
    // All is made before anything is attacked: one attack may delete what the next would be made of.
    for (const operation of answering)
      if (!endsTheSession(operation)) queue.push([operation, await ownParams(operation, victim.ours)]);
    const client = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await attack(...next);
    };
    await Promise.all(Array.from({ length: 16 }, client));
    for (const last of answering.filter(endsTheSession)) await attack(last, {});
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(3000);
    expect(answering.length).toBeGreaterThan(100);
  });
});
