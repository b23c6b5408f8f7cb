import type { Conversation, ListConversationsQuery } from "@/clients/typescript/src/client";
import { queryText } from "@/components/forms/query-text";
import { channels, modes } from "@/lib/core/vocabulary";

// Written out, because the schemas would bring their validator along to every screen.
export const statuses = ["open", "resolved"] as const satisfies readonly Conversation["status"][];
export const whose = ["me", "none"] as const;

/** What the list shows; null where everything is wanted. */
export type Filters = {
  status: (typeof statuses)[number];
  channel: (typeof channels)[number] | null;
  mode: (typeof modes)[number] | null;
  assignee: (typeof whose)[number] | null;
  unread: boolean;
  q: string;
};

export const noFilters: Omit<Filters, "status"> = { channel: null, mode: null, assignee: null, unread: false, q: "" };

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | null =>
  known.find((each) => each === given) ?? null;

/** The filters of an address; what makes no sense in it is left out. */
export const filtersIn = (given: Pick<URLSearchParams, "get">): Filters => ({
  status: oneOf(statuses, given.get("status")) ?? "open",
  channel: oneOf(channels, given.get("channel")),
  mode: oneOf(modes, given.get("mode")),
  assignee: oneOf(whose, given.get("assignee")),
  unread: given.get("unread") === "true",
  q: (given.get("q") ?? "").slice(0, 200),
});

/** The address of the filters, with its question mark; empty when there is nothing to say. */
export function searchOf({ status, unread, q, ...rest }: Filters): string {
  const search = new URLSearchParams();
  if (status !== "open") search.set("status", status);
  for (const [name, value] of Object.entries(rest)) if (value) search.set(name, value);
  if (unread) search.set("unread", "true");
  if (q.trim()) search.set("q", q.trim());
  return queryText(search);
}

/** How many filters are set besides the words. */
export const filterCount = ({ channel, mode, assignee, unread }: Filters): number =>
  [channel, mode, assignee, unread].filter(Boolean).length;

/** The filters as the API takes them. */
export const queryOf = ({ status, channel, mode, assignee, unread, q }: Filters): ListConversationsQuery => ({
  status,
  ...(channel && { channel }),
  ...(mode && { mode }),
  ...(assignee && { assignee }),
  ...(unread && { unread }),
  ...(q.trim() && { q: q.trim() }),
});
