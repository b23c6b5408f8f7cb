// What the bot's answer costs without a model: a whole turn, and the search in ten thousand pieces of knowledge, against
// the same statements sent by a bare loop to a copy of the database. And how many sentences it understands.
import pg from "pg";
import { newId, type ProjectId } from "@/lib/core/ids";
import { firstScore, type Score, secondScore } from "@/lib/domains/bot/understanding/score";
import { chunks, fillClinic, meanings, project } from "./bot-data";
import { median } from "./median";
import { freshDatabase } from "./processes";
import { recorder, replay } from "./recording";
import { type Row, report, table } from "./report";

const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
const copy = "bench_copy";

/** All data is written before the copy is made, so that both databases are the same. */
async function prepare(url: string): Promise<pg.Client> {
  const filling = new pg.Client({ connectionString: url });
  await filling.connect();
  await fillClinic(filling);
  await filling.end();
  const admin = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: "/postgres" }).href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${copy} TEMPLATE "${new URL(url).pathname.slice(1)}"`);
  await admin.end();
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${copy}` }).href });
  await client.connect();
  return client;
}

const database = await freshDatabase();
const bare = await prepare(database.env.DATABASE_URL);
const recorded = recorder();
const { receiveMessage } = await import("@/lib/domains/conversations/messages/receive");
const { respondToCustomer } = await import("@/lib/domains/bot/respond");
const { knowledge } = await import("@/lib/domains/bot/knowledge");
const { searchKnowledge } = await import("@/lib/domains/knowledge/search");
const { selectNearest } = await import("@/lib/domains/knowledge/nearest/store");
const { sqlOf } = await import("@/lib/core/db");

const workspace = project as ProjectId;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

/** What the measurements of whole turns are called. */
const turn = "a turn: ";
/** Against the bare statements. */
const mostRatio = { turn: 1.8, search: 3 };
const mostStatements = 15;

type Measure = { ours: number[]; floor: number[]; statements: number };
const measured = new Map<string, Measure>();

/** Runs on ours first and then replays on the copy, so that both stay the same. */
async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const { result, sent } = await recorded(() => timed(work));
  const { ms } = await timed(() => replay(bare, sent));
  const into = measured.get(what) ?? { ours: [], floor: [], statements: 0 };
  into.ours.push(result.ms);
  into.floor.push(ms);
  into.statements = Math.max(into.statements, sent.length);
  measured.set(what, into);
  return result.result;
}

const questions = [
  "quanto custa o clareamento?",
  "precisa de preparo para o implante?",
  "aceita convênio para canal",
  "qual a duração da limpeza?",
  "tem estacionamento?",
  "cuidados depois da extração do siso",
  "restauracao tem garantia",
  "o que diz o protocolo x4711z?",
  "parselamento da protese",
  "posso levar acompanhante na radiografia",
];

/** One contact says all of these in order; each has the expected answer beside it. */
const turns = [
  ["a greeting", "oi, bom dia"],
  ["a question", ""],
  ["a time is held", "quero marcar limpeza dental amanhã às 10h"],
  ["a yes books it", "sim, pode confirmar"],
] as const;

async function talk(n: number): Promise<void> {
  const contact = {
    channel: "webchat" as const,
    external_id: newId("req"),
    display_name: "Ana",
    phone: `+55119${10_000_000 + n}`,
  };
  for (const [what, words] of turns) {
    const text = (words || questions[n % questions.length]) ?? "";
    // Each round asks for another hour: ten chairs fill up soon.
    const said = text.replace("amanhã às 10h", `em ${1 + (n % 20)} dias às ${7 + (n % 12)}h`);
    const inbound = { external_id: newId("req"), kind: "text" as const, text: said };
    const { result: heard, sent } = await recorded(() => receiveMessage(workspace, contact, inbound, new Date()));
    await replay(bare, sent);
    const outcome = await measure(`${turn}${what}`, () =>
      respondToCustomer(workspace, heard?.conversation_id ?? "", knowledge),
    );
    if (outcome !== "sent") throw new Error(`The bot did not answer "${said}": ${outcome}.`);
  }
}

const fullText = `SELECT id FROM knowledge_chunk WHERE project_id = $1 AND portuguese @@ plainto_tsquery('portuguese', $2)
  ORDER BY ts_rank_cd(portuguese, plainto_tsquery('portuguese', $2)) DESC LIMIT 5`;
const simplest: number[] = [];

async function ask(n: number): Promise<void> {
  const question = questions[n % questions.length] ?? "";
  const hits = await measure(`knowledge, ${chunks} pieces`, () => searchKnowledge(workspace, question));
  if (hits.length === 0) throw new Error(`Nothing is known about "${question}".`);
  simplest.push(
    (await timed(() => bare.query({ name: "simplest", text: fullText, values: [workspace, question] }))).ms,
  );
}

