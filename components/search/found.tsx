"use client";

import {
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  Package,
  Settings,
  Stethoscope,
  UserRound,
} from "lucide-react";
import type { SearchResult } from "@/clients/typescript/src/client";
import { showPhone } from "@/lib/core/phone/phone";

export type Kind = SearchResult["kind"] | "settings" | "help";

export const iconOf: Record<Kind, LucideIcon> = {
  customer: UserRound,
  booking: CalendarDays,
  task: Inbox,
  conversation: MessagesSquare,
  service: Stethoscope,
  resource: Package,
  knowledge: BookOpen,
  settings: Settings,
  help: CircleQuestionMark,
};

const folderOf: Record<SearchResult["kind"], string> = {
  customer: "/customers",
  booking: "/calendar",
  task: "/inbox",
  conversation: "/conversations",
  service: "/catalog/services",
  resource: "/catalog/resources",
  knowledge: "/knowledge",
};

/** The address that opens it. */
export const hrefOf = ({ kind, id }: Pick<SearchResult, "kind" | "id">): string => `${folderOf[kind]}/${id}`;

/** A phone in its groups; anything else as it is. */
export const detailOf = ({ kind, detail }: SearchResult): string | null =>
  kind === "customer" && detail ? showPhone(detail) : detail;

/** The kinds in the order of their best results. */
export function byKind(results: readonly SearchResult[]): Map<SearchResult["kind"], SearchResult[]> {
  const kinds = new Map<SearchResult["kind"], SearchResult[]>();
  for (const result of results) kinds.set(result.kind, [...(kinds.get(result.kind) ?? []), result]);
  return kinds;
}
