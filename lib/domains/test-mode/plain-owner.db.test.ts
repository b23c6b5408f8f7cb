import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { pool } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { makeTwin } from "@/lib/testing/background/twin";
import { setEnv } from "@/lib/testing/environment";
import { migrate } from "@/scripts/migrations.mjs";

/** The owner of a database at a host: no superuser, and without the rights to bypass row-level security or create roles. */
const owner = `plain_${randomBytes(4).toString("hex")}`;
const onServer = new URL(inject("template"));
onServer.pathname = "/postgres";

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: onServer.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await asAdmin(
    `CREATE ROLE ${owner} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD 'plain'`,
    `CREATE DATABASE ${owner} OWNER ${owner}`,
  );
  const url = new URL(inject("template"));
  Object.assign(url, { username: owner, password: "plain", pathname: `/${owner}` });
  await migrate(url.href);
  setEnv("DATABASE_URL", url.href);
});
afterAll(() => asAdmin(`DROP DATABASE ${owner} WITH (FORCE)`, `DROP ROLE ${owner}`));

it("has test mode with the rights of an ordinary owner", async () => {
  const [twin, other] = [await makeTwin(), await makeTwin()];
  const { rows } = await pool().query("SELECT current_user AS name");
  expect(rows).toEqual([{ name: owner }]);
  const held = await twin.post<Booking>("/holds", { service_id: twin.service, start: await twin.start(2, 10) });
  const body = {
    service_id: twin.service,
    start: await twin.start(2, 11),
    customer: { name: "Ana", phone: "+5511987650001" },
  };
  const booking = await twin.post<Booking>("/bookings", body);
  expect((await twin.live.call(`/bookings/${booking.id}`)).status).toBe(404);
  expect((await other.call(`/bookings/${booking.id}`)).status).toBe(404);
  expect((await twin.forward(3600)).arrived).toBe(true);
  expect((await twin.call<Booking>(`/bookings/${held.id}`)).body.status).toBe("expired");
  expect((await twin.call<Booking>(`/bookings/${booking.id}`)).body.status).toBe("confirmed");
});
