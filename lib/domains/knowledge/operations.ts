import { operation, scope, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { FileOut } from "@/lib/core/upload";
import { create } from "@/lib/domains/knowledge/create";
import { remove, restore } from "@/lib/domains/knowledge/remove";
import {
  CreateKnowledgeBody,
  CreateKnowledgeSourceBody,
  Knowledge,
  KnowledgeFileBody,
  KnowledgeFileQuery,
  KnowledgeHits,
  KnowledgePage,
  KnowledgeParams,
  KnowledgeQuery,
  KnowledgeSource,
  KnowledgeSourcePage,
  KnowledgeSourceQuery,
  knowledgeMedia,
  largestFile,
  SearchBody,
  SitePages,
  UpdateKnowledgeBody,
  UpdateKnowledgeSourceBody,
} from "@/lib/domains/knowledge/schema";
import { search } from "@/lib/domains/knowledge/search";
import {
  crawlSource as crawl,
  createSource,
  removeSource,
  restoreSource,
  updateSource,
} from "@/lib/domains/knowledge/sites/change";
import { findSource, selectPages, selectSources } from "@/lib/domains/knowledge/sites/store";
import { findKnowledge, selectKnowledge } from "@/lib/domains/knowledge/store";
import { update } from "@/lib/domains/knowledge/update";
import { readOriginal, upload } from "@/lib/domains/knowledge/upload";

const tag = "Knowledge";
const read = scope("config:read");
const write = scope("config:write");
const params = KnowledgeParams;
const later = "For a day it can be had back by `restore`.";

async function sourceOf(actor: Actor, id: string): Promise<KnowledgeSource> {
  const source = await findSource(reader(actor), actor.project.id, id);
  if (!source) throw notFound("knowledge source", id);
  return source;
}

const page = (actor: Actor, list: string, query: Omit<KnowledgeQuery, "kind">, kind: KnowledgeQuery["kind"]) =>
  paginate(actor, list, query, {
    fetch: (after, take) =>
      selectKnowledge(reader(actor), actor.project.id, { ...query, kind }, after?.[0] ?? null, take),
    position: ({ id }) => [id],
  });

export const listKnowledge = operation({
  id: "listKnowledge",
  method: "GET",
  path: "/knowledge",
  access: read,
  tag,
  summary: "List knowledge",
  description: "Texts, questions with their answers, and files; newest first. Filters combine.",
  query: KnowledgeQuery,
  output: KnowledgePage,
  tool: { title: "List knowledge" },
  handle: ({ actor, query }) => page(actor, `knowledge ${query.kind ?? ""}`, query, query.kind),
});

export const createKnowledge = operation({
  id: "createKnowledge",
  method: "POST",
  path: "/knowledge",
  access: write,
  idempotency: "optional",
  tag,
  summary: "Add a text, or a question with its answer",
  description:
    "It can be found at once. `kind` decides which fields are needed: `title` and `content`, or `question` and `answer`.",
  body: CreateKnowledgeBody,
  output: Knowledge,
  success: 201,
  location: ({ id }) => `/knowledge/${id}`,
  tool: { title: "Add knowledge" },
  handle: ({ actor, body }) => create(actor, body),
});

export const getKnowledge = operation({
  id: "getKnowledge",
  method: "GET",
  path: "/knowledge/{id}",
  access: read,
  tag,
  summary: "One text, question or file",
  params,
  output: Knowledge,
  tool: { title: "Read knowledge" },
  handle: async ({ actor, params }) => {
    const found = await findKnowledge(reader(actor), actor.project.id, params.id);
    if (!found) throw notFound("knowledge", params.id);
    return found;
  },
});

export const updateKnowledge = operation({
  id: "updateKnowledge",
  method: "PATCH",
  path: "/knowledge/{id}",
  access: write,
  tag,
  summary: "Change it",
  description: "Of a file, the title alone. New words are found from then on, and the old ones no more.",
  params,
  body: UpdateKnowledgeBody,
  output: Knowledge,
  errors: ["version_conflict"],
  tool: { title: "Change knowledge" },
  handle: ({ actor, params, body }) => update(actor, params.id, body),
});

export const deleteKnowledge = operation({
  id: "deleteKnowledge",
  method: "DELETE",
  path: "/knowledge/{id}",
  access: write,
  tag,
  summary: "Remove it",
  description: `Nothing of it is found any more. ${later}`,
  params,
  tool: { title: "Remove knowledge", destructive: true },
  handle: async ({ actor, params }) => {
    await remove(actor, params.id);
    return undefined;
  },
});

export const restoreKnowledge = operation({
  id: "restoreKnowledge",
  method: "POST",
  path: "/knowledge/{id}/restore",
  access: write,
  tag,
  summary: "Have it back",
  params,
  output: Knowledge,
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const getKnowledgeFile = operation({
  id: "getKnowledgeFile",
  method: "GET",
  path: "/knowledge/{id}/file",
  access: read,
  tag,
  summary: "The file as it was uploaded",
  params,
  output: FileOut,
  media: knowledgeMedia,
  file: ({ actor, params }) => readOriginal(actor, params.id),
});

export const listKnowledgeFiles = operation({
  id: "listKnowledgeFiles",
  method: "GET",
  path: "/knowledge/files",
  access: read,
  tag,
  summary: "List files",
  description: "Newest first.",
  query: KnowledgeFileQuery,
  output: KnowledgePage,
  handle: ({ actor, query }) => page(actor, "knowledge files", query, ["file"]),
});

export const createKnowledgeFile = operation({
  id: "createKnowledgeFile",
  method: "POST",
  path: "/knowledge/files",
  access: write,
  idempotency: "optional",
  tag,
  summary: "Upload a file",
  description: [
    "A PDF of at most 200 pages, a Word document (DOCX), Markdown, plain text or CSV; at most 10 MiB and 500,000 characters.",
    "The content decides what it is: `unsupported_file` and `empty_file` are refusals of it. It is read after the answer:",
    "`status` becomes `ready`, or `failed` with the cause in `error`.",
  ].join(" "),
  body: KnowledgeFileBody,
  form: { largestFile },
  output: Knowledge,
  success: 202,
  handle: ({ actor, body }) => upload(actor, body.file),
});

export const searchKnowledge = operation({
  id: "searchKnowledge",
  method: "POST",
  path: "/knowledge/search",
  access: read,
  tag,
  summary: "Ask what is known",
  description: [
    "The pieces that fit a question best, as the bot finds them. Portuguese, Spanish and English are searched at once;",
    "accents and capitals do not matter, and a misspelt word is still found. A question of which too little is found has no hits.",
  ].join(" "),
  body: SearchBody,
  output: KnowledgeHits,
  tool: { title: "Search the knowledge" },
  handle: async ({ actor, body: { query, limit, language } }) => ({
    data: await search(actor.project.id, query, { limit, language }),
  }),
});

export const listKnowledgeSources = operation({
  id: "listKnowledgeSources",
  method: "GET",
  path: "/knowledge/sources",
  access: session("agent"),
  tag,
  summary: "List sites",
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
  summary: "Add a site",
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
  summary: "One site",
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
  summary: "Change a site",
  description: "With another address or limit it is read again.",
  params,
  body: UpdateKnowledgeSourceBody,
  output: KnowledgeSource,
  handle: ({ actor, params, body }) => updateSource(actor, params.id, body),
});

export const deleteKnowledgeSource = operation({
  id: "deleteKnowledgeSource",
  method: "DELETE",
  path: "/knowledge/sources/{id}",
  access: session("admin"),
  tag,
  summary: "Remove a site",
  description: `Nothing of it is found any more. ${later}`,
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
  summary: "Have a site back",
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
  summary: "Read a site again, now",
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
  summary: "What came of each page of a site",
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
