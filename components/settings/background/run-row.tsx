"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { runMeaning } from "@/components/settings/background/filter";
import { Retry } from "@/components/settings/background/retry";
import { useFunctionName } from "@/components/settings/background/words";
import { OpeningCell } from "@/components/settings/opening-cell";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { cellClass } from "@/components/ui/table";
import { Ago, When } from "@/components/ui/time";
import type { BackgroundRun } from "@/lib/domains/background/schema";

/** Tries are counted for each step apart; the one that took most says how hard it was. */
const attemptsOf = ({ attempt, steps }: BackgroundRun): number =>
  1 + Math.max(attempt, ...steps.map((step) => step.attempt));

function Steps({ steps }: Pick<BackgroundRun, "steps">) {
  const t = useTranslations("settings.background");
  return (
    <ol className="flex flex-col gap-1">
      {steps.map(({ name, status, finished_at }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <Badge meaning={({ planned: "held", done: "done", failed: "trouble" } as const)[status]}>
            {t(`step_statuses.${status}`)}
          </Badge>
          <code className="break-all font-mono text-sm">{name}</code>
          {finished_at && <When at={finished_at} className="text-ink-soft text-sm" />}
        </li>
      ))}
    </ol>
  );
}

function Fault({ run: { error, system, status } }: { run: BackgroundRun }) {
  const t = useTranslations("settings.background");
  if (error) {
    return (
      <p className="text-trouble-text">
        {error.message || t("no_words")} <span className="text-ink-soft text-sm">({error.name})</span>
      </p>
    );
  }
  if (status !== "failed") return null;
  return <p className="text-ink-soft">{system ? t("system_failed") : t("no_words")}</p>;
}

function Detail({ run, name }: { run: BackgroundRun; name: string }) {
  const t = useTranslations("settings.background");
  return (
    <div className="flex flex-col gap-3">
      <Fault run={run} />
      <p className="break-words text-ink-soft text-sm">
        <code className="break-all font-mono">{run.id}</code>
        {" · "}
        {run.event ? t("by_event", { type: run.event.type }) : t("by_installation")}
        {run.event?.subject_id && (
          <>
            {" · "}
            <code className="break-all font-mono">{run.event.subject_id}</code>
          </>
        )}
      </p>
      {run.steps.length > 0 && <Steps steps={run.steps} />}
      {run.status === "failed" && !run.system && (
        <div className="md:hidden">
          <Retry run={run} name={name} />
        </div>
      )}
    </div>
  );
}

/** A run in a line; opened, what it did and what went wrong. */
export function RunRow({ run, index }: { run: BackgroundRun; index: number }) {
  const t = useTranslations("settings.background");
  const name = useFunctionName()(run.function_id);
  const [open, setOpen] = useState(false);
  const detail = useId();
  const when = <Ago at={run.finished_at ?? run.started_at ?? run.created_at} />;
  return (
    <>
      <tr data-index={index} className="group hover:bg-well">
        <OpeningCell open={open} detail={detail} onOpen={setOpen}>
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block text-ink-soft text-sm md:hidden">{when}</span>
          </span>
        </OpeningCell>
        <td className={cx(cellClass, open && "border-b-0")}>
          <Badge meaning={runMeaning[run.status]}>{t(`statuses.${run.status}`)}</Badge>
        </td>
        <td className={cx(cellClass, "hidden truncate text-ink-soft md:table-cell", open && "border-b-0")}>{when}</td>
        <td className={cx(cellClass, "hidden text-right tabular-nums md:table-cell", open && "border-b-0")}>
          {run.started_at ? attemptsOf(run) : "–"}
        </td>
        <td className={cx(cellClass, "hidden text-right md:table-cell", open && "border-b-0")}>
          {run.status === "failed" && !run.system && <Retry run={run} name={name} />}
        </td>
      </tr>
      {open && (
        <tr id={detail}>
          <td colSpan={5} className="border-line border-b px-4 pb-4 pl-9 md:pl-10">
            <Detail run={run} name={name} />
          </td>
        </tr>
      )}
    </>
  );
}
