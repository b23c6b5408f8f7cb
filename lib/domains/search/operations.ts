import { anyKey, operation } from "@/lib/api/operation";
import { freshSqlOf } from "@/lib/core/db";
import { kindsFor } from "@/lib/domains/search/rules";
import { SearchQuery, SearchResults } from "@/lib/domains/search/schema";
import { selectMatches } from "@/lib/domains/search/store";

export const searchWorkspace = operation({
  id: "searchWorkspace",
  method: "GET",
  path: "/search",
  access: anyKey,
  tag: "Platform",
  summary: "Search everything",
  description:
    "The best first: whole words before beginnings of words, those before letters within a word, and similar words last, " +
    "so that slips of the pen are found. Accents and capitals do not matter. Customers are found by name, phone, e-mail, " +
    "company or tag; bookings and tasks by customer, service or id, open ones by notes and tags too; conversations by the " +
    "customer, the latest ones by their last message too; services and resources by name or alias; knowledge by title. " +
    "A kind whose scope the caller lacks is left out: `customers:read` for customers, `bookings:read` for bookings and " +
    "tasks, `messages:read` for conversations, `config:read` for services, resources and knowledge.",
  query: SearchQuery,
  output: SearchResults,
  tool: {
    title: "Search everything",
    description:
      "Use it when you have a name, a piece of a phone or a few words and do not know what they belong to. Answers the kind " +
      "and id of what matches, best first; read one with the tool of its kind, such as get_customer or get_booking.",
  },
  handle: async ({ actor, query: { q, kind, limit } }) => {
    const kinds = kindsFor(actor.scopes, kind);
    const question = { q, kinds, limit, now: actor.now };
    return { results: await selectMatches(freshSqlOf(actor), actor.project.id, question) };
  },
});
