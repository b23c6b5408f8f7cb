import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Scope } from "@/lib/core/scopes";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { ApiKey } from "@/lib/domains/api-keys/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type Row = Prisma.ApiKeyGetPayload<Prisma.ApiKeyDefaultArgs>;

const toApiKey = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  last4: row.last4,
  scopes: row.scopes as Scope[],
  expires_at: isoOrNull(row.expires_at),
  revoked_at: isoOrNull(row.revoked_at),
  last_used_at: isoOrNull(row.last_used_at),
  created_at: iso(row.created_at),
});

type NewKey = {
  id: string;
  name: string;
  hash: Uint8Array<ArrayBuffer>;
  prefix: string;
  last4: string;
  scopes: Scope[];
  expires_at: string | null;
  created_at: Date;
};

export async function insertKey(tx: Tx, project: ProjectId, key: NewKey): Promise<ApiKey> {
  return toApiKey(await tx.apiKey.create({ data: { project_id: project, ...key } }));
}

export async function findKey(tx: Tx, project: ProjectId, id: string): Promise<ApiKey | null> {
  const row = await tx.apiKey.findUnique({ where: { project_id_id: { project_id: project, id } } });
  return row && toApiKey(row);
}

/** Locked, so that of a rename and a revocation at once the second sees the first. */
export async function lockKey(tx: Tx, project: ProjectId, id: string): Promise<ApiKey | null> {
  await tx.$queryRaw`SELECT 1 FROM api_key WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return findKey(tx, project, id);
}

export async function updateKey(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: { name?: string | undefined; revoked_at?: Date },
): Promise<ApiKey> {
  const where = { project_id_id: { project_id: project, id } };
  return toApiKey(await tx.apiKey.update({ where, data: change }));
}

/** Newest first, revoked ones too. */
export async function selectKeys(tx: Tx, project: ProjectId, after: string | null, take: number): Promise<ApiKey[]> {
  const rows = await tx.apiKey.findMany({
    where: { project_id: project, ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take,
  });
  return rows.map(toApiKey);
}
