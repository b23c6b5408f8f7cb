// The search of a workspace with 200 thousand customers and as many bookings, against its one statement sent by a bare client.
import pg from "pg";
import type { ProjectId } from "@/lib/core/ids";
import { searchKinds } from "@/lib/core/vocabulary";
import { median } from "./median";
import { keptDatabase } from "./processes";
import { type Row, report } from "./report";
import { fillForSearch } from "./search-data";
import { size } from "./size";
import { project } from "./work-data";

const customers = size(200_000, 2_000);
const rounds = size(20, 3);

/** What is typed at a desk, whole and half, and with slips. */
const questions: Record<string, readonly string[]> = {
  "a name": ["lucas toledo", "karina ximenes prado", "heitor zanetti cunha", "rita wolff"],
  "the first letters": ["luc", "mar", "jo", "tere"],
  "a misspelt name": ["joao slva", "hietor zanetti", "karna ximenes"],
  "a piece of a phone": ["98765", "(11) 9", "4321"],
  "a service": ["entrega", "lucas entrega", "visita"],
  nothing: ["xqzwk", "wkxqz zzqx"],
};

const { env, stop } = await keptDatabase(`search_${customers}`, (client) => fillForSearch(client, customers));
Object.assign(process.env, env);
const { freshSqlOf, pool } = await import("@/lib/core/db");
const { searchText, selectMatches } = await import("@/lib/domains/search/store");
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const of = project as ProjectId;
async function measure(asked: readonly string[]) {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let i = 0; i < rounds; i++) {
    for (const q of asked) {
      const question = { q, kinds: searchKinds, limit: 5, now: new Date() };
      const bare = searchText(of, question);
      if (!bare) throw new Error(`${q} asks for nothing.`);
      times.floor.push(await timed(() => client.query(bare.text, bare.values)));
      times.ours.push(await timed(() => selectMatches(freshSqlOf({}), of, question)));
    }
  }
  return { ours: median(times.ours), floor: median(times.floor) };
}

for (const asked of Object.values(questions)) await measure(asked.slice(0, 1)); // Warm-up.
const rows: Row[] = [];
for (const [what, asked] of Object.entries(questions)) {
  const { ours, floor } = await measure(asked);
  rows.push({
    what: `search for ${what}, ${customers / 1000} thousand customers, p50 ms`,
    floor: `bare SQL ${floor.toFixed(1)}`,
    ours: ours.toFixed(1),
    ratio: `${(ours / floor).toFixed(2)}×`,
    target: "≤ 2×",
    met: ours / floor <= 2,
  });
}
await client.end();
await pool().end();
await stop();
report("search", rows);
