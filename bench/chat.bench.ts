// Two hundred visitors with an open stream each, fifty messages a second: whether each is seen once and in order, how
// long it takes from the post to the other side, and what an open stream costs in memory.
import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import pg from "pg";
import { authSecret, insertKey, insertProject } from "@/e2e/api/tenants";
import { startInstallation } from "@/e2e/installation";
import { mintSiteKey } from "@/lib/domains/webchat/key";
import { median } from "./median";
import { owned } from "./owned";
import { start } from "./processes";
import { report } from "./report";
import { size } from "./size";

const visitors = 200;
/** How many more streams of each kind are opened for the memory figure; one visitor may have six. */
const tabs = size(4, 1);
const perSecond = 50;
const seconds = size(30, 2);
const origin = "https://shop.example.com";

const installation = owned(
  await startInstallation({
    env: {
      AUTH_SECRET: authSecret,
      ENCRYPTION_KEY: "0".repeat(64),
      RATE_LIMIT_BURST: "1000000",
      RATE_LIMIT_REFILL_PER_SECOND: "1000",
      VISITOR_RATE_LIMIT_BURST: "1000000",
      VISITOR_RATE_LIMIT_REFILL_PER_SECOND: "1000",
    },
  }),
);
const database = new pg.Client({ connectionString: installation.databaseUrl });
await database.connect();
const project = await insertProject(database, "Chat");
const [key, siteKey] = [await insertKey(database, project), mintSiteKey()];
await database.query(
  `INSERT INTO webchat_site (project_id, key, name, greeting, colors, languages, allowed_origins)
   VALUES ($1, $2, 'Shop', '', '{"accent":"#4338ca","text":"#ffffff"}', '{en}', $3)`,
  [project, siteKey, [origin]],
);

// The bot is off, so that only people's messages are counted.
await database.query("INSERT INTO bot_channel_policy (project_id, channel, policy) VALUES ($1, 'webchat', 'off')", [
  project,
]);

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const api = `${installation.baseUrl}/api/v1`;

async function post<T>(address: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  return new Promise((done, fail) => {
    const sent = { method: "POST", agent, headers: { "content-type": "application/json", ...headers } };
    const outgoing = request(address, sent, async (response) => {
      let text = "";
      for await (const part of response) text += part;
      if (response.statusCode === 201) done(JSON.parse(text));
      else fail(new Error(`${address} answered ${response.statusCode}: ${text}`));
    });
    outgoing.on("error", fail).end(JSON.stringify(body));
  });
}

/** One side of a conversation: where its stream is, and the places of the messages that came. */
type Side = { conversation_id: string; stream: string; headers: Record<string, string>; seen: number[] };
type Visitor = Side & { token: string };
let late: number[] = [];
const sentAt = new Map<string, number>();

async function enter(): Promise<Visitor> {
  const headers = { authorization: `Bearer ${siteKey}`, origin };
  const session = await post<{ token: string; conversation_id: string }>(`${api}/public/webchat/sessions`, {}, headers);
  const own = { ...headers, "x-webchat-token": session.token };
  return { ...session, stream: `${api}/public/webchat/stream`, seen: [], headers: own };
}

