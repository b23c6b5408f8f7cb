// A database made by all the migrations before the baseline already has what the baseline makes: it is adopted as it is.
import { createHash, randomUUID } from "node:crypto";

/** The last migration that the baseline replaced, and how many there were. */
const before = { last: "20261116090631_unfinished_attempts", count: 36 };

/** Records the baseline as applied where it replaced applied migrations; their records stay, for a process of the release before. */
export async function adoptBaseline(client, { path, migrationFile }) {
  const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS begun");
  if (!tables[0].begun) return;
  const { rows } = await client.query(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes(path)) return;
  if (names.length !== before.count || names.at(-1) !== before.last)
    throw new Error(
      `This database stands at the migration ${names.at(-1)}, and this release goes on from ${before.last}: bring it there with the release before this one, then start this one again.`,
    );
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), createHash("sha256").update(migrationFile.content.value).digest("hex"), path],
  );
}
