import { pool, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { Attachment, Author, LocationEvent } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type AttachmentRow = Prisma.AttachmentGetPayload<object>;
type LocationRow = Prisma.LocationEventGetPayload<object>;

const fileAddress = (booking: string, id: string): string => `/api/v1/bookings/${booking}/attachments/${id}`;

const toAttachment = ({ has_thumbnail, author, created_at, media_type, ...row }: AttachmentRow): Attachment => ({
  id: row.id,
  booking_id: row.booking_id,
  name: row.name,
  media_type: media_type as Attachment["media_type"],
  size: row.size,
  width: row.width,
  height: row.height,
  url: `${fileAddress(row.booking_id, row.id)}/file`,
  thumbnail_url: has_thumbnail ? `${fileAddress(row.booking_id, row.id)}/thumbnail` : null,
  author: author as Author,
  created_at: iso(created_at),
});

const toLocation = ({ id, booking_id, lat, lng, accuracy, kind, author, created_at }: LocationRow): LocationEvent => ({
  id,
  booking_id,
  lat,
  lng,
  accuracy,
  kind,
  author: author as Author,
  created_at: iso(created_at),
});

/** The booking with those it was before it was moved; empty when there is no such booking. */
export async function chainOf(tx: Tx, project: ProjectId, booking: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM booking_chain(${project}, ${booking}) AS id`;
  return rows.map(({ id }) => id);
}

export const newestFirst = { orderBy: { id: "desc" } } as const;
export const before = (after: string | null) => (after === null ? {} : { id: { lt: after } });

export type New<Row> = Omit<Row, "project_id" | "author" | "booking_id" | "customer_id"> & { author: Author };
export const written = (author: Author): Prisma.InputJsonObject => author;

export async function insertAttachment(
  tx: Tx,
  project: ProjectId,
  booking: string,
  { author, ...attachment }: New<AttachmentRow>,
): Promise<Attachment> {
  const data = { project_id: project, booking_id: booking, ...attachment, author: written(author) };
  return toAttachment(await tx.attachment.create({ data }));
}

/** Newest first. */
export async function selectAttachments(
  tx: Tx,
  project: ProjectId,
  bookings: readonly string[],
  after: string | null,
  take: number,
): Promise<Attachment[]> {
  const where = { project_id: project, booking_id: { in: [...bookings] }, ...before(after) };
  return (await tx.attachment.findMany({ where, take, ...newestFirst })).map(toAttachment);
}

export async function findAttachment(
  tx: Tx,
  project: ProjectId,
  bookings: readonly string[],
  id: string,
): Promise<Attachment | null> {
  const row = await tx.attachment.findFirst({ where: { project_id: project, id, booking_id: { in: [...bookings] } } });
  return row && toAttachment(row);
}

export async function deleteAttachment(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.attachment.deleteMany({ where: { project_id: project, id } });
}

export async function insertLocation(
  tx: Tx,
  project: ProjectId,
  booking: string,
  { author, ...location }: New<LocationRow>,
): Promise<LocationEvent> {
  const data = { project_id: project, booking_id: booking, ...location, author: written(author) };
  return toLocation(await tx.locationEvent.create({ data }));
}

/** Newest first. */
export async function selectLocations(
  tx: Tx,
  project: ProjectId,
  bookings: readonly string[],
  after: string | null,
  take: number,
): Promise<LocationEvent[]> {
  const where = { project_id: project, booking_id: { in: [...bookings] }, ...before(after) };
  return (await tx.locationEvent.findMany({ where, take, ...newestFirst })).map(toLocation);
}

/** Which of these file owners, over all projects, have a row: the storage is shared by the installation. */
export async function selectOwned(owners: readonly { project_id: string; id: string }[]): Promise<Set<string>> {
  const { rows } = await pool().query<{ owner: string }>(
    `SELECT a.project_id || '/' || a.id AS owner
     FROM (SELECT project_id, id FROM attachment UNION ALL SELECT project_id, id FROM message_file
           UNION ALL SELECT project_id, id FROM knowledge
           UNION ALL SELECT project_id, photo_id FROM resource WHERE photo_id IS NOT NULL AND deleted_at IS NULL
           UNION ALL SELECT project_id, unnest(ARRAY[logo_id, cover_id]) FROM booking_page) a
     JOIN jsonb_to_recordset($1::jsonb) AS o(project_id text, id text) ON o.project_id = a.project_id AND o.id = a.id`,
    [JSON.stringify(owners)],
  );
  return new Set(rows.map(({ owner }) => owner));
}
