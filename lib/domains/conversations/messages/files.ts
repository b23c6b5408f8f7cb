import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { invalid, isProblem, notFound } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import type { Upload } from "@/lib/core/wire/upload";
import type { MessageFile } from "@/lib/domains/conversations/messages/schema";
import { audioOf } from "@/lib/domains/conversations/messages/sound";
import { findFile, insertFile } from "@/lib/domains/conversations/messages/store";
import { findConversation } from "@/lib/domains/conversations/store";
import { displayName, recognise } from "@/lib/domains/evidence/content";
import { type FilePart, fileKey } from "@/lib/domains/evidence/file-keys";
import { pictureOf } from "@/lib/domains/evidence/picture";
import type { MediaType } from "@/lib/domains/evidence/schema";

/** Types that a browser may display; others are downloaded. */
const inline = /^(image\/(png|jpeg|webp|gif)|audio\/)/;
const unknown = "application/octet-stream";

async function pictureIfAny(project: string, bytes: Uint8Array, media: MediaType | null) {
  try {
    return media && (await pictureOf(project, bytes, media));
  } catch (error) {
    if (!isProblem(error) || error.code !== "validation_error") throw error;
    return null; // A broken picture is still a file.
  }
}

/** Stores a file of a conversation; its type is detected from the content: picture, audio, PDF, or plain bytes. */
export async function keepFile(
  project: ProjectId,
  conversation: string,
  { name, bytes }: Upload,
  now: Date,
  tx = reader({}),
): Promise<MessageFile> {
  const known = recognise(bytes);
  const picture = await pictureIfAny(project, bytes, known);
  const media = known ?? audioOf(bytes) ?? unknown;
  const id = newId("att");
  await storage().put(fileKey(project, id, "original"), bytes, media);
  if (picture) await storage().put(fileKey(project, id, "thumbnail"), picture.thumbnail, "image/webp");
  return insertFile(tx, project, conversation, {
    id,
    name: displayName(name),
    media_type: media,
    size: bytes.byteLength,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    has_thumbnail: picture !== null,
    created_at: now,
  });
}

export async function uploadMessageFile(actor: Actor, id: string, file: Upload): Promise<MessageFile> {
  if (file.bytes.byteLength === 0) {
    throw invalid({ pointer: "#/file", detail: "The file is empty.", code: "empty_file" });
  }
  const project = actor.project.id;
  if (!(await findConversation(reader(actor), project, id, actor.now))) throw notFound("conversation", id);
  return keepFile(project, id, file, actor.now, reader(actor));
}

export async function readMessageFile(actor: Actor, conversation: string, id: string, part: FilePart) {
  const project = actor.project.id;
  const row = await findFile(reader(actor), project, conversation, id);
  const file = row && (await storage().get(fileKey(project, id, part)));
  if (!row || !file) throw notFound(part === "original" ? "file" : "thumbnail of", id);
  const media = part === "original" ? row.media_type : "image/webp";
  return { ...file, name: row.name, media_type: media, inline: inline.test(media) };
}
