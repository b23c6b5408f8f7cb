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

  const quietAfter = async (text: string, values: unknown[] = []): Promise<boolean> => {
    await database.query(text, values);
    return whenQuiet(database, 0, async (quiet) => quiet);
  };

  it("has no event that somebody should be told of and is not", async () => {
    const endpoint = `INSERT INTO webhook_endpoint (project_id, id, place, url, events, secret, warnings, created_at)
      VALUES ($1, $2, 1, 'http://127.0.0.1:9/', '{booking.cancelled}', 'sealed', '{}', now() - interval '1 hour')`;
    expect(await quietAfter(endpoint, [project, newId("whe")])).toBe(true);
    const event = `INSERT INTO event (project_id, id, type, subject_id, data, published_at, published_seq)
      VALUES ($1, $2, 'booking.cancelled', 'x', '{}', now(), 1)`;
    expect(await quietAfter(event, [project, newId("evt")])).toBe(false);
    expect(await quietAfter("DELETE FROM webhook_endpoint")).toBe(true);
  });

  it("has no run that an event began, nor a late one, here or where the engine keeps its own", async () => {
    const run = (columns: string, values: string) =>
      `INSERT INTO background_run (id, function_id, event_id, event_name, events, ${columns}) VALUES ('r', 'f', 'e', 'e', '[]', ${values})`;
    const gone = "DELETE FROM background_run WHERE id = 'r'";
    for (const [columns, values] of [
      ["event_seq, due_at", "1, now() + interval '1 minute'"],
      ["due_at", "now() - interval '1 minute'"],
    ] as const) {
      expect(await quietAfter(run(columns, values)), values).toBe(false);
      expect(await quietAfter(gone)).toBe(true);
    }
    expect(await quietAfter(run("due_at", "now() + interval '1 minute'")), "a timetable's").toBe(true);
    await database.query(gone);
    await other.query("BEGIN");
    await other.query(run("event_seq", "1"));
    expect(await whenQuiet(database, 0, async (quiet) => quiet, other)).toBe(false);
    await other.query("ROLLBACK");
  });
});
