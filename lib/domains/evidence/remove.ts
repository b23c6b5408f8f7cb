import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { notFound, Problem } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import { filesOf } from "@/lib/domains/evidence/file-keys";
import { mayRemove } from "@/lib/domains/evidence/rules";
import type { Author } from "@/lib/domains/evidence/schema";
import { chainOf, deleteAttachment, findAttachment } from "@/lib/domains/evidence/store";

export function assertTheirs(actor: Actor, author: Author, what: string): void {
  if (mayRemove(actor.identity, author)) return;
  const detail = `Only ${author.name || "its author"} or an admin may remove this ${what}.`;
  throw new Problem("insufficient_scope", { detail });
}

/** The row is deleted first: a file without a row is swept, but a row without its file would be broken. */
export async function removeAttachment(actor: Actor, booking: string, id: string): Promise<void> {
  const project = actor.project.id;
  await inTransaction(actor, async (tx) => {
    const attachment = await findAttachment(tx, project, await chainOf(tx, project, booking), id);
    if (!attachment) throw notFound("attachment", id);
    assertTheirs(actor, attachment.author, "file");
    await deleteAttachment(tx, project, id);
    const { name, media_type, size } = attachment;
    await audit(tx, actor, "attachment.removed", booking, { attachment_id: id, name, media_type, size }, null);
  });
  const removals = filesOf(project, id).map((key) => storage().remove(key));
  for (const result of await Promise.allSettled(removals))
    if (result.status === "rejected") log.warn("file left for the sweep", { attachment: id, error: result.reason });
}
