// Deliveries a second beside a bare loop that signs, posts and logs the same bodies; and how long an endpoint waits
// while another one hangs.
import { createHmac } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { median } from "./median";
import { freshDatabase, start } from "./processes";
import { report, table } from "./report";
import { size } from "./size";

const events = size(5000, 200);
const rounds = size(5, 1);
const connections = 8; // As many as the dispatcher opens to one endpoint.
const [perSecond, seconds] = [20, size(20, 2)];

process.env.WEBHOOK_ALLOW_LOOPBACK = "1";
process.env.RATE_LIMIT_BURST = "1000000000";
const database = await freshDatabase();
const { pool } = await import("@/lib/core/db");
const { newId } = await import("@/lib/core/ids");
const { makeProject } = await import("@/lib/testing/world");
const { startWorker } = await import("@/inngest/worker");
const receiver = await start("bench/webhook-receiver.mjs");

type Seen = { id: string; late: number };
const taken = async (): Promise<Seen[]> => (await fetch(receiver.url)).json();
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function register(world: Awaited<ReturnType<typeof makeProject>>, path: string): Promise<string> {
  const body = { url: `${receiver.url}${path}`, events: ["booking.created"] };
  const reply = await world.call<{ id: string }>("/webhook-endpoints", { method: "POST", body });
  if (reply.status !== 201) throw new Error(`An endpoint was answered with ${reply.status}.`);
  return reply.body.id;
}

const booking = {
  booking: {
    id: newId("bkg"),
    status: "confirmed",
    start_at: "2031-03-03T12:00:00.000Z",
    end_at: "2031-03-03T12:30:00.000Z",
    service_id: newId("svc"),
    customer_id: newId("cus"),
    stage: "scheduled",
    party_size: 1,
    source: "api",
  },
};

async function happen(project: string, count: number): Promise<void> {
  await pool().query(
    `INSERT INTO event (project_id, id, type, subject_id, data)
     SELECT $1, id, 'booking.created', $3, $4 FROM unnest($2::text[]) AS id`,
    [project, Array.from({ length: count }, () => newId("evt")), booking.booking.id, booking],
  );
}

/** Signs, posts over kept connections, and inserts one log row each. */
async function bare(project: string): Promise<number> {
  const own = new pg.Pool({ connectionString: database.env.DATABASE_URL, max: connections });
  await own.query("CREATE TABLE IF NOT EXISTS bare_log (id text, at timestamptz, status int, ms int)");
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const secret = "whsec_of the bare loop";
  const post = (body: string) =>
    new Promise<number>((done, fail) => {
      const at = Math.floor(Date.now() / 1000);
      const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      const headers = { "content-type": "application/json", "svc-signature": `t=${at},v1=${v1}` };
      request(`${receiver.url}/bare`, { method: "POST", agent, headers }, (response) => {
        response.resume();
        response.on("end", () => done(response.statusCode ?? 0));
      })
        .on("error", fail)
        .end(body);
    });
  let left = events;
  const began = performance.now();
  const line = async () => {
    while (left-- > 0) {
      const [id, from] = [newId("evt"), performance.now()];
      const created_at = new Date().toISOString();
      const body = JSON.stringify({ id, type: "booking.created", created_at, workspace_id: project, data: booking });
      const status = await post(body);
      const ms = Math.round(performance.now() - from);
      await own.query({
        name: "bare",
        text: "INSERT INTO bare_log VALUES ($1, now(), $2, $3)",
        values: [id, status, ms],
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, line));
  const rate = events / ((performance.now() - began) / 1000);
  agent.destroy();
  await own.end();
  await taken();
  return rate;
}

type Counts = { ended: number; doubled: number; last: Date };

/** From events in the outbox to deliveries in the log: relay, fan-out, attempts, records. */
async function ours(): Promise<{ rate: number; lost: number; twice: number }> {
  const world = await makeProject();
  const endpoint = await register(world, "/ours");
  await pause(5);
  await happen(world.id, events);
  const began = new Date();
  const worker = await startWorker();
  let counts: Counts = { ended: 0, doubled: 0, last: began };
  while (counts.ended < events) {
    await pause(200); // Polling costs the database too, so poll rarely; the log holds the time of the last record.
    const { rows } = await pool().query<Counts>(
      `SELECT count(*) FILTER (WHERE d.status = 'succeeded')::int AS ended,
         count(*) FILTER (WHERE d.attempt_count > 1)::int AS doubled, max(d.delivered_at) AS last
       FROM webhook_delivery d WHERE d.project_id = $1 AND d.endpoint_id = $2`,
      [world.id, endpoint],
    );
    counts = rows[0] ?? counts;
    if (Date.now() - began.getTime() > 120_000) break;
  }
  const rate = counts.ended / ((counts.last.getTime() - began.getTime()) / 1000);
  await worker.stop();
  const seen = (await taken()).map(({ id }) => id);
  return { rate, lost: events - new Set(seen).size, twice: seen.length - new Set(seen).size - counts.doubled };
}

/** Events come steadily for two endpoints, of which one never answers. */
async function besideOneThatHangs(): Promise<{ median: number; worst: number; count: number }> {
  const world = await makeProject();
  await register(world, "/hang");
  await register(world, "/quick");
  const worker = await startWorker();
  for (let tick = 0; tick < perSecond * seconds; tick++) {
    await happen(world.id, 1);
    await pause(1000 / perSecond);
  }
  await pause(2000);
  const late = (await taken()).map((each) => each.late);
  await worker.stop();
  return { median: median(late), worst: Math.max(...late), count: late.length };
}

const floors: number[] = [];
const rates: number[] = [];
let [lost, twice] = [0, 0];
for (let round = 0; round < rounds; round++) {
  floors.push(await bare((await makeProject()).id));
  const run = await ours();
  rates.push(run.rate);
  lost += run.lost;
  twice += run.twice;
}
const hanging = await besideOneThatHangs();
await receiver.stop();
await pause(1000); // Hanging attempts time out now and are recorded.
await database.stop();

const [floor, rate] = [median(floors), median(rates)];
// Per round: the machine may be busier in one than in another.
const ratio = median(rates.map((each, i) => each / (floors[i] ?? each)));
const whole = (value: number) => String(Math.round(value));
report(
  "webhooks",
  [
    {
      what: `${events} events to one receiver, a second`,
      floor: `${whole(floor)} (bare loop, ${connections} connections)`,
      ours: whole(rate),
      ratio: ratio.toFixed(2),
      target: "≥ 0.5",
      met: ratio >= 0.5,
    },
    {
      what: "lost, and twice without a recorded cause",
      floor: "0",
      ours: `${lost}, ${twice}`,
      ratio: "",
      target: "0, 0",
      met: lost === 0 && twice === 0,
    },
    {
      what: "delay beside an endpoint that hangs, median ms",
      floor: "",
      ours: whole(hanging.median),
      ratio: "",
      target: "< 2000",
      met: hanging.median < 2000 && hanging.count === perSecond * seconds,
    },
  ],
  table(
    ["round", "bare loop a second", "ours a second"],
    floors.map((value, i) => [String(i + 1), whole(value), whole(rates[i] ?? 0)]),
  ) +
    `\n\nBeside the one that hangs: ${hanging.count} of ${perSecond * seconds} arrived, the slowest after ${whole(hanging.worst)} ms.`,
);
