import { keyLimits, type Limit, limitOf } from "@/lib/api/rate-limit";
import type { Actor } from "@/lib/core/actor";
import { pool } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { networkOf } from "@/lib/core/network";
import type { Scope } from "@/lib/core/scopes";
import { hashKey } from "@/lib/domains/api-keys/key";

/** Whose key it is, or null for nobody's; one for all calls of a question. */
export type KeyHolder = Pick<Actor, "identity" | "project" | "scopes">;

export type Admission = { holder: KeyHolder | null; limit: Limit };

type Row = {
  level: number;
  admitted: number;
  key_id: string | null;
  key_name: string;
  scopes: Scope[];
  project_id: string;
  project_name: string;
  project_slug: string;
  project_timezone: string;
  project_currency: string;
  project_locale: string;
};
type Caller = { resolve: (admission: Admission) => void; reject: (error: unknown) => void };

const holderOf = (row: Row): KeyHolder | null =>
  row.key_id === null
    ? null
    : {
        identity: { type: "key", id: row.key_id, name: row.key_name },
        project: {
          id: row.project_id as ProjectId,
          name: row.project_name,
          slug: row.project_slug,
          timezone: row.project_timezone,
          currency: row.project_currency,
          locale: row.project_locale,
        },
        scopes: new Set(row.scopes),
      };

/** One question for many calls: the key, and a token for each from both of its buckets. The first come are admitted. */
async function ask(key: string | null, address: string, callers: Caller[]): Promise<void> {
  const { burst, refill } = keyLimits();
  try {
    // In one column: every answer describes all of its columns anew, which costs more than their contents.
    const { rows } = await pool().query<{ row: Row }>({
      name: "admit_calls",
      text: "SELECT to_json(a) AS row FROM admit_calls($1, $2, $3, $4, $5) a",
      values: [key === null ? null : hashKey(key), networkOf(address), callers.length, burst, refill],
    });
    const { row } = rows[0] as { row: Row };
    const { level, admitted } = row;
    const holder = holderOf(row);
    for (const [i, { resolve }] of callers.entries()) {
      // A refused call took nothing: what it lacks is counted from what the admitted ones left.
      const tokens = i < admitted ? level - i - 1 : Math.min(level - admitted - 1, -1e-9);
      resolve({ holder, limit: limitOf(tokens, burst, refill) });
    }
  } catch (error) {
    for (const { reject } of callers) reject(error);
  }
}

const endOfTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The calls of each bucket that wait to be asked for, while a question is out or about to be. */
const lines = new Map<string, Caller[]>();

const mostTurns = 4;

/** Calls that come close together ask together: a question waits while each turn of the event loop brings more of them. */
async function gather(line: Caller[]): Promise<Caller[]> {
  await endOfTurn();
  for (let turn = 1, seen = 1; turn < mostTurns && line.length > seen; turn++) {
    seen = line.length;
    await endOfTurn();
  }
  return line.splice(0);
}

/**
 * Who holds the key, and whether this call may go on. Calls of one key that arrive while its question is out wait for
 * the answer and ask together; none is answered by a question older than itself.
 */
export function admit(key: string | null, address: string): Promise<Admission> {
  const bucket = key ?? networkOf(address);
  return new Promise((resolve, reject) => {
    const caller = { resolve, reject };
    const line = lines.get(bucket);
    if (line) line.push(caller);
    else void askInTurn(bucket, [caller], key, address);
  });
}

async function askInTurn(bucket: string, line: Caller[], key: string | null, address: string): Promise<void> {
  lines.set(bucket, line);
  while (line.length > 0) await ask(key, address, await gather(line));
  lines.delete(bucket);
}