/** A question about a piece: near it, and nearer than to the other ten thousand. */
async function askByMeaning(n: number): Promise<void> {
  const text = "SELECT id, embedding FROM knowledge_chunk WHERE project_id = $1 ORDER BY id OFFSET $2 LIMIT 1";
  const { rows } = await bare.query<{ embedding: number[] }>(text, [workspace, (n * 331) % chunks]);
  const vector = (rows[0]?.embedding ?? []).map((number, i) => number + 0.3 * Math.sin(i * 12.9898 + n));
  const question = questions[n % questions.length] ?? "";
  const asked = { meaning: { model: meanings.model, vector } };
  await measure(`knowledge by meaning too, ${meanings.dimensions} numbers a piece`, () =>
    searchKnowledge(workspace, question, asked),
  );
  // Keyword matches may rank above it.
  const nearest = await selectNearest(sqlOf({}), workspace, asked.meaning, null);
  if (nearest.length === 0) throw new Error("Nothing was found by its meaning.");
}

async function sameOnBoth(): Promise<void> {
  const text = "SELECT status, count(*)::int AS n FROM booking GROUP BY status ORDER BY status";
  const { pool } = await import("@/lib/core/db");
  const [ours, theirs] = [(await pool().query(text)).rows, (await bare.query(text)).rows];
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error("The copy went another way.");
  const confirmed = ours.find(({ status }) => status === "confirmed")?.n ?? 0;
  if (confirmed === 0) throw new Error("Nothing was booked, so that no turn was measured.");
}

for (let n = 0; n < questions.length; n++) {
  await talk(n);
  await ask(n);
  await askByMeaning(n);
}
measured.clear(); // Warm-up.
for (let n = 0; n < rounds; n++) {
  await talk(n + questions.length);
  await ask(n);
  await askByMeaning(n);
}
await sameOnBoth();
await bare.end();
await database.stop();

const cost = ([what, { ours, floor }]: [string, Measure]): Row => {
  const [mine, plain] = [median(ours), median(floor)];
  const ratio = mine / plain;
  const most = what.startsWith(turn) ? mostRatio.turn : mostRatio.search;
  return {
    what: `${what}, p50 ms`,
    floor: `bare SQL ${plain.toFixed(1)}`,
    ours: mine.toFixed(1),
    ratio: `${ratio.toFixed(2)}×`,
    target: `≤ ${most}×`,
    met: ratio <= most,
  };
};
const counted = ([what, { statements }]: [string, Measure]): Row => ({
  what: `${what}, statements`,
  floor: "",
  ours: String(statements),
  ratio: "",
  target: `≤ ${mostStatements}`,
  met: statements <= mostStatements,
});
const understood = (what: string, { right, of }: Score, target: number | null): Row => ({
  what: `sentences understood, ${what}`,
  floor: "",
  ours: `${right} of ${of}`,
  ratio: `${Math.round((100 * right) / of)} %`,
  target: target === null ? "" : `${target}`,
  met: target === null ? null : right >= target,
});

const [first, second] = [firstScore(), secondScore()];
/** Stored as measured: the only figure for sentences that the rules were not written for. */
const firstRun = { right: 34, of: 60, misses: [] };
const missesOf = (name: string, { misses }: Score): string =>
  misses.length === 0
    ? `The ${name} set: no miss.`
    : [
        `Misses of the ${name} set:\n`,
        ...misses.map(({ language, text, wanted, read }) => `- ${language} “${text}”: wanted ${wanted}; read ${read}`),
      ].join("\n");

report(
  "bot",
  [
    ...[...measured].map(cost),
    ...[...measured].filter(([what]) => what.startsWith(turn)).map(counted),
    understood("first set (the rules were made with it)", first, first.of),
    understood("second set, first run (nobody had seen both)", firstRun, null),
    understood("second set now (rules mended with its misses in view)", second, null),
  ],
  [
    table(
      ["what", "statements", "p95 ms", "bare p95 ms"],
      [...measured].map(([what, { ours, floor, statements }]) => {
        const late = (values: number[]) =>
          (values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0).toFixed(1);
        return [what, String(statements), late(ours), late(floor)];
      }),
    ),
    `\nThe simplest thing that can be asked of the same pieces, one full-text query in one language that forgives nothing: ${median(simplest).toFixed(1)} ms.`,
    `\nFirst run of the second set, before anything was mended after it: 34 of 60 (57 %); what it missed is in
bench/second-set-first-run.md. After it, by rules for what such sentences have in common (and so no longer by
somebody who does not know them): ${second.right} of ${second.of}. The language was seen in ${second.languages}.\n`,
    missesOf("first", first),
    "",
    missesOf("second", second),
  ].join("\n"),
);
