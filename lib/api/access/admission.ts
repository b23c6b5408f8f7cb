import { type ProjectColumns, projectOf } from "@/lib/api/access/project-columns";
import { keyLimits, type Limit, limitOf } from "@/lib/api/access/rate-limit";
import type { Actor } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { sqlOf } from "@/lib/core/db";
import { groupBy } from "@/lib/core/group-by";
import { networkOf } from "@/lib/core/network/network";
import type { Scope } from "@/lib/core/scopes";
import { currentTwin } from "@/lib/core/test-mode/twin";
import { hashKey } from "@/lib/domains/api-keys/key";

/** The key's owner, or null; shared by all calls of a batch. */
export type KeyHolder = Pick<Actor, "identity" | "project" | "scopes">;

export type Admission = { holder: KeyHolder | null; limit: Limit };

type Row = ProjectColumns & {
  level: number;
  admitted: number;
  key_id: string | null;
  key_name: string;
  scopes: Scope[];
};

const holderOf = (row: Row): KeyHolder | null =>
  row.key_id === null
    ? null
    : {
        identity: { type: "key", id: row.key_id, name: row.key_name },
        project: projectOf(row),
        scopes: new Set(row.scopes),
      };

type Call = { key: string | null; address: string };

/** What one bucket pays for: a key, or the network of callers without one. */
const payerOf = ({ key, address }: Call): string => key ?? networkOf(address);
const hashOf = ({ key }: Call): Buffer | null => (key === null ? null : hashKey(key));

async function admitOne(call: Call, calls: number): Promise<Row> {
  const { burst, refill } = keyLimits();
  // In one column: every result describes all of its columns again, which costs more than their contents.
  const text = "SELECT to_json(a) AS row FROM admit_calls($1, $2, $3, $4, $5) a";
  const values = [hashOf(call), networkOf(call.address), calls, burst, refill];
  const [first] = await sqlOf({})<{ row: Row }>(text, values);
  return (first as { row: Row }).row;
}

/** By payer, each with its calls. */
async function admitEach(payers: readonly (readonly Call[])[]): Promise<Row[]> {
  const { burst, refill } = keyLimits();
  const calls = payers.flatMap(([first]) => first ?? []);
  const text = "SELECT admit_each($1::bytea[], $2::text[], $3::integer[], $4, $5) AS rows";
  const values = [
    calls.map(hashOf),
    calls.map(({ address }) => networkOf(address)),
    payers.map(({ length }) => length),
    burst,
    refill,
  ];
  const [first] = await sqlOf({})<{ rows: Row[] }>(text, values);
  return (first as { rows: Row[] }).rows;
}

/** The first of a payer's calls are admitted. */
function admissionsOf(row: Row, calls: readonly Call[]): Admission[] {
  const { burst, refill } = keyLimits();
  const { level, admitted } = row;
  const holder = holderOf(row);
  return calls.map((_, i) => {
    // A refused call takes no token: what it lacks is counted from what the admitted ones left.
    const tokens = i < admitted ? level - i - 1 : Math.min(level - admitted - 1, -1e-9);
    return { holder, limit: limitOf(tokens, burst, refill) };
  });
}

/** One query for many calls: their keys, and a token for each from both buckets. */
async function ask(calls: readonly Call[]): Promise<Admission[]> {
  const payers = [...groupBy(calls, payerOf).values()];
  const [only = []] = payers;
  const rows = payers.length === 1 ? [await admitOne(only[0] as Call, only.length)] : await admitEach(payers);
  const told = new Map<Call, Admission>();
  for (const [i, own] of payers.entries()) {
    const admissions = admissionsOf(rows[i] as Row, own);
    for (const [j, call] of own.entries()) told.set(call, admissions[j] as Admission);
  }
  return calls.map((call) => told.get(call) as Admission);
}

/** So many that calls behind a flood of one key wait for a statement or two, not in a queue. */
const askInTurn = batched(ask, { most: 1000 });

/** The key's owner, and whether this call may go on. Concurrent calls of one world share a query. */
export const admit = (key: string | null, address: string): Promise<Admission> =>
  askInTurn(currentTwin()?.id ?? "live", { key, address });
