import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

const all = { limit: 200 };

export type Page<Item> = { data: Item[]; next_cursor: string | null };

export const memberList = queryOptions({
  queryKey: ["members"],
  queryFn: ({ signal }) => turnero.team.members.list(all, { signal }),
});

export const inviteList = queryOptions({
  queryKey: ["invites"],
  queryFn: ({ signal }) => turnero.team.invites.list(all, { signal }),
});

export const keyList = queryOptions({
  queryKey: ["api_keys"],
  queryFn: ({ signal }) => turnero.apiKeys.list(all, { signal }),
});

export const myTelegram = queryOptions({
  queryKey: ["my_telegram"],
  queryFn: ({ signal }) => turnero.me.telegram.get({ signal }),
});

export type AuditFilter = { action?: string; actor?: string };

export const auditLog = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", filter],
    queryFn: ({ pageParam, signal }) =>
      turnero.team.auditLog.list({ ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
