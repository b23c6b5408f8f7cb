"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Address } from "@/components/conversations/address";
import { filterCount, statuses } from "@/components/conversations/filters";
import { WhoseTabs } from "@/components/conversations/whose-tabs";
import { SearchWords } from "@/components/forms/search-words";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { choice, Menu, type MenuEntry } from "@/components/ui/menu";
import { channels, modes } from "@/lib/core/vocabulary";

function Statuses({ filters, go }: Pick<Address, "filters" | "go">) {
  const t = useTranslations("conversations");
  return (
    <fieldset className="flex gap-1 rounded-md bg-well p-1">
      <legend className="sr-only">{t("status")}</legend>
      {statuses.map((status) => {
        const here = filters.status === status;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={here}
            onClick={() => go({ status })}
            className={cx(
              "h-11 flex-1 rounded-sm px-2 font-medium md:h-7",
              here ? "bg-selected text-ink shadow-float" : "text-ink-soft hover:text-ink",
            )}
          >
            {t(`statuses.${status}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Open, snoozed or done, whose they are, the words, and the filters. */
export function Toolbar({ address: { filters, go } }: { address: Address }) {
  const t = useTranslations("conversations");
  const count = filterCount(filters);
  const any = { value: "" as const, label: t("any") };
  const entries: MenuEntry[] = [
    { title: t("read_or_not") },
    choice(filters.unread ? "yes" : "", [any, { value: "yes", label: t("only_unread") }], (value) =>
      go({ unread: value === "yes" }),
    ),
    { title: t("channel") },
    choice(
      filters.channel ?? "",
      [any, ...channels.map((value) => ({ value, label: t(`channels.${value}`) }))],
      (value) => go({ channel: value === "" ? null : value }),
    ),
    { title: t("who_answers") },
    choice(filters.mode ?? "", [any, ...modes.map((value) => ({ value, label: t(`modes.${value}`) }))], (value) =>
      go({ mode: value === "" ? null : value }),
    ),
  ];
  return (
    <div className="flex flex-col gap-2 border-line border-b px-4 pb-3">
      <Statuses filters={filters} go={go} />
      <WhoseTabs filters={filters} go={go} />
      <div className="flex gap-2">
        <SearchWords label={t("search")} q={filters.q} go={go} />
        <Menu
          label={t("filters")}
          align="end"
          entries={entries}
          trigger={
            <Button size="icon" aria-label={count > 0 ? t("filters_on", { count }) : t("filters")}>
              <SlidersHorizontal aria-hidden className="size-4" />
              {count > 0 && (
                <span
                  aria-hidden
                  className="absolute -top-1 -right-1 rounded-full bg-accent px-[5px] font-semibold text-on-accent text-xs tabular-nums"
                >
                  {count}
                </span>
              )}
            </Button>
          }
        />
      </div>
    </div>
  );
}
