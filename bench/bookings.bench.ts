// What a booking costs over HTTP, beside a loop that only writes its rows; and what it costs to read one, or a page of them.
import { bareBookings, type Pattern } from "./bare-bookings";
import { startNextFloor } from "./floors";
import { fire, fireBookings, fireReads } from "./load";
import { median } from "./median";
import { pgbenchBookings } from "./pgbench";
import { freshDatabase, start } from "./processes";
import { type Row, report, table } from "./report";
import { size } from "./size";

const connections = 16;
const rounds = size(7, 1);
const seconds = size(2, 1);
const chairs = 50;
/** Hours a booking can start at. With fifty chairs a group, 360,000 bookings do not meet. */
const hours = 7200;

// Set for this process too: its own calls use the same buckets.
process.env.RATE_LIMIT_BURST = "1000000000";
const database = await freshDatabase();
const { prisma } = await import("@/lib/core/db");
const { newId } = await import("@/lib/core/ids");
const { hourAhead, makeGroup, makeService } = await import("@/lib/testing/catalog");
const { makeProject } = await import("@/lib/testing/world");
const from = hourAhead(2, 0);

/** A project where a booking takes one chair of each of two groups, and its customer. */
async function workspace() {
  const world = await makeProject({ timezone: "UTC" });
  const groups = [0, 1].map(() => Array.from({ length: chairs }, () => newId("res")));
  const chair = { project_id: world.id, name: "Chair", kind: "person", capacity: 1, active: true };
  await prisma().resource.createMany({ data: groups.flat().map((id) => ({ ...chair, id })) });
  const needs = await Promise.all(groups.map((group) => makeGroup(world.id, group)));
  const service = await makeService(
    world.id,
    needs.map((group_id) => ({ group_id })),
  );
  const body = { name: "Ana", phone: "+595981000001" };
  const customer = await world.call<{ id: string }>("/customers", { method: "POST", body });
  return { ...world, groups, service, customer: customer.body.id };
}

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Booking = import("@/lib/domains/bookings/schema").Booking;

/** One booking by the API itself, on a day after all others. */
async function sample({ call, service, customer }: Workspace): Promise<Booking> {
  const body = { service_id: service, start: hourAhead(320, 12), customer: { id: customer } };
  const { status, body: booking } = await call<Booking>("/bookings", {
    method: "POST",
    body,
    idempotencyKey: "sample",
  });
  if (status !== 201) throw new Error(`The sample booking was answered with ${status}.`);
  return booking;
}

/** The template of the rows that the floors write: a booking made by the API, in its own workspace. */
async function patternOf(floor: Workspace): Promise<Pattern> {
  const booking = await sample(floor);
  const { data: event } = await prisma().event.findFirstOrThrow({
    where: { project_id: floor.id, subject_id: booking.id, type: "booking.created" },
  });
  const { actor, changes } = await prisma().auditEntry.findFirstOrThrow({
    where: { project_id: floor.id, subject_id: booking.id },
  });
  return { project: floor.id, booking, event, actor, changes, groups: floor.groups, from, hours };
}

const ours = await workspace();
const loop = bareBookings(database.env.DATABASE_URL, connections, await patternOf(await workspace()));
const pgbench = await pgbenchBookings(database.env.DATABASE_URL, connections, await patternOf(await workspace()));

const server = await start("dist/serve.mjs", database.env);
const authorization = `Bearer ${ours.key}`;
await sample(ours);

/** Every call must succeed; a refusal is cheaper than a booking and would falsify the figure. */
function expectAll(statuses: Record<string, number>, wanted: string): void {
  const other = Object.keys(statuses).find((status) => status !== wanted);
  if (other) throw new Error(`${statuses[other]} calls were answered with ${other}.`);
}

let first = 0;
async function post(length: number): Promise<Measure> {
  const { key, service, customer } = ours;
  const load = await fireBookings({
    url: server.url,
    key,
    connections,
    seconds: length,
    first,
    service,
    customer,
    from,
    hours,
  });
  // More than one round can use; calls in flight at its end keep their numbers.
  first += 25_001;
  expectAll(load.statuses, "201");
  return load;
}

async function get(target: Parameters<typeof fire>[0], length: number): Promise<Measure> {
  const load = await fire(target, { connections, seconds: length });
  expectAll(load.statuses, "200");
  return load;
}

