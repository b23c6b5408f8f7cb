import { keyLimits, type Limit, limitOf } from "@/lib/api/rate-limit";
import { pool } from "@/lib/core/db";
import type { Scope } from "@/lib/core/scopes";

/** Whose key it is, or null for nobody's. */
export type KeyHolder = {
  key_id: string;
  key_name: string;
  scopes: Scope[];
  project_id: string;
  project_name: string;
  project_slug: string;
  project_timezone: string;
  project_currency: string;
  project_locale: string;
};

export type Admission = { holder: KeyHolder | null; limit: Limit };

type Row = { level: number; admitted: number; key_id: string | null } & Omit<KeyHolder, "key_id">;
type Caller = { resolve: (admission: Admission) => void; reject: (error: unknown) => void };

/** One question for many calls: the key, and a token for each from both of its buckets. The first come are admitted. */
async function ask(hash: Buffer | null, address: string, callers: Caller[]): Promise<void> {
  const { burst, refill } = keyLimits();
  try {
    const { rows } = await pool().query<Row>({
      name: "admit_calls",
      text: "SELECT * FROM admit_calls($1, $2, $3, $4, $5)",
      values: [hash, address, callers.length, burst, refill],
    });
    const { level, admitted, ...rest } = rows[0] as Row;
    const holder = rest.key_id === null ? null : (rest as KeyHolder);
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

/** The calls of one bucket that wait to be asked for, and how many questions are out for others of it. */
type Line = { callers: Caller[]; out: number };

const lines = new Map<string, Line>();

/** While Postgres answers one question, the next can be on its way. */
const mostOut = 2;

/**
 * Who holds the key, and whether this call may go on. Calls of one key that arrive while its questions are out wait for
 * one of them to come back and ask together; none is answered by a question older than itself.
 */
export function admit(hash: Buffer | null, address: string): Promise<Admission> {
  const bucket = hash ? hash.toString("latin1") : `address:${address}`;
  return new Promise((resolve, reject) => {
    const line = lines.get(bucket) ?? { callers: [], out: 0 };
    lines.set(bucket, line);
    line.callers.push({ resolve, reject });
    if (line.out < mostOut) void askInTurn(bucket, line, hash, address);
  });
}

async function askInTurn(bucket: string, line: Line, hash: Buffer | null, address: string): Promise<void> {
  line.out += 1;
  await endOfTurn(); // What else arrives in this turn of the event loop joins the question.
  for (let callers = line.callers.splice(0); callers.length > 0; callers = line.callers.splice(0))
    await ask(hash, address, callers);
  line.out -= 1;
  if (line.out === 0 && line.callers.length === 0) lines.delete(bucket);
}
