import { json, pool, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { KnowledgeError, KnowledgeSource, SitePage } from "@/lib/domains/knowledge/schema";
import { insertChunks } from "@/lib/domains/knowledge/store";
import type { Chunk } from "@/lib/domains/knowledge/text/chunk";
import type { Prisma } from "@/lib/generated/prisma/client";

type Row = Prisma.KnowledgeSourceGetPayload<object>;
type PageRow = Prisma.KnowledgePageGetPayload<object>;

const toSource = (row: Row): KnowledgeSource => ({
  id: row.id,
  kind: "site",
  url: row.url,
  title: row.title,
  max_pages: row.max_pages,
  status: row.status as KnowledgeSource["status"],
  error: row.error as KnowledgeError | null,
  pages_found: row.pages_found,
  pages_read: row.pages_read,
  chunks: row.chunks,
  last_crawled_at: isoOrNull(row.last_crawled_at),
  next_crawl_at: isoOrNull(row.next_crawl_at),
  version: row.version,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

const toPage = (row: PageRow): SitePage => ({
  url: row.url,
  title: row.title,
  status: row.status as SitePage["status"],
  error: row.error as KnowledgeError | null,
  http_status: row.http_status,
  language: row.language as SitePage["language"],
  duplicate_of: row.duplicate_of,
  chunks: row.chunks,
  read_at: isoOrNull(row.read_at),
});

const at = (project: ProjectId, id: string) => ({ project_id_id: { project_id: project, id } });

/** Newest first. */
export async function selectSources(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<KnowledgeSource[]> {
  const where = { project_id: project, deleted_at: null, ...(after === null ? {} : { id: { lt: after } }) };
  return (await tx.knowledgeSource.findMany({ where, take, orderBy: { id: "desc" } })).map(toSource);
}

export const countSources = (tx: Tx, project: ProjectId): Promise<number> =>
  tx.knowledgeSource.count({ where: { project_id: project, deleted_at: null } });

export async function findSource(tx: Tx, project: ProjectId, id: string): Promise<KnowledgeSource | null> {
  const row = await tx.knowledgeSource.findFirst({ where: { project_id: project, id, deleted_at: null } });
  return row && toSource(row);
}

export type Locked = KnowledgeSource & { crawl: number; deleted: boolean };

/** Holds the row until the transaction ends, a deleted one too. */
export async function lockSource(tx: Tx, project: ProjectId, id: string): Promise<Locked | null> {
  await tx.$queryRaw`SELECT 1 FROM knowledge_source WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  const row = await tx.knowledgeSource.findUnique({ where: at(project, id) });
  return row && { ...toSource(row), crawl: row.crawl, deleted: row.deleted_at !== null };
}

type New = { id: string; url: string; title: string; max_pages: number; at: Date };
export async function insertSource(tx: Tx, project: ProjectId, { at: now, ...made }: New): Promise<KnowledgeSource> {
  const data = { project_id: project, ...made, status: "processing", created_at: now, updated_at: now };
  return toSource(await tx.knowledgeSource.create({ data }));
}

type Change = Omit<Prisma.KnowledgeSourceUncheckedUpdateInput, "error"> & { error?: KnowledgeError | null };
export async function changeSource(
  tx: Tx,
  project: ProjectId,
  id: string,
  { error, ...change }: Change,
): Promise<KnowledgeSource> {
  const data = { ...change, ...(error === undefined ? {} : { error: json(error) }) };
  return toSource(await tx.knowledgeSource.update({ where: at(project, id), data }));
}

/** The running crawl, or null when a newer one, or none, is wanted. */
export async function findCrawl(tx: Tx, project: ProjectId, id: string, crawl: number) {
  const where = { project_id: project, id, crawl, status: "processing", deleted_at: null };
  return tx.knowledgeSource.findFirst({ where, select: { url: true, max_pages: true, robots: true } });
}

/** In the order in which they were found. */
export async function selectPages(
  tx: Tx,
  project: ProjectId,
  source: string,
  after: number | null,
  take: number,
): Promise<(SitePage & { n: number })[]> {
  const where = { project_id: project, source_id: source, ...(after === null ? {} : { n: { gt: after } }) };
  const rows = await tx.knowledgePage.findMany({ where, take, orderBy: { n: "asc" } });
  return rows.map((row) => ({ ...toPage(row), n: row.n }));
}

/** How many URLs one crawl follows. Those of earlier crawls do not count, so that vanished pages do not block new ones. */
export const mostRows = 1000;

/**
 * Adds found URLs to the crawl. A page of an earlier crawl waits again, whatever the limit, and keeps its content until it
 * is read; only unknown URLs get numbers.
 */
export async function addPages(
  tx: Tx,
  project: ProjectId,
  source: string,
  crawl: number,
  urls: readonly string[],
): Promise<void> {
  // Two workers may briefly share a crawl, when the first was thought dead: numbering is serialized.
  await tx.$queryRaw`SELECT 1 FROM knowledge_source WHERE project_id = ${project} AND id = ${source} FOR UPDATE`;
  await tx.$executeRaw`
    WITH given AS (
      SELECT url, min(place) AS place FROM unnest(${[...urls]}::text[]) WITH ORDINALITY AS listed(url, place) GROUP BY url),
    again AS (
      UPDATE knowledge_page p SET crawl = ${crawl}, status = 'waiting', taken_at = NULL FROM given
      WHERE p.project_id = ${project} AND p.source_id = ${source} AND p.url = given.url AND p.crawl < ${crawl}),
    had AS (
      SELECT coalesce(max(p.n), 0) AS n, count(*) FILTER (WHERE p.crawl = ${crawl} OR given.url IS NOT NULL) AS followed
      FROM knowledge_page p LEFT JOIN given ON given.url = p.url
      WHERE p.project_id = ${project} AND p.source_id = ${source})
    INSERT INTO knowledge_page (project_id, source_id, n, url, crawl, status)
    SELECT ${project}, ${source}, had.n + row_number() OVER (ORDER BY given.place), given.url, ${crawl}, 'waiting'
    FROM given, had
    WHERE NOT EXISTS (
      SELECT FROM knowledge_page p WHERE p.project_id = ${project} AND p.source_id = ${source} AND p.url = given.url)
    ORDER BY given.place LIMIT (SELECT greatest(0, ${mostRows} - followed) FROM had)`;
}

export type Taken = {
  n: number;
  url: string;
  content_hash: string | null;
  chunks: number;
  /** How often its reading has started, including now, since it last finished. */
  unfinished: number;
};

/** The next page to read, leased for a minute: one left by a crash is taken again, even past the limit. */
export async function leasePage(
  tx: Tx,
  project: ProjectId,
  source: string,
  crawl: number,
  mayBeNew = true,
): Promise<Taken | null> {
  const rows = await tx.$queryRaw<Taken[]>`
    UPDATE knowledge_page SET status = 'reading', taken_at = now(), unfinished = unfinished + 1
    WHERE project_id = ${project} AND source_id = ${source} AND n = (
      SELECT n FROM knowledge_page
      WHERE project_id = ${project} AND source_id = ${source} AND crawl = ${crawl}
        AND ((status = 'waiting' AND ${mayBeNew}) OR (status = 'reading' AND taken_at < now() - interval '1 minute'))
      ORDER BY n LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING n, url, content_hash, chunks, unfinished`;
  return rows[0] ?? null;
}

/** How long another worker's lease of a page may last; null when there is none. */
export async function leaseLeft(tx: Tx, project: ProjectId, source: string, crawl: number): Promise<number | null> {
  const rows = await tx.$queryRaw<{ ms: number | null }[]>`
    SELECT greatest(0, ceil(1000 * extract(epoch FROM min(taken_at) + interval '1 minute' - now())))::int AS ms
    FROM knowledge_page
    WHERE project_id = ${project} AND source_id = ${source} AND crawl = ${crawl} AND status = 'reading'
    HAVING count(*) > 0`;
  return rows[0]?.ms ?? null;
}

/** How many pages of this crawl have been asked for. */
export const countAsked = (tx: Tx, project: ProjectId, source: string, crawl: number): Promise<number> =>
  tx.knowledgePage.count({
    where: { project_id: project, source_id: source, crawl, taken_at: { not: null } },
  });

export type Outcome = {
  status: "ready" | "failed" | "duplicate";
  error?: KnowledgeError | null;
  http_status?: number | null;
  title?: string | null;
  language?: string | null;
  content_hash?: string | null;
  duplicate_of?: string | null;
  taken_at?: null;
};

/** What came of a page; `chunks` null leaves those it has. */
export async function settlePage(
  tx: Tx,
  project: ProjectId,
  source: string,
  page: { n: number; crawl: number; at: Date },
  { error = null, ...outcome }: Outcome,
  chunks: readonly Chunk[] | null,
): Promise<void> {
  const owner = { project_id: project, source_id: source, page_n: page.n };
  if (chunks) {
    await tx.knowledgeChunk.deleteMany({ where: owner });
    await insertChunks(tx, { ...owner, version: page.crawl, language: outcome.language ?? null }, chunks);
  }
  await tx.knowledgePage.updateMany({
    where: { project_id: project, source_id: source, n: page.n },
    data: {
      duplicate_of: null,
      unfinished: 0,
      ...outcome,
      error: json(error),
      read_at: page.at,
      ...(chunks ? { chunks: chunks.length } : {}),
    },
  });
}

/** Another page of this crawl with the same text, read before. */
export async function findTwin(
  tx: Tx,
  project: ProjectId,
  source: string,
  { n, crawl, hash }: { n: number; crawl: number; hash: string },
): Promise<string | null> {
  const where = { project_id: project, source_id: source, crawl, status: "ready", content_hash: hash, n: { not: n } };
  return (await tx.knowledgePage.findFirst({ where, select: { url: true }, orderBy: { n: "asc" } }))?.url ?? null;
}

/** The first page of which the crawl knows what came of it; null when it has not got that far. */
export async function firstPage(tx: Tx, project: ProjectId, source: string, crawl: number): Promise<SitePage | null> {
  const where = { project_id: project, source_id: source, crawl, status: { notIn: ["waiting", "reading"] } };
  const row = await tx.knowledgePage.findFirst({ where, orderBy: { n: "asc" } });
  return row && toPage(row);
}

/** Leaves only what this crawl has read or tried, and what is kept of the one before; counts it. */
export async function closePages(tx: Tx, project: ProjectId, source: string, crawl: number, keepsOld: boolean) {
  const own = { project_id: project, source_id: source };
  const found = await tx.knowledgePage.count({ where: { ...own, crawl } });
  if (keepsOld)
    await tx.knowledgePage.updateMany({
      where: { ...own, crawl, status: "waiting", chunks: { gt: 0 } },
      data: { status: "ready" },
    });
  const { count: unread } = await tx.knowledgePage.deleteMany({ where: { ...own, crawl, status: "waiting" } });
  if (!keepsOld) await tx.knowledgePage.deleteMany({ where: { ...own, crawl: { lt: crawl } } });
  const read = await tx.knowledgePage.count({ where: { ...own, chunks: { gt: 0 } } });
  const { _sum } = await tx.knowledgePage.aggregate({ where: own, _sum: { chunks: true } });
  return { found, unread, read, chunks: _sum.chunks ?? 0 };
}

/** Sites to be read again, over all projects: whose week is over, or whose crawl was lost on the way. */
export async function dueSources(now: Date, lostBefore: Date): Promise<{ project_id: ProjectId; id: string }[]> {
  const { rows } = await pool().query<{ project_id: ProjectId; id: string }>(
    `SELECT project_id, id FROM knowledge_source
     WHERE deleted_at IS NULL AND (next_crawl_at <= $1 OR (status = 'processing' AND updated_at < $2)) LIMIT 100`,
    [now, lostBefore],
  );
  return rows;
}
