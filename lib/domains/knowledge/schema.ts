import { z } from "zod";
import { UploadIn } from "@/lib/core/wire/upload";
import { DateTimeOut, Id, listOf, Name, Page, pageOf } from "@/lib/core/wire/wire";

export const kinds = ["text", "faq", "file"] as const;
export const statuses = ["ready", "processing", "failed"] as const;
export const causes = [
  "dns",
  "connect",
  "tls",
  "timeout",
  "http_status",
  "robots",
  "redirect_loop",
  "blocked_address",
  "too_large",
  "unsupported_type",
  "empty",
  "page_limit",
  "interrupted",
] as const;
export type Cause = (typeof causes)[number];

/** What may be uploaded, as its content says. */
export const knowledgeMedia = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/markdown",
  "text/plain",
  "text/csv",
] as const;
export type KnowledgeMedia = (typeof knowledgeMedia)[number];
export const largestFile = 10 * 1024 * 1024;

export const KnowledgeError = z
  .object({
    cause: z
      .enum(causes)
      .describe(
        "`page_limit` is a note: what was read can be found. `interrupted`: reading it broke off three times, and it is not tried again.",
      ),
    message: z.string(),
  })
  .meta({ id: "KnowledgeError" });
export type KnowledgeError = z.output<typeof KnowledgeError>;

const Language = z.enum(["pt", "es", "en"]);

