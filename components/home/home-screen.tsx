"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, House } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useRef } from "react";
import type { Home, HomeFigures } from "@/clients/typescript/src/client";
import { Figures } from "@/components/home/figures";
import { homeQuery } from "@/components/home/queries";
import { type Counts, useColumns } from "@/components/home/sections";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { Button, buttonClass } from "@/components/ui/button";
import { useFocusOfTheGone } from "@/components/ui/focus-of-the-gone";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState, Notice } from "@/components/ui/states";

/** The row that takes the place of the gone one: its link, so that a second Enter does not check in somebody else. */
function heirAmongRows(had: Element): () => HTMLElement | null {
  const index = had.closest<HTMLElement>("[data-index]")?.dataset.index;
  return () =>
    document.querySelector<HTMLElement>(`[data-index="${index}"] a`) ??
    document.querySelector<HTMLElement>("[data-index] a");
}

/** The date, and how much there is of what matters first. */
function Summary({ counts }: { counts: Counts }) {
  const t = useTranslations("home.sum");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const parts = { weekday: "long", day: "numeric", month: "long" } as const;
  const date = new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone }).format(now);
  const names = (["late", "arrivals", "overdue", "unassigned", "chats"] as const).filter((name) => counts[name]);
  const words = names.map((name) => t(name, { count: counts[name] ?? 0 })).join(" · ") || t("quiet");
  return (
    <p className="text-ink-soft">
      <span className="first-letter:uppercase inline-block">{date}</span>
      {" · "}
      <span role="status">{words}</span>
    </p>
  );
}

function NothingYet() {
  const t = useTranslations("home");
  const { member } = useShell();
  const manages = member.kind === "manager";
  return (
    <EmptyState
      icon={House}
      title={t("bare")}
      action={
        manages && (
          <Link href="/assistant" className={buttonClass({ look: "primary" })}>
            {t("bare_begin")}
          </Link>
        )
      }
    >
      {manages ? t("bare_text") : t("bare_agent")}
    </EmptyState>
  );
}

/** The first screen: what there is to do now. */
export function HomeScreen({ first }: { first: { home: Home; figures: HomeFigures | null } }) {
  const t = useTranslations();
  const home = useQuery({ ...homeQuery, initialData: first.home });
  const { columns, rows, counts } = useColumns(home.data);
  const body = useRef<HTMLDivElement>(null);
  useRowKeys(body, 56, rows);
  useFocusOfTheGone(body, columns.length > 0, heirAmongRows);
  return (
    <>
      <PageHeader
        title={t("home.title")}
        action={
          home.data.concerns.visits && (
            <Link href="/calendar/new?back=home" className={buttonClass({ look: "primary" })}>
              <CalendarPlus aria-hidden className="size-4" />
              {t("calendar.new")}
            </Link>
          )
        }
      >
        {columns.length > 0 && <Summary counts={counts} />}
      </PageHeader>
      {home.isError && (
        <div className="px-4 pb-3 md:px-6">
          <Notice tone="trouble">
            <span className="flex flex-wrap items-center justify-between gap-2">
              {t("home.outdated")}
              <Button size="sm" onClick={() => void home.refetch()}>
                {t("common.retry")}
              </Button>
            </span>
          </Notice>
        </div>
      )}
      {columns.length === 0 ? (
        <NothingYet />
      ) : (
        <div ref={body} tabIndex={-1} className="flex flex-col gap-4 px-4 pb-6 outline-none md:px-6">
          <div className={columns.length > 1 ? "grid items-start gap-4 xl:grid-cols-[3fr_2fr]" : ""}>
            {columns.map((column, i) => (
              <div key={i === 0 ? "main" : "side"} className="flex min-w-0 flex-col gap-4">
                {column}
              </div>
            ))}
          </div>
          {/* On a phone what there is to do comes first. */}
          {first.figures && <Figures first={first.figures} />}
        </div>
      )}
    </>
  );
}
