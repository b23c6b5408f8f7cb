"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, House } from "lucide-react";
import Link from "next/link";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import type { Home, HomeFigures } from "@/clients/typescript/src/client";
import { useArrive } from "@/components/home/arrive";
import { awaitedAt } from "@/components/home/awaited";
import { Figures } from "@/components/home/figures";
import { ChatRows, GapRows, TaskRows } from "@/components/home/other-rows";
import { Panel } from "@/components/home/panel";
import { homeQuery } from "@/components/home/queries";
import { VisitRows } from "@/components/home/visit-rows";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { Button, buttonClass } from "@/components/ui/button";
import { useFocusOfTheGone } from "@/components/ui/focus-of-the-gone";
import { useNow } from "@/components/ui/now";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState, Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";

/** The button of the row that takes the place of the gone one, else its link. */
function heirAmongRows(had: Element): () => HTMLElement | null {
  const index = had.closest<HTMLElement>("[data-index]")?.dataset.index;
  return () =>
    document.querySelector<HTMLElement>(`[data-index="${index}"] :is([data-arrive], a)`) ??
    document.querySelector<HTMLElement>("[data-index] a");
}

/** The date, and how much there is of what matters first. */
function Summary({
  counts,
}: {
  counts: Partial<Record<"late" | "arrivals" | "overdue" | "unassigned" | "chats", number>>;
}) {
  const t = useTranslations("home.sum");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: zone }).format(now);
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

/** The panels that concern the member, in the order in which one looks at them. */
function usePanels(home: Home): { main: ReactNode[]; side: ReactNode[]; rows: number } {
  const t = useTranslations("home");
  const arrive = useArrive();
  const { late, arrivals } = awaitedAt(home.visits, useNow().getTime());
  const { concerns, gaps, chats, mine, unassigned } = home;
  let rows = 0;
  const next = (count: number) => {
    rows += count;
    return rows - count;
  };
  const visits = concerns.visits
    ? [
        (late.length > 0 || home.unclosed > 0) && (
          <Panel key="late" title={t("late")} count={late.length}>
            <VisitRows visits={late} from={next(late.length)} onArrive={arrive} />
            {home.unclosed > 0 && (
              <li className="flex flex-wrap items-center gap-x-3 border-line border-t px-4 py-3 text-ink-soft text-sm">
                {t("unclosed", { count: home.unclosed })}
                <TextLink href="/calendar">{t("unclosed_look")}</TextLink>
              </li>
            )}
          </Panel>
        ),
        <Panel key="arrivals" title={t("arrivals")} count={arrivals.length} all="/calendar" empty={t("arrivals_empty")}>
          <VisitRows visits={arrivals} from={next(arrivals.length)} onArrive={arrive} />
        </Panel>,
        <Panel key="gaps" title={t("gaps")} count={gaps.count} all="/team" empty={t("gaps_empty")}>
          <GapRows gaps={gaps.data} from={next(gaps.data.length)} />
        </Panel>,
      ]
    : [];
  const tasks = concerns.tasks
    ? [
        home.late.count > 0 && (
          <Panel key="overdue" title={t("overdue")} count={home.late.count} all="/inbox?view=today">
            <TaskRows tasks={home.late.data} from={next(home.late.data.length)} />
          </Panel>
        ),
        <Panel
          key="unassigned"
          title={t("unassigned")}
          count={unassigned.count}
          all="/inbox"
          empty={t("unassigned_empty")}
        >
          <TaskRows tasks={unassigned.data} from={next(unassigned.data.length)} />
        </Panel>,
      ]
    : [];
  const own = concerns.mine
    ? [
        <Panel key="mine" title={t("mine")} count={mine.count} all="/my-work" empty={t("mine_empty")}>
          <TaskRows tasks={mine.data} from={next(mine.data.length)} />
        </Panel>,
      ]
    : [];
  const talk = concerns.chats
    ? [
        <Panel key="chats" title={t("chats")} count={chats.count} all="/conversations" empty={t("chats_empty")}>
          <ChatRows chats={chats.data} from={next(chats.data.length)} />
        </Panel>,
      ]
    : [];
  if (concerns.visits) return { main: visits, side: [...tasks, ...own, ...talk], rows };
  return { main: tasks, side: [...own, ...talk], rows };
}

/** The first screen: what there is to do now. */
export function HomeScreen({ first }: { first: { home: Home; figures: HomeFigures | null } }) {
  const t = useTranslations();
  const home = useQuery({ ...homeQuery, initialData: first.home });
  const { concerns, visits, late: overdue, unassigned, chats } = home.data;
  const { late, arrivals } = awaitedAt(visits, useNow().getTime());
  const { main, side, rows } = usePanels(home.data);
  const body = useRef<HTMLDivElement>(null);
  useRowKeys(body, 56, rows);
  useFocusOfTheGone(body, true, heirAmongRows);
  const columns = [main, side].filter((column) => column.length > 0);
  return (
    <>
      <PageHeader
        title={t("home.title")}
        action={
          concerns.visits && (
            <Link href="/calendar/new?back=home" className={buttonClass({ look: "primary" })}>
              <CalendarPlus aria-hidden className="size-4" />
              {t("calendar.new")}
            </Link>
          )
        }
      >
        {columns.length > 0 && (
          <Summary
            counts={{
              late: late.length,
              arrivals: arrivals.length,
              overdue: overdue.count,
              unassigned: unassigned.count,
              chats: chats.count,
            }}
          />
        )}
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
          {first.figures && <Figures first={first.figures} />}
          <div className={columns.length > 1 ? "grid items-start gap-4 xl:grid-cols-[3fr_2fr]" : "max-w-[960px]"}>
            {columns.map((column, i) => (
              <div key={i === 0 ? "main" : "side"} className="flex min-w-0 flex-col gap-4">
                {column}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
