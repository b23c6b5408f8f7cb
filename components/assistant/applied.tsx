"use client";

import { CalendarDays, CircleCheck, ExternalLink, Undo2, UserPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { useSay, useSettle } from "@/components/assistant/change";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Part, SetupPlan } from "@/lib/domains/assistant/schema";

type Blocker = Part & { reason: "booked" | "changed" };

const blockersOf = (error: unknown): Blocker[] =>
  error instanceof TurneroProblem ? ((error.body as { held_by?: Blocker[] }).held_by ?? []) : [];

/** Why the plan can no longer be undone, item by item, and the way on: keep what was made and start a new plan. */
function Refused({ error }: { error: unknown }) {
  const t = useTranslations("assistant");
  const problemWords = useProblemWords();
  const say = useSay(useLocale());
  const blockers = blockersOf(error).filter(({ reason }) => reason !== undefined);
  if (blockers.length === 0) return <Notice tone="trouble">{problemWords(error)}</Notice>;
  return (
    <Notice tone="trouble">
      <p className="font-medium">{t("not_undone")}</p>
      <ul className="list-disc pl-5">
        {blockers.map(({ type, id, name, reason }) => (
          <li key={id}>{t(`blocked.${reason}`, { name: name ?? t(`parts.${type}`) })}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" pending={say.isPending} onClick={() => say.mutate({ choice: "restart" })}>
        {t("fresh")}
      </Button>
    </Notice>
  );
}

/** What was made, counted as the plan's own question counted it. */
function useMade({ applied, stages, booking_page }: SetupPlan): string {
  const t = useTranslations("assistant.makes");
  const locale = useLocale();
  const made = applied?.made ?? [];
  const count = (type: Part["type"]) => made.filter((part) => part.type === type).length;
  const counted = [
    ["services", count("service")],
    ["resources", count("resource")],
    ["groups", count("resource_group")],
    ["schedules", count("schedule")],
    ["stages", count("stage_config") > 0 ? (stages?.stages.length ?? 0) : 0],
  ] as const;
  const lines = counted.filter(([, each]) => each > 0).map(([key, each]) => t(key, { count: each }));
  if (count("booking_page") > 0) lines.push(booking_page ? t("page_on") : t("page_off"));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(lines);
}

/** What the plan made, where to go from here, and the way back. */
export function Applied({ plan, slug }: { plan: SetupPlan; slug: string }) {
  const t = useTranslations("assistant");
  const toast = useToast();
  const settle = useSettle(
    () => turnero.assistant.plan.undo(),
    () => toast.done(t("undone")),
  );
  const { existing = [] } = plan.applied ?? {};
  const what = useMade(plan);
  const names = existing.map(({ name, type }) => name ?? t(`parts.${type}`)).join(", ");
  return (
    <section aria-label={t("applied")} className="flex flex-col gap-3 rounded-md border border-line bg-canvas p-4">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-done-text" />
        <div>
          <h2 className="font-semibold text-lg">{t("applied")}</h2>
          <p className="text-ink-soft">{t("applied_text", { what })}</p>
          {names !== "" && <p className="text-ink-soft">{t("existing", { names })}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link href="/calendar" className={buttonClass({ look: "primary" })}>
          <CalendarDays aria-hidden className="size-4" />
          {t("to_calendar")}
        </Link>
        {plan.booking_page && (
          <a href={`/b/${slug}`} target="_blank" rel="noreferrer" className={buttonClass()}>
            <ExternalLink aria-hidden className="size-4" />
            {t("to_page")}
          </a>
        )}
        <Link href="/settings/team" className={buttonClass()}>
          <UserPlus aria-hidden className="size-4" />
          {t("to_team")}
        </Link>
        <Button look="ghost" pending={settle.isPending} onClick={() => settle.mutate(plan)}>
          <Undo2 aria-hidden className="size-4" />
          {t("undo")}
        </Button>
      </div>
      {settle.isError && <Refused error={settle.error} />}
    </section>
  );
}
