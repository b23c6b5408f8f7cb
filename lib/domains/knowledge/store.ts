import { json, pool, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { likeLiteral } from "@/lib/core/text/sql-text";
import { iso } from "@/lib/core/wire/wire";
import type { Knowledge, KnowledgeError, KnowledgeQuery } from "@/lib/domains/knowledge/schema";
import type { Chunk } from "@/lib/domains/knowledge/text/chunk";
import { folded, languageOf } from "@/lib/domains/knowledge/text/words";
import type { Prisma } from "@/lib/generated/prisma/client";

const columns = {
  id: true,
  kind: true,
  title: true,
  question: true,
  answer: true,
  language: true,
  file_name: true,
  media_type: true,
  size: true,
  pages: true,
  status: true,
  error: true,
  chunks: true,
  version: true,
  created_at: true,
  updated_at: true,
  content: true,
} satisfies Prisma.KnowledgeSelect;
type Row = Prisma.KnowledgeGetPayload<{ select: typeof columns }>;
/** Without the texts: a page of files would be hundreds of megabytes. */
const { content: _, ...listed } = columns;

const toKnowledge = ({ file_name, media_type, size, pages, ...row }: Row): Knowledge => ({
  id: row.id,
  kind: row.kind as Knowledge["kind"],
  title: row.title,
  // A file's extracted text is only for search: it can be half a megabyte.
  content: row.kind === "text" ? row.content : null,
  question: row.question,
  answer: row.answer,
  file:
    file_name === null
      ? null
      : {
          name: file_name,
          media_type: media_type as NonNullable<Knowledge["file"]>["media_type"],
          size: size ?? 0,
          pages,
          url: `/api/v1/knowledge/files/${row.id}`,
        },
  language: row.language as Knowledge["language"],
  status: row.status as Knowledge["status"],
  error: row.error as KnowledgeError | null,
  chunks: row.chunks,
  version: row.version,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

const searched = (q: string): Prisma.KnowledgeWhereInput => ({
  AND: folded(q.normalize("NFC"))
    .split(/\s+/)
    .flatMap((word) => (word === "" ? [] : [{ search_text: { contains: likeLiteral(word) } }])),
});

type Asked = Omit<KnowledgeQuery, "limit" | "cursor">;

/** Newest first. */
export async function selectKnowledge(
  tx: Tx,
  project: ProjectId,
  { kind, status, q }: Asked,
  after: string | null,
  take: number,
): Promise<Knowledge[]> {
  const where: Prisma.KnowledgeWhereInput = {
    project_id: project,
    deleted_at: null,
    ...(kind ? { kind: { in: kind } } : {}),
    ...(status ? { status: { in: status } } : {}),
    ...(after === null ? {} : { id: { lt: after } }),
    ...(q ? searched(q) : {}),
  };
  const rows = await tx.knowledge.findMany({ where, select: listed, orderBy: { id: "desc" }, take });
  const texts = rows.flatMap((row) => (row.kind === "text" ? [row.id] : []));
  const contents = await tx.knowledge.findMany({
    where: { project_id: project, id: { in: texts } },
    select: { id: true, content: true },
  });
  const contentOf = new Map(contents.map(({ id, content }) => [id, content]));
  return rows.map((row) => toKnowledge({ ...row, content: contentOf.get(row.id) ?? null }));
}

export async function findKnowledge(tx: Tx, project: ProjectId, id: string): Promise<Knowledge | null> {
  const row = await tx.knowledge.findFirst({ where: { project_id: project, id, deleted_at: null }, select: columns });
  return row && toKnowledge(row);
}

/** Holds the row until the transaction ends, a deleted one too. */
export async function lockKnowledge(
  tx: Tx,
  project: ProjectId,
  id: string,
): Promise<(Knowledge & { deleted: boolean }) | null> {
  await tx.$queryRaw`SELECT 1 FROM knowledge WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  const where = { project_id_id: { project_id: project, id } };
  const row = await tx.knowledge.findUnique({ where, select: { ...columns, deleted_at: true } });
  return row && { ...toKnowledge(row), deleted: row.deleted_at !== null };
}

type New = Pick<Knowledge, "id" | "kind" | "title" | "content" | "question" | "answer" | "status"> & {
  file?: Pick<NonNullable<Knowledge["file"]>, "name" | "media_type" | "size">;
  at: Date;
};

export async function insertKnowledge(tx: Tx, project: ProjectId, made: New): Promise<Knowledge> {
  const { file, at, ...rest } = made;
  const about = file ? { file_name: file.name, media_type: file.media_type, size: file.size } : {};
  const data = { project_id: project, ...rest, ...about, created_at: at, updated_at: at };
  return toKnowledge(await tx.knowledge.create({ data, select: columns }));
}

type Change = {
  title?: string | undefined;
  content?: string | null | undefined;
  question?: string | null | undefined;
  answer?: string | null | undefined;
  pages?: number | null;
  status?: Knowledge["status"];
  error?: KnowledgeError | null;
  version?: number;
  updated_at?: Date;
  deleted_at?: Date | null;
};

const defined = (change: Change) => {
  const { error, ...rest } = change;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(error === undefined ? {} : { error: json(error) }) };
};

export async function updateKnowledge(tx: Tx, project: ProjectId, id: string, change: Change): Promise<Knowledge> {
  const where = { project_id_id: { project_id: project, id } };
  return toKnowledge(await tx.knowledge.update({ where, data: defined(change), select: columns }));
}

type Owner = { project_id: string; version: number; language: string | null } & (
  | { knowledge_id: string }
  | { source_id: string; page_n: number }
);

/** Inserted in batches: neither this process nor the database should hold a whole book. */
const together = 250;

export async function insertChunks(tx: Tx, owner: Owner, chunks: readonly Chunk[]): Promise<void> {
  for (let first = 0; first < chunks.length; first += together)
    await tx.knowledgeChunk.createMany({
      data: chunks.slice(first, first + together).map(({ heading, body }, i) => ({
        ...owner,
        n: first + i,
        body,
        heading: [...heading],
      })),
    });
}

/** Enough of a text to tell its language by. */
const sample = 100;

/** Puts new chunks in the place of the old ones, in the transaction of the change. */
export async function replaceChunks(
  tx: Tx,
  project: ProjectId,
  id: string,
  version: number,
  chunks: readonly Chunk[],
): Promise<Knowledge> {
  await tx.knowledgeChunk.deleteMany({ where: { project_id: project, knowledge_id: id } });
  const beginning = chunks.slice(0, sample).map(({ heading, body }) => `${heading.at(-1) ?? ""} ${body}`);
  const language = languageOf(beginning.join(" "));
  await insertChunks(tx, { project_id: project, knowledge_id: id, version, language }, chunks);
  const where = { project_id_id: { project_id: project, id } };
  const data = { chunks: chunks.length, language };
  return toKnowledge(await tx.knowledge.update({ where, data, select: columns }));
}

/** What was read from a file, so that a new title can be put above it without reading it again. */
export async function fileText(tx: Tx, project: ProjectId, id: string): Promise<string | null> {
  const where = { project_id_id: { project_id: project, id } };
  return (await tx.knowledge.findUnique({ where, select: { content: true } }))?.content ?? null;
}

/** Records the start of reading a file, and returns how often it was started and never finished. */
export async function beginReading(project: ProjectId, id: string): Promise<number> {
  const { rows } = await pool().query<{ before: number }>(
    `UPDATE knowledge SET unfinished = unfinished + 1 WHERE project_id = $1 AND id = $2 RETURNING unfinished - 1 AS before`,
    [project, id],
  );
  return rows[0]?.before ?? 0;
}

export async function endReading(project: ProjectId, id: string): Promise<void> {
  await pool().query("UPDATE knowledge SET unfinished = 0 WHERE project_id = $1 AND id = $2", [project, id]);
}

/** Files that have waited longer than reading takes, over all projects: their event was lost. */
export async function forgottenFiles(before: Date): Promise<{ project_id: ProjectId; id: string }[]> {
  const { rows } = await pool().query<{ project_id: ProjectId; id: string }>(
    `UPDATE knowledge SET updated_at = now() WHERE (project_id, id) IN
       (SELECT project_id, id FROM knowledge WHERE status = 'processing' AND updated_at < $1 AND deleted_at IS NULL
        ORDER BY updated_at LIMIT 50 FOR UPDATE SKIP LOCKED)
     RETURNING project_id, id`,
    [before],
  );
  return rows;
}

/** What was deleted before that time goes for good, over all projects; gives how many. */
export async function eraseDeleted(before: Date): Promise<number> {
  const gone = await Promise.all(
    ["knowledge", "knowledge_source"].map((table) =>
      pool().query(`DELETE FROM ${table} WHERE deleted_at < $1`, [before]),
    ),
  );
  return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
