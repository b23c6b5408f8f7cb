import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";
import type { Query } from "@/soak/finding";
import type { Entry, Told } from "@/soak/ledger";
import { acknowledgedMoves, moves } from "@/soak/promises";

const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
const query: Query = async (text, values) => (await database.query(text, values)).rows;
let world: Awaited<ReturnType<typeof makeProject>>;
const entries: Entry[] = [];
let calls = 0;

async function call(operation: string, path: string, body: object = {}, method = "POST"): Promise<Told["body"]> {
  const key = `moves-${calls++}`;
  const reply = await world.call<Told["body"]>(path, {
    method,
    body,
    ...(method === "POST" ? { idempotencyKey: key } : {}),
  });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
  const told = [{ status: reply.status, body: reply.body ?? {} }];
  entries.push({
    project: world.id,
    operation,
    method,
    path,
    key,
    mark: key,
    sent: body,
    tries: 1,
    cut: 0,
    twins: 0,
    told,
  });
  return reply.body ?? {};
}

/** Each move that a client of the soak may be told of, by the service itself. */
beforeAll(async () => {
  await database.connect();
  world = await makeProject();
  const { service } = await makeChairs(world.id, 1);
  let hour = 8;
  const wish = () => ({
    service_id: service,
    start: hourAhead(2, hour++),
    customer: { name: "Ana", phone: "+595981000402" },
  });
  const book = async () => `/bookings/${(await call("createBooking", "/bookings", wish())).id}`;
  const hold = async () => `/holds/${(await call("createHold", "/holds", wish())).id}`;
  await call("cancelBooking", `${await book()}/cancel`);
  await call("markNoShow", `${await book()}/no-show`);
  const seen = await book();
  await call("checkInBooking", `${seen}/check-in`);
  await call("completeBooking", `${seen}/complete`);
  await call("rescheduleBooking", `${await book()}/reschedule`, { start: hourAhead(3, 10) });
  await call("confirmHold", `${await hold()}/confirm`);
  await call("releaseHold", await hold(), {}, "DELETE");
  const changed = await book();
  await call("updateWorkItem", changed.replace("/bookings", "/work-items"), { priority: "high" }, "PATCH");
  await call("runAction", `${changed}/actions/start`);
});
afterAll(() => database.end());

describe("the trace of a move", () => {
  it("is where the auditor looks for it, for every move", async () => {
    const made = new Set(entries.map(({ operation }) => operation));
    expect(Object.keys(moves).filter((operation) => !made.has(operation))).toEqual([]);
    expect(await acknowledgedMoves(query, entries)).toMatchObject({ checked: Object.keys(moves).length, broken: [] });
  });

  it("is missed where it is not", async () => {
    const elsewhere = entries.map((entry) => ({ ...entry, path: entry.path.replace(/_\w+/, "_nobody") }));
    expect((await acknowledgedMoves(query, elsewhere)).broken).toHaveLength(Object.keys(moves).length);
  });
});
