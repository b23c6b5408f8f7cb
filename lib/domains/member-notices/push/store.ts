import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { CreatePushSubscriptionBody, PushSubscription } from "@/lib/domains/member-notices/schema";

// One key for the installation: a browser has one subscription for our pages, whichever workspace they show.
const only = "vapid";

export const findPushKey = (tx: Tx) => tx.pushKey.findUnique({ where: { id: only } });

/** If several processes create one at once, the first is kept. */
export async function insertPushKey(tx: Tx, key: { public_key: string; secret: string }): Promise<void> {
  await tx.pushKey.createMany({ data: [{ id: only, ...key }], skipDuplicates: true });
}

export async function putSubscription(
  tx: Tx,
  project: ProjectId,
  member_id: string,
  { endpoint, keys }: CreatePushSubscriptionBody,
): Promise<PushSubscription> {
  const row = await tx.pushSubscription.upsert({
    where: { project_id_endpoint: { project_id: project, endpoint } },
    create: { project_id: project, id: newId("psh"), member_id, endpoint, ...keys },
    update: { member_id, ...keys },
  });
  return { id: row.id, endpoint, created_at: iso(row.created_at) };
}

export async function deleteSubscription(tx: Tx, project: ProjectId, member: string, endpoint: string): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { project_id: project, member_id: member, endpoint } });
}

const mostDevices = 20;

export const selectSubscriptions = (tx: Tx, project: ProjectId, member: string) =>
  tx.pushSubscription.findMany({
    where: { project_id: project, member_id: member },
    orderBy: { created_at: "desc" },
    take: mostDevices,
  });
