import { z } from "zod";
import { foldedWords } from "@/lib/core/text/fold";
import { aliasLimits, languages } from "@/lib/core/vocabulary";

export const Alias = z
  .object({
    text: z.string(),
    language: z.enum(languages).nullable().describe("The language it is said in; null: any."),
  })
  .meta({ id: "Alias" });
export type Alias = z.output<typeof Alias>;

const AliasIn = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(aliasLimits.longest)
    .regex(/[\p{L}\p{N}]/u, { error: "must have a letter or a figure" })
    .describe("It has a letter or a figure."),
  language: z.enum(languages).nullable().default(null).describe("The language it is said in; null: any."),
});

export const AliasesIn = z
  .array(AliasIn)
  .max(aliasLimits.most)
  .superRefine((aliases, context) => {
    const seen = new Set<string>();
    for (const [row, { text }] of aliases.entries()) {
      const key = foldedWords(text);
      if (seen.has(key)) {
        const message = `"${text}" is there already.`;
        context.addIssue({ code: "custom", path: [row, "text"], message, params: { code: "duplicate" } });
      }
      seen.add(key);
    }
  })
  .describe("What customers call it beside its name, each once; the bot understands them.");

export const AliasSuggestionQuery = z.strictObject({
  name: z.string().trim().min(1).max(200).describe("The name of the service or the person."),
  of: z.enum(["service", "person"]).default("service").describe("What the name is of."),
});
export const AliasSuggestions = z.object({ suggestions: z.array(Alias) });
