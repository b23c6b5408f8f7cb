import type { ListConversationsQuery } from "@/clients/typescript/src/client";
import { queryText } from "@/components/forms/query-text";
import { channels, modes } from "@/lib/core/vocabulary";

// Written out, because the schemas would bring their validator along to every screen.
/** The lists that a conversation is in one of. A snoozed one is open, for the API. */
export const statuses = ["open", "snoozed", "resolved"] as const;
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

export const noFilters: Omit<Filters, "status" | "assignee"> = { channel: null, mode: null, unread: false, q: "" };

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

/** How many filters of the menu are set; words and tabs are in sight by themselves. */
export const filterCount = ({ channel, mode, unread }: Filters): number =>
  [channel, mode, unread].filter(Boolean).length;

const statusOf = (status: Filters["status"]): ListConversationsQuery =>
  status === "resolved" ? { status } : { status: "open", snoozed: status === "snoozed" };

/** The filters as the API takes them. */
export const queryOf = ({ status, channel, mode, assignee, unread, q }: Filters): ListConversationsQuery => ({
  ...statusOf(status),
  ...(channel && { channel }),
  ...(mode && { mode }),
  ...(assignee && { assignee }),
  ...(unread && { unread }),
  ...(q.trim() && { q: q.trim() }),
});
