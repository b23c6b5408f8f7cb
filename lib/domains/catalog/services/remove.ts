import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { refuseWhileHeld } from "@/lib/domains/catalog/in-use";
import { deleteService, lockService } from "@/lib/domains/catalog/services/store";
import { liveBookings } from "@/lib/domains/catalog/store";

export const removeService = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockService(tx, actor.project.id, id);
    if (!before) throw notFound("service", id);
    refuseWhileHeld(actor, "service", id, await liveBookings(tx, actor.project.id, "service", id));
    await deleteService(tx, actor.project.id, id, actor.now);
    await audit(tx, actor, "service.deleted", id, before, null);
    return undefined;
  });
