import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import {
  CreateKnowledgeSourceBody,
  KnowledgeParams,
  KnowledgeSource,
  KnowledgeSourcePage,
  KnowledgeSourceQuery,
  SitePages,
  UpdateKnowledgeSourceBody,
} from "@/lib/domains/knowledge/schema";
import {
  crawlSource as crawl,
  createSource,
  removeSource,
  restoreSource,
  updateSource,
} from "@/lib/domains/knowledge/sites/change";
import { findSource, selectPages, selectSources } from "@/lib/domains/knowledge/sites/store";

const tag = "Knowledge";
const params = KnowledgeParams;

async function sourceOf(actor: Actor, id: string): Promise<KnowledgeSource> {
  const source = await findSource(reader(actor), actor.project.id, id);
  if (!source) throw notFound("knowledge source", id);
  return source;
}

export const listKnowledgeSources = operation({
  id: "listKnowledgeSources",
  method: "GET",
  path: "/knowledge/sources",
  access: session("agent"),
  tag,
  summary: "List websites",
  description: "Oldest first, with how the last reading went.",
  query: KnowledgeSourceQuery,
  output: KnowledgeSourcePage,
  handle: ({ actor, query }) =>
    paginate(actor, "knowledge sources", query, {
      fetch: (after, take) => selectSources(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createKnowledgeSource = operation({
  id: "createKnowledgeSource",
  method: "POST",
  path: "/knowledge/sources",
  access: session("admin"),
  tag,
  summary: "Add a website",
  description: [
    "It is read page by page, beginning now, within the same host (with or without www), as its robots.txt and sitemap say,",
    "and again every week. Refused with 422: `url_not_https`, `url_not_public`, `url_userinfo`, `invalid_url`, `too_many_sources`.",
  ].join(" "),
  body: CreateKnowledgeSourceBody,
  output: KnowledgeSource,
  success: 201,
  location: ({ id }) => `/knowledge/sources/${id}`,
  handle: ({ actor, body }) => createSource(actor, body),
});

export const getKnowledgeSource = operation({
  id: "getKnowledgeSource",
  method: "GET",
  path: "/knowledge/sources/{id}",
  access: session("agent"),
  tag,
  summary: "Get a website",
  description: "With how its last reading went, and when the next one is due.",
  params,
  output: KnowledgeSource,
  handle: ({ actor, params }) => sourceOf(actor, params.id),
});

export const updateKnowledgeSource = operation({
  id: "updateKnowledgeSource",
  method: "PATCH",
  path: "/knowledge/sources/{id}",
  access: session("admin"),
  tag,
  summary: "Update a website",
  description: "With another address or limit it is read again.",
  params,
  body: UpdateKnowledgeSourceBody,
  output: KnowledgeSource,
  current: getKnowledgeSource.handle,
  changedBy: {
    last_crawled_at: "POST /knowledge/sources/{id}/crawl",
  },
  errors: ["version_conflict"],
  handle: ({ actor, params, body }) => updateSource(actor, params.id, body),
});

export const deleteKnowledgeSource = operation({
  id: "deleteKnowledgeSource",
  method: "DELETE",
  path: "/knowledge/sources/{id}",
  access: session("admin"),
  tag,
  summary: "Delete a website",
  description: "Nothing of it is found any more. For a day it can be had back by `restore`.",
  params,
  handle: async ({ actor, params }) => {
    await removeSource(actor, params.id);
    return undefined;
  },
});

export const restoreKnowledgeSource = operation({
  id: "restoreKnowledgeSource",
  method: "POST",
  path: "/knowledge/sources/{id}/restore",
  access: session("admin"),
  tag,
  summary: "Restore a website",
  description: "Within a day after it was deleted.",
  params,
  output: KnowledgeSource,
  handle: ({ actor, params }) => restoreSource(actor, params.id),
});

export const crawlKnowledgeSource = operation({
  id: "crawlKnowledgeSource",
  method: "POST",
  path: "/knowledge/sources/{id}/crawl",
  access: session("admin"),
  tag,
  summary: "Refresh a website",
  description: "It goes on after the answer; `status` tells when it is done.",
  params,
  output: KnowledgeSource,
  success: 202,
  handle: ({ actor, params }) => crawl(actor, params.id),
});

export const listKnowledgeSourcePages = operation({
  id: "listKnowledgeSourcePages",
  method: "GET",
  path: "/knowledge/sources/{id}/pages",
  access: session("agent"),
  tag,
  summary: "List a website's pages",
  description: "Each page with what was read of it, or the cause why nothing was.",
  params,
  query: KnowledgeSourceQuery,
  output: SitePages,
  handle: async ({ actor, params, query }) => {
    await sourceOf(actor, params.id);
    const { data, next_cursor } = await paginate(actor, `pages of ${params.id}`, query, {
      fetch: (after, take) =>
        selectPages(reader(actor), actor.project.id, params.id, after?.[0] ? Number(after[0]) : null, take),
      position: ({ n }) => [String(n)],
    });
    return { data: data.map(({ n: _, ...each }) => each), next_cursor };
  },
});
