"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Home } from "@/clients/typescript/src/client";
import { useArrive } from "@/components/home/arrive";
import { awaitedAt } from "@/components/home/awaited";
import { ChatRows, GapRows, TaskRows } from "@/components/home/other-rows";
import { Panel } from "@/components/home/panel";
import { VisitRows } from "@/components/home/visit-rows";
import { useNow } from "@/components/ui/now";
import { TextLink } from "@/components/ui/text-link";

type Section = {
  name: "late" | "arrivals" | "gaps" | "overdue" | "unassigned" | "mine" | "chats";
  /** Whether it concerns the member now. */
  on: boolean;
  /** All there are, and how many of them are shown. */
  count: number;
  shown: number;
  rows: (from: number) => ReactNode;
  all?: string;
  /** It says so while it is empty. */
  empty?: string;
};

function Unclosed({ count }: { count: number }) {
  const t = useTranslations("home");
  if (count === 0) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-t px-4 py-3 text-ink-soft text-sm">
      {t("unclosed", { count })}
      <TextLink href="/calendar">{t("unclosed_look")}</TextLink>
    </li>
  );
}

/** What the screen is made of, in the order in which one looks at it. */
function useSections({ concerns, visits, unclosed, gaps, late: overdue, unassigned, mine, chats }: Home): Section[] {
  const t = useTranslations("home");
  const arrive = useArrive();
  const { late, arrivals } = awaitedAt(visits, useNow().getTime());
  return [
    {
      name: "late",
      on: concerns.visits && late.length + unclosed > 0,
      count: late.length,
      shown: late.length,
      rows: (from) => (
        <>
          <VisitRows visits={late} from={from} onArrive={arrive} />
          <Unclosed count={unclosed} />
        </>
      ),
    },
    {
      name: "arrivals",
      on: concerns.visits,
      count: arrivals.length,
      shown: arrivals.length,
      rows: (from) => <VisitRows visits={arrivals} from={from} onArrive={arrive} />,
      all: "/calendar",
      empty: t("arrivals_empty"),
    },
    {
      name: "gaps",
      on: concerns.visits,
      count: gaps.count,
      shown: gaps.data.length,
      rows: (from) => <GapRows gaps={gaps.data} from={from} />,
      all: "/team",
      empty: t("gaps_empty"),
    },
    {
      name: "overdue",
      on: overdue.count > 0,
      count: overdue.count,
      shown: overdue.data.length,
      rows: (from) => <TaskRows late tasks={overdue.data} from={from} />,
      all: "/inbox?view=today",
    },
    {
      name: "unassigned",
      on: concerns.tasks,
      count: unassigned.count,
      shown: unassigned.data.length,
      rows: (from) => <TaskRows tasks={unassigned.data} from={from} />,
      all: "/inbox",
      empty: t("unassigned_empty"),
    },
    {
      name: "mine",
      on: concerns.mine,
      count: mine.count,
      shown: mine.data.length,
      rows: (from) => <TaskRows tasks={mine.data} from={from} />,
      all: "/my-work",
      empty: t("mine_empty"),
    },
    {
      name: "chats",
      on: concerns.chats,
      count: chats.count,
      shown: chats.data.length,
      rows: (from) => <ChatRows chats={chats.data} from={from} />,
      all: "/conversations",
      empty: t("chats_empty"),
    },
  ];
}

/** What stands in the wide column: the customers who come, or in a workspace without appointments the queue. */
const leads = (name: Section["name"], { concerns }: Home): boolean =>
  (concerns.visits ? ["late", "arrivals", "gaps"] : ["overdue", "unassigned"]).includes(name);

export type Counts = Partial<Record<Section["name"], number>>;

/** The sections that concern the member in one or two columns, how many rows they have, and how much of each there is. */
export function useColumns(home: Home): { columns: ReactNode[][]; rows: number; counts: Counts } {
  const t = useTranslations("home");
  const sections = useSections(home).filter(({ on }) => on);
  const columns: [ReactNode[], ReactNode[]] = [[], []];
  let rows = 0;
  for (const { name, count, shown, rows: draw, all, empty } of sections) {
    const panel = (
      <Panel key={name} title={t(`sections.${name}`)} count={count} {...(all && { all })} {...(empty && { empty })}>
        {draw(rows)}
      </Panel>
    );
    columns[leads(name, home) ? 0 : 1].push(panel);
    rows += shown;
  }
  // With nothing beside them, the last one stands there.
  if (columns[1].length === 0 && columns[0].length > 1) columns[1] = columns[0].splice(-1);
  const counts = Object.fromEntries(sections.map(({ name, count }) => [name, count]));
  return { columns: columns.filter((column) => column.length > 0), rows, counts };
}
