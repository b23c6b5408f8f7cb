import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { findResource, lockResource, updateResource } from "@/lib/domains/catalog/resources/store";
import { keepPicture, readKeptPicture } from "@/lib/domains/evidence/kept-picture";

export const storePhoto = (actor: Actor, base64: string): Promise<string> => keepPicture(actor, base64, "#/photo");

/** The file of the photo before is swept. */
export const setPhoto = (actor: Actor, resource: string, photo_id: string | null): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const before = await lockResource(tx, actor.project.id, resource);
    if (!before) throw notFound("resource", resource);
    const after = await updateResource(tx, actor.project.id, resource, { photo_id, updated_at: actor.now });
    await audit(tx, actor, "resource.updated", resource, before, after);
  });

export async function readPhoto(actor: Actor, resource: string) {
  const found = await findResource(reader(actor), actor.project.id, resource);
  if (!found) throw notFound("resource", resource);
  const file = await readKeptPicture(actor.project.id, found.photo_id, "photo.webp");
  if (!file) throw notFound("photo of", resource);
  return file;
}
