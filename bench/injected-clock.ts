import { pool } from "@/lib/core/db";

/** Makes the database's `now()` the simulated time too: this schema is searched before pg_catalog. */
export async function injectClock(began: number): Promise<void> {
  await pool().query(`
    CREATE SCHEMA simulated;
    CREATE TABLE simulated.clock (at timestamptz NOT NULL);
    INSERT INTO simulated.clock VALUES (to_timestamp(${began / 1000}));
    CREATE FUNCTION simulated.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM simulated.clock';
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = simulated, public, pg_catalog', current_database()); END $$`);
  const { rows } = await pool().query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  await pool()
    .query("SELECT pg_terminate_backend($1)", [rows[0]?.pid])
    .catch(() => {}); // This connection still has the old setting.
}
