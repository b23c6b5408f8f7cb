import { json, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { phoneKey } from "@/lib/core/phone/phone";
import { readWholeOne } from "@/lib/core/read-whole";
import { likeLiteral } from "@/lib/core/text/sql-text";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { searched } from "@/lib/domains/customers/rules";
import type { Customer, CustomerQuery, UpdateCustomerBody } from "@/lib/domains/customers/schema";
import { Prisma } from "@/lib/generated/prisma/client";

const shape = {
  include: { identities: { orderBy: [{ created_at: "asc" }, { channel: "asc" }] } },
} satisfies Prisma.CustomerDefaultArgs;
type Row = Prisma.CustomerGetPayload<typeof shape>;

export const toCustomer = (row: Row): Customer => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  locale: row.locale,
  email: row.email,
  company: row.company,
  notes: row.notes,
  tags: row.tags,
  address: row.address as Customer["address"],
  identities: row.identities.map(({ channel, external_id, display_name, created_at }) => ({
    channel: channel as Customer["identities"][number]["channel"],
    external_id,
    display_name,
    created_at: iso(created_at),
  })),
  notices_stopped_at: isoOrNull(row.notices_stopped_at),
  anonymised_at: isoOrNull(row.anonymised_at),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

export async function findCustomer(tx: Tx, project: ProjectId, id: string): Promise<Customer | null> {
  const row = await tx.customer.findUnique({ where: { project_id_id: { project_id: project, id } }, ...shape });
  return row && toCustomer(row);
}

/** The customer with a phone, else the survivor of one who had it and was merged. */
export async function findCustomerByPhone(tx: Tx, project: ProjectId, phone: string): Promise<Customer | null> {
  const [row] = await tx.$queryRaw<
    { id: string | null }[]
  >`SELECT customer_of_phone(${project}, ${phoneKey(phone)}) AS id`;
  return row?.id ? findCustomer(tx, project, row.id) : null;
}

/** Whether this customer's new phone belonged to somebody who was merged into another. */
export async function isAnothers(tx: Tx, project: ProjectId, id: string, phone: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<
    { id: string | null }[]
  >`SELECT customer_who_had(${project}, ${phoneKey(phone)}) AS id`;
  return row?.id != null && row.id !== id;
}

type Written = Omit<UpdateCustomerBody, "notices_stopped" | "notices_stopped_since"> & {
  notices_stopped_at?: Date | null;
  updated_at?: Date;
};

const columns = ({ address, phone, ...rest }: Written) => ({
  ...rest,
  ...(phone === undefined ? {} : { phone, phone_key: phone === null ? null : phoneKey(phone) }),
  ...(address === undefined ? {} : { address: json(address) }),
});

/** Inserts and lets the unique index and the merges decide; null when another customer has the phone. */
export async function insertCustomer(
  tx: Tx,
  project: ProjectId,
  id: string,
  customer: UpdateCustomerBody & { name: string },
): Promise<Customer | null> {
  const { name, ...rest } = columns(customer);
  const inserted = await tx.customer.createMany({
    data: [{ project_id: project, id, name: name as string, ...rest }],
    skipDuplicates: true,
  });
  if (inserted.count === 0) return null;
  if (customer.phone && (await isAnothers(tx, project, id, customer.phone))) {
    await deleteCustomer(tx, project, id);
    return null;
  }
  return findCustomer(tx, project, id);
}

export async function updateCustomer(tx: Tx, project: ProjectId, id: string, change: Written): Promise<Customer> {
  const row = await tx.customer.update({
    where: { project_id_id: { project_id: project, id } },
    data: columns(change),
    ...shape,
  });
  return toCustomer(row);
}

const holds = (word: string) => Prisma.sql`search_text LIKE '%' || fold(${likeLiteral(word)}) || '%'`;

/** Whose only name is the one that the chat made up for a visitor. */
const isAnonymous = Prisma.sql`(phone IS NULL AND email IS NULL AND EXISTS (SELECT FROM customer_identity i
  WHERE i.project_id = c.project_id AND i.customer_id = c.id AND i.channel = 'webchat' AND i.external_id LIKE 'anon:%'
    AND i.display_name = c.name AND c.name ~ '^(Visitor|Visitante) ' AND right(c.name, 5) = ' ' || upper(right(i.external_id, 4))))`;

type Identity = Row["identities"][number];
/** Raw, as in the table: Prisma would turn missing tags into a list, and JSON's texts into dates. */
type Listed = Omit<Row, "identities" | "tags"> & {
  tags: string[] | null;
  identities: (Omit<Identity, "created_at"> & { created_at: string })[];
};

/**
 * Newest first. Every word of `q` must be found in the search text. In one statement: a page that became short by a merge
 * between two would be taken for the last.
 */
export async function selectCustomers(
  tx: Tx,
  project: ProjectId,
  { q, phone, tag, anonymous }: Pick<CustomerQuery, "q" | "phone" | "tag" | "anonymous">,
  after: string | null,
  take: number,
): Promise<Customer[]> {
  const conditions = [
    Prisma.sql`project_id = ${project}`,
    ...searched(q ?? "").map((forms) => {
      const found = forms.map((words) => Prisma.sql`(${Prisma.join(words.map(holds), " AND ")})`);
      return Prisma.sql`(${Prisma.join(found, " OR ")})`;
    }),
    ...(phone === undefined ? [] : [Prisma.sql`id = customer_of_phone(${project}, ${phoneKey(phone)})`]),
    ...(tag === undefined ? [] : [Prisma.sql`tags @> ARRAY[${tag}]::text[]`]),
    ...(anonymous === undefined ? [] : [anonymous ? isAnonymous : Prisma.sql`NOT ${isAnonymous}`]),
    ...(after === null ? [] : [Prisma.sql`id < ${after}`]),
  ];
  const rows = await tx.$queryRaw<Listed[]>`
    SELECT c.*, (SELECT coalesce(jsonb_agg(i ORDER BY i.created_at, i.channel), '[]') FROM customer_identity i
      WHERE i.project_id = c.project_id AND i.customer_id = c.id) AS identities
    FROM customer c WHERE ${Prisma.join(conditions, " AND ")} ORDER BY id DESC LIMIT ${take}`;
  return rows.map(({ identities, tags, ...row }) =>
    toCustomer({
      ...row,
      tags: tags ?? [],
      identities: identities.map((each) => ({ ...each, created_at: new Date(each.created_at) })),
    }),
  );
}

/** Locks customers in the order of their ids, as everywhere; returns the existing ones. */
export async function lockCustomers(tx: Tx, project: ProjectId, ids: readonly string[]): Promise<Customer[]> {
  await tx.$queryRaw`
    SELECT id FROM customer WHERE project_id = ${project} AND id = ANY(${[...ids]}::text[]) ORDER BY id FOR UPDATE`;
  const rows = await tx.customer.findMany({ where: { project_id: project, id: { in: [...ids] } }, ...shape });
  return rows.map(toCustomer);
}

export async function deleteCustomer(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.customer.deleteMany({ where: { project_id: project, id } });
}

/** The survivor of a merged customer. */
export async function survivorOf(tx: Tx, project: ProjectId, id: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string | null }[]>`SELECT customer_survivor(${project}, ${id}) AS id`;
  return row?.id ?? null;
}

