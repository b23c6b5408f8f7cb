import type { Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { newId, type ProjectId } from "@/lib/core/ids";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Writes an event in the transaction of the change; the relay publishes it after the commit. */
export async function record(
  tx: Tx,
  project: ProjectId,
  type: EventName,
  subject: string,
  data: object = {},
): Promise<string> {
  const id = newId("evt");
  await tx.event.create({
    data: { project_id: project, id, type, subject_id: subject, data: data as Prisma.InputJsonObject },
  });
  return id;
}
