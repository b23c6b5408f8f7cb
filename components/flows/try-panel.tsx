"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Clock, CornerDownRight, FlaskConical, TriangleAlert } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useState } from "react";
import { turnero } from "@/components/api";
import { useNames } from "@/components/automations/names";
import { useChoiceWords, useSay } from "@/components/automations/say";
import { type Draft, nodeOf } from "@/components/flows/draft";
import { triedBookings } from "@/components/flows/queries";
import { useStepSentence } from "@/components/flows/step-look";
import { Choice } from "@/components/forms/choices/choice";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";
import { Notice } from "@/components/ui/states";
import { When } from "@/components/ui/time";
import type { DryRun, DryStep } from "@/lib/domains/automations/flows/schema";

const pace = 450;
const icons = {
  done: Check,
  yes: Check,
  no: CornerDownRight,
  waits: Clock,
  postponed: Clock,
  impossible: TriangleAlert,
};

/** What a condition asked for, and what it saw. */
function Seen({ condition }: { condition: DryStep["conditions"][number] }) {
  const t = useTranslations("flows");
  const say = useSay();
  const words = useChoiceWords();
  const { field, op, value, actual, holds } = condition;
  const values = (actual === null ? [] : [actual].flat()).map((each) => words.choice(field, String(each)));
  return (
    <span className="block text-ink-soft">
      {t(holds ? "holds" : "holds_not", {
        condition: say.condition({ field, op, value }),
        actual: values.length === 0 ? t("nothing") : values.join(", "),
      })}
    </span>
  );
}

function Told({ step, draft }: { step: DryStep; draft: Draft }) {
  const t = useTranslations("flows");
  const sentence = useStepSentence();
  const node = nodeOf(draft, step.node_id);
  const Icon = icons[step.outcome];
  const trouble = step.outcome === "impossible" || step.outcome === "postponed";
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon aria-hidden className={`mt-[3px] size-4 shrink-0 ${trouble ? "text-trouble-text" : "text-done-text"}`} />
      <div className="min-w-0 break-words">
        <span className="font-medium">{node ? sentence.node(node) : step.node_id}</span>
        {node?.kind === "condition" && (
          <span className="font-medium"> {step.outcome === "yes" ? t("yes") : t("no")}</span>
        )}
        <span className="block text-ink-faint">
          <When at={step.at} />
        </span>
        {step.conditions.map((condition) => (
          <Seen key={`${condition.field} ${condition.op}`} condition={condition} />
        ))}
        {step.text && <span className="block whitespace-pre-line text-ink-soft">“{step.text}”</span>}
        {step.recipients.length > 0 && (
          <span className="block text-ink-soft">{t("goes_to", { names: step.recipients.join(", ") })}</span>
        )}
        {step.template && <span className="block text-ink-soft">{t("as_template", { name: step.template })}</span>}
        {step.reason && !step.template && (
          <span className="block text-trouble-text">{t(`reasons.${step.reason}`)}</span>
        )}
        {step.until && (
          <span className="block text-ink-soft">
            {t.rich("until", { when: () => <When at={step.until ?? ""} inside /> })}
          </span>
        )}
      </div>
    </li>
  );
}

/** Plays a dry run step by step; at once with reduced motion. */
function useShowing(told: DryRun | undefined): number {
  const [shown, setShown] = useState(0);
  const all = told?.steps.length ?? 0;
  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setShown(still ? all : Math.min(1, all));
    if (!told || still) return;
    let timer: ReturnType<typeof setTimeout>;
    const go = (from: number) => {
      if (from >= all) return;
      timer = setTimeout(() => {
        setShown(from + 1);
        go(from + 1);
      }, pace);
    };
    go(1);
    return () => clearTimeout(timer);
  }, [told, all]);
  return shown;
}

/** Tries the flow, as it is drawn now, on a booking; nothing is sent. */
export function TryPanel({
  flow,
  draft,
  onLit,
}: {
  flow: string;
  draft: Draft;
  onLit: (path: string[] | null) => void;
}) {
  const t = useTranslations("flows");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const problemWords = useProblemWords();
  const { services } = useNames();
  const [q, setQ] = useState("");
  const [chosen, setChosen] = useState("");
  const found = useQuery(triedBookings(useDeferredValue(q.trim())));
  /** What the list no longer shows is not chosen any more. */
  const booking = found.data?.data.some(({ id }) => id === chosen) ? chosen : "";
  const { trigger, nodes, edges } = draft;
  const trying = useMutation({
    mutationFn: () => turnero.automationFlows.dryRun(flow, { booking_id: booking, draft: { trigger, nodes, edges } }),
  });
  const told = trying.data;
  const shown = useShowing(told);
  useEffect(() => {
    onLit(told ? told.steps.slice(0, shown).map(({ node_id }) => node_id) : null);
  }, [told, shown, onLit]);
  useEffect(() => () => onLit(null), [onLit]);
  const nameOf = (task: { start: string | null; service_id: string; customer: { name: string } | null }): string =>
    [
      task.customer?.name ?? t("nobody"),
      services?.find(({ value }) => value === task.service_id)?.label,
      task.start && spokenTime(new Date(task.start), now, locale, zone),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t("try_text")}</p>
      <Field name="try-q" pointer="#/q" label={t("find_booking")}>
        <Input
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          // The search is inside the flow's form, which Enter would submit.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      {found.error && <Notice tone="trouble">{problemWords(found.error)}</Notice>}
      <Field name="try-booking" pointer="#/booking_id" label={t("booking")}>
        <Choice
          options={found.data?.data.map((task) => ({ value: task.id, label: nameOf(task) })) ?? []}
          value={booking}
          placeholder={found.data?.data.length === 0 ? t("no_bookings") : t("choose_booking")}
          onChoose={setChosen}
        />
      </Field>
      <Button
        look="primary"
        disabled={booking === ""}
        pending={trying.isPending}
        onClick={() => trying.mutate()}
        className="self-start"
      >
        <FlaskConical aria-hidden className="size-4" />
        {t("try")}
      </Button>
      {trying.error && <Notice tone="trouble">{problemWords(trying.error)}</Notice>}
      {told?.begins_at === null && <Notice tone="held">{t("never_begins")}</Notice>}
      {told?.begins_at && (
        <>
          <p className="text-sm">{t.rich("begins", { when: () => <When at={told.begins_at ?? ""} inside /> })}</p>
          <ol aria-label={t("path")} aria-live="polite" className="flex flex-col gap-3">
            {told.steps.slice(0, shown).map((step) => (
              <Told key={step.node_id} step={step} draft={draft} />
            ))}
          </ol>
          {shown === told.steps.length && (
            <p className="text-ink-soft text-sm">{t("ends", { count: told.unreached.length })}</p>
          )}
        </>
      )}
    </div>
  );
}
