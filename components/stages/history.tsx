"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Comparison } from "@/components/stages/comparison";
import { stageConfig, stageVersions, type VersionPage } from "@/components/stages/queries";
import { Revert } from "@/components/stages/revert";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { When } from "@/components/ui/time";
import type { StageConfig, StageConfigVersion } from "@/lib/domains/stages/schema";

const chosen = (value: string | null, otherwise: number): number =>
  value && /^\d+$/.test(value) ? Number(value) : otherwise;

function Version({ version, current, open }: { version: StageConfigVersion; current: StageConfig; open: boolean }) {
  const t = useTranslations("stages");
  const isCurrent = version.version === current.version;
  return (
    <li
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-3 last:border-b-0",
        open && "bg-confirmed-soft",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium">
          {t("version", { number: version.version })}
          {isCurrent && <Badge meaning="done">{t("in_force")}</Badge>}
          {version.reverted_from !== null && <Badge>{t("like_version", { number: version.reverted_from })}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {version.version === 1 && version.created_by.type === "system" ? t("by_turnero") : version.created_by.name}
          {" · "}
          <When at={version.created_at} />
          {" · "}
          {t("size", { stages: version.stage_count, actions: version.action_count })}
        </p>
      </div>
      {!isCurrent && (
        <span className="flex gap-1">
          <Link
            href={`/stages/history?from=${version.version}&to=${current.version}`}
            replace
            scroll={false}
            aria-current={open ? "true" : undefined}
            className={buttonClass({ look: "ghost", size: "sm" })}
          >
            {t("compare")}
            <span className="sr-only">{t("version", { number: version.version })}</span>
          </Link>
          <Revert version={version.version} current={current} />
        </span>
      )}
    </li>
  );
}

export function StageHistory({ config, first }: { config: StageConfig; first: VersionPage }) {
  const t = useTranslations("stages");
  const common = useTranslations("common");
  const { data: current } = useQuery({ ...stageConfig(), initialData: config });
  const list = useInfiniteQuery({ ...stageVersions(), initialData: { pages: [first], pageParams: [null] } });
  const versions = list.data.pages.flatMap(({ data }) => data);
  const search = useSearchParams();
  const to = chosen(search.get("to"), current.version);
  const from = chosen(search.get("from"), Math.max(1, to - 1));
  return (
    <>
      <PageHeader
        title={t("history_title")}
        action={
          <Link href="/stages" className={buttonClass()}>
            <ArrowLeft aria-hidden className="size-4" />
            {t("back_to_editor")}
          </Link>
        }
      />
      <div className="grid gap-6 px-4 pb-16 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-label={t("history_title")}>
          <ol className="rounded-md border border-line">
            {versions.map((version) => (
              <Version
                key={version.version}
                version={version}
                current={current}
                open={current.version > 1 && version.version === from}
              />
            ))}
          </ol>
          {list.hasNextPage && (
            <Button className="mt-3" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {common("load_more")}
            </Button>
          )}
        </section>
        {current.version > 1 ? (
          <Comparison versions={versions.map(({ version }) => version)} from={from} to={to} />
        ) : (
          <p className="text-ink-soft">{t("only_one")}</p>
        )}
      </div>
    </>
  );
}
