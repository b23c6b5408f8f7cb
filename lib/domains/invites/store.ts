import type { Tx } from "@/lib/core/db";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { readWhole, readWholeOne } from "@/lib/core/read-whole";
import type { Role } from "@/lib/core/scopes";
import { iso } from "@/lib/core/wire/wire";
import type { Invite } from "@/lib/domains/invites/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type Bytes = Uint8Array<ArrayBuffer>;

const shape = { include: { inviter: { include: { user: true } }, project: true } } satisfies Prisma.InviteDefaultArgs;
type Row = Prisma.InviteGetPayload<typeof shape>;
const isWhole = ({ inviter, project }: Row): boolean => Boolean(inviter?.user && project);

const toInvite = (row: Row, now: Date): Invite => ({
  id: row.id,
  email: row.email,
  role: row.role as Role,
  invited_by: { id: row.invited_by_id, name: row.inviter.user.name },
  expired: row.expires_at <= now,
  expires_at: iso(row.expires_at),
  created_at: iso(row.created_at),
});

/** Those that nobody accepted yet, newest first. */
export async function selectInvites(
  tx: Tx,
  project: ProjectId,
  now: Date,
  after: string | null,
  take: number,
): Promise<Invite[]> {
  const where = { project_id: project, accepted_at: null, ...(after === null ? {} : { id: { lt: after } }) };
  const rows = await readWhole(() => tx.invite.findMany({ where, orderBy: { id: "desc" }, take, ...shape }), isWhole);
  return rows.map((row) => toInvite(row, now));
}

/** Null once it is accepted or withdrawn. */
export async function findInvite(tx: Tx, project: ProjectId, id: string, now: Date): Promise<Invite | null> {
  const where = { project_id_id: { project_id: project, id }, accepted_at: null };
  const row = await readWholeOne(() => tx.invite.findUnique({ where, ...shape }), isWhole);
  return row && toInvite(row, now);
}

/** The newest that waits for this person to join. */
export async function findInviteOf(tx: Tx, project: ProjectId, resource: string, now: Date): Promise<Invite | null> {
  const where = { project_id: project, resource_id: resource, accepted_at: null };
  const row = await readWholeOne(() => tx.invite.findFirst({ where, orderBy: { id: "desc" }, ...shape }), isWhole);
  return row && toInvite(row, now);
}

type NewInvite = {
  id: string;
  email: string;
  role: Role;
  token_hash: Bytes;
  invited_by_id: string;
  resource_id: string | null;
  expires_at: Date;
  created_at: Date;
};

/** A new invitation replaces an older one to the same address: only its link works. */
export async function insertInvite(tx: Tx, project: ProjectId, invite: NewInvite): Promise<Invite> {
  await tx.invite.deleteMany({ where: { project_id: project, email: invite.email, accepted_at: null } });
  const row = await tx.invite.create({ data: { project_id: project, ...invite }, ...shape });
  return toInvite(row, invite.created_at);
}

export async function deleteInvite(tx: Tx, project: ProjectId, id: string, now: Date): Promise<Invite | null> {
  const found = await findInvite(tx, project, id, now);
  if (!found) return null;
  const { count } = await tx.invite.deleteMany({ where: { project_id: project, id, accepted_at: null } });
  return count === 1 ? found : null;
}

export type Offer = {
  project: ProjectId;
  invite: Invite;
  accepted: boolean;
  workspace: Row["project"];
  /** The person that the member will be. */
  resource: string | null;
};

async function offerBy(tx: Tx, hash: Bytes, now: Date): Promise<Offer | null> {
  const row = await readWholeOne(() => tx.invite.findUnique({ where: { token_hash: hash }, ...shape }), isWhole);
  if (!row) return null;
  const { project_id, accepted_at, project: workspace, resource_id: resource } = row;
  const accepted = accepted_at !== null;
  return { project: provenProject(project_id), invite: toInvite(row, now), accepted, workspace, resource };
}

/** The token proves the project: its holder was invited by a member. */
export const findOffer = (tx: Tx, hash: Bytes, now: Date): Promise<Offer | null> => offerBy(tx, hash, now);

/** The same, and nobody else can accept it until this transaction ends. */
export async function lockOffer(tx: Tx, hash: Bytes, now: Date): Promise<Offer | null> {
  await tx.$queryRaw`SELECT 1 FROM invite WHERE token_hash = ${hash} FOR UPDATE`;
  return offerBy(tx, hash, now);
}

export async function markAccepted(tx: Tx, project: ProjectId, id: string, now: Date): Promise<void> {
  await tx.invite.update({ where: { project_id_id: { project_id: project, id } }, data: { accepted_at: now } });
}