type Contact = { channel: string; external_id: string };

export async function findIdentity(tx: Tx, project: ProjectId, { channel, external_id }: Contact) {
  const where = { project_id_channel_external_id: { project_id: project, channel, external_id } };
  const include = { customer: { select: { phone: true } } };
  const read = () => tx.customerIdentity.findUnique({ where, include });
  const row = await readWholeOne(read, ({ customer }) => customer !== null);
  return row && { customer_id: row.customer_id, display_name: row.display_name, phone: row.customer.phone };
}

/** False when the contact already belongs to a customer. */
export async function insertIdentity(
  tx: Tx,
  project: ProjectId,
  identity: Contact & { customer_id: string; display_name: string | null; created_at: Date },
): Promise<boolean> {
  const data = [{ project_id: project, ...identity }];
  return (await tx.customerIdentity.createMany({ data, skipDuplicates: true })).count > 0;
}

export async function renameIdentity(
  tx: Tx,
  project: ProjectId,
  { channel, external_id }: Contact,
  display_name: string,
): Promise<void> {
  const where = { project_id: project, channel, external_id };
  await tx.customerIdentity.updateMany({ where, data: { display_name } });
}

/** Gives a phone to a customer who has none; false when it is another's, or they have got one meanwhile. */
export async function claimPhone(tx: Tx, project: ProjectId, id: string, phone: string, now: Date): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ claimed: boolean }[]>`
    SELECT claim_phone(${project}, ${id}, ${phone}, ${phoneKey(phone)}, ${now.toISOString()}::timestamptz) AS claimed`;
  return row?.claimed ?? false;
}
