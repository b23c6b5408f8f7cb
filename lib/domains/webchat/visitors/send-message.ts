import { type Actor, asVisitor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import type { Upload } from "@/lib/core/wire/upload";
import { languageOf, spoken } from "@/lib/domains/bot/understanding/language";
import { readMessageFile, uploadMessageFile } from "@/lib/domains/conversations/messages/files";
import { kindOfMedia } from "@/lib/domains/conversations/messages/rules";
import { findFile, type HeardMessage, type NewMessage, putHeard } from "@/lib/domains/conversations/messages/store";
import { placeOf, signedUrl } from "@/lib/domains/webchat/key";
import { languageFor, mostFiles } from "@/lib/domains/webchat/rules";
import { webchatLanguages } from "@/lib/domains/webchat/schema";
import type { CreateWebchatMessageBody, WebchatFile, WebchatMessage } from "@/lib/domains/webchat/visitors/schema";
import { countFiles, findVisitorMessage, toVisitorMessage } from "@/lib/domains/webchat/visitors/store";

type Content = { message: NewMessage; file: Awaited<ReturnType<typeof findFile>> };

async function contentOf(
  actor: Actor,
  conversation: string,
  { text, location, file_id }: CreateWebchatMessageBody,
): Promise<Content> {
  if (location) return { message: { kind: "location", location }, file: null };
  if (file_id === undefined) return { message: { kind: "text", text: text ?? null }, file: null };
  const file = await findFile(reader(actor), actor.project.id, conversation, file_id);
  if (!file) throw notFound("file", file_id);
  return { message: { kind: kindOfMedia(file.media_type), text: text ?? null, file_id: file.id }, file };
}

/** What tells a visitor something later, as the notice of a visit, is in the language that they write. */
function languageToFollow(browser: string, text: string | null | undefined): HeardMessage["language"] {
  const usual = spoken.find((each) => browser.startsWith(each));
  if (!text || !usual) return null;
  const written = languageOf(text, usual);
  const to = webchatLanguages.find((each) => each.startsWith(written));
  return written !== usual && to ? { from: languageFor(browser, webchatLanguages), to } : null;
}

/** Stores the visitor's message. A repeated one, by the browser's own id, returns the stored one. */
export async function sendVisitorMessage(actor: Actor, body: CreateWebchatMessageBody): Promise<WebchatMessage> {
  const { conversation_id, name, locale } = asVisitor(actor);
  const project = actor.project.id;
  const external_id = body.client_id === undefined ? null : `${conversation_id}:${body.client_id}`;
  const { message, file } = await contentOf(actor, conversation_id, body);
  const language = languageToFollow(locale, message.text);
  const said = { ...message, external_id, name, written_at: null, language };
  const put = await putHeard(sqlOf(actor), project, conversation_id, said, actor.now);
  if (put) return toVisitorMessage({ ...put, file }, project, actor.now);
  const known = await findVisitorMessage(sqlOf(actor), project, external_id ?? "", actor.now);
  if (!known) throw notFound("conversation", conversation_id);
  return known;
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
