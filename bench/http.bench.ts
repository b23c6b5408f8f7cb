// What a call costs before it does any work: ours, key check and both buckets included, against bare Node and bare Next.
import { startNextFloor } from "./floors";
import { fire, type Load, middle } from "./load";
import { freshDatabase, type Server, start } from "./processes";
import { type Row, report, table } from "./report";
import { size } from "./size";

const sizes = [1, 16, 64];
const names = ["node:http", "Next handler", "ours, direct door", "ours, through Next"] as const;
type Name = (typeof names)[number];

const database = await freshDatabase();
const { makeProject } = await import("@/lib/testing/world");
const { key } = await makeProject();
const headers = { authorization: `Bearer ${key}` };
const raised = { ...database.env, RATE_LIMIT_BURST: "1000000000" };

const servers: Record<Name, Server> = {
  "node:http": await start("bench/node-floor.mjs"),
  "Next handler": await startNextFloor(),
  "ours, direct door": await start("dist/serve.mjs", raised),
  "ours, through Next": await start("dist/serve.mjs", { ...raised, API_DOOR: "next" }),
};
const address = (name: Name) =>
  `${servers[name].url}${name === "node:http" ? "/" : name === "Next handler" ? "/api/floor" : "/api/v1/me"}`;

/** Short alternating rounds and their median, so that other load on the machine affects all alike. */
const rounds = size(3, 1);

async function round(name: Name, connections: number): Promise<Load> {
  const load = await fire({ url: address(name), headers }, { connections, seconds: size(2, 1) });
  const refused = Object.keys(load.statuses).find((status) => status !== "200");
  if (refused) throw new Error(`${name} answered ${refused}.`);
  return load;
}

const measured = new Map<string, Load>();
for (const name of names) await fire({ url: address(name), headers }, { connections: 16, seconds: size(3, 1) });
for (const connections of sizes) {
  const loads = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let i = 0; i < rounds; i++) for (const name of names) loads.get(name)?.push(await round(name, connections));
  for (const name of names) {
    const load = middle(loads.get(name) ?? []);
    measured.set(`${name} ${connections}`, load);
    console.log(`${name}, ${connections}: ${Math.round(load.perSecond)}/s, p50 ${load.p50} ms, p99 ${load.p99} ms`);
  }
}
const memory = servers["ours, direct door"].memory();
for (const server of Object.values(servers)) await server.stop();

/** Every call uses the same two buckets, from 16 connections at once: exactly the allowed number must pass. */
async function admitted(): Promise<number> {
  const server = await start("dist/serve.mjs", {
    ...database.env,
    RATE_LIMIT_BURST: "500",
    RATE_LIMIT_REFILL_PER_SECOND: "0",
  });
  const { key: fresh } = await makeProject();
  const target = { url: `${server.url}/api/v1/me`, headers: { authorization: `Bearer ${fresh}` } };
  const { statuses } = await fire(target, { connections: 16, calls: 3200 });
  await server.stop();
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  if (total !== 3200) throw new Error(`${total} of 3,200 calls were answered.`);
  return statuses["200"] ?? 0;
}
const passed = await admitted();
await database.stop();

const rate = (name: Name, connections: number) => measured.get(`${name} ${connections}`)?.perSecond ?? 0;
const against = (floor: Name, ours: Name, target: number | null, connections = 16): Row => {
  const ratio = rate(ours, connections) / rate(floor, connections);
  return {
    what: `${ours}, requests/s at ${connections}`,
    floor: `${floor} ${Math.round(rate(floor, connections))}`,
    ours: String(Math.round(rate(ours, connections))),
    ratio: ratio.toFixed(2),
    target: target === null ? "" : `≥ ${target}`,
    met: target === null ? null : ratio >= target,
  };
};
const plain = (what: string, ours: number, target: string, met: boolean): Row => ({
  what,
  floor: "",
  ours: String(ours),
  ratio: "",
  target,
  met,
});

const detail = names.flatMap((name) =>
  sizes.map((connections) => {
    const { perSecond = 0, p50 = 0, p99 = 0 } = measured.get(`${name} ${connections}`) ?? {};
    return [name, String(connections), String(Math.round(perSecond)), String(p50), String(p99)];
  }),
);
report(
  "http",
  [
    against("Next handler", "ours, direct door", 2),
    against("node:http", "ours, direct door", 0.25),
    against("Next handler", "ours, through Next", null),
    plain("resident memory after the run, MB", memory, "< 400", !(memory >= 400)),
    plain("admitted of 3,200 calls, 16 clients, burst 500", passed, "500", passed === 500),
  ],
  table(["server", "connections", "requests/s", "p50 ms", "p99 ms"], detail),
);
