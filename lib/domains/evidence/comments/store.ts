import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { Comment } from "@/lib/domains/evidence/comments/schema";
import type { Author } from "@/lib/domains/evidence/schema";
import { before, type New, newestFirst, written } from "@/lib/domains/evidence/store";
import type { Prisma } from "@/lib/generated/prisma/client";

type CommentRow = Prisma.CommentGetPayload<object>;

/** What a comment is about. */
export type Subject = { booking_id: string } | { customer_id: string };
/** Where comments are looked for: in a booking's whole chain, or at a customer. */
export type Place = { bookings: readonly string[] } | { customer: string };
const at = (of: Place) => ("bookings" in of ? { booking_id: { in: [...of.bookings] } } : { customer_id: of.customer });

const toComment = ({ id, booking_id, customer_id, body, mentions, author, created_at }: CommentRow): Comment => ({
  id,
  booking_id,
  customer_id,
  body,
  mentions,
  author: author as Author,
  created_at: iso(created_at),
});

/** The members who can be mentioned. */
export async function membersToMention(
  tx: Tx,
  project: ProjectId,
): Promise<{ id: string; name: string; email: string }[]> {
  const select = { id: true, user: { select: { name: true, email: true } } };
  const rows = await tx.member.findMany({ where: { project_id: project }, select });
  return rows.map(({ id, user }) => ({ id, ...user }));
}

export async function insertComment(
  tx: Tx,
  project: ProjectId,
  subject: Subject,
  { author, ...comment }: New<CommentRow>,
): Promise<Comment> {
  const data = { project_id: project, ...subject, ...comment, author: written(author) };
  return toComment(await tx.comment.create({ data }));
}

/** Newest first. */
export async function selectComments(
  tx: Tx,
  project: ProjectId,
  of: Place,
  after: string | null,
  take: number,
): Promise<Comment[]> {
  const where = { project_id: project, ...at(of), ...before(after) };
  return (await tx.comment.findMany({ where, take, ...newestFirst })).map(toComment);
}

export async function deleteComment(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.comment.deleteMany({ where: { project_id: project, id } });
}

export async function findComment(tx: Tx, project: ProjectId, of: Place, id: string): Promise<Comment | null> {
  const row = await tx.comment.findFirst({ where: { project_id: project, id, ...at(of) } });
  return row && toComment(row);
}
