import { type ProjectColumns, projectOf } from "@/lib/api/access/project-columns";
import { keyLimits, type Limit, limitOf } from "@/lib/api/access/rate-limit";
import type { Actor } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { pool } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import type { Scope } from "@/lib/core/scopes";
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

/** One query for many calls: the key, and a token for each from both buckets. The first callers are admitted. */
async function ask(calls: readonly Call[]): Promise<Admission[]> {
  const [{ key, address }] = calls as [Call];
  const { burst, refill } = keyLimits();
  // In one column: every result describes all of its columns again, which costs more than their contents.
  const { rows } = await pool().query<{ row: Row }>({
    name: "admit_calls",
    text: "SELECT to_json(a) AS row FROM admit_calls($1, $2, $3, $4, $5) a",
    values: [key === null ? null : hashKey(key), networkOf(address), calls.length, burst, refill],
  });
  const { row } = rows[0] as { row: Row };
  const { level, admitted } = row;
  const holder = holderOf(row);
  return calls.map((_, i) => {
    // A refused call takes no token: what it lacks is counted from what the admitted ones left.
    const tokens = i < admitted ? level - i - 1 : Math.min(level - admitted - 1, -1e-9);
    return { holder, limit: limitOf(tokens, burst, refill) };
  });
}

const askInTurn = batched(ask);

/** The key's owner, and whether this call may go on. Concurrent calls of one key share a query. */
export const admit = (key: string | null, address: string): Promise<Admission> =>
  askInTurn(key ?? networkOf(address), { key, address });
