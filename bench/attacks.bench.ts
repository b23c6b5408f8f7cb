// npm run bench -- attacks: what cheap hostile input costs the processes now, beside what it cost before it was bounded.
import { connect } from "node:net";
import pg from "pg";
import { makers } from "@/e2e/api/examples";
import { authSecret, insertKey, insertMember, insertProject } from "@/e2e/api/tenants";
import { newId } from "@/lib/core/ids";
import { docxBomb, interlacedPng, pdfBomb } from "@/lib/testing/attacks";
import { type Cost, watchCost } from "./cost";
import { freshDatabase } from "./processes";
import { type Row, report } from "./report";

const mebibyte = 1024 * 1024;
const database = await freshDatabase();
const watch = await watchCost({ ...database.env, AUTH_SECRET: authSecret });
const { url } = watch;
const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
await client.connect();
const project = await insertProject(client, "Attacked");
const authorization = `Bearer ${await insertKey(client, project)}`;

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

type Init = RequestInit & { expected?: number[] };

/** The figure counts only if the attack was answered as expected. */
async function call(path: string, { expected = [200, 201], ...init }: Init = {}): Promise<Record<string, unknown>> {
  const reply = await fetch(`${url}/api/v1${path}`, { headers: { authorization }, ...init });
  const text = await reply.text();
  if (!expected.includes(reply.status)) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
const post = (path: string, body: string, expected?: number[], headers: Record<string, string> = {}) =>
  call(path, {
    method: "POST",
    body,
    headers: { authorization, "content-type": "application/json", ...headers },
    ...(expected ? { expected } : {}),
  });
function upload(path: string, bytes: Buffer, name: string, expected = [201, 202]) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return call(path, { method: "POST", body: form, headers: { authorization }, expected });
}

/** Writes until everything is sent or the server closes the connection. */
const flood = (path: string, bytes: number): Promise<void> =>
  new Promise((done) => {
    const piece = Buffer.from(`"k":[[[[1]]]],`.repeat(4096));
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    for (const end of ["close", "error"]) socket.once(end, () => done());
    socket.resume();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    let sent = 0;
    const next = () => {
      while (!socket.destroyed && sent < bytes) {
        sent += piece.length;
        if (!socket.write(piece)) return void socket.once("drain", next);
      }
    };
    next();
  });

/** Waits until the worker has parsed the file or rejected it. */
async function readKnowledge(bytes: Buffer, name: string): Promise<void> {
  const { id } = await upload("/knowledge/files", bytes, name);
  for (let n = 0; n < 600; n++) {
    const item = await call(`/knowledge/${id}`);
    if (item.status !== "processing" && item.status !== "pending") return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${name} was never read.`);
}

const list = `[${Array(1000).fill("[[],[],[],[]]").join(",")}]`;
const brackets = `{"name":"x","tags":[${Array(Math.floor(mebibyte / list.length) - 1)
  .fill(list)
  .join(",")}]}`;
const unknownKeys = `{${Array.from({ length: 110_000 }, (_, n) => `"${n.toString(36)}":1`).join(",")}}`;

/** Titles and texts as long as could be stored before there were limits. */
async function insertEndless(): Promise<void> {
  const made = { kind: "text", title: "Exames", content: "Jejum de oito horas." };
  const { id } = await post("/knowledge", JSON.stringify(made));
  await client.query(
    `INSERT INTO knowledge_chunk (project_id, knowledge_id, version, n, heading, body)
     SELECT $1, $2, 1, n, ARRAY['jejum ' || words], 'jejum ' || words
     FROM generate_series(1, 24) n, (SELECT string_agg('palavra' || i, ' ') AS words FROM generate_series(1, 20000) i) w`,
    [project, id],
  );
}

/** A customer of ten years: 40,000 messages of 300 characters. */
async function insertTalkative(): Promise<string> {
  const conversation = (await makers["/conversations"]?.(client, project)) as string;
  await client.query(
    `INSERT INTO message (project_id, id, conversation_id, n, channel, direction, author, kind, text, status)
     SELECT $1, $3 || n, $2, n, 'webchat', 'in', '{"type":"customer","id":"","name":""}', 'text', repeat('palavra ', 38), 'delivered'
     FROM generate_series(2, 40001) n`,
    [project, conversation, `${newId("msg").slice(0, -6)}`],
  );
  return (await client.query("SELECT customer_id FROM conversation WHERE id = $1", [conversation])).rows[0].customer_id;
}

const rows: Row[] = [];
async function attack(what: string, before: string, work: () => Promise<unknown>, mostStall = 250): Promise<void> {
  const cost: Cost = await watch.during(work);
  const ours = `${cost.seconds.toFixed(1)} s; web ${cost.web} MB, stall ${cost.stall} ms; worker ${cost.worker} MB; decoders ${cost.decoders} MB`;
  console.log(`${what}: ${ours}`);
  const met = cost.alive && cost.stall <= mostStall && cost.web <= 512 && cost.worker <= 512;
  rows.push({ what, floor: before, ours, ratio: "", target: `alive, stall ≤ ${mostStall} ms, ≤ 512 MB`, met });
}

const { cookie } = await insertMember(client, project);
const booking = (await makers["/bookings"]?.(client, project)) as string;
await attack(
  "8 × 60 MB of JSON to /api/auth/callback/credentials",
  "one: 85 s without an answer, then dead at 2 GiB",
  () => times(8, () => flood("/api/auth/callback/credentials", 60 * mebibyte)),
);
await attack(
  "a DOCX of 4 KB, one endless title over 8,000 parts",
  "worker and service dead, again after each start",
  () => readKnowledge(docxBomb(400_000, 8000), "a.docx"),
);
await attack("a PDF of 3 MB that unfolds into 3 GB", "worker at 3 GB", () =>
  readKnowledge(pdfBomb(3 * 1024 * mebibyte), "a.pdf"),
);
const png = interlacedPng(7740, 7740);
await attack(
  `8 interlaced PNGs of ${Math.round(png.length / 1024)} KB`,
  "web process at 1.6 GB, sign-in starved for 35 s",
  () => times(8, (n) => upload(`/bookings/${booking}/attachments`, png, `${n}.png`, [201, 422, 503])),
);
await attack("110,000 unknown keys", "500 RangeError", () => post("/customers", unknownKeys, [422]));
await attack(
  "64 × 1 MB of brackets, with a key",
  "12 MB of answer and 2.5 s for 859 KB; 64 at once: 4.8 s, 660 MB",
  () => times(64, (n) => post("/customers", brackets, [422], { "idempotency-key": `brackets ${n}` })),
);
await insertEndless();
await attack("a search among endless titles", "10 s", () => post("/knowledge/search", '{"query":"jejum"}'));
const talkative = await insertTalkative();
const exported = { answered: 0, refused: 0 };
await attack("a customer's export of 40,000 messages, 16 at once", "not measured", () =>
  times(16, async () => {
    // On a slow machine the last calls in the queue get 429 or 503.
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const { code } = await call(`/customers/${talkative}/export`, { headers, expected: [200, 503] });
    exported[code === "service_unavailable" ? "refused" : "answered"]++;
  }),
);
const details = `Of the 16 exports ${exported.answered} were answered and ${exported.refused} told to come again (503).`;

report("attacks", rows, details);
await client.end();
await watch.stop();
await database.stop();
