import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { phoneKey } from "@/lib/core/phone/phone";
import type { Customer } from "@/lib/domains/customers/schema";
import { toCustomer } from "@/lib/domains/customers/store";
import { type Change, type Draft, markOf } from "@/lib/domains/customers/transfer/rules";

const batch = 500;

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += batch) yield items.slice(at, at + batch);
}

/** Imports are serialized: no index prevents duplicates of customers with an e-mail alone. */
export async function waitForOtherLists(tx: Tx, project: ProjectId): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('customer import ' || ${project}, 0))`;
}

/**
 * The customers that these rows match, including by data from before a merge; of several with one e-mail the oldest.
 * Locked where they will be changed.
 */
export async function findMeant(
  tx: Tx,
  project: ProjectId,
  drafts: readonly Draft[],
  held: boolean,
): Promise<Map<string, Customer>> {
  const found = new Map<string, Customer>();
  for (const some of batches(drafts)) {
    const phones = some.flatMap(({ phone }) => (phone === null ? [] : [phoneKey(phone)]));
    const mails = some.flatMap(({ phone, email }) => (phone === null && email !== null ? [email.toLowerCase()] : []));
    const known = await tx.$queryRaw<{ id: string; phone_key: string | null; mail: string | null }[]>`
      SELECT customer_who_had(${project}, key) AS id, key AS phone_key, NULL AS mail FROM (
        SELECT DISTINCT gone->>'phone_key' AS key FROM customer_merge
        WHERE project_id = ${project} AND gone->>'phone_key' = ANY(${phones}::text[])) merged
      UNION ALL (
        SELECT id, phone_key, lower(email) AS mail FROM customer WHERE project_id = ${project}
          AND (phone_key = ANY(${phones}::text[]) OR lower(email) = ANY(${mails}::text[])) ORDER BY id DESC)`;
    const ids = known.map(({ id }) => id);
    // Read after the lock: a customer erased meanwhile stays so.
    if (held)
      await tx.$queryRaw`SELECT id FROM customer WHERE project_id = ${project} AND id = ANY(${ids}::text[])
        ORDER BY id FOR NO KEY UPDATE`;
    const where = { project_id: project, id: { in: ids } };
    const rows = new Map(
      (await tx.customer.findMany({ where, include: { identities: true } })).map((row) => [row.id, row]),
    );
    for (const { id, phone_key, mail } of known) {
      const row = rows.get(id);
      if (!row) continue;
      if (phone_key !== null) found.set(phone_key, toCustomer(row));
      if (mail !== null) found.set(`mail ${mail}`, toCustomer(row));
    }
  }
  return found;
}

/** Inserts those that no concurrent call has inserted; returns the created ones by their key. */
export async function insertDrafts(tx: Tx, project: ProjectId, drafts: readonly Draft[]): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const some of batches(drafts)) {
    const rows = JSON.stringify(
      some.map(({ phone, ...draft }) => ({
        ...draft,
        id: newId("cus"),
        phone,
        phone_key: phone === null ? null : phoneKey(phone),
      })),
    );
    const inserted = await tx.$queryRaw<{ id: string; phone: string | null; email: string | null }[]>`
      INSERT INTO customer (project_id, id, name, phone, phone_key, email, company, locale, notes, tags, address)
      SELECT ${project}, x.id, x.name, x.phone, x.phone_key, x.email, x.company, x.locale, x.notes, x.tags, x.address
      FROM jsonb_to_recordset(${rows}::jsonb) AS x(id text, name text, phone text, phone_key text, email text,
        company text, locale text, notes text, tags text[], address jsonb)
      ON CONFLICT DO NOTHING RETURNING id, phone, email`;
    for (const { id, phone, email } of inserted) made.set(markOf({ phone, email }), id);
  }
  return made;
}

export async function updateDrafted(
  tx: Tx,
  project: ProjectId,
  changes: readonly { id: string; change: Change }[],
  now: Date,
): Promise<void> {
  for (const some of batches(changes)) {
    const rows = JSON.stringify(some.map(({ id, change }) => ({ id, ...change })));
    await tx.$executeRaw`
      UPDATE customer c SET name = coalesce(x.name, c.name), email = coalesce(x.email, c.email),
        company = coalesce(x.company, c.company), locale = coalesce(x.locale, c.locale), notes = coalesce(x.notes, c.notes),
        tags = coalesce(x.tags, c.tags), address = coalesce(x.address, c.address), updated_at = ${now.toISOString()}::timestamptz
      FROM jsonb_to_recordset(${rows}::jsonb) AS x(id text, name text, email text, company text, locale text, notes text,
        tags text[], address jsonb)
      WHERE c.project_id = ${project} AND c.id = x.id`;
  }
}
