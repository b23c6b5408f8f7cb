// Whether batching pays: the same calls with and without it, of one busy workspace and of 200 with two calls in flight each; and
// whether a process that serves many workspaces does as much as one that serves a single one, whose calls share the most.
import { median } from "./median";
import { freshDatabase } from "./processes";
import { type Row, report, table } from "./report";
import { size } from "./size";

process.env.RATE_LIMIT_BURST = "1000000000";
const rounds = size(5, 1);
const seconds = size(2, 1);
const hours = 24 * 300;
const chairs = 10;

const database = await freshDatabase();
const { dispatch } = await import("@/lib/api/http/dispatch");
const { singletons } = await import("@/lib/core/singleton");
const { prisma } = await import("@/lib/core/db");
const { hourAhead, makeChairs } = await import("@/lib/testing/catalog");
const { makeProject } = await import("@/lib/testing/world");
const first = Date.parse(hourAhead(2, 0));

async function workspace() {
  const { id, key, call } = await makeProject({ timezone: "UTC" });
  const { service } = await makeChairs(id, chairs);
  const body = { name: "Ana", phone: "+595981000001" };
  const customer = (await call<{ id: string }>("/customers", { method: "POST", body })).body.id;
  return { key, service, customer, next: 0 };
}
type Workspace = Awaited<ReturnType<typeof workspace>>;

async function ask(path: string, key: string, init: RequestInit, wanted: number): Promise<void> {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const reply = await dispatch(new Request(`http://localhost/api/v1${path}`, { ...init, headers }));
  await reply.text();
  if (reply.status !== wanted) throw new Error(`${path} was answered with ${reply.status}.`);
}

/** Each booking has its own hour, so that none is refused. */
function book(place: Workspace): Promise<void> {
  const n = place.next++;
  const start = new Date(first + (n % hours) * 3_600_000).toISOString();
  const body = JSON.stringify({ service_id: place.service, start, customer: { id: place.customer } });
  const headers = { "content-type": "application/json", "idempotency-key": `bench-${n}` };
  return ask("/bookings", place.key, { method: "POST", headers, body }, 201);
}

const from = hourAhead(3, 0);
const to = hourAhead(4, 0);
const look = ({ key, service }: Workspace): Promise<void> =>
  ask(`/slots?service_id=${service}&from=${from}&to=${to}`, key, {}, 200);

type Call = (place: Workspace) => Promise<void>;

/** Calls a second with so many in flight in each workspace. */
async function run(places: readonly Workspace[], inFlight: number, call: Call, batching: boolean): Promise<number> {
  process.env.BATCHING = batching ? "1" : "0";
  singletons.delete("env");
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  const caller = async (place: Workspace) => {
    for (; performance.now() < until; done++) await call(place);
  };
  await Promise.all(places.flatMap((place) => Array.from({ length: inFlight }, () => caller(place))));
  return done / ((performance.now() - began) / 1000);
}

const many: Workspace[] = [];
for (let i = 0; i < size(200, 20); i++) many.push(await workspace());
const one = [await workspace()];
/** Sixteen in flight, as in the other benchmarks, and two of every workspace: few calls of one workspace meet there. */
const crowds = [
  { name: "1 workspace × 16", places: one, inFlight: 16 },
  { name: `${many.length} workspaces × 2`, places: many, inFlight: 2 },
];
const calls: { what: string; call: Call }[] = [
  { what: "POST /bookings", call: book },
  { what: "GET /slots", call: look },
];
/** Of the rate of one workspace. */
const share = 0.8;
const rows: Row[] = [];
const measured: string[][] = [];

type Rates = { alone: number[]; batched: number[] };
const rowOf = (what: string, floor: [string, number[]], ours: [string, number[]], target: number | null): Row => {
  const ratio = median(ours[1]) / median(floor[1]);
  return {
    what,
    floor: `${floor[0]} ${Math.round(median(floor[1]))}/s`,
    ours: `${ours[0]} ${Math.round(median(ours[1]))}/s`,
    ratio: ratio.toFixed(2),
    target: target === null ? "" : `≥ ${target}`,
    met: target === null ? null : ratio >= target,
  };
};

/** Alternating rounds and their median, so that other load on the machine affects all alike. */
async function compare(what: string, call: Call): Promise<void> {
  const rates = crowds.map((): Rates => ({ alone: [], batched: [] }));
  for (const { places, inFlight } of crowds)
    for (const batching of [true, false]) await run(places, inFlight, call, batching);
  await prisma().$executeRawUnsafe("VACUUM ANALYZE");
  for (let i = 0; i < rounds; i++) {
    for (const [at, { places, inFlight }] of crowds.entries()) {
      rates[at]?.alone.push(await run(places, inFlight, call, false));
      rates[at]?.batched.push(await run(places, inFlight, call, true));
    }
  }
  for (const [at, { name }] of crowds.entries()) {
    const { alone, batched } = rates[at] as Rates;
    rows.push(rowOf(`${what}, ${name}`, ["alone", alone], ["batched", batched], null));
    measured.push([`${what}, ${name}`, ...[alone, batched].map((list) => list.map(Math.round).join(" "))]);
  }
  const [single, crowd] = rates as [Rates, Rates];
  rows.push(rowOf(`${what}, many beside one`, ["one", single.batched], ["many", crowd.batched], share));
  console.log(`${what}: ${rows.at(-1)?.ratio}`);
}

try {
  for (const { what, call } of calls) await compare(what, call);
} finally {
  await database.stop();
}
report("workspaces", rows, table(["what", "alone, each round", "batched, each round"], measured));
