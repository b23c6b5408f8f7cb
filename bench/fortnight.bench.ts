// A simulated fortnight of bookings: what customers were told, compared with a model of what they should be told. The worker
// and Postgres are killed during work, and the mail server is down for a while.
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import {
  type Expected,
  expectedOf,
  fortnight,
  hour,
  type Life,
  makeLives,
  minute,
  randomOf,
  type Step,
  second,
  silentSince,
} from "./fortnight-lives";
import { mailServer, type Taken, textOf } from "./fortnight-mail";
import { percentile } from "./median";
import { owned } from "./owned";
import { freshDatabase, root } from "./processes";
import { plainRow, report, table } from "./report";
import { size } from "./size";

const count = Number(process.env.BOOKINGS ?? size(10_000, 300));
const seed = Number(process.env.SEED ?? 20_261_116);
const [workerKills, databaseKills] = [size(20, 4), size(3, 1)];
const places = 40;
const tick = 30 * second;

process.env.RATE_LIMIT_BURST = "1000000000";
const began = Math.ceil(Date.now() / tick) * tick;
let now = began;
const mail = await mailServer(() => now);
process.env.SMTP_URL = mail.url;

// fsync is off: killing a process loses nothing that the operating system already has.
const database = await freshDatabase({ fsync: "off" });
const { setClock } = await import("@/lib/core/clock");
const { pool } = await import("@/lib/core/db");
const { makeChairs } = await import("@/lib/testing/catalog");
const { makeMember, makeProject } = await import("@/lib/testing/world");

const { injectClock } = await import("./injected-clock");
await injectClock(began);
setClock({ now: () => new Date(now) });

async function moveTo(at: number): Promise<void> {
  if (at <= now) return;
  now = at;
  await pool().query("UPDATE simulated.clock SET at = $1", [new Date(now)]);
}

const world = await makeProject({ timezone: "UTC" });
const admin = await makeMember(world.id);
const { service } = await makeChairs(world.id, places, { duration_minutes: 15, slot_interval_minutes: 15 });
for (const kind of ["confirmed", "reminder", "moved", "cancelled", "thanks", "reinstated"] as const) {
  const reply = await world.call(`/notice-texts/${kind}/pt-BR`, { method: "PUT", body: { text: textOf(kind) } });
  if (reply.status >= 300) throw new Error(`The text of ${kind} was answered with ${reply.status}.`);
}

// The worker.

type Answer = { next: number | null } | { error: string } | "killed";

function startWorker() {
  const child: ChildProcess = fork(join(root, "bench/fortnight-worker.ts"), [], { execArgv: ["--import", "tsx"] });
  const ready = new Promise<void>((done) => child.once("message", () => done()));
  const stop = () =>
    new Promise<void>((gone) => {
      if (child.exitCode !== null || child.signalCode !== null) return gone();
      child.once("exit", () => gone());
      child.kill("SIGKILL");
    });
  return owned({
    ready,
    round: () =>
      new Promise<Answer>((done) => {
        const killed = () => done("killed");
        child.once("exit", killed);
        child.once("message", (answer: Answer) => {
          child.off("exit", killed);
          done(answer);
        });
        child.send({ now });
      }),
    stop,
  });
}

let worker = startWorker();
let spare = startWorker(); // Loading the code is not part of the simulation.

const random = randomOf(seed);
const lives = makeLives(count, began, places - 5, random);
const chance = randomOf(seed + 1);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The times at which something is broken; the next round with enough work is interrupted. */
const breaks = [
  ...Array.from({ length: workerKills }, (_, i) => ({ at: (i + 0.5) / workerKills, what: "worker" as const })),
  ...Array.from({ length: databaseKills }, (_, i) => ({ at: (i + 0.7) / databaseKills, what: "database" as const })),
]
  .map(({ at, what }) => ({ at: began + at * (fortnight - 4 * hour), what }))
  .sort((a, b) => a.at - b.at);
const broken = { worker: 0, database: 0, rounds: 0, failedRounds: 0 };

/** How long a round runs before it is killed: half of what recent rounds took. */
let usual = 100;

