// The service's role in the embedded Postgres: the owner of its database, without other rights.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { ensureDatabase } from "./postgres.mjs";

export const serviceRole = "turnero_service";

/** Everything the administrator created in the schema, except what belongs to an extension or its table. */
const handOver = `
  DO $$
  DECLARE statement text;
  BEGIN
    FOR statement IN
      WITH schemas AS (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'test_mode'))
      SELECT format('ALTER %s %s OWNER TO ${serviceRole}', kind, object) FROM (
        SELECT 'pg_class'::regclass AS catalog, oid, relowner AS owner, oid::regclass::text AS object,
          CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END AS kind
        FROM pg_class WHERE relnamespace IN (SELECT oid FROM schemas) AND relkind IN ('r', 'p', 'v', 'm', 'S')
        UNION ALL
        SELECT 'pg_namespace'::regclass, oid, nspowner, nspname::text, 'SCHEMA'
        FROM pg_namespace WHERE nspname = 'test_mode'
        UNION ALL
        SELECT 'pg_proc'::regclass, oid, proowner, oid::regprocedure::text, 'ROUTINE'
        FROM pg_proc WHERE pronamespace IN (SELECT oid FROM schemas)
        UNION ALL
        SELECT 'pg_type'::regclass, oid, typowner, oid::regtype::text, 'TYPE'
        FROM pg_type t WHERE typnamespace IN (SELECT oid FROM schemas) AND (typtype IN ('e', 'd', 'r')
          OR typtype = 'c' AND EXISTS (SELECT 1 FROM pg_class c WHERE c.oid = t.typrelid AND c.relkind = 'c'))
      ) AS objects
      WHERE owner <> '${serviceRole}'::regrole AND NOT EXISTS (
        SELECT 1 FROM pg_depend d WHERE d.classid = catalog AND d.objid = objects.oid AND d.deptype IN ('e', 'a', 'i')
          AND (d.deptype = 'e' OR catalog = 'pg_class'::regclass AND kind = 'SEQUENCE'))
    LOOP EXECUTE statement; END LOOP;
  END $$`;

async function as(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return work(client).finally(() => client.end());
}

const onServer = (url) => {
  const server = new URL(url);
  server.pathname = "/postgres";
  return server.href;
};
const nameOf = (url) => `"${decodeURIComponent(new URL(url).pathname.slice(1))}"`;

/** Gives the role what the administrator created: a migration or a restore runs with the administrator's rights. */
export const giveToService = (adminUrl) =>
  as(adminUrl, async (client) => {
    const { rows } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [serviceRole]);
    if (rows.length > 0) await client.query(handOver);
  });

/** Creates the database and the role where missing, and repairs a cluster of an earlier version. Returns the role's URL. */
export async function prepareService(adminUrl) {
  const password = randomBytes(24).toString("base64url");
  await ensureDatabase(adminUrl);
  await as(onServer(adminUrl), async (client) => {
    await client.query(`CREATE ROLE ${serviceRole}`).catch((error) => {
      if (error.code !== "42710") throw error;
    });
    // A new password with each start, so that it need not be stored.
    await client.query(
      `ALTER ROLE ${serviceRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
    );
    await client.query(`ALTER DATABASE ${nameOf(adminUrl)} OWNER TO ${serviceRole}`);
  });
  await as(adminUrl, async (client) => {
    for (const extension of ["btree_gist", "btree_gin", "pg_trgm", "unaccent"])
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    await client.query(handOver);
  });
  const url = new URL(adminUrl);
  url.username = serviceRole;
  url.password = password;
  return url.href;
}