/** Opens a stream and notes each message's place, and how long it took. */
const listen = (side: Side): Promise<IncomingMessage> =>
  new Promise((ready, fail) => {
    const asked = request(side.stream, { headers: side.headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        const at = performance.now();
        text += part;
        const events = text.split("\n\n");
        text = events.pop() ?? "";
        for (const event of events) {
          if (event.includes("event: ready")) ready(response);
          if (!event.includes("event: message")) continue;
          const message = JSON.parse(/data: (.*)/.exec(event)?.[1] ?? "{}");
          side.seen.push(message.n);
          const from = sentAt.get(`${side.conversation_id} ${message.text}`);
          if (from !== undefined) late.push(at - from);
        }
      });
    });
    asked.on("error", fail).end();
  });

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${installation.servingPid}/status`, "utf8"))?.[1] ?? 0);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const all: Visitor[] = [];
for (let i = 0; i < visitors; i += 20) all.push(...(await Promise.all(Array.from({ length: 20 }, enter))));

async function open(sides: readonly Side[] = all): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let i = 0; i < visitors; i += 20) streams.push(...(await Promise.all(sides.slice(i, i + 20).map(listen))));
  return streams;
}
const close = (open: IncomingMessage[]): void => {
  for (const stream of open) stream.destroy();
};

// Idle streams. A new process allocates as much for its first work whatever that is, so memory is measured only after
// the first set is open.
const first = await open();
await pause(3000);
const before = memory();
const waiting: IncomingMessage[] = [];
for (let tab = 0; tab < tabs; tab++) waiting.push(...(await open()));
await pause(3000);
const perStream = (memory() - before) / waiting.length;
close([...first, ...waiting]);
await pause(500);

const count = perSecond * seconds;
type Outcome = { wrong: number; late: number[]; answered: number[]; took: number };

/** Sends each message on schedule however long the last one takes, and waits for all to come to the other side. */
async function converse<S extends Side>(
  sides: readonly S[],
  send: (side: S, i: number) => Promise<unknown>,
): Promise<Outcome> {
  const streams = await open(sides);
  const expected = new Map<string, number>();
  const settling: Promise<unknown>[] = [];
  const answered: number[] = [];
  sentAt.clear();
  late = [];
  const began = performance.now();
  for (let i = 0; i < count; i++) {
    await pause(Math.max(0, began + (i * 1000) / perSecond - performance.now()));
    const side = sides[(i * 7) % visitors] as S;
    const { conversation_id: id } = side;
    expected.set(id, (expected.get(id) ?? 0) + 1);
    const from = performance.now();
    sentAt.set(`${id} ${i}`, from);
    settling.push(send(side, i).then(() => answered.push(performance.now() - from)));
  }
  await Promise.all(settling);
  const took = (performance.now() - began) / 1000;
  for (let waited = 0; late.length < count && waited < 100; waited++) await pause(100);
  close(streams);
  const wrong = sides.filter(
    ({ seen, conversation_id }) =>
      seen.length !== (expected.get(conversation_id) ?? 0) || seen.some((n, i) => n !== i + 1),
  ).length;
  return { wrong, late: late.sort((a, b) => a - b), answered, took };
}

/** The floor, in a process of its own beside the same database. */
await database.query(`CREATE TABLE bare_message (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation text NOT NULL, n int NOT NULL, body text NOT NULL, UNIQUE (conversation, n))`);
const bareServer = await start("bench/bare-chat.mjs", { DATABASE_URL: installation.databaseUrl });
const bareSides = all.map(({ conversation_id }): Side => {
  const stream = `${bareServer.url}/${conversation_id}`;
  return { conversation_id, stream, headers: {}, seen: [] };
});
const bare = await converse(bareSides, (side, i) => post(side.stream, { text: String(i) }));
await bareServer.stop();

/** Milliseconds that a process has computed, to a hundredth of a second. */
function computed(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
const processes = { web: installation.servingPid, worker: installation.workerPid };
const computedBefore = { web: computed(processes.web), worker: computed(processes.worker) };

/** Messages of the team and of visitors in turn. */
const team = { authorization: `Bearer ${key}` };
const ours = await converse(all, ({ conversation_id, headers }, i) =>
  i % 2 === 0
    ? post(`${api}/conversations/${conversation_id}/messages`, { text: String(i) }, team)
    : post(`${api}/public/webchat/messages`, { text: String(i), client_id: `bench-${i}-0000` }, headers),
);
const spent = (which: "web" | "worker"): string =>
  ((computed(processes[which]) - computedBefore[which]) / count).toFixed(1);
const computing = `A message took ${spent("web")} ms of computing in the web process and ${spent("worker")} in the worker.`;
const at = (of: Outcome, share: number): number =>
  of.late[Math.min(of.late.length - 1, Math.floor(of.late.length * share))] ?? Number.NaN;
await database.end();
await installation.stop();

const ms = (value: number): string => `${value.toFixed(1)} ms`;
report(
  "chat",
  [
    {
      what: `${count} messages to ${visitors} open streams, ${perSecond} a second: conversations with one missing, twice or out of order`,
      floor: "",
      ours: String(ours.wrong),
      ratio: "",
      target: "0",
      met: ours.wrong === 0 && ours.late.length === count,
    },
    {
      what: "from the post to the other side, median",
      floor: `bare loop ${ms(at(bare, 0.5))}`,
      ours: ms(at(ours, 0.5)),
      ratio: `${(at(ours, 0.5) / at(bare, 0.5)).toFixed(2)}×`,
      target: "≤ 2.5×",
      met: at(ours, 0.5) <= 2.5 * at(bare, 0.5),
    },
    {
      what: "memory of an open stream (resident set of the serving process)",
      floor: "",
      ours: `${perStream.toFixed(0)} kB`,
      ratio: "",
      target: "< 100 kB",
      met: perStream < 100,
    },
  ],
  [
    `95 of 100 within ${ms(at(ours, 0.95))}, 99 within ${ms(at(ours, 0.99))}; of the bare loop ${ms(at(bare, 0.95))} and ${ms(at(bare, 0.99))}.`,
    `The posts themselves were answered within ${ms(median(ours.answered))}, those of the bare loop within ${ms(median(bare.answered))} (medians).`,
    computing,
    `All posts were answered after ${ours.took.toFixed(1)} s of ${seconds} s.`,
  ].join(" "),
);
process.exit();
