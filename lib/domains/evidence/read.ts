import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import { downloadName, isShown } from "@/lib/domains/evidence/content";
import { type FilePart, fileKey } from "@/lib/domains/evidence/file-keys";
import type { Attachment } from "@/lib/domains/evidence/schema";
import { chainOf, findAttachment } from "@/lib/domains/evidence/store";

/** The bookings whose evidence is shown: this one, and those it was rescheduled from. */
export async function bookingsOf(actor: Actor, booking: string): Promise<string[]> {
  const chain = await chainOf(reader(actor), actor.project.id, booking);
  if (chain.length === 0) throw notFound("booking", booking);
  return chain;
}

export async function readAttachment(actor: Actor, booking: string, id: string): Promise<Attachment> {
  const attachment = await findAttachment(reader(actor), actor.project.id, await bookingsOf(actor, booking), id);
  if (!attachment) throw notFound("attachment", id);
  return attachment;
}

/** The file itself, or the small picture of it. */
export async function readFile(actor: Actor, booking: string, id: string, part: FilePart) {
  const { name, media_type } = await readAttachment(actor, booking, id);
  const file = await storage().get(fileKey(actor.project.id, id, part));
  if (!file) throw notFound(part === "original" ? "file of" : "thumbnail of", id);
  const media = part === "original" ? media_type : "image/webp";
  return { ...file, name: downloadName(name, media), media_type: media, inline: isShown(media) };
}
