"use client";

import { Bookmark, SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { SearchWords } from "@/components/forms/search-words";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { OpenedLater } from "@/components/ui/opened-later";
import type { Address } from "@/components/work/address";
import { filterCount } from "@/components/work/filters/filters";
import { GroupSelect } from "@/components/work/filters/group-select";
import { workViews } from "@/lib/core/vocabulary";

const loadPanel = () => import("@/components/work/filters/filter-panel");
const loadSaved = () => import("@/components/work/filters/saved-filters");

/** Which of the three lists, the words, the filters, and those kept for later. */
export function Toolbar({ address }: { address: Address }) {
  const t = useTranslations("work");
  const { filters, go, search } = address;
  const count = filterCount(filters);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-6">
      <div
        role="tablist"
        aria-label={t("views_label")}
        className="flex w-full gap-1 rounded-md bg-well p-1 md:w-auto"
        onKeyDown={({ key }) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
          const next =
            step && workViews[(workViews.indexOf(filters.view) + step + workViews.length) % workViews.length];
          if (!next) return;
          go({ view: next });
          document.getElementById(`view-${next}`)?.focus();
        }}
      >
        {workViews.map((view) => {
          const here = view === filters.view;
          return (
            <button
              key={view}
              id={`view-${view}`}
              type="button"
              role="tab"
              aria-selected={here}
              tabIndex={here ? 0 : -1}
              onClick={() => go({ view })}
              className={cx(
                "h-11 flex-1 rounded-sm px-3 font-medium md:h-7 md:flex-none",
                here ? "bg-selected text-ink shadow-float" : "text-ink-soft hover:text-ink",
              )}
            >
              {t(`views.${view}`)}
            </button>
          );
        })}
      </div>
      <SearchWords
        label={t("search")}
        q={filters.q}
        go={go}
        className="min-w-0 flex-1 md:min-w-[200px] xl:w-[320px] xl:flex-none"
      />
      <GroupSelect filters={filters} go={go} className="max-md:hidden md:w-[176px]" />
      <OpenedLater
        popup="dialog"
        load={loadPanel}
        rest={{ filters, go }}
        trigger={
          <Button aria-label={count > 0 ? t("filters_on", { count }) : t("filters")}>
            <SlidersHorizontal aria-hidden className="size-4" />
            <span className="max-md:sr-only">{t("filters")}</span>
            {count > 0 && (
              <span className="rounded-full bg-accent px-[6px] font-semibold text-on-accent text-xs tabular-nums">
                {count}
              </span>
            )}
          </Button>
        }
      />
      <OpenedLater
        popup="dialog"
        load={loadSaved}
        rest={{ search, go }}
        trigger={
          <Button look="ghost" size="icon" aria-label={t("saved_filters")}>
            <Bookmark aria-hidden className="size-4" />
          </Button>
        }
      />
    </div>
  );
}
