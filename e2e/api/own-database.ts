import pg from "pg";

/** A migrated database of the test's own, copied from the run's template and removed with the server. */
export async function copyOf(template: string, name: string): Promise<string> {
  const url = new URL(template);
  url.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template`).finally(() => admin.end());
  url.pathname = `/${name}`;
  return url.href;
}
