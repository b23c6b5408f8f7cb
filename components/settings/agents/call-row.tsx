"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { OpeningCell } from "@/components/settings/opening-cell";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { cellClass } from "@/components/ui/table";
import { Ago, When } from "@/components/ui/time";
import type { AgentCall } from "@/lib/domains/agent-calls/schema";

function Outcome({ call: { outcome, dry_run } }: { call: AgentCall }) {
  const t = useTranslations("agents");
  if (outcome === "ok")
    return <Badge meaning={dry_run ? "plain" : "done"}>{t(dry_run ? "tried" : "outcomes.ok")}</Badge>;
  return <Badge meaning="trouble">{outcome}</Badge>;
}

function Detail({ call }: { call: AgentCall }) {
  const t = useTranslations("agents");
  const facts = [
    [t("key"), call.key.name],
    ...(call.member === null ? [] : [[t("allowed_by"), call.member] as const]),
    [t("client"), call.client ?? "–"],
    [t("duration"), `${call.duration_ms} ms`],
    [t("request"), call.request_id],
  ] satisfies (readonly [string, string])[];
  return (
    <div className="flex flex-col gap-3">
      {call.detail && <p className="text-trouble-text">{call.detail}</p>}
      {call.replayed && <p className="text-ink-soft text-sm">{t("replayed")}</p>}
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t("when")}</dt>
        <dd>
          <When at={call.at} />
        </dd>
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={t("arguments")} className="min-w-0">
        <h3 className="mb-1 font-medium text-sm">{t("arguments")}</h3>
        {/* Wrapped, not scrolled: a scroll area would need keyboard focus. */}
        <pre className="whitespace-pre-wrap break-all rounded-md border border-line bg-well p-3 font-mono text-xs">
          {JSON.stringify(call.arguments, null, 2)}
        </pre>
      </section>
    </div>
  );
}

/** A call in a line; opened, what was asked and what came of it. */
export function CallRow({ call, index }: { call: AgentCall; index: number }) {
  const [open, setOpen] = useState(false);
  const detail = useId();
  const quiet = open && "border-b-0";
  return (
    <>
      <tr data-index={index} className="group hover:bg-well">
        <OpeningCell open={open} detail={detail} onOpen={setOpen}>
          <code className="min-w-0 truncate font-mono text-sm">{call.tool}</code>
        </OpeningCell>
        <td className={cx(cellClass, quiet)}>
          <Outcome call={call} />
        </td>
        <td className={cx(cellClass, "hidden truncate text-ink-soft md:table-cell", quiet)}>{call.key.name}</td>
        <td className={cx(cellClass, "hidden truncate text-ink-soft md:table-cell", quiet)}>
          <Ago at={call.at} />
        </td>
        <td className={cx(cellClass, "hidden text-right tabular-nums md:table-cell", quiet)}>{call.duration_ms} ms</td>
      </tr>
      {open && (
        <tr id={detail}>
          <td colSpan={5} className="border-line border-b px-4 pb-4 pl-9 md:pl-10">
            <Detail call={call} />
          </td>
        </tr>
      )}
    </>
  );
}
