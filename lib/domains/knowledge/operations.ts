import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { FileOut } from "@/lib/core/wire/upload";
import { changeKnowledge } from "@/lib/domains/knowledge/change";
import { createKnowledge as create } from "@/lib/domains/knowledge/create";
import { meaningOf } from "@/lib/domains/knowledge/embed";
import { removeKnowledge, restoreKnowledge as restore } from "@/lib/domains/knowledge/remove";
import {
  CreateKnowledgeBody,
  Knowledge,
  KnowledgeFileBody,
  KnowledgeFileQuery,
  KnowledgeHits,
  KnowledgePage,
  KnowledgeParams,
  KnowledgeQuery,
  knowledgeMedia,
  largestFile,
  SearchBody,
  UpdateKnowledgeBody,
} from "@/lib/domains/knowledge/schema";
import { searchKnowledge as search } from "@/lib/domains/knowledge/search";
import { findKnowledge, selectKnowledge } from "@/lib/domains/knowledge/store";
import { readOriginal, uploadKnowledgeFile } from "@/lib/domains/knowledge/upload";

const tag = "Knowledge";
const read = scope("config:read");
const write = scope("config:write");
const params = KnowledgeParams;

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
  tool: {
    title: "List knowledge",
    description:
      "Use it to see which texts, questions and files the bot answers from; search_knowledge finds by words.",
  },
  handle: ({ actor, query }) => page(actor, `knowledge ${query.kind ?? ""}`, query, query.kind),
});

export const createKnowledge = operation({
  id: "createKnowledge",
  method: "POST",
  path: "/knowledge",
  access: write,
  idempotency: "optional",
  tag,
  summary: "Add a text or an FAQ",
  description:
    "It can be found at once. `kind` decides which fields are needed: `title` and `content`, or `question` and `answer`.",
  body: CreateKnowledgeBody,
  output: Knowledge,
  success: 201,
  location: ({ id }) => `/knowledge/${id}`,
  tool: {
    title: "Add knowledge",
    description: "Use it to teach the bot a text, or a question with its answer. It can be found at once.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const getKnowledge = operation({
  id: "getKnowledge",
  method: "GET",
  path: "/knowledge/{id}",
  access: read,
  tag,
  summary: "Get a knowledge item",
  description: "With its text, or with the facts of its file.",
  params,
  output: Knowledge,
  tool: {
    title: "Read knowledge",
    description: "Use it to read one text, question or file by its kno_ id before you change it with update_knowledge.",
  },
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
  summary: "Update a knowledge item",
  description: "Of a file, the title alone. New words are found from then on, and the old ones no more.",
  params,
  body: UpdateKnowledgeBody,
  output: Knowledge,
  current: getKnowledge.handle,
  errors: ["version_conflict"],
  tool: {
    title: "Change knowledge",
    description: "Use it to correct a text or an answer; the old words are no longer found.",
  },
  handle: ({ actor, params, body }) => changeKnowledge(actor, params.id, body),
});

export const deleteKnowledge = operation({
  id: "deleteKnowledge",
  method: "DELETE",
  path: "/knowledge/{id}",
  access: write,
  tag,
  summary: "Delete a knowledge item",
  description: "Nothing of it is found any more. For a day it can be had back by `restore`.",
  params,
  tool: {
    title: "Remove knowledge",
    description: "Use it to take something away from what the bot knows; it can be had back for a day.",
    destructive: true,
  },
  handle: async ({ actor, params }) => {
    await removeKnowledge(actor, params.id);
    return undefined;
  },
});

export const restoreKnowledge = operation({
  id: "restoreKnowledge",
  method: "POST",
  path: "/knowledge/items/{id}/restore",
  access: write,
  tag,
  summary: "Restore a knowledge item",
  description: "Within a day after it was deleted.",
  params,
  output: Knowledge,
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const getKnowledgeFile = operation({
  id: "getKnowledgeFile",
  method: "GET",
  path: "/knowledge/files/{id}",
  access: read,
  tag,
  summary: "Download an uploaded file",
  description: "Always saved, never shown.",
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
  handle: ({ actor, body }) => uploadKnowledgeFile(actor, body.file),
});

export const searchKnowledge = operation({
  id: "searchKnowledge",
  method: "POST",
  path: "/knowledge/search",
  access: read,
  tag,
  summary: "Search knowledge",
  description: [
    "The pieces that fit a question best, as the bot finds them. Portuguese, Spanish and English are searched at once;",
    "accents and capitals do not matter, and a misspelt word is still found. A question of which too little is found has no hits.",
  ].join(" "),
  body: SearchBody,
  output: KnowledgeHits,
  tool: {
    title: "Search the knowledge",
    description:
      "Use it to answer a question from what the workspace knows: each hit has its text and its source, which you should name. No hit means that it is not known.",
  },
  handle: async ({ actor, body: { query, limit, language } }) => ({
    data: await search(actor.project.id, query, {
      limit,
      language,
      ...(await meaningOf(actor.project.id, query)),
    }),
  }),
});
