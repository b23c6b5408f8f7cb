import { clock } from "@/lib/core/clock";
import { inTransaction, reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { storage } from "@/lib/core/storage/storage";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import type { KnowledgeError, KnowledgeMedia } from "@/lib/domains/knowledge/schema";
import {
  beginReading,
  endReading,
  findKnowledge,
  forgottenFiles,
  lockKnowledge,
  replaceChunks,
  updateKnowledge,
} from "@/lib/domains/knowledge/store";
import type { Block } from "@/lib/domains/knowledge/text/blocks";
import { chunksOf } from "@/lib/domains/knowledge/text/chunk";
import { readDocument } from "@/lib/domains/knowledge/text/read";
import { isUnreadable } from "@/lib/domains/knowledge/text/unreadable";

/** As Markdown, so that it can be chunked again under the same headings. */
const written = (blocks: readonly Block[]): string =>
  blocks
    .map(({ heading, text }) =>
      [...heading.map((title, i) => `${"#".repeat(Math.min(i + 1, 6))} ${title}`), text].join("\n"),
    )
    .join("\n\n");

async function settle(
  project: ProjectId,
  id: string,
  outcome: { pages: number | null; blocks: Block[] } | { error: KnowledgeError },
): Promise<void> {
  await inTransaction({}, async (tx) => {
    const item = await lockKnowledge(tx, project, id);
    if (item?.status !== "processing") return;
    const now = clock.now();
    if ("error" in outcome) {
      await updateKnowledge(tx, project, id, { status: "failed", error: outcome.error, updated_at: now });
    } else {
      const { pages, blocks } = outcome;
      const read = { status: "ready" as const, error: null, pages, content: written(blocks), updated_at: now };
      await updateKnowledge(tx, project, id, read);
      await replaceChunks(tx, project, id, item.version, chunksOf(blocks, item.title));
    }
    await record(tx, project, "knowledge.read", id);
  });
}

const mostUnfinished = 3;

/**
 * Reads an uploaded file and indexes it, or stores why it cannot. Repeating it changes nothing. A file that crashed the
 * process three times is not read again.
 */
export async function readFile(project: ProjectId, id: string): Promise<{ status: string }> {
  const item = await findKnowledge(reader({}), project, id);
  if (!item?.file || item.status !== "processing") return { status: item?.status ?? "gone" };
  if ((await beginReading(project, id)) >= mostUnfinished) {
    await giveUpFile(project, id);
    return { status: "failed" };
  }
  return readStored(project, id, item.file.media_type).finally(() => endReading(project, id));
}

async function readStored(project: ProjectId, id: string, media: KnowledgeMedia): Promise<{ status: string }> {
  const stored = await storage().get(fileKey(project, id, "original"));
  if (!stored) {
    await settle(project, id, { error: { cause: "empty", message: "The file is no longer there: upload it again." } });
    return { status: "failed" };
  }
  const bytes = new Uint8Array(await new Response(stored.content).arrayBuffer());
  try {
    await settle(project, id, await readDocument(project, bytes, media));
    return { status: "ready" };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    await settle(project, id, { error: { cause: error.reason, message: error.message } });
    return { status: "failed" };
  }
}

/** After the last attempt the failure is shown. */
export const giveUpFile = (project: ProjectId, id: string): Promise<void> =>
  settle(project, id, { error: { cause: "interrupted", message: "Reading the file broke off again and again." } });

const patienceMs = 15 * 60_000;

/** Asks again for files whose event was lost. */
export async function findForgottenFiles(now: Date): Promise<number> {
  const files = await forgottenFiles(new Date(now.getTime() - patienceMs));
  for (const { project_id, id } of files)
    await inTransaction({}, (tx) => record(tx, project_id, "knowledge.file_added", id));
  return files.length;
}
