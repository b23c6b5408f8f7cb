import { pool, type Tx } from "@/lib/core/db";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { readWhole } from "@/lib/core/read-whole";
import type { PreferenceChange } from "@/lib/domains/account/rules";
import type { User } from "@/lib/domains/account/schema";
import type { CreateWorkspaceBody } from "@/lib/domains/workspaces/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type Bytes = Uint8Array<ArrayBuffer>;
export type Account = User & { password_hash: string; session_epoch: number };

const shape = { id: true, name: true, email: true, password_hash: true, session_epoch: true } as const;

export const findAccount = (tx: Tx, email: string): Promise<Account | null> =>
  tx.user.findUnique({ where: { email }, select: shape });

export const findAccountById = (tx: Tx, id: string): Promise<Account | null> =>
  tx.user.findUnique({ where: { id }, select: shape });

/** The unique index decides who has the address; false when it is another's. */
export async function insertUser(tx: Tx, user: User & { password_hash: string; created_at: Date }): Promise<boolean> {
  return (await tx.user.createMany({ data: [user], skipDuplicates: true })).count === 1;
}

export async function renameUser(tx: Tx, id: string, name: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { name } });
}

/** Whether nobody has an account but the demo's people. */
export async function isNobodys(tx: Tx, demoDomain: string): Promise<boolean> {
  const where = { NOT: { email: { endsWith: `@${demoDomain}` } } };
  return (await tx.user.findFirst({ where, select: { id: true } })) === null;
}

/** Serializes those who could become the first account. */
export async function lockFirstAccount(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('turnero.first_account'))`;
}

type PendingSignUp = Omit<Prisma.SignUpUncheckedCreateInput, "workspace"> & { workspace: CreateWorkspaceBody };

/** Stores a sign-up until its link is used or has expired. */
export async function insertSignUp(tx: Tx, pending: PendingSignUp, now: Date): Promise<void> {
  await tx.signUp.deleteMany({ where: { expires_at: { lte: now } } });
  await tx.signUp.create({ data: pending });
}

export async function findSignUp(tx: Tx, token_hash: Bytes, now: Date) {
  const row = await tx.signUp.findUnique({ where: { token_hash } });
  return row && row.expires_at > now ? { ...row, workspace: row.workspace as CreateWorkspaceBody } : null;
}

/** Every link to an address goes with the first that is used. */
export async function deleteSignUps(tx: Tx, email: string): Promise<void> {
  await tx.signUp.deleteMany({ where: { email } });
}

/** Every session of the user ends with the next request. */
export async function endSessions(tx: Tx, id: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { session_epoch: { increment: 1 } } });
}

/** Links that were made for the old password are worth nothing with the new one. */
export async function setPassword(tx: Tx, id: string, password_hash: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { password_hash, session_epoch: { increment: 1 } } });
  await tx.passwordReset.deleteMany({ where: { user_id: id } });
}

/** The user's membership in each workspace: changes of the account are logged in all of them. */
export async function findSeats(tx: Tx, user: string) {
  const select = { project_id: true, id: true, role: true, user: { select: { name: true, email: true } } };
  const read = () => tx.member.findMany({ where: { user_id: user }, select });
  const rows = await readWhole(read, ({ user: person }) => person !== null);
  return rows.map((row) => ({ ...row, project_id: provenProject(row.project_id) }));
}

/** After a membership ended: the user continues in another workspace or, without one, is deleted. */
export async function settleUser(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${id} FOR UPDATE`;
  const seat = await tx.member.findFirst({ where: { user_id: id }, orderBy: { created_at: "asc" } });
  if (!seat) await tx.user.delete({ where: { id } });
  else {
    const data = { current_project_id: seat.project_id, session_epoch: { increment: 1 } };
    await tx.user.update({ where: { id }, data });
  }
}

/** Serializes new memberships of the user, the end of their last one and links to their account. False when they are gone. */
export async function lockUser(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "user" WHERE id = ${id} FOR UPDATE`;
  return rows.length === 1;
}

/** A link for the owner of the address. One statement either way, so that timing reveals nothing. */
export async function insertResetFor(
  tx: Tx,
  email: string,
  hash: Bytes,
  now: Date,
  expires: Date,
): Promise<{ locale: string } | null> {
  const rows = await tx.$queryRaw<{ locale: string }[]>`
    WITH made AS (
      INSERT INTO password_reset (token_hash, user_id, created_at, expires_at)
      SELECT ${hash}, id, ${now}, ${expires} FROM "user" WHERE email = ${email} RETURNING user_id)
    SELECT coalesce(p.locale, 'en') AS locale
      FROM made JOIN "user" u ON u.id = made.user_id LEFT JOIN project p ON p.id = u.current_project_id`;
  return rows[0] ?? null;
}

export async function insertReset(tx: Tx, user: string, hash: Bytes, now: Date, expires: Date): Promise<void> {
  await tx.passwordReset.create({ data: { token_hash: hash, user_id: user, created_at: now, expires_at: expires } });
}

/** Uses up the link and returns its owner; of two concurrent calls, one gets it. */
export async function consumeReset(tx: Tx, hash: Bytes, now: Date): Promise<string | null> {
  const rows = await tx.$queryRaw<{ user_id: string }[]>`
    DELETE FROM password_reset WHERE token_hash = ${hash} AND expires_at > ${now} RETURNING user_id`;
  return rows[0]?.user_id ?? null;
}

/** Whether every workspace of `user` is one that `owner` owns. */
export async function ownsAllOf(tx: Tx, owner: string, user: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM member m WHERE m.user_id = ${user} AND NOT EXISTS (
      SELECT 1 FROM member o WHERE o.project_id = m.project_id AND o.user_id = ${owner} AND o.role = 'owner') LIMIT 1`;
  return rows.length === 0;
}

export async function findNotifications(tx: Tx, project: ProjectId, member: string): Promise<PreferenceChange> {
  const where = { project_id_id: { project_id: project, id: member } };
  const { notifications } = await tx.member.findUniqueOrThrow({ where, select: { notifications: true } });
  return notifications as PreferenceChange;
}

/** Locked: of two concurrent changes, the second is based on the first. */
export async function lockNotifications(tx: Tx, project: ProjectId, member: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM member WHERE project_id = ${project} AND id = ${member} FOR NO KEY UPDATE`;
}

export async function setNotifications(
  tx: Tx,
  project: ProjectId,
  member: string,
  to: PreferenceChange,
): Promise<void> {
  const where = { project_id_id: { project_id: project, id: member } };
  await tx.member.update({ where, data: { notifications: to as Prisma.InputJsonObject } });
}

/** One token of a bucket, outside any transaction: an attempt counts even when its work is rolled back. */
export async function drawAttempt(bucket: string, burst: number, refill: number): Promise<number> {
  const { rows } = await pool().query<{ tokens: number }>("SELECT draw($1, $2, $3) AS tokens", [bucket, burst, refill]);
  return rows[0]?.tokens ?? -1;
}

export async function refill(buckets: string[]): Promise<void> {
  await pool().query("DELETE FROM rate_bucket WHERE id = ANY($1)", [buckets]);
}
