import { Client } from "pg";

/** The server is slow with this booking: it can be read, and what would change it waits. Returns the end of that. */
export async function slowWith(booking: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: process.env.TURNERO_DATABASE });
  await client.connect();
  await client.query("BEGIN");
  await client.query("SELECT 1 FROM booking WHERE id = $1 FOR UPDATE", [booking]);
  return async () => {
    await client.query("COMMIT");
    await client.end();
  };
}