/** The page that every open screen of a workspace reloads after a change. */
const page = { url: `${server.url}/api/v1/bookings?limit=50`, headers: { authorization } };

async function reads(length: number, paths: readonly string[]): Promise<Measure> {
  const load = await fireReads({ url: server.url, key: ours.key, connections, seconds: length, paths });
  expectAll(load.statuses, "200");
  return load;
}

/** One booking after the other of two hundred. */
async function bookings(length: number): Promise<Measure> {
  const { body } = await ours.call<{ data: Booking[] }>("/bookings?limit=200");
  return reads(
    length,
    body.data.map(({ id }) => `/api/v1/bookings/${id}`),
  );
}

/** Pages of fifty from other hours on: no two callers ask the same, so none shares an answer. */
function pages(length: number): Promise<Measure> {
  const hoursOn = Array.from({ length: 700 }, (_, i) => hourAhead(2, i * 10));
  return reads(
    length,
    hoursOn.map((hour) => `/api/v1/bookings?limit=50&from=${hour}`),
  );
}

type Measure = { perSecond: number; p50?: number; p99?: number };
type Way = (length: number) => Promise<Measure>;
const measured = new Map<string, Measure[]>();

/** What autovacuum does within a minute: a plan made for an empty table scans the whole of a grown one. */
const settle = () => prisma().$executeRawUnsafe("VACUUM ANALYZE");

/**
 * Short alternating rounds and their median, so that other load on the machine affects both alike. Each is warmed up first
 * until its code is compiled and its tables are analyzed, as in a server that has been up for a minute.
 */
async function inTurn(ways: Record<string, Way>): Promise<void> {
  for (const way of Object.values(ways)) await way(size(8, 1));
  await settle();
  for (const way of Object.values(ways)) await way(1);
  for (let i = 0; i < rounds; i++)
    for (const [name, way] of Object.entries(ways)) {
      const measure = await way(seconds);
      measured.set(name, [...(measured.get(name) ?? []), measure]);
      console.log(`${name}: ${Math.round(measure.perSecond)}/s`);
    }
}

const floor = await startNextFloor();
try {
  await inTurn({
    "bare pg loop": async (length) => ({ perSecond: await loop.run(length) }),
    ...(pgbench ? { pgbench: async (length: number) => ({ perSecond: await pgbench.run(length) }) } : {}),
    "Next handler": (length) => get({ url: `${floor.url}/api/floor` }, length),
    "POST /bookings": post,
    "GET /bookings/{id}": bookings,
    "GET /bookings?limit=50": (length) => get(page, length),
    "GET /bookings?limit=50&from=…, each another": pages,
  });
} finally {
  await loop.stop();
  pgbench?.stop();
  await floor.stop();
  await server.stop();
  await database.stop();
}

const middle = (name: string, of: keyof Measure): number =>
  median((measured.get(name) ?? []).map((each) => each[of] ?? Number.NaN));
function against(floorName: string, name: string, target: number): Row {
  const ratio = middle(name, "perSecond") / middle(floorName, "perSecond");
  return {
    what: `${name}, requests/s at ${connections}`,
    floor: `${floorName} ${Math.round(middle(floorName, "perSecond"))}`,
    ours: String(Math.round(middle(name, "perSecond"))),
    ratio: ratio.toFixed(2),
    target: `≥ ${target}`,
    met: ratio >= target,
  };
}
const cell = (value: number): string => (Number.isNaN(value) ? "" : String(Math.round(value)));
report(
  "bookings",
  [
    against("bare pg loop", "POST /bookings", 0.45),
    ...(pgbench ? [against("pgbench", "POST /bookings", 0.3)] : []),
    against("Next handler", "POST /bookings", 1.2),
    against("Next handler", "GET /bookings/{id}", 2.5),
    against("Next handler", "GET /bookings?limit=50", 2.5),
    against("Next handler", "GET /bookings?limit=50&from=…, each another", 2.5),
  ],
  table(
    ["what", "a second", "p50 ms", "p99 ms"],
    [...measured.keys()].map((name) => [
      name,
      ...(["perSecond", "p50", "p99"] as const).map((of) => cell(middle(name, of))),
    ]),
  ),
);
