import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, notFound } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import type { Upload } from "@/lib/core/wire/upload";
import { displayName, recognise } from "@/lib/domains/evidence/content";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import { pictureOf } from "@/lib/domains/evidence/picture";
import { authorOf } from "@/lib/domains/evidence/rules";
import type { Attachment, MediaType } from "@/lib/domains/evidence/schema";
import { chainOf, insertAttachment } from "@/lib/domains/evidence/store";

function mediaOf({ bytes }: Upload): MediaType {
  const pointer = "#/file";
  if (bytes.byteLength === 0) throw invalid({ pointer, detail: "The file is empty.", code: "empty_file" });
  const media = recognise(bytes);
  if (media) return media;
  const detail = "By its content this is no PNG, JPEG, WebP, GIF, HEIC or PDF, whatever it is called.";
  throw invalid({ pointer, detail, code: "unsupported_file" });
}

/** The row is written after the files; files without a row are swept. */
export async function attachFile(actor: Actor, booking: string, file: Upload): Promise<Attachment> {
  const media = mediaOf(file);
  const project = actor.project.id;
  if ((await chainOf(reader(actor), project, booking)).length === 0) throw notFound("booking", booking);
  const picture = await pictureOf(project, file.bytes, media);
  const id = newId("att");
  await storage().put(fileKey(project, id, "original"), file.bytes, media);
  if (picture) await storage().put(fileKey(project, id, "thumbnail"), picture.thumbnail, "image/webp");
  return inTransaction(actor, async (tx) => {
    const attachment = await insertAttachment(tx, project, booking, {
      id,
      name: displayName(file.name),
      media_type: media,
      size: file.bytes.byteLength,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      has_thumbnail: picture !== null,
      author: authorOf(actor.identity),
      created_at: actor.now,
    });
    const { name, media_type, size } = attachment;
    await audit(tx, actor, "attachment.created", booking, null, { attachment_id: id, name, media_type, size });
    return attachment;
  });
}
