import type { Actor } from "@/lib/core/actor";
import { audit, auditEntry } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId, type ProjectId } from "@/lib/core/ids";
import { urlFault } from "@/lib/core/network/outside";
import { record } from "@/lib/core/outbox";
import { assertCurrent, invalid, notFound } from "@/lib/core/problem";
import {
  type CreateKnowledgeSourceBody,
  type KnowledgeSource,
  mostSources,
  type UpdateKnowledgeSourceBody,
} from "@/lib/domains/knowledge/schema";
import {
  changeSource,
  countSources,
  dueSources,
  insertSource,
  type Locked,
  lockSource,
} from "@/lib/domains/knowledge/sites/store";

/** Checked by its form alone: every page is resolved and checked when it is read, and errors are shown then. */
function checked(url: string): string {
  const fault = urlFault(url, { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK });
  if (fault) throw invalid({ pointer: "#/url", ...fault });
  return new URL(url).href;
}

async function lockOwn(tx: Tx, project: ProjectId, id: string): Promise<Locked> {
  const source = await lockSource(tx, project, id);
  if (!source || source.deleted) throw notFound("knowledge source", id);
  return source;
}

/** Starts a new crawl; a running one stops at its next page. */
async function ask(tx: Tx, project: ProjectId, { id, crawl }: { id: string; crawl: number }, now: Date) {
  const change = { crawl: crawl + 1, status: "processing", error: null, crawl_began_at: now, next_crawl_at: null };
  const source = await changeSource(tx, project, id, { ...change, updated_at: now });
  await record(tx, project, "knowledge_source.crawl_asked", id, { crawl: crawl + 1 });
  return source;
}

const facts = ({ url, max_pages }: KnowledgeSource) => ({ url, max_pages });

export async function createSource(actor: Actor, body: CreateKnowledgeSourceBody): Promise<KnowledgeSource> {
  const url = checked(body.url);
  const project = actor.project.id;
  return inTransaction(actor, async (tx) => {
    if ((await countSources(tx, project)) >= mostSources) {
      const detail = `A workspace has at most ${mostSources} sites: delete one first.`;
      throw invalid({ pointer: "#", detail, code: "too_many_sources" });
    }
    const { host } = new URL(url);
    const made = { id: newId("src"), url, title: host, max_pages: body.max_pages, at: actor.now };
    const source = await insertSource(tx, project, made);
    await auditEntry(tx, actor, "knowledge_source.created", source.id, null, facts(source));
    return ask(tx, project, { id: source.id, crawl: 0 }, actor.now);
  });
}

/** Settings that affect the pages have changed, so they are read again. */
export async function updateSource(
  actor: Actor,
  id: string,
  body: UpdateKnowledgeSourceBody,
): Promise<KnowledgeSource> {
  const url = body.url === undefined ? undefined : checked(body.url);
  const project = actor.project.id;
  return inTransaction(actor, async (tx) => {
    const { deleted: _, crawl, ...before } = await lockOwn(tx, project, id);
    assertCurrent(before, body.expected_version);
    const change = { url: url ?? before.url, max_pages: body.max_pages ?? before.max_pages };
    if (change.url === before.url && change.max_pages === before.max_pages) return before;
    const title = change.url === before.url ? before.title : new URL(change.url).host;
    const after = await changeSource(tx, project, id, { ...change, title, version: { increment: 1 } });
    await auditEntry(tx, actor, "knowledge_source.updated", id, facts(before), facts(after));
    return ask(tx, project, { id, crawl }, actor.now);
  });
}

export const crawlSource = (actor: Actor, id: string): Promise<KnowledgeSource> =>
  inTransaction(actor, async (tx) => {
    const source = await lockOwn(tx, actor.project.id, id);
    await auditEntry(tx, actor, "knowledge_source.crawled", id, null, null);
    return ask(tx, actor.project.id, source, actor.now);
  });

/** Hidden from search at once; can be restored for a day. */
export const removeSource = (actor: Actor, id: string): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const before = await lockOwn(tx, actor.project.id, id);
    await changeSource(tx, actor.project.id, id, { deleted_at: actor.now });
    await audit(tx, actor, "knowledge_source.deleted", id, facts(before), null);
  });

export const restoreSource = (actor: Actor, id: string): Promise<KnowledgeSource> =>
  inTransaction(actor, async (tx) => {
    const before = await lockSource(tx, actor.project.id, id);
    if (!before) throw notFound("knowledge source", id);
    const after = await changeSource(tx, actor.project.id, id, { deleted_at: null });
    if (before.deleted) await audit(tx, actor, "knowledge_source.restored", id, null, facts(after));
    return after;
  });

/** Longer than a site waits in the queue when many are read at once: requesting again would put it last. */
const lostMs = 60 * 60_000;

/** Restarts sites after a week, and crawls whose event was lost; returns how many. */
export async function crawlDue(now: Date): Promise<number> {
  const due = await dueSources(now, new Date(now.getTime() - lostMs));
  for (const { project_id, id } of due)
    await inTransaction({}, async (tx) => {
      const source = await lockSource(tx, project_id, id);
      if (source && !source.deleted) await ask(tx, project_id, source, now);
    });
  return due.length;
}
