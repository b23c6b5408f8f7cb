import type { Sql, Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { WebchatService } from "@/lib/domains/webchat/booking/schema";

/** What the visitor is called in the conversation from now on. */
export async function callVisitor(tx: Tx, project: ProjectId, conversation_id: string, name: string): Promise<void> {
  await tx.webchatSession.updateMany({ where: { project_id: project, conversation_id }, data: { name } });
}

/** Gives an anonymous visitor's customer a name and a phone that no customer has yet; returns the name before, or null. */
export async function nameVisitor(
  tx: Tx,
  project: ProjectId,
  customer: string,
  { name, phone, phone_key }: { name: string; phone: string; phone_key: string },
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ name: string }[]>`
    UPDATE customer c SET name = ${name}, phone = ${phone}, phone_key = ${phone_key}
    FROM (SELECT name FROM customer WHERE project_id = ${project} AND id = ${customer}) before
    WHERE c.project_id = ${project} AND c.id = ${customer} AND c.phone_key IS NULL
      AND customer_of_phone(${project}, ${phone_key}) IS NULL
    RETURNING before.name`;
  return row?.name ?? null;
}

export async function phoneOf(tx: Tx, project: ProjectId, customer: string): Promise<string | null> {
  const where = { project_id_id: { project_id: project, id: customer } };
  return (await tx.customer.findUnique({ where, select: { phone: true } }))?.phone ?? null;
}

/** Services that a visitor can book a time of, oldest first. */
export async function selectBookable(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<WebchatService[]> {
  const rows = await tx.service.findMany({
    where: {
      project_id: project,
      active: true,
      kind: "appointment",
      deleted_at: null,
      ...(after && { id: { gt: after } }),
    },
    orderBy: { id: "asc" },
    take,
  });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    duration_minutes: row.duration_minutes,
    max_party_size: row.max_party_size,
    price_cents: row.price_cents,
    deposit_cents: row.deposit_cents,
    currency: row.currency as WebchatService["currency"],
    intake_fields: row.intake_fields as WebchatService["intake_fields"],
  }));
}

/** The name of a service that a visitor may book; null for one they may not. */
export async function bookableName(tx: Tx, project: ProjectId, id: string): Promise<string | null> {
  const where = { project_id: project, id, kind: "appointment", deleted_at: null };
  return (await tx.service.findFirst({ where, select: { name: true } }))?.name ?? null;
}

/** When the holds of a conversation end, earliest first; including unpaid bookings. */
export async function holdEnds(tx: Tx, project: ProjectId, conversation_id: string, now: Date): Promise<Date[]> {
  const held = await tx.booking.findMany({
    where: {
      project_id: project,
      conversation_id,
      status: { in: ["held", "pending_payment"] },
      hold_expires_at: { gt: now },
    },
    select: { hold_expires_at: true },
    orderBy: { hold_expires_at: "asc" },
  });
  return held.flatMap(({ hold_expires_at }) => hold_expires_at ?? []);
}

/** Where the visitor of a conversation last came from, as it is counted by; null for another channel's. */
export async function visitorAddress(sql: Sql, project: ProjectId, conversation: string): Promise<string | null> {
  const [row] = await sql<{ address_key: string | null }>(
    `SELECT address_key FROM webchat_session WHERE project_id = $1 AND conversation_id = $2
     ORDER BY created_at DESC LIMIT 1`,
    [project, conversation],
  );
  return row?.address_key ?? null;
}

/** Which conversation a booking came of. */
export async function conversationOfBooking(tx: Tx, project: ProjectId, id: string): Promise<string | null> {
  const where = { project_id_id: { project_id: project, id } };
  return (await tx.booking.findUnique({ where, select: { conversation_id: true } }))?.conversation_id ?? null;
}
