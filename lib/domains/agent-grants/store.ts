import { pool, prisma, type Tx } from "@/lib/core/db";
import { newId, type ProjectId, provenProject } from "@/lib/core/ids";
import type { Role, Scope } from "@/lib/core/scopes";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { scopesWithin } from "@/lib/domains/agent-grants/rules";
import type { AgentGrant } from "@/lib/domains/agent-grants/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export type Client = { id: string; name: string; redirect_uris: string[] };

export async function insertClient(client: Client): Promise<void> {
  await prisma().oauthClient.create({ data: client });
}

export const findClient = (id: string): Promise<Client | null> =>
  prisma().oauthClient.findUnique({ where: { id }, select: { id: true, name: true, redirect_uris: true } });

const shown = {
  client: { select: { id: true, name: true } },
  member: { select: { id: true, role: true, user: { select: { name: true } } } },
} satisfies Prisma.AgentGrantInclude;
type Row = Prisma.AgentGrantGetPayload<{ include: typeof shown }>;

const toGrant = ({ client, member, ...row }: Row): AgentGrant => ({
  id: row.id,
  client,
  member: { id: member.id, name: member.user.name },
  scopes: scopesWithin(row.scopes as Scope[], member.role as Role),
  created_at: iso(row.created_at),
  last_used_at: isoOrNull(row.last_used_at),
  revoked_at: isoOrNull(row.revoked_at),
});

export type NewGrant = {
  id: string;
  member_id: string;
  client_id: string;
  scopes: Scope[];
  resource: string;
  created_at: Date;
};

export async function insertGrant(tx: Tx, project: ProjectId, grant: NewGrant): Promise<AgentGrant> {
  return toGrant(await tx.agentGrant.create({ data: { project_id: project, ...grant }, include: shown }));
}

export async function findGrant(tx: Tx, project: ProjectId, id: string): Promise<AgentGrant | null> {
  const row = await tx.agentGrant.findUnique({ where: { project_id_id: { project_id: project, id } }, include: shown });
  return row && toGrant(row);
}

