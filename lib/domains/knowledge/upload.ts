import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { invalid, notFound } from "@/lib/core/problem";
import { storage } from "@/lib/core/storage/storage";
import type { Upload } from "@/lib/core/wire/upload";
import { displayName } from "@/lib/domains/evidence/content";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import type { Knowledge, KnowledgeMedia } from "@/lib/domains/knowledge/schema";
import { findKnowledge, insertKnowledge } from "@/lib/domains/knowledge/store";
import { recognise } from "@/lib/domains/knowledge/text/recognise";

function mediaOf({ bytes, name }: Upload): KnowledgeMedia {
  const pointer = "#/file";
  if (bytes.byteLength === 0) throw invalid({ pointer, detail: "The file is empty.", code: "empty_file" });
  const media = recognise(bytes, name);
  if (media) return media;
  const detail =
    "By its content this is no PDF, Word document (DOCX), Markdown, plain text or CSV, whatever it is called.";
  throw invalid({ pointer, detail, code: "unsupported_file" });
}

/** Stores the original and reads it in the background; files without a row are swept. */
export async function uploadKnowledgeFile(actor: Actor, file: Upload): Promise<Knowledge> {
  const media = mediaOf(file);
  const project = actor.project.id;
  const [id, name] = [newId("kno"), displayName(file.name)];
  await storage().put(fileKey(project, id, "original"), file.bytes, media);
  return inTransaction(actor, async (tx) => {
    const made = await insertKnowledge(tx, project, {
      id,
      kind: "file",
      title: name.replace(/\.\w{1,8}$/, "") || name,
      content: null,
      question: null,
      answer: null,
      status: "processing",
      at: actor.now,
      file: { name, media_type: media, size: file.bytes.byteLength },
    });
    await auditEntry(tx, actor, "knowledge.created", id, null, { kind: "file", title: made.title });
    await record(tx, project, "knowledge.file_added", id);
    return made;
  });
}

const endings: Record<KnowledgeMedia, readonly string[]> = {
  "application/pdf": ["pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "text/markdown": ["md", "markdown", "txt"],
  "text/plain": ["txt", "md", "csv"],
  "text/csv": ["csv", "tsv", "txt"],
};

/** The saved name's extension matches the content, so that it is not opened as something else. */
function savedName(name: string, media: KnowledgeMedia): string {
  const ending = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return endings[media].includes(ending) ? name : `${name}.${endings[media][0]}`;
}

export async function readOriginal(actor: Actor, id: string) {
  const project = actor.project.id;
  const { file } = (await findKnowledge(reader(actor), project, id)) ?? {};
  const stored = file && (await storage().get(fileKey(project, id, "original")));
  if (!file || !stored) throw notFound("file of knowledge", id);
  return { ...stored, name: savedName(file.name, file.media_type), media_type: file.media_type, inline: false };
}
