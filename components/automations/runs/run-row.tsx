"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Clock, CornerDownRight, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useNames } from "@/components/automations/names";
import { Outcome } from "@/components/automations/runs/outcome";
import { useStepWords } from "@/components/automations/runs/run-words";
import { useSay } from "@/components/automations/say";
import { bookingCard } from "@/components/bookings/queries";
import { oneConversation } from "@/components/conversations/queries";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { Ago, When } from "@/components/ui/time";
import type { Automation, AutomationRun, AutomationStep } from "@/lib/domains/automations/schema";

function BookingLink({ id }: { id: string }) {
  const t = useTranslations("automations");
  const { services } = useNames();
  const { data, isError } = useQuery({ ...bookingCard(id), staleTime: 60_000 });
  if (isError) return <span className="text-ink-soft">{t("log.subject_gone")}</span>;
  if (!data) return <Skeleton className="h-4 w-32" />;
  const name = data.customer?.name ?? t("log.nobody");
  const service = services?.find(({ value }) => value === data.service_id)?.label;
  return (
    <TextLink href={data.start ? `/calendar/${id}` : `/inbox/${id}`} className="min-w-0 truncate">
      {service ? t("log.for_service", { name, service }) : name}
    </TextLink>
  );
}

function ConversationLink({ id }: { id: string }) {
  const t = useTranslations("automations");
  const { data, isError } = useQuery({ ...oneConversation(id), staleTime: 60_000 });
  if (isError) return <span className="text-ink-soft">{t("log.subject_gone")}</span>;
  if (!data) return <Skeleton className="h-4 w-32" />;
  return (
    <TextLink href={`/conversations/${id}`} className="min-w-0 truncate">
      {data.customer?.name ?? t("log.nobody")}
    </TextLink>
  );
}

const stepIcons = { done: Check, failed: TriangleAlert, again: TriangleAlert, postponed: Clock } as const;
const stepLooks = { done: "text-done-text", failed: "text-trouble-text", again: "text-held-text" } as const;

function Step({ step }: { step: AutomationStep }) {
  const { whatOf, reasonOf } = useStepWords();
  const Icon = stepIcons[step.result as "done"] ?? CornerDownRight;
  const [what, reason] = [whatOf(step), reasonOf(step)];
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon aria-hidden className={`mt-[3px] size-[14px] shrink-0 ${stepLooks[step.result as "done"] ?? ""}`} />
      <span className="min-w-0 break-words">
        {what}
        {reason && <span className="block text-ink-soft">{reason}</span>}
      </span>
      <Ago at={step.at} className="ml-auto shrink-0 text-ink-faint" />
    </li>
  );
}

/** Of an automation or of a flow. */
type Props = { run: Omit<AutomationRun, "automation_id">; automation: Pick<Automation, "trigger"> };

/** What made it run: the time it was planned for, or what happened. */
function Cause({ run, automation }: Props) {
  const t = useTranslations("automations");
  const say = useSay();
  const planned = run.cause.split("@")[1];
  if (planned) return <span>{t.rich("log.planned_for", { when: () => <When at={planned} inside /> })}</span>;
  return <span>{say.trigger(automation.trigger)}</span>;
}

/** One run: for whom, why, what was done step by step, and why something was left out. */
export function RunRow({ run, automation }: Props) {
  const t = useTranslations("automations");
  const goesOn = run.status === "waiting" && run.due_at;
  return (
    <li className="flex flex-col gap-2 border-line border-b py-3 last:border-b-0">
      <div className="flex items-center justify-between gap-3">
        {run.subject_id.startsWith("bkg_") ? (
          <BookingLink id={run.subject_id} />
        ) : (
          <ConversationLink id={run.subject_id} />
        )}
        <span className="shrink-0">
          <Outcome status={run.status} />
        </span>
      </div>
      <p className="text-ink-soft text-sm">
        <Cause run={run} automation={automation} />
        {run.status !== "planned" && (
          <>
            {" · "}
            <Ago at={run.finished_at ?? run.created_at} />
          </>
        )}
      </p>
      {run.steps.length > 0 && (
        <ol aria-label={t("log.steps")} className="flex flex-col gap-1">
          {run.steps.map((step) => (
            <Step key={`${step.n} ${step.at} ${step.result}`} step={step} />
          ))}
        </ol>
      )}
      {goesOn && (
        <p className="text-ink-soft text-sm">{t.rich("log.goes_on", { when: () => <When at={goesOn} inside /> })}</p>
      )}
      {((run.status === "dropped" && run.steps.length === 0) ||
        (run.status === "skipped" && run.steps.length === 0)) && (
        <p className="text-ink-soft text-sm">{t(`log.why.${run.status}`)}</p>
      )}
    </li>
  );
}
