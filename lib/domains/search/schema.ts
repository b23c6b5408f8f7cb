import { z } from "zod";
import { searchKinds } from "@/lib/core/vocabulary";
import { DateTimeOut, listOf } from "@/lib/core/wire/wire";

const SearchKind = z.enum(searchKinds);

export const SearchResult = z
  .object({
    kind: SearchKind.describe("What it is; a booking of a queue service is a `task`."),
    id: z
      .string()
      .describe("The id to read it with.")
      .meta({ examples: ["cus_2s4FhGkQxPzYwVtRnMbLcD"] }),
    title: z
      .string()
      .nullable()
      .describe("Its name or title; of a booking, a task or a conversation the customer's name, null without one.")
      .meta({ examples: ["João da Silva"] }),
    detail: z
      .string()
      .nullable()
      .describe(
        "What tells it from its like: a customer's phone, else their e-mail or company; the service of a booking or a " +
          "task; the last message of a conversation; the kind of a resource; null elsewhere.",
      )
      .meta({ examples: ["+5511987654321"] }),
    at: DateTimeOut.nullable().describe(
      "When a booking starts, a task is due, or the last message was written; null elsewhere.",
    ),
    status: z.string().nullable().describe("The status of a booking, a task or a conversation; null elsewhere."),
    score: z.number().describe("How well it matches: about 1 is the whole words, below 0.6 only similar ones."),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.output<typeof SearchResult>;

export const SearchResults = z.object({ results: z.array(SearchResult) });

export const SearchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(2)
    .max(200)
    .describe("Words in any order, the last ones may be incomplete; or a piece of a phone, or an id.")
    .meta({ examples: ["joao slva"] }),
  kind: listOf(SearchKind).optional().describe("Only these kinds. Comma-separated."),
  limit: z.coerce.number().int().min(1).max(20).default(5).describe("How many of each kind at most."),
});