/** Locked, so that of two revocations at once the second sees the first. */
export async function lockGrant(tx: Tx, project: ProjectId, id: string): Promise<AgentGrant | null> {
  await tx.$queryRaw`SELECT 1 FROM agent_grant WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return findGrant(tx, project, id);
}

/** Those whose agent took up its tokens, newest first; `member`: only theirs. */
export async function selectGrants(
  tx: Tx,
  project: ProjectId,
  member: string | null,
  after: string | null,
  take: number,
): Promise<AgentGrant[]> {
  const rows = await tx.agentGrant.findMany({
    where: {
      project_id: project,
      connected_at: { not: null },
      ...(member === null ? {} : { member_id: member }),
      ...(after === null ? {} : { id: { lt: after } }),
    },
    include: shown,
    orderBy: { id: "desc" },
    take,
  });
  return rows.map(toGrant);
}

/** Ends a grant with all that it gave out. */
export async function endGrant(tx: Tx, project: ProjectId, id: string, now: Date): Promise<AgentGrant> {
  const of = { project_id: project, grant_id: id };
  await tx.agentToken.deleteMany({ where: of });
  const where = { project_id_id: { project_id: project, id } };
  return toGrant(await tx.agentGrant.update({ where, data: { revoked_at: now }, include: shown }));
}

/** The other live grants of the same agent by the same member, which a new one replaces. */
export async function otherGrants(tx: Tx, project: ProjectId, grant: AgentGrant): Promise<string[]> {
  const rows = await tx.agentGrant.findMany({
    where: {
      project_id: project,
      member_id: grant.member.id,
      client_id: grant.client.id,
      revoked_at: null,
      connected_at: { not: null },
      NOT: { id: grant.id },
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export async function connectGrant(tx: Tx, project: ProjectId, id: string, now: Date): Promise<void> {
  await tx.agentGrant.update({ where: { project_id_id: { project_id: project, id } }, data: { connected_at: now } });
}

type Hash = Uint8Array<ArrayBuffer>;

export async function insertCode(
  tx: Tx,
  project: ProjectId,
  code: { hash: Hash; grant_id: string; challenge: string; redirect_uri: string; expires_at: Date },
): Promise<void> {
  await tx.agentCode.create({ data: { project_id: project, ...code } });
}

export async function insertTokens(
  tx: Tx,
  project: ProjectId,
  grant: string,
  tokens: readonly { hash: Hash; kind: "access" | "refresh"; expires_at: Date }[],
): Promise<void> {
  await tx.agentToken.createMany({ data: tokens.map((token) => ({ project_id: project, grant_id: grant, ...token })) });
}

export type ShownCode = {
  project: ProjectId;
  grant_id: string;
  client_id: string;
  resource: string;
  scopes: Scope[];
  challenge: string;
  redirect_uri: string;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
};

/** The code proves its workspace. Locked, so that of two that show it at once the second sees it used. */
export async function lockCode(tx: Tx, hash: Hash): Promise<ShownCode | null> {
  const rows = await tx.$queryRaw<(Omit<ShownCode, "project"> & { project_id: string })[]>`
    SELECT c.project_id, c.grant_id, g.client_id, g.resource, g.scopes, c.challenge, c.redirect_uri, c.expires_at,
           c.used_at, g.revoked_at
      FROM agent_code c JOIN agent_grant g ON g.project_id = c.project_id AND g.id = c.grant_id
     WHERE c.hash = ${hash} FOR UPDATE OF c, g`;
  const row = rows[0];
  return row ? { ...row, project: provenProject(row.project_id) } : null;
}

export async function spendCode(tx: Tx, project: ProjectId, hash: Hash, now: Date): Promise<void> {
  await tx.agentCode.update({ where: { project_id_hash: { project_id: project, hash } }, data: { used_at: now } });
}

export type ShownToken = Omit<ShownCode, "challenge" | "redirect_uri"> & { kind: string };

/** The same for a token of either kind. */
export async function lockToken(tx: Tx, hash: Hash): Promise<ShownToken | null> {
  const rows = await tx.$queryRaw<(Omit<ShownToken, "project"> & { project_id: string })[]>`
    SELECT t.project_id, t.grant_id, t.kind, g.client_id, g.resource, g.scopes, t.expires_at, t.used_at, g.revoked_at
      FROM agent_token t JOIN agent_grant g ON g.project_id = t.project_id AND g.id = t.grant_id
     WHERE t.hash = ${hash} FOR UPDATE OF t, g`;
  const row = rows[0];
  return row ? { ...row, project: provenProject(row.project_id) } : null;
}

export async function spendToken(tx: Tx, project: ProjectId, hash: Hash, now: Date): Promise<void> {
  await tx.agentToken.update({ where: { project_id_hash: { project_id: project, hash } }, data: { used_at: now } });
}

/** A call by an access token: its member as they are now, and what both buckets have left. */
export type Admitted = {
  level: number;
  /** Null: the token is of no use, and the caller's address was charged. */
  grant_id: string | null;
  client_name: string;
  scopes: Scope[];
  member_id: string;
  user_id: string;
  name: string;
  email: string;
  role: Role;
  project_id: string;
  project_name: string;
  project_slug: string;
  project_timezone: string;
  project_currency: string;
  project_locale: string;
};

export async function admitGrant(
  hash: Hash,
  audience: string,
  network: string,
  burst: number,
  refill: number,
): Promise<Admitted | null> {
  const { rows } = await pool().query<Admitted>({
    name: "admit_agent",
    text: "SELECT * FROM admit_agent($1, $2, $3, $4, $5)",
    values: [Buffer.from(hash), audience, network, burst, refill],
  });
  return rows[0] ?? null;
}

/** A client that renews its token to get a scope does so at once, and repeats its call. */
const within = 60_000;

/**
 * Whether the grant's token was renewed after a call that lacked a scope: the new token has the same scopes, so that
 * another challenge would lead nowhere. The call log tells when a call was refused; its ids begin with the time.
 */
export async function renewedInVain(project: ProjectId, grant: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool().query(
    `SELECT 1 FROM agent_call c
       JOIN agent_token t ON t.project_id = c.project_id AND t.grant_id = c.grant_id AND t.kind = 'refresh'
      WHERE c.project_id = $1 AND c.grant_id = $2 AND c.id > $3 AND c.outcome = 'insufficient_scope' AND t.used_at >= c.at
      LIMIT 1`,
    [project, grant, newId("agc", now.getTime() - within)],
  );
  return rowCount !== null && rowCount > 0;
}

/** What has expired, grants that no agent took up, and agents that nobody allowed within a week. */
export async function deleteExpired(now: Date): Promise<number> {
  const week = new Date(now.getTime() - 7 * 24 * 3_600_000);
  const { count: tokens } = await prisma().agentToken.deleteMany({ where: { expires_at: { lt: now } } });
  const { count: grants } = await prisma().agentGrant.deleteMany({
    where: { connected_at: null, created_at: { lt: week } },
  });
  const { count: clients } = await prisma().oauthClient.deleteMany({
    where: { created_at: { lt: week }, grants: { none: {} } },
  });
  return tokens + grants + clients;
}
