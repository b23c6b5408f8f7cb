import type { Actor } from "@/lib/core/actor";
import { newId, type ProjectId } from "@/lib/core/ids";
import { invalid } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import { isShown, recognise } from "@/lib/domains/evidence/content";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import { pictureOf } from "@/lib/domains/evidence/picture";

/** Keeps a small copy of a picture and returns its id; the content decides what it is. Without a row that names it, it is swept. */
export async function keepPicture(actor: Actor, base64: string, pointer: string, edge?: number): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  const media = recognise(bytes);
  const project = actor.project.id;
  const picture = media && isShown(media) ? await pictureOf(project, bytes, media, pointer, edge) : null;
  if (!picture) {
    const detail = "By its content this is no PNG, JPEG, WebP or GIF.";
    throw invalid({ pointer, detail, code: "unsupported_file" });
  }
  const id = newId("att");
  await storage().put(fileKey(project, id, "thumbnail"), picture.thumbnail, "image/webp");
  return id;
}

/** The copy, to be shown by a browser; null where there is none. */
export async function readKeptPicture(project: ProjectId, id: string | null, name: string) {
  const file = id === null ? null : await storage().get(fileKey(project, id, "thumbnail"));
  return file && { ...file, name, media_type: "image/webp", inline: true };
}
