import { json, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { phoneKey } from "@/lib/core/phone";
import { iso } from "@/lib/core/wire";
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
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

export async function findCustomer(tx: Tx, project: ProjectId, id: string): Promise<Customer | null> {
  const row = await tx.customer.findUnique({ where: { project_id_id: { project_id: project, id } }, ...shape });
  return row && toCustomer(row);
}

export async function findCustomerByPhone(tx: Tx, project: ProjectId, phone: string): Promise<Customer | null> {
  const where = { project_id_phone_key: { project_id: project, phone_key: phoneKey(phone) } };
  const row = await tx.customer.findUnique({ where, ...shape });
  return row && toCustomer(row);
}

type Written = UpdateCustomerBody & { updated_at?: Date };

const columns = ({ address, phone, ...rest }: Written) => ({
  ...rest,
  ...(phone === undefined ? {} : { phone, phone_key: phoneKey(phone) }),
  ...(address === undefined ? {} : { address: json(address) }),
});

/** Inserts and lets the unique index decide; null when the phone is another customer's. */
export async function insertCustomer(
  tx: Tx,
  project: ProjectId,
  id: string,
  customer: UpdateCustomerBody & { name: string; phone: string },
): Promise<Customer | null> {
  const { name, ...rest } = columns(customer);
  const inserted = await tx.customer.createMany({
    data: [{ project_id: project, id, name: name as string, ...rest }],
    skipDuplicates: true,
  });
  return inserted.count === 0 ? null : findCustomer(tx, project, id);
}

export async function updateCustomer(tx: Tx, project: ProjectId, id: string, change: Written): Promise<Customer> {
  const row = await tx.customer.update({
    where: { project_id_id: { project_id: project, id } },
    data: columns(change),
    ...shape,
  });
  return toCustomer(row);
}

const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Newest first. Every word of `q` must be found somewhere in the searchable text. */
export async function selectCustomers(
  tx: Tx,
  project: ProjectId,
  { q, phone, tag }: Pick<CustomerQuery, "q" | "phone" | "tag">,
  after: string | null,
  take: number,
): Promise<Customer[]> {
  const words = (q ?? "").split(/\s+/).filter((word) => word !== "");
  const conditions = [
    Prisma.sql`project_id = ${project}`,
    ...words.map((word) => Prisma.sql`search_text LIKE '%' || fold(${literal(word)}) || '%'`),
    ...(phone === undefined ? [] : [Prisma.sql`phone_key = ${phoneKey(phone)}`]),
    ...(tag === undefined ? [] : [Prisma.sql`tags @> ARRAY[${tag}]::text[]`]),
    ...(after === null ? [] : [Prisma.sql`id < ${after}`]),
  ];
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM customer WHERE ${Prisma.join(conditions, " AND ")} ORDER BY id DESC LIMIT ${take}`;
  const rows = await tx.customer.findMany({
    where: { project_id: project, id: { in: found.map(({ id }) => id) } },
    orderBy: { id: "desc" },
    ...shape,
  });
  return rows.map(toCustomer);
}

type Contact = { channel: string; external_id: string; display_name: string | null; phone: string | null };

export async function contactOwner(tx: Tx, project: ProjectId, contact: Contact): Promise<{ id: string } | null> {
  const { channel, external_id } = contact;
  const where = { project_id_channel_external_id: { project_id: project, channel, external_id } };
  const identity = await tx.customerIdentity.findUnique({ where, select: { customer_id: true } });
  return identity && { id: identity.customer_id };
}

/** Adds the identity to whoever has the phone, or makes a customer for it; the unique indexes decide between two at once. */
export async function insertContact(
  tx: Tx,
  project: ProjectId,
  id: string,
  { channel, external_id, display_name, phone }: Contact,
  now: Date,
): Promise<{ id: string }> {
  const name = display_name ?? phone ?? external_id;
  const phone_key = phone === null ? null : phoneKey(phone);
  await tx.customer.createMany({ data: [{ project_id: project, id, name, phone, phone_key }], skipDuplicates: true });
  const owner =
    phone_key === null
      ? { id }
      : await tx.customer.findUniqueOrThrow({
          where: { project_id_phone_key: { project_id: project, phone_key } },
          select: { id: true },
        });
  const identity = { project_id: project, channel, external_id, customer_id: owner.id, display_name, created_at: now };
  await tx.customerIdentity.createMany({ data: [identity], skipDuplicates: true });
  const kept = await contactOwner(tx, project, { channel, external_id, display_name, phone });
  return kept ?? owner;
}
