import { describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import { readiness } from "@/lib/core/readiness";

const see = (ago: string) =>
  pool().query(
    `INSERT INTO background_worker (id, engine, seen_at) VALUES ('w', 'embedded', now() - $1::interval)
     ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at`,
    [ago],
  );

describe("readiness", () => {
  it("wants a worker that was seen a moment ago", async () => {
    expect(await readiness()).toEqual({ ready: false, checks: { database: true, migrations: true, executor: false } });
    await see("2 minutes");
    expect((await readiness()).ready).toBe(false);
    await see("1 second");
    expect(await readiness()).toEqual({ ready: true, checks: { database: true, migrations: true, executor: true } });
  });

  it("is lost with a migration that did not finish", async () => {
    await see("1 second");
    await pool().query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', '', '20990101000000_half_done')`,
    );
    expect(await readiness()).toMatchObject({ ready: false, checks: { migrations: false, executor: true } });
  });
});
