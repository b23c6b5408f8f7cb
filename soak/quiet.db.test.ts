import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "@/lib/core/ids";
import { makeProject } from "@/lib/testing/world";
import { whenQuiet } from "@/soak/quiet";

const [database, other] = [1, 2].map(() => new pg.Client({ connectionString: process.env.DATABASE_URL })) as [
  pg.Client,
  pg.Client,
];
let project: string;
beforeAll(async () => {
  await Promise.all([database.connect(), other.connect()]);
  project = (await makeProject()).id;
});
beforeEach(() => other.query("UPDATE event SET published_at = now(), published_seq = seq WHERE published_at IS NULL"));
afterAll(() => Promise.all([database.end(), other.end()]));

const record = () =>
  other.query(
    "INSERT INTO event (project_id, id, type, subject_id, data) VALUES ($1, $2, 'notice.settled', 'x', '{}')",
    [project, newId("evt")],
  );
const unpublished = async () =>
  Number((await database.query("SELECT count(*) FROM event WHERE published_at IS NULL")).rows[0].count);

describe("the moment that is audited", () => {
  it("is one in which nothing was under way, and what begins meanwhile is not in it", async () => {
    const seen = await whenQuiet(database, 10_000, async (quiet) => {
      await record();
      return { quiet, unpublished: await unpublished() };
    });
    expect(seen).toEqual({ quiet: true, unpublished: 0 });
    expect(await unpublished()).toBe(1);
  });

  it("is waited for", async () => {
    await record();
    setTimeout(() => other.query("UPDATE event SET published_at = now(), published_seq = seq"), 700);
    expect(await whenQuiet(database, 60_000, unpublished)).toBe(0);
  });

  it("is the last one where patience ends", async () => {
    await record();
    const seen = await whenQuiet(database, 0, async (quiet) => ({ quiet, unpublished: await unpublished() }));
    expect(seen).toEqual({ quiet: false, unpublished: 1 });
  });

  it("has no run of the engine's own that is late", async () => {
    const run = `INSERT INTO background_run (id, function_id, event_id, event_name, events, due_at)
      VALUES ('run_late', 'f', 'late', 'e', '[]', now() - interval '1 minute')`;
    await other.query("BEGIN");
    await other.query(run);
    expect(await whenQuiet(database, 0, async (quiet) => quiet, other)).toBe(false);
    await other.query("ROLLBACK");
    expect(await whenQuiet(database, 0, async (quiet) => quiet, other)).toBe(true);
  });
});