async function round(busy: boolean): Promise<number | null> {
  const from = performance.now();
  const wanted = busy && breaks[0] && breaks[0].at <= now ? breaks[0].what : null;
  const going = worker.round();
  broken.rounds++;
  let ended = false;
  void going.then(() => {
    ended = true;
  });
  if (wanted) {
    await pause(chance() * usual);
    if (!ended && wanted === "worker") {
      breaks.shift();
      broken.worker++;
      await worker.stop();
      worker = spare;
      spare = startWorker();
      await worker.ready;
    } else if (!ended) {
      breaks.shift();
      broken.database++;
      await database.crash();
    }
  }
  const answer = await going;
  if (answer === "killed") return now;
  if ("error" in answer) {
    broken.failedRounds++;
    await pause(200);
    return now;
  }
  if (busy && !wanted) usual = (usual * 9 + performance.now() - from) / 10;
  return answer.next;
}

// The bookings.

type Known = { booking: string; customer: string };
const known = new Map<number, Known>();
/** When the answer to each step came, in real time. */
const done = new Map<Step, number>();
const refused: string[] = [];

async function carryOut(life: Life, step: Step): Promise<void> {
  const its = known.get(life.index);
  const idempotencyKey = `${life.index}-${life.steps.indexOf(step)}`;
  const post = async (path: string, body: object = {}, call: typeof world.call = world.call, method = "POST") => {
    const reply = await call<{ id: string; customer: { id: string } }>(path, { method, body, idempotencyKey });
    done.set(step, performance.now());
    if (reply.status >= 300)
      refused.push(`${life.index} ${step.does}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
    return reply.body;
  };
  if (step.does === "create") {
    const customer = {
      name: "Ana",
      phone: `+55119${80_000_000 + life.index}`,
      ...(life.email ? { email: life.email } : {}),
    };
    const start = new Date(step.start).toISOString();
    const made = await post("/bookings", { service_id: service, start, customer, notify: step.notify });
    known.set(life.index, { booking: made.id, customer: made.customer?.id });
  } else if (!its) refused.push(`${life.index} ${step.does}: it was never made`);
  else if (step.does === "move") {
    const start = new Date(step.start).toISOString();
    its.booking = (await post(`/bookings/${its.booking}/reschedule`, { start })).id;
  } else if (step.does === "stop")
    await post(`/customers/${its.customer}`, { notices_stopped: true }, world.call, "PATCH");
  else if (step.does === "forget") await post(`/customers/${its.customer}/anonymise`, {}, admin.call);
  else await post(`/bookings/${its.booking}/${step.does}`);
}

const steps = lives.flatMap((life) => life.steps.map((step) => ({ life, step }))).sort((a, b) => a.step.at - b.step.at);

/** The mail server is down at one time and answers 451 at another. */
const outages = [
  { from: began + fortnight * 0.3, until: began + fortnight * 0.3 + 4 * minute, begin: mail.leave, end: mail.comeBack },
  {
    from: began + fortnight * 0.6,
    until: began + fortnight * 0.6 + 6 * minute,
    begin: () => mail.refuse(true),
    end: () => mail.refuse(false),
  },
].flatMap(({ from, until, begin, end }) => [
  { at: Math.ceil(from / (15 * minute)) * 15 * minute - minute, act: begin },
  { at: Math.ceil(from / (15 * minute)) * 15 * minute - minute + (until - from), act: end },
]);

await Promise.all([worker.ready, spare.ready]);
console.log(`Seed ${seed}: ${count} bookings, ${steps.length} steps.`);
const startedAt = performance.now();
let next: number | null = null; // The next due time, as last reported by the worker.
let shown = 0;
for (let i = 0; i < steps.length || next !== null; ) {
  const soonest = Math.min(steps[i]?.step.at ?? Number.POSITIVE_INFINITY, next ?? Number.POSITIVE_INFINITY);
  const outage = outages[0];
  const until = Math.max(now + second, Math.ceil(Math.min(soonest, outage?.at ?? soonest) / tick) * tick);
  if (outage && outage.at <= until) {
    await moveTo(outage.at);
    await outage.act();
    outages.shift();
  }
  // Some changes are made while the worker is busy.
  const together = chance() < 0.3;
  let due = 0;
  for (let each = steps[i]; each && each.step.at <= until; each = steps[++i]) {
    await moveTo(each.step.at);
    const beside = together && next !== null && next <= now ? round(false) : null;
    await carryOut(each.life, each.step);
    await beside;
    due++;
  }
  await moveTo(until);
  next = await round(due > 1 || (next !== null && next <= now));
  if ((now - began) / fortnight >= shown / 10) {
    console.log(
      `day ${((now - began) / (24 * hour)).toFixed(1)}: ${mail.taken.length} mails, ${Math.round((performance.now() - startedAt) / 1000)} s, killed ${broken.worker} and ${broken.database}`,
    );
    shown++;
  }
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
await Promise.all([worker.stop(), spare.stop()]);
await mail.stop();
await database.stop();

// Compare what arrived with what should have.

type Match = Expected & { mails: Taken[] };
const wrong = {
  stale: [] as string[],
  twice: [] as string[],
  missed: [] as string[],
  silent: [] as string[],
  odd: [] as string[],
};
let [again, crossed] = [0, 0];
const late: number[] = [];
/** A mail was in flight in the worker when the change was made; only later ones could have been withdrawn. */
const crossingMs = 2000;

const mailsTo = new Map<string, Taken[]>();
for (const each of mail.taken) mailsTo.set(each.to, [...(mailsTo.get(each.to) ?? []), each]);
const timeOf = (at: number | null) => (at === null ? "–" : new Date(at).toISOString().slice(5, 19));
const told = ({ kind, start, at }: Taken) => `${kind} for ${timeOf(start)} at ${timeOf(at)}`;

function judge(life: Life): void {
  const expected: Match[] = expectedOf(life).map((each) => ({ ...each, mails: [] }));
  const silent = silentSince(life);
  const changedBefore = (each: Taken) => life.steps.filter((step) => (done.get(step) ?? 0) < each.from - crossingMs);
  const describe = (what: string) =>
    `customer ${life.index}: ${what} (${life.steps.map((step) => `${step.does} ${timeOf(step.at)}`).join(", ")})`;
  for (const each of mailsTo.get(life.email ?? "") ?? []) {
    const fits = expected.filter(
      ({ kind, start, due }) => kind === each.kind && (start === null || start === each.start) && due <= each.at,
    );
    const [seen] = expected.filter(({ mails }) => mails.some(({ id }) => id === each.id));
    const match = seen ?? fits.findLast(({ until, mails }) => each.at <= until && mails.length === 0) ?? fits.at(-1);
    const overtaken = match && each.at > match.until;
    const crossing = match && overtaken && !changedBefore(each).some(({ at }) => at === match.until);
    if (each.at > silent && !(each.at - silent < minute && crossing)) wrong.silent.push(describe(told(each)));
    else if (!match) wrong.odd.push(describe(told(each)));
    else if (overtaken && !crossing) wrong.stale.push(describe(told(each)));
    else if (match.mails.length > 0) {
      if (seen) again++;
      else wrong.twice.push(describe(told(each)));
    } else if (crossing) crossed++;
    match?.mails.push(each);
  }
  if (life.email === null) return;
  for (const { kind, start, due, until, mails } of expected) {
    const [first] = mails;
    if (first) late.push(first.at - due);
    // A notice that became obsolete within a minute need not have been sent.
    else if (until > due + minute) wrong.missed.push(describe(`${kind} for ${timeOf(start)} due ${timeOf(due)}`));
  }
}
for (const life of lives) judge(life);

const onTime = late.filter((ms) => ms <= minute).length;
const share = (100 * onTime) / late.length;
const none = (what: string, found: readonly unknown[]) => plainRow(what, String(found.length), "0", found.length === 0);
const examples = Object.entries(wrong).flatMap(([name, found]) =>
  found.slice(0, 5).map((text) => `- ${name}: ${text}`),
);
for (const text of [...examples, ...refused.slice(0, 10)]) console.log(text);
report(
  "fortnight",
  [
    none("notices for a time that no longer holds", wrong.stale),
    none("duplicates", wrong.twice),
    plainRow("came twice with one Message-ID, after a kill between the server's OK and our mark", String(again)),
    none("reachable customers' notices that never came", wrong.missed),
    none("mails to customers unreachable, stopped or forgotten", wrong.silent),
    none("notices that the model does not know", wrong.odd),
    plainRow("sent within 60 s of due, of all that came", `${share.toFixed(2)} %`, "≥ 99 %", share >= 99),
    none("steps that the API refused", refused),
  ],
  [
    `${count} bookings in ${minutes} minutes, seed ${seed}: ${mail.taken.length} mails, ${broken.rounds} rounds of the worker, of which ${broken.failedRounds} failed. The worker was killed ${broken.worker} times, Postgres ${broken.database} times; the mail server was away for 4 minutes and answered 451 for 6. ${crossed} mails were in the worker's hands when the change came.`,
    table(
      ["late", "seconds"],
      [
        ["median", percentile(late, 0.5)],
        ["p99", percentile(late, 0.99)],
        ["worst", Math.max(...late)],
      ].map(([name, ms]) => [String(name), String(Number(ms) / 1000)]),
    ),
    ...examples,
  ].join("\n\n"),
);
