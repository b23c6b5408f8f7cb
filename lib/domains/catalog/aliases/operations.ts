import { operation, scope } from "@/lib/api/operation";
import { languages } from "@/lib/core/vocabulary";
import { suggestAliases, suggestNicknames } from "@/lib/domains/bot/understanding/lexicon/suggest";
import { AliasSuggestionQuery, AliasSuggestions } from "@/lib/domains/catalog/aliases/schema";

export const listAliasSuggestions = operation({
  id: "listAliasSuggestions",
  method: "GET",
  path: "/alias-suggestions",
  access: scope("config:read"),
  tag: "Catalog",
  summary: "Suggest aliases",
  description: "What customers often call a service or a person of this name. Nothing is written.",
  query: AliasSuggestionQuery,
  output: AliasSuggestions,
  handle: async ({ query: { name, of } }) => ({
    suggestions: of === "person" ? suggestNicknames(name) : suggestAliases(name, languages),
  }),
});
