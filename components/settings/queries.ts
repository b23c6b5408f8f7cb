import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/components/api";
import type { ApiKey } from "@/lib/domains/api-keys/schema";
import type { Invite } from "@/lib/domains/invites/schema";
import type { AuditEntry, Member } from "@/lib/domains/team/schema";

type Page<Item> = { data: Item[]; next_cursor: string | null };

const all = { limit: "200" };

export const memberList = queryOptions({
  queryKey: ["team", "members"],
  queryFn: ({ signal }) => api<Page<Member>>("GET", "/team/members", { query: all, signal }),
});

export const inviteList = queryOptions({
  queryKey: ["team", "invites"],
  queryFn: ({ signal }) => api<Page<Invite>>("GET", "/team/invites", { query: all, signal }),
});

export const keyList = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => api<Page<ApiKey>>("GET", "/api-keys", { query: all, signal }),
});

export type AuditFilter = { action?: string; actor?: string };

export const auditLog = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", filter],
    queryFn: ({ pageParam, signal }) =>
      api<Page<AuditEntry>>("GET", "/team/audit-log", { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export type { Page };
