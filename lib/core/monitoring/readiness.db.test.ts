import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import { readiness } from "@/lib/core/monitoring/readiness";
import { singletons } from "@/lib/core/singleton";
import { setEnv } from "@/lib/testing/environment";

const folder = mkdtempSync(join(tmpdir(), "turnero-ready-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
setEnv("DATA_DIR", folder);

const see = (ago: string) =>
  pool().query(
    `INSERT INTO background_worker (id, engine, seen_at) VALUES ('w', 'embedded', now() - $1::interval)
     ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at`,
    [ago],
  );

/** As if the second between two writes had passed. */
const aSecondLater = () => singletons.delete("readiness");
beforeEach(() => void aSecondLater());

const good = { database: true, writes: true, files: true, migrations: true, executor: true };

describe("readiness", () => {
  it("wants a worker that was seen a moment ago", async () => {
    expect(await readiness()).toEqual({ ready: false, checks: { ...good, executor: false } });
    await see("2 minutes");
    expect((await readiness()).ready).toBe(false);
    await see("1 second");
    expect(await readiness()).toEqual({ ready: true, checks: good });
  });

  it("is lost while the database answers and takes no writes, as on a full disk", async () => {
    await see("1 second");
    await pool().query(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON readiness_probe FOR EACH ROW EXECUTE FUNCTION no_room()`);
    expect(await readiness()).toEqual({ ready: false, checks: { ...good, writes: false } });
    await pool().query("DROP TRIGGER no_room ON readiness_probe");
    aSecondLater();
    expect(await readiness()).toEqual({ ready: true, checks: good });
  });

  it("is lost while files cannot be written", async () => {
    await see("1 second");
    rmSync(join(folder, "files"), { recursive: true, force: true });
    writeFileSync(join(folder, "files"), "no folder");
    expect(await readiness()).toEqual({ ready: false, checks: { ...good, files: false } });
    rmSync(join(folder, "files"));
  });

  it("writes once a second, however many ask", async () => {
    const written = async () =>
      (await pool().query<{ n: string }>("SELECT xmin::text AS n FROM readiness_probe")).rows[0]?.n;
    await readiness();
    const first = await written();
    await Promise.all(Array.from({ length: 50 }, readiness));
    expect(await written()).toBe(first);
    aSecondLater();
    await readiness();
    expect(await written()).not.toBe(first);
  });

  it("is lost with a migration that did not finish", async () => {
    await see("1 second");
    await pool().query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', '', '20990101000000_half_done')`,
    );
    expect(await readiness()).toMatchObject({ ready: false, checks: { migrations: false, executor: true } });
  });
});
