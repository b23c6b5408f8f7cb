// The lists of work in a project of a hundred thousand tasks and of a million, against the same page read by bare SQL.
import { Agent, get } from "node:http";
import pg from "pg";
import type { Actor } from "@/lib/core/actor";
import type { ProjectId } from "@/lib/core/ids";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
import { median } from "./median";
import { keptDatabases, type Server, start } from "./processes";
import { type Row, report, table } from "./report";
import { size } from "./size";
import { addKey, fillWithTasks, project } from "./work-data";

const sizes = [size(100_000, 1_000), size(1_000_000, 10_000)] as const;
const rounds = size(3, 1);
const callsARound = size(30, 6);

/** Each list with the queries that are run in turn. */
const boxes = Array.from({ length: 20 }, (_, i) => {
  const [west, south] = [-46.85 + ((i * 7) % 18) * 0.02, -23.75 + ((i * 5) % 18) * 0.02];
  return { bbox: [west, south, west + 0.04, south + 0.04].map((degrees) => degrees.toFixed(3)).join(",") };
});
const people = ["lucas toledo", "karina ximenes prado", "rita wolff", "teresa dias", "heitor zanetti cunha", "98765"];
const questions: Record<string, readonly Record<string, string>[]> = {
  "view=inbox": [{ view: "inbox" }],
  "view=today": [{ view: "today" }],
  "view=upcoming": [{ view: "upcoming" }],
  "q=…": people.map((q) => ({ q })),
  "bbox=…": boxes,
};
const names = Object.keys(questions);

const { wordsOf } = await import("@/lib/domains/work/items/filters/store");
const { selectWorkItems } = await import("@/lib/domains/work/items/store");
const { tomorrowOf } = await import("@/lib/domains/work/items/list");
const { WorkItemQuery } = await import("@/lib/domains/work/schema");
const databases = await keptDatabases();
const key = mintKey();
const actor = { now: new Date(), project: { timezone: "America/Sao_Paulo" } } as Actor;

type Place = { server: Server; client: pg.Client };

/** A separate database per size, so that they do not affect each other. */
async function placeOf(tasks: number): Promise<Place> {
  const env = await databases.open(`work_${tasks}`, (client) => fillWithTasks(client, tasks));
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await addKey(client, hashKey(key));
  return { server: await start("dist/serve.mjs", { ...env, RATE_LIMIT_BURST: "1000000000" }), client };
}

const agent = new Agent({ keepAlive: true });
const headers = { authorization: `Bearer ${key}` };

const called = (url: string): Promise<{ status: number; text: string }> =>
  new Promise((done, fail) => {
    get(url, { agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
    }).on("error", fail);
  });

/** The statements of a page as the API sends them, for replay in a bare loop. */
async function bare({ client }: Place, question: Record<string, string>) {
  const query = WorkItemQuery.parse(question);
  const sent: { text: string; values: unknown[] }[] = [];
  const sql = async <T>(text: string, values: readonly unknown[]): Promise<T[]> => {
    sent.push({ text, values: [...values] });
    return (await client.query(text, [...values])).rows;
  };
  const words = await wordsOf(sql, project as ProjectId, query.q);
  const asked = { ...query, words, tomorrow: tomorrowOf(actor) };
  const found = await selectWorkItems(sql, project as ProjectId, asked, { after: null, take: 51 });
  return {
    ids: found.slice(0, 50).map(({ booking }) => booking.id),
    run: async () => {
      for (const { text, values } of sent) await client.query(text, values);
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

type Measure = { ours: number[]; floor: number[] };
const measured = new Map<string, Measure>();

async function measure(name: string, tasks: number, place: Place): Promise<void> {
  const asked = questions[name] ?? [];
  const into = measured.get(`${name} ${tasks}`) ?? { ours: [], floor: [] };
  measured.set(`${name} ${tasks}`, into);
  for (let i = 0; i < callsARound; i++) {
    const question = asked[i % asked.length] as Record<string, string>;
    const url = `${place.server.url}/api/v1/work-items?${new URLSearchParams(question)}`;
    const plain = await bare(place, question);
    into.floor.push(await timed(plain.run));
    const begun = performance.now();
    const { status, text } = await called(url);
    into.ours.push(performance.now() - begun);
    const page = JSON.parse(text) as { data: { id: string }[] };
    if (status !== 200 || page.data.map(({ id }) => id).join() !== plain.ids.join())
      throw new Error(`${url} answered ${status} or another page.`);
  }
}

const places = new Map<number, Place>();
for (const tasks of sizes) places.set(tasks, await placeOf(tasks));
for (const [tasks, place] of places) for (const name of names) await measure(name, tasks, place);
measured.clear(); // Warm-up.
for (let i = 0; i < rounds; i++) {
  for (const name of names) for (const [tasks, place] of places) await measure(name, tasks, place);
}
for (const { server, client } of places.values()) {
  await server.stop();
  await client.end();
}
agent.destroy();
await databases.stop();

const at = (name: string, tasks: number) => {
  const { ours, floor } = measured.get(`${name} ${tasks}`) as Measure;
  return { ours: median(ours), floor: median(floor) };
};
const against = (name: string, tasks: number): Row => {
  const { ours, floor } = at(name, tasks);
  return {
    what: `GET /work-items?${name}, ${tasks / 1000} thousand tasks, p50 ms`,
    floor: `bare SQL ${floor.toFixed(1)}`,
    ours: ours.toFixed(1),
    ratio: `${(ours / floor).toFixed(2)}×`,
    target: "≤ 3×",
    met: ours / floor <= 3,
  };
};
const growth = (name: string): Row => {
  const [small, large] = [at(name, sizes[0]), at(name, sizes[1])];
  const factor = large.ours / small.ours;
  return {
    what: `GET /work-items?${name}, growth from 100 thousand to 1 million`,
    floor: `bare SQL × ${(large.floor / small.floor).toFixed(2)}`,
    ours: `× ${factor.toFixed(2)}`,
    ratio: "",
    target: "< 1.5",
    met: factor < 1.5,
  };
};
report(
  "work",
  [...names.flatMap((name) => sizes.map((tasks) => against(name, tasks))), ...names.map(growth)],
  table(
    ["open tasks", "of"],
    sizes.map((tasks) => [`${tasks * 0.2}`, `${tasks}`]),
  ),
);
