import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, notFound } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import { findResource, lockResource, updateResource } from "@/lib/domains/catalog/resources/store";
import { isShown, recognise } from "@/lib/domains/evidence/content";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import { pictureOf } from "@/lib/domains/evidence/picture";

const pointer = "#/photo";

/** Keeps a small copy of a picture and returns its id; the content decides what it is. */
export async function storePhoto(actor: Actor, base64: string): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  const media = recognise(bytes);
  const project = actor.project.id;
  const picture = media && isShown(media) ? await pictureOf(project, bytes, media, pointer) : null;
  if (!picture) {
    const detail = "By its content this is no PNG, JPEG, WebP or GIF.";
    throw invalid({ pointer, detail, code: "unsupported_file" });
  }
  const id = newId("att");
  await storage().put(fileKey(project, id, "thumbnail"), picture.thumbnail, "image/webp");
  return id;
}

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
  const key = found.photo_id && fileKey(actor.project.id, found.photo_id, "thumbnail");
  const file = key ? await storage().get(key) : null;
  if (!file) throw notFound("photo of", resource);
  return { ...file, name: "photo.webp", media_type: "image/webp", inline: true };
}
