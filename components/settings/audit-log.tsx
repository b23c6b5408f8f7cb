"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight, History } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import { isMoment, markOf, screenOf, subjects } from "@/components/settings/audit-subject";
import { type AuditFilter, auditLog, type Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";
import type { AuditEntry } from "@/lib/domains/team/schema";

function Value({ value }: { value: unknown }) {
  if (isMoment(value)) return <When at={value} />;
  return value === null || value === "" ? "–" : typeof value === "string" ? value : JSON.stringify(value);
}

function Subject({ entry }: { entry: AuditEntry }) {
  const screen = screenOf(entry);
  const id = <code className="break-all font-mono">{entry.subject_id}</code>;
  return screen ? <TextLink href={screen}>{id}</TextLink> : id;
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("settings");
  const changes = Object.entries(entry.changes);
  const mark = markOf(entry);
  const did = `did.${entry.action.replace(".", "_")}` as "did.customer_created";
  return (
    <li className="border-line border-b last:border-b-0">
      <details className="group">
        <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 hover:bg-well md:px-5">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1">
            <span className="font-medium">{entry.actor.name || t("nobody")}</span>{" "}
            {t.has(did) ? t(did) : <Badge>{entry.action}</Badge>}
            {mark && (
              <span className="text-ink-soft">
                {" · "}
                <Value value={mark} />
              </span>
            )}
          </span>
          <When at={entry.at} className="shrink-0 text-ink-soft text-sm" />
        </summary>
        <div className="px-4 pb-4 pl-11 md:pl-12">
          <p className="mb-2 text-ink-soft text-sm">
            <Subject entry={entry} />
            {` · ${entry.action}`}
            {entry.address && <> · {entry.address}</>}
          </p>
          {changes.length > 0 && (
            <dl className="flex flex-col gap-1 text-sm">
              {changes.map(([field, { from, to }]) => (
                <div key={field} className="grid grid-cols-[120px_1fr] gap-2">
                  <dt className="truncate text-ink-soft">{field}</dt>
                  <dd className="break-words">
                    <del className="text-ink-faint">
                      <Value value={from} />
                    </del>{" "}
                    → <Value value={to} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </details>
    </li>
  );
}

function Entries({ filter, first }: { filter: AuditFilter; first: Page<AuditEntry> | null }) {
  const t = useTranslations();
  const log = useInfiniteQuery({
    ...auditLog(filter),
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  });
  if (log.isPending) return <div aria-hidden className="h-48" />;
  if (log.isError) {
    return <Failed error={log.error} retry={log.refetch} />;
  }
  const entries = log.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0) {
    return (
      <EmptyState icon={History} title={t("settings.audit_empty")}>
        {t("settings.audit_empty_text")}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMore list={log} className="border-line border-t" />
    </>
  );
}

export function AuditLog({ first }: { first: Page<AuditEntry> }) {
  const t = useTranslations("settings");
  const [subject, setSubject] = useState("");
  return (
    <Section
      title={t("sections.audit-log")}
      text={t("audit_text")}
      flush
      action={
        <Choice
          aria-label={t("audit_filter")}
          className="w-[160px]"
          options={[
            { value: "", label: t("audit_all") },
            ...subjects.map((each) => ({ value: each, label: t(`subjects.${each}`) })),
          ]}
          value={subject}
          onChoose={setSubject}
        />
      }
    >
      <Entries filter={subject ? { action: subject } : {}} first={subject ? null : first} />
    </Section>
  );
}
