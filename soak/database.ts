import { chmodSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { ensureDatabase, startPostgres } from "@/scripts/postgres.mjs";
import { copyRunning } from "@/soak/copy-cluster";
import { patiently, pause } from "@/soak/process";

type Server = Awaited<ReturnType<typeof startPostgres>>;
type Node = { folder: string; server: Server; settings: Record<string, string> };

async function asking<T>(server: Server, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  client.on("error", () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Waits until the standby has everything that the primary had written. */
const inSync = ({ server }: Node): Promise<void> =>
  asking(server, async (client) => {
    const { rows } = await client.query("SELECT pg_current_wal_insert_lsn()::text AS lsn");
    for (const until = performance.now() + 120_000; ; await pause(50)) {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync' AND flush_lsn >= $1",
        [rows[0].lsn],
      );
      if (rowCount === 1) return;
      if (performance.now() > until) throw new Error("The standby does not follow.");
    }
  });

/** The soak's Postgres, with or without a synchronous standby, and a clock that can be moved. */
export async function startDatabase(
  folder: string,
  { standby, faketime }: { standby: boolean; faketime: string | null },
) {
  const clockFile = join(folder, "database-clock");
  const setClock = (seconds: number) => {
    writeFileSync(clockFile, `${seconds < 0 ? "" : "+"}${seconds}\n`);
    chmodSync(clockFile, 0o644);
  };
  chmodSync(folder, 0o711); // The database may run as another user, and reads its clock from here.
  setClock(0);
  const env: Record<string, string> = faketime
    ? {
        LD_PRELOAD: faketime,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        FAKETIME_DISABLE_SHM: "1",
      }
    : {};
  let made = 0;
  const start = (node: Pick<Node, "folder" | "settings">, port = 0): Promise<Server> =>
    patiently(() => startPostgres(node.folder, { settings: node.settings, port, env }));
  const first = { folder: join(folder, "postgres-0"), settings: {} };
  let primary: Node = { ...first, server: await start(first) };
  let copy: Node | null = null;
  await ensureDatabase(primary.server.url());

  async function addStandby(): Promise<void> {
    const slot = `standby_${++made}`;
    const { hostname, port, username, password } = new URL(primary.server.url());
    const node = {
      folder: join(folder, `postgres-${made}`),
      settings: {
        primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`,
        primary_slot_name: slot,
        wal_retrieve_retry_interval: "200ms",
      },
    };
    await asking(primary.server, async (client) => {
      await client.query("SELECT pg_create_physical_replication_slot($1, true)", [slot]);
      await copyRunning(client, primary.folder, node.folder);
    });
    copy = { ...node, server: await start(node) };
    // Only from now on, or every commit would wait for a missing standby.
    await asking(primary.server, async (client) => {
      await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
      await client.query("SELECT pg_reload_conf()");
    });
    await inSync(primary);
  }
  if (standby) await addStandby();

  const kill = async ({ server }: Node) => {
    const gone = new Promise((done) => server.process.once("exit", done));
    process.kill(server.pid as number, "SIGKILL");
    await gone;
  };

  return {
    url: () => primary.server.url(),
    port: () => primary.server.port,
    /** Killed and started again where it was. */
    async kill(): Promise<void> {
      await kill(primary);
      primary.server = await start(primary, primary.server.port);
    },
    /** The primary is killed for good, its standby is promoted, and gets a standby of its own. */
    async promote(): Promise<void> {
      if (!copy) throw new Error("There is no standby.");
      // After its own crash the primary may show what the standby does not have yet; no operator would promote it then.
      await inSync(primary);
      await kill(primary);
      await asking(copy.server, (client) => client.query("SELECT pg_promote(true, 60)"));
      const lost = primary.folder;
      primary = { ...copy, settings: {} };
      copy = null;
      await rm(lost, { recursive: true, force: true });
      await addStandby();
    },
    moveClock: faketime ? setClock : null,
    async stop(): Promise<void> {
      await copy?.server.stop();
      await primary.server.stop();
    },
  };
}
