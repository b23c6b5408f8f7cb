// Creates and migrates the database of a start, in a process of its own: the supervisor keeps nothing of it in memory.
// `--embedded` says that DATABASE_URL is the administrator's; the service's own address is sent to the parent.
import "./output.mjs";
import { migrate } from "./migrations.mjs";
import { ensureDatabase } from "./postgres.mjs";
import { prepareService } from "./service-role.mjs";

/** A refused connection to a name with several addresses is an AggregateError without a message. */
const sentence = (error) => error?.message || error?.errors?.[0]?.message || String(error);

async function reach(url) {
  if (!URL.canParse(url))
    throw new Error("DATABASE_URL is not an address such as postgresql://user:password@host/name.");
  try {
    await ensureDatabase(url);
  } catch (error) {
    // A managed database often denies access to "postgres"; then the migration itself reports errors.
    const answered = /^[0-9A-Z]{5}$/.test(error.code ?? "") && !error.code.startsWith("28");
    if (answered) return;
    const { host, pathname } = new URL(url);
    throw new Error(`DATABASE_URL cannot be reached (${host}${pathname}): ${sentence(error)}`);
  }
}

async function prepare(given) {
  const embedded = process.argv.includes("--embedded");
  if (!embedded) await reach(given);
  const url = embedded ? await prepareService(given) : given;
  const applied = await migrate(process.env.DATABASE_DIRECT_URL ?? url);
  if (applied.length > 0) console.log(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
  return url;
}

process.on("SIGTERM", () => {}); // A migration is not cut off: the supervisor waits for it, but not forever.
process.once("disconnect", () => process.exit(1)); // The supervisor has ended, so this must too.
try {
  const url = await prepare(process.env.DATABASE_URL);
  process.send({ url }, () => process.exit(0));
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
