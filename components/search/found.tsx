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

/** The address that opens it: a person has a page in the team. */
export const hrefOf = ({ kind, id, detail }: Pick<SearchResult, "kind" | "id" | "detail">): string =>
  kind === "resource" && detail === "person" ? `/team/${id}` : `${folderOf[kind]}/${id}`;

/** A phone in its groups; of a resource nothing; anything else as it is. */
export function detailOf({ kind, detail }: SearchResult): string | null {
  if (kind === "resource") return null;
  return kind === "customer" && detail ? showPhone(detail) : detail;
}

/** The kinds in the order of their best results. */
export function byKind(results: readonly SearchResult[]): Map<SearchResult["kind"], SearchResult[]> {
  const kinds = new Map<SearchResult["kind"], SearchResult[]>();
  for (const result of results) kinds.set(result.kind, [...(kinds.get(result.kind) ?? []), result]);
  return kinds;
}
