// Notices a second, from planned rows to mails at a server and rows marked as sent, beside a bare loop that sends the same
// mails over as many connections and writes one row each. The mail library's own connections spend most of that loop's time
// waiting: Nagle's algorithm holds the end of each letter back until the server has acknowledged the rest. So the loop is
// run a second time over our connections, which do not wait.
import nodemailer from "nodemailer";
import pg from "pg";
import { median } from "./median";
import { freshDatabase, start } from "./processes";
import { report, table } from "./report";
import { size } from "./size";

const notices = size(1000, 100);
const rounds = size(5, 1);

const receiver = await start("bench/mail-receiver.mjs");
type Taken = { port: number; seen: string[] };
const taken = async (): Promise<Taken> => (await fetch(receiver.url)).json();
process.env.SMTP_URL = `smtp://127.0.0.1:${(await taken()).port}`;

const database = await freshDatabase();
const { pool } = await import("@/lib/core/db");
const { env } = await import("@/lib/core/env");
const { newId } = await import("@/lib/core/ids");
const { mailConnections, messageOf, openTransport } = await import("@/lib/domains/mail/delivery/transport");
const { makeChairs } = await import("@/lib/testing/catalog");
const { makeProject } = await import("@/lib/testing/world");
const { startWorker } = await import("@/inngest/worker");
type Held = Parameters<typeof messageOf>[0];

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Bookings of tomorrow, too soon for a reminder: the trigger plans one confirmation for each. */
async function plan(): Promise<string> {
  const world = await makeProject();
  const { service } = await makeChairs(world.id, 1, { name: "Corte" });
  const [customers, bookings] = ["cus", "bkg"].map((kind) =>
    Array.from({ length: notices }, () => newId(kind as "cus" | "bkg")),
  );
  await pool().query(
    `INSERT INTO customer (project_id, id, name, email, updated_at)
     SELECT $1, id, 'Ana', lower(id) || '@example.com', now() FROM unnest($2::text[]) id`,
    [world.id, customers],
  );
  await pool().query(
    `INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, source, currency, updated_at)
     SELECT $1, b, 'confirmed', 'scheduled', $4, c, now() + interval '20 hours', now() + interval '21 hours', 'api', 'BRL', now()
     FROM unnest($2::text[], $3::text[]) x(b, c)`,
    [world.id, bookings, customers, service],
  );
  return world.id;
}

type Counts = { sent: number; last: Date };

/** The worker, told once of the bookings: it writes the mails, hands them over and marks the notices. */
async function ours(): Promise<{ project: string; rate: number; lost: number; twice: number }> {
  const project = await plan();
  const began = new Date();
  const worker = await startWorker();
  await pool().query(
    "INSERT INTO event (project_id, id, type, subject_id, data) VALUES ($1, $2, 'booking.created', 'all', '{}')",
    [project, newId("evt")],
  );
  let counts: Counts = { sent: 0, last: began };
  while (counts.sent < notices) {
    await pause(200);
    const { rows } = await pool().query<Counts>(
      "SELECT count(*)::int AS sent, max(sent_at) AS last FROM notice WHERE project_id = $1 AND status = 'sent'",
      [project],
    );
    counts = rows[0] ?? counts;
    if (Date.now() - began.getTime() > 240_000) break;
  }
  await worker.stop();
  const { seen } = await taken();
  const different = new Set(seen).size;
  const seconds = (counts.last.getTime() - began.getTime()) / 1000;
  return { project, rate: counts.sent / seconds, lost: notices - different, twice: seen.length - different };
}

type Sender = { send: (mail: Held) => Promise<unknown>; close: () => void };

function libraryTransport(): Sender {
  const { SMTP_URL, MAIL_FROM } = env();
  const options = `pool=true&maxConnections=${mailConnections}&maxMessages=1000000`;
  const transport = nodemailer.createTransport(`${SMTP_URL}?${options}`, { from: MAIL_FROM });
  return { send: (mail) => transport.sendMail(messageOf(mail)), close: () => transport.close() };
}

/** Sends the mails of a round again over a pool of connections, and inserts one row each. */
async function bare(project: string, transport: Sender): Promise<number> {
  const { rows: mails } = await pool().query<Held>("SELECT * FROM outgoing_mail WHERE project_id = $1", [project]);
  const own = new pg.Pool({ connectionString: database.env.DATABASE_URL, max: mailConnections });
  await own.query("CREATE TABLE IF NOT EXISTS bare_log (id text, at timestamptz)");
  const began = performance.now();
  const line = async () => {
    for (let mail = mails.pop(); mail; mail = mails.pop()) {
      await transport.send(mail);
      await own.query({ name: "bare", text: "INSERT INTO bare_log VALUES ($1, now())", values: [mail.id] });
    }
  };
  await Promise.all(Array.from({ length: mailConnections }, line));
  const rate = notices / ((performance.now() - began) / 1000);
  transport.close();
  await own.end();
  await taken();
  return rate;
}

const floors: number[] = [];
const undelayed: number[] = [];
const rates: number[] = [];
let [lost, twice] = [0, 0];
for (let round = 0; round < rounds; round++) {
  const run = await ours();
  rates.push(run.rate);
  lost += run.lost;
  twice += run.twice;
  floors.push(await bare(run.project, libraryTransport()));
  undelayed.push(await bare(run.project, openTransport() ?? libraryTransport()));
  const beside = [floors, undelayed].map((each) => Math.round(each.at(-1) ?? 0)).join(" and ");
  console.log(`round ${round + 1}: ${Math.round(run.rate)} beside ${beside} a second`);
}
await receiver.stop();
await database.stop();

const ratioTo = (each: readonly number[]) => median(rates.map((rate, i) => rate / (each[i] ?? rate)));
const ratio = ratioTo(floors);
const whole = (value: number) => String(Math.round(value));
report(
  "notices",
  [
    {
      what: `${notices} notices by e-mail, from planned to sent, a second`,
      floor: `${whole(median(floors))} (bare loop, ${mailConnections} connections)`,
      ours: whole(median(rates)),
      ratio: ratio.toFixed(2),
      target: "≥ 0.5",
      met: ratio >= 0.5,
    },
    {
      what: "the same, beside the loop over our connections",
      floor: `${whole(median(undelayed))} (bare loop without Nagle's delay)`,
      ours: whole(median(rates)),
      ratio: ratioTo(undelayed).toFixed(2),
      target: "",
      met: null,
    },
    {
      what: "lost, twice",
      floor: "0",
      ours: `${lost}, ${twice}`,
      ratio: "",
      target: "0, 0",
      met: lost === 0 && twice === 0,
    },
  ],
  table(
    ["round", "bare loop a second", "without delay", "ours a second"],
    floors.map((value, i) => [String(i + 1), whole(value), whole(undelayed[i] ?? 0), whole(rates[i] ?? 0)]),
  ),
);
