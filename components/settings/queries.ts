import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { everyPage } from "@/components/every-page";

const all = { limit: 200 };

export type Page<Item> = { data: Item[]; next_cursor: string | null };

export const memberList = queryOptions({
  queryKey: ["members"],
  queryFn: ({ signal }) => everyPage(turnero.team.members.listAll(all, { signal })),
});

export const inviteList = queryOptions({
  queryKey: ["invites"],
  queryFn: ({ signal }) => everyPage(turnero.team.invites.listAll(all, { signal })),
});

export const keyList = queryOptions({
  queryKey: ["api_keys"],
  queryFn: ({ signal }) => everyPage(turnero.apiKeys.listAll(all, { signal })),
});

export const myNoticeWays = queryOptions({
  queryKey: ["my_notice_ways"],
  queryFn: ({ signal }) => turnero.me.noticeWays.get({ signal }),
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
