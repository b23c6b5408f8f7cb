"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Address } from "@/components/conversations/address";
import { queryOf, whose } from "@/components/conversations/filters";
import { conversationCounts } from "@/components/conversations/queries";
import { cx } from "@/components/ui/classes";

const longestTimer = 2 ** 31 - 1;

/** Reads the lists again when the next snoozed conversation comes back. */
function useReturns(at: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (at === null) return;
    // A little later, so that the server's clock has passed it too.
    const ms = Math.min(Math.max(Date.parse(at) - Date.now(), 0) + 500, longestTimer);
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: ["conversations"] }), ms);
    return () => clearTimeout(timer);
  }, [at, queries]);
}

/** Mine, nobody's, or all, each with its number. */
export function WhoseTabs({ filters, go }: Pick<Address, "filters" | "go">) {
  const t = useTranslations("conversations");
  const { data } = useQuery(conversationCounts(queryOf({ ...filters, assignee: null })));
  useReturns(data?.next_return_at ?? null);
  const counts = { me: data?.mine, none: data?.unassigned, all: data?.all };
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t("whose_label")}</legend>
      {([...whose, "all"] as const).map((tab) => {
        const assignee = tab === "all" ? null : tab;
        const here = filters.assignee === assignee;
        return (
          <button
            key={tab}
            type="button"
            aria-pressed={here}
            onClick={() => go({ assignee })}
            className={cx(
              "flex h-11 min-w-0 items-center gap-1 border-b-2 px-2 text-sm md:h-8",
              here ? "border-accent font-medium text-ink" : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            <span className="truncate">{t(`whose.${tab}`)}</span>
            <span className="min-w-4 shrink-0 text-ink-faint text-xs tabular-nums">{counts[tab]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
