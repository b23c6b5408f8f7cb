import { type Actor, asVisitor } from "@/lib/core/actor";
import { inTransaction, reader, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { invalid, notFound } from "@/lib/core/problem";
import type { Upload } from "@/lib/core/wire/upload";
import { languageOf, spoken } from "@/lib/domains/bot/understanding/language";
import { readMessageFile, uploadMessageFile } from "@/lib/domains/conversations/messages/files";
import { addInbound, type Inbound } from "@/lib/domains/conversations/messages/receive";
import { kindOfMedia } from "@/lib/domains/conversations/messages/rules";
import { findFile } from "@/lib/domains/conversations/messages/store";
import { placeOf, signedUrl } from "@/lib/domains/webchat/key";
import { mostFiles } from "@/lib/domains/webchat/rules";
import { webchatLanguages } from "@/lib/domains/webchat/schema";
import type { CreateWebchatMessageBody, WebchatFile, WebchatMessage } from "@/lib/domains/webchat/visitors/schema";
import {
  countFiles,
  findBrowserLanguage,
  findVisitorMessage,
  followLanguage,
} from "@/lib/domains/webchat/visitors/store";

async function contentOf(
  tx: Tx,
  actor: Actor,
  conversation: string,
  { text, location, file_id }: CreateWebchatMessageBody,
): Promise<Omit<Inbound, "external_id">> {
  if (location) return { kind: "location", location };
  if (file_id === undefined) return { kind: "text", text: text ?? null };
  const file = await findFile(tx, actor.project.id, conversation, file_id);
  if (!file) throw notFound("file", file_id);
  return { kind: kindOfMedia(file.media_type), text: text ?? null, file_id: file.id };
}

/** What tells a visitor something later, as the notice of a visit, is in the language that they write. */
async function noteLanguage(tx: Tx, project: ProjectId, conversation: string, text: string): Promise<void> {
  const browser = await findBrowserLanguage(tx, project, conversation);
  const usual = spoken.find((each) => browser?.startsWith(each));
  if (!browser || !usual) return;
  const written = languageOf(text, usual);
  const to = webchatLanguages.find((each) => each.startsWith(written));
  if (written !== usual && to) await followLanguage(tx, project, conversation, { from: browser, to });
}

/**
 * Stores the visitor's message. A repeated one, by the browser's own id, returns the stored one. The team waits for the
 * transaction alone; what only the answer needs is read after it.
 */
export async function sendVisitorMessage(actor: Actor, body: CreateWebchatMessageBody): Promise<WebchatMessage> {
  const { conversation_id, name } = asVisitor(actor);
  const project = actor.project.id;
  const external_id = body.client_id === undefined ? null : `${conversation_id}:${body.client_id}`;
  const said = await inTransaction(actor, async (tx) => {
    const content = await contentOf(tx, actor, conversation_id, body);
    const added = await addInbound(tx, project, conversation_id, { external_id, ...content }, name, actor.now);
    if (added && content.text) await noteLanguage(tx, project, conversation_id, content.text);
    return added;
  });
  const which = said ? { id: said.id } : { external_id: external_id ?? "" };
  const message = await findVisitorMessage(reader(actor), project, which, actor.now);
  if (!message) throw notFound("conversation", conversation_id);
  return message;
}

/** Keeps a file that the visitor is about to send. */
export async function bring(actor: Actor, file: Upload): Promise<WebchatFile> {
  const { conversation_id: conversation } = asVisitor(actor);
  const project = actor.project.id;
  const since = new Date(actor.now.getTime() - 86_400_000);
  if ((await countFiles(reader(actor), project, conversation, since)) >= mostFiles) {
    const detail = `At most ${mostFiles} files a day can be sent in one conversation.`;
    throw invalid({ pointer: "#/file", detail, code: "too_many_files" });
  }
  const { url: _url, thumbnail_url, ...kept } = await uploadMessageFile(actor, conversation, file);
  const at = (part: "original" | "thumbnail") => signedUrl({ project, conversation, file: kept.id, part }, actor.now);
  return { ...kept, url: at("original"), thumbnail_url: thumbnail_url === null ? null : at("thumbnail") };
}

/** A file by its signed URL, which proves the access. */
export async function fetchSigned(actor: Actor, file: string, signed: string) {
  const place = placeOf(file, signed, actor.now);
  if (!place) throw notFound("file", file);
  const reading = { ...actor, project: { ...actor.project, id: place.project } };
  return readMessageFile(reading, place.conversation, file, place.part);
}