export const Knowledge = z
  .object({
    id: z.string(),
    kind: z.enum(kinds),
    title: z.string().describe("Of a question with its answer, the question."),
    content: z.string().nullable().describe("Of a text; null for the other kinds."),
    question: z.string().nullable(),
    answer: z.string().nullable(),
    file: z
      .object({
        name: z.string().describe("As the sender called it; for display only."),
        media_type: z.enum(knowledgeMedia).describe("What the content is, whatever it was called."),
        size: z.int().describe("Bytes."),
        pages: z.int().nullable().describe("Of a PDF, once it is read."),
        url: z.string().describe("Where the original is read."),
      })
      .nullable(),
    language: Language.nullable().describe("As its words show; null when there is no telling."),
    status: z.enum(statuses),
    error: KnowledgeError.nullable(),
    chunks: z.int().describe("In how many pieces it can be found."),
    version: z.int().describe("Raised by one with every change of its words."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Knowledge" });
export type Knowledge = z.output<typeof Knowledge>;

export const KnowledgePage = pageOf(Knowledge);
export const KnowledgeParams = z.strictObject({ id: Id });
const filters = {
  q: z.string().trim().max(200).optional().describe("Words of it; accents and capitals do not matter."),
  status: listOf(z.enum(statuses)).optional(),
};
export const KnowledgeQuery = z.strictObject({ kind: listOf(z.enum(kinds)).optional(), ...filters, ...Page });
export type KnowledgeQuery = z.output<typeof KnowledgeQuery>;
export const KnowledgeFileQuery = z.strictObject({ ...filters, ...Page });

const Content = z.string().trim().min(1).max(100_000);
const Question = z.string().trim().min(1).max(500);
const Answer = z.string().trim().min(1).max(5000);

const wantedBy = { text: ["title", "content"], faq: ["question", "answer"] } as const;

export const CreateKnowledgeBody = z
  .strictObject({
    kind: z.enum(["text", "faq"]).describe("Files come by `POST /knowledge/files`."),
    title: Name.optional().describe("Of a text."),
    content: Content.optional().describe("Of a text; lines that begin with `#` are titles."),
    question: Question.optional(),
    answer: Answer.optional(),
  })
  .superRefine((body, context) => {
    for (const kind of ["text", "faq"] as const)
      for (const field of wantedBy[kind]) {
        if (kind === body.kind && body[field] === undefined)
          context.addIssue({
            code: "custom",
            path: [field],
            message: "This field is required.",
            params: { code: "required" },
          });
        if (kind !== body.kind && body[field] !== undefined)
          context.addIssue({
            code: "custom",
            path: [field],
            message: `Knowledge of the kind ${body.kind} has no ${field}.`,
            params: { code: "not_of_this_kind" },
          });
      }
  });
export type CreateKnowledgeBody = z.output<typeof CreateKnowledgeBody>;

export const UpdateKnowledgeBody = z
  .strictObject({
    title: Name.describe("Of a text or a file."),
    content: Content.nullable(),
    question: Question.nullable(),
    answer: Answer.nullable(),
    expected_version: z.int().min(1).describe("Refused with `version_conflict` when somebody changed it since."),
  })
  .partial();
export type UpdateKnowledgeBody = z.output<typeof UpdateKnowledgeBody>;

export const KnowledgeFileBody = z.strictObject({
  file: UploadIn.describe(
    "A PDF, Word document (DOCX), Markdown, plain text or CSV of at most 10 MiB, by its content.",
  ),
});

export const SearchBody = z.strictObject({
  query: z.string().trim().min(1).max(1000),
  limit: z.int().min(1).max(20).default(5),
  language: Language.optional().describe("Only what is in this language, or in none that could be told."),
});
export type SearchBody = z.output<typeof SearchBody>;

const Span = z.object({ start: z.int(), end: z.int() });

export const KnowledgeHit = z
  .object({
    title: z.string().describe("The title right above the piece."),
    heading: z.array(z.string()).describe("The titles above it, the outermost first."),
    text: z.string().describe("The whole piece; of a question with its answer, the answer."),
    excerpt: z.string(),
    highlights: z.array(Span).describe("The found words, as places in `excerpt` (UTF-16 units)."),
    language: Language.nullable(),
    source: z.object({
      kind: z.enum([...kinds, "site"]),
      id: z.string(),
      url: z.string().nullable().describe("Of a site's page."),
      title: z.string(),
    }),
    score: z.number().describe("From 0 to 1."),
    why: z.object({
      words: z.array(z.string()).describe("The words of the question that were found."),
      missing: z.array(z.string()),
      coverage: z
        .number()
        .describe("The share of the question's words that were found, a near miss counting for less."),
      question: z.number().describe("The share found in the question itself, of a question with its answer."),
      full_text: z
        .object({
          portuguese: z.int().nullable(),
          spanish: z.int().nullable(),
          english: z.int().nullable(),
        })
        .describe("Its place in each language's full-text search, 1 being the best; null where it was not found."),
      trigram: z.int().nullable().describe("Its place by similar spelling."),
      embedding: z.int().nullable().describe("Its place by meaning, where a model is asked."),
    }),
  })
  .meta({ id: "KnowledgeHit" });
export type KnowledgeHit = z.output<typeof KnowledgeHit>;

export const KnowledgeHits = z.object({ data: z.array(KnowledgeHit) }).meta({ id: "KnowledgeHits" });

export const mostSources = 20;
export const KnowledgeSource = z
  .object({
    id: z.string(),
    kind: z.literal("site"),
    url: z.string(),
    title: z.string().describe("As the first page calls itself; until then, the host."),
    max_pages: z.int(),
    status: z.enum(statuses),
    error: KnowledgeError.nullable(),
    pages_found: z.int(),
    pages_read: z.int().describe("Those whose text can be found."),
    chunks: z.int(),
    last_crawled_at: DateTimeOut.nullable(),
    next_crawl_at: DateTimeOut.nullable().describe("A site is read again every week."),
    version: z.int().describe("Raised by one with every change of its address or its pages."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "KnowledgeSource" });
export type KnowledgeSource = z.output<typeof KnowledgeSource>;

export const KnowledgeSourcePage = pageOf(KnowledgeSource);
export const KnowledgeSourceQuery = z.strictObject(Page);

const MaxPages = z.int().min(1).max(200);
const Url = z
  .string()
  .trim()
  .min(1)
  .max(1500)
  .meta({ examples: ["https://example.com"] });
export const CreateKnowledgeSourceBody = z.strictObject({ url: Url, max_pages: MaxPages.default(20) });
export type CreateKnowledgeSourceBody = z.output<typeof CreateKnowledgeSourceBody>;
export const UpdateKnowledgeSourceBody = z
  .strictObject({
    url: Url,
    max_pages: MaxPages,
    expected_version: z.int().min(1).describe("Refused with `version_conflict` when somebody changed it since."),
  })
  .partial();
export type UpdateKnowledgeSourceBody = z.output<typeof UpdateKnowledgeSourceBody>;

export const pageStatuses = ["waiting", "reading", "ready", "failed", "duplicate"] as const;
export const SitePage = z
  .object({
    url: z.string(),
    title: z.string().nullable(),
    status: z.enum(pageStatuses),
    error: KnowledgeError.nullable(),
    http_status: z.int().nullable(),
    language: Language.nullable(),
    duplicate_of: z.string().nullable().describe("The page that has the same text, or that this one leads to."),
    chunks: z.int(),
    read_at: DateTimeOut.nullable(),
  })
  .meta({ id: "KnowledgeSitePage" });
export type SitePage = z.output<typeof SitePage>;
export const SitePages = pageOf(SitePage);
