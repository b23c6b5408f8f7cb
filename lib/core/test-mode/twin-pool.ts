import pg from "pg";
import { currentTwin } from "@/lib/core/test-mode/twin";

/** Test mode's own connections need few: it must not take the place of real work. */
const connections = 8;

export const testSchema = "test_mode";

/** Whoever bypasses row-level security takes a role that does not. */
const prepare = `SELECT set_config('search_path', '${testSchema}, public, pg_catalog', false),
  set_config('role', (SELECT 'turnero_test' FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolbypassrls)
    UNION ALL SELECT 'none' LIMIT 1), false)`;

type Client = pg.PoolClient & { world?: string };
type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => void;

/** Tells a connection whose rows it sees and what time it is. Nothing is sent where it knows. */
async function enter(client: Client): Promise<Client> {
  const twin = currentTwin();
  if (!twin) throw new Error("The pool of test mode was used outside of a twin.");
  const world = `${twin.id} ${twin.offsetMs}`;
  if (client.world === world) return client;
  if (client.world === undefined) await client.query(prepare);
  client.world = "";
  await client.query({
    name: "enter_twin",
    text: "SELECT set_config('turnero.twin', $1, false), set_config('turnero.offset', $2, false)",
    values: [twin.id, String(twin.offsetMs / 1000)],
  });
  client.world = world;
  return client;
}

/**
 * Connections that see the schema of test mode, and of its rows the current twin's alone. The settings are the session's, so
 * that they need the direct address where there is a pooler.
 */
export function openTwinPool(connectionString: string | undefined): pg.Pool {
  const made = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  const connect = made.connect.bind(made) as () => Promise<Client>;
  const entered = async (): Promise<Client> => {
    const client = await connect();
    return enter(client).catch((error) => {
      client.release(error);
      throw error;
    });
  };
  made.connect = ((callback?: Connected) => {
    if (!callback) return entered();
    entered().then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error),
    );
  }) as typeof made.connect;
  return made;
}
