// GET /slots over HTTP, beside the read of busy times that it rests on, as the table grows.
import pg from "pg";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
import { fire, type Load, middle, oneByOne } from "./load";
import { percentile } from "./median";
import { keptDatabase, start } from "./processes";
import { type Row, report, table } from "./report";
import { size } from "./size";
import { addKey, fillSlots, projectName, resourcesEach, serviceName } from "./slots-data";

const sizes = [size(200_000, 20_000), size(2_000_000, 40_000)] as const;
const seconds = 1;
const rounds = size(9, 1);
const week = 7 * 86_400_000;

/** The packed read alone: the same statement, asked by the driver in a loop over kept connections. */
async function reader(url: string, connections: number) {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const resources = Array.from({ length: resourcesEach }, (_, i) => `res_${String(i + 1).padStart(3, "0")}`);
  const day = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const span = [day, day + week + 86_400_000].map((at) => new Date(at).toISOString());
  const text = "SELECT * FROM look_at($1, $2::text[], $3::timestamptz, $4::timestamptz, NULL, NULL, NULL)";

  async function read(): Promise<Load> {
    const times: number[] = [];
    const begun = performance.now();
    const loop = async (client: pg.Client) => {
      while (performance.now() - begun < seconds * 1000) {
        const asked = performance.now();
        await client.query({ name: "look", text, values: [projectName(1), resources, ...span] });
        times.push(performance.now() - asked);
      }
    };
    await Promise.all(clients.map(loop));
    const perSecond = times.length / ((performance.now() - begun) / 1000);
    return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), statuses: {} };
  }
  return { read, end: () => Promise.all(clients.map((client) => client.end())) };
}

type Measured = Record<"read" | "slots", Record<number, Load>>;

/** Short alternating rounds and their median, so that other load on the machine affects both alike. */
async function inTurn(
  connections: number,
  ways: Record<"read" | "slots", () => Promise<Load>>,
): Promise<Record<"read" | "slots", Load>> {
  const found: Record<"read" | "slots", Load[]> = { read: [], slots: [] };
  for (const way of Object.values(ways)) await way(); // The first call is planned and compiled.
  for (let i = 0; i < rounds; i++) for (const name of ["read", "slots"] as const) found[name].push(await ways[name]());
  const [read, slots] = [middle(found.read), middle(found.slots)];
  console.log(
    `${connections} connections: read ${Math.round(read.perSecond)}/s, slots ${Math.round(slots.perSecond)}/s`,
  );
  return { read, slots };
}

async function measure(size: number): Promise<Measured> {
  const database = await keptDatabase(`slots_${size}`, (client) => fillSlots(client, size));
  const key = mintKey();
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await addKey(client, hashKey(key));
  await client.end();
  const server = await start("dist/serve.mjs", { ...database.env, RATE_LIMIT_BURST: "1000000000" });
  try {
    const target = {
      url: `${server.url}/api/v1/slots?service_id=${serviceName}`,
      headers: { authorization: `Bearer ${key}` },
    };
    await fire(target, { connections: 16, seconds: 2 });
    const measured: Measured = { read: {}, slots: {} };
    for (const connections of [1, 16]) {
      const floor = await reader(database.env.DATABASE_URL, connections);
      const { read, slots } = await inTurn(connections, {
        read: floor.read,
        slots: async () => {
          const load = await (connections === 1 ? oneByOne(target, seconds) : fire(target, { connections, seconds }));
          if (Object.keys(load.statuses).join() !== "200")
            throw new Error(`Answered ${JSON.stringify(load.statuses)}.`);
          return load;
        },
      });
      await floor.end();
      measured.read[connections] = read;
      measured.slots[connections] = slots;
    }
    return measured;
  } finally {
    await server.stop();
    await database.stop();
  }
}

const measured = new Map<number, Measured>();
for (const size of sizes) measured.set(size, await measure(size));
const at = (size: number): Measured => measured.get(size) as Measured;
const load = (size: number, what: "read" | "slots", connections: number): Load => at(size)[what][connections] as Load;

const rows: Row[] = sizes.flatMap((size) => {
  const rate = load(size, "slots", 16).perSecond / load(size, "read", 16).perSecond;
  const slower = load(size, "slots", 1).p50 / load(size, "read", 1).p50;
  return [
    {
      what: `${size} allocations, requests/s at 16`,
      floor: `packed read ${Math.round(load(size, "read", 16).perSecond)}`,
      ours: String(Math.round(load(size, "slots", 16).perSecond)),
      ratio: rate.toFixed(2),
      target: "≥ 0.5",
      met: rate >= 0.5,
    },
    {
      what: `${size} allocations, p50 ms at 1`,
      floor: `packed read ${load(size, "read", 1).p50.toFixed(1)}`,
      ours: load(size, "slots", 1).p50.toFixed(1),
      ratio: slower.toFixed(2),
      target: "≤ 0.6",
      met: slower <= 0.6,
    },
  ];
});
const [small, large] = sizes;
const growth = load(small, "slots", 16).perSecond / load(large, "slots", 16).perSecond;
rows.push({
  what: "ten times the allocations, at 16",
  floor: `${Math.round(load(small, "slots", 16).perSecond)}/s`,
  ours: `${Math.round(load(large, "slots", 16).perSecond)}/s`,
  ratio: growth.toFixed(2),
  target: "< 1.3",
  met: growth < 1.3,
});
const line = (size: number, what: "read" | "slots", connections: number): string[] => {
  const { perSecond, p50, p99 } = load(size, what, connections);
  return [String(size), what, String(connections), perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
};
report(
  "slots-http",
  rows,
  table(
    ["allocations", "what", "connections", "a second", "p50 ms", "p99 ms"],
    sizes.flatMap((size) =>
      [1, 16].flatMap((connections) => [line(size, "read", connections), line(size, "slots", connections)]),
    ),
  ),
);
