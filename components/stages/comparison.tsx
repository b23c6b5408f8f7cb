"use client";

import { useQuery } from "@tanstack/react-query";
import { Minus, PencilLine, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { type Difference, differences } from "@/components/stages/difference";
import { stageVersion } from "@/components/stages/queries";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";

const looks = {
  added: { icon: Plus, look: "bg-done-soft text-done-text" },
  removed: { icon: Minus, look: "bg-trouble-soft text-trouble-text" },
  changed: { icon: PencilLine, look: "bg-progress-soft text-progress-text" },
} as const;

function Sentence({ difference }: { difference: Difference }) {
  const t = useTranslations("stages");
  const { say, sort } = difference;
  const { icon: Icon, look } = looks[sort];
  const words = { name: "", from: "", to: "", ...difference.words };
  if (say === "stage_category") {
    words.from = t(`category.${words.from as "todo"}`);
    words.to = t(`category.${words.to as "todo"}`);
  }
  if (say === "action_effect") {
    words.from = t(`effect.${words.from as "none"}`);
    words.to = t(`effect.${words.to as "none"}`);
  }
  return (
    <li className="flex items-start gap-3 py-2">
      <span className={`mt-px flex size-5 shrink-0 items-center justify-center rounded-sm ${look}`}>
        <Icon aria-hidden className="size-3" />
        <span className="sr-only">{t(`sort.${sort}`)}</span>
      </span>
      <span className="min-w-0 flex-1 break-words">{t(`difference.${say}`, words)}</span>
    </li>
  );
}

function Sentences({ from, to }: { from: number; to: number }) {
  const t = useTranslations();
  const before = useQuery(stageVersion(from));
  const after = useQuery(stageVersion(to));
  const failed = [before, after].find(({ isError }) => isError);
  if (failed) {
    return <Failed error={failed.error} retry={failed.refetch} />;
  }
  if (!before.data || !after.data) {
    return (
      <div className="flex flex-col gap-4 py-3">
        <Skeleton className="w-64" />
        <Skeleton className="w-52" />
        <Skeleton className="w-60" />
      </div>
    );
  }
  const found = differences(before.data, after.data);
  if (found.length === 0) return <p className="py-3 text-ink-soft">{t("stages.no_difference")}</p>;
  return (
    <ul>
      {found.map((difference) => (
        <Sentence key={difference.key} difference={difference} />
      ))}
    </ul>
  );
}

/** What changed between two versions, in words. Both are in the address. */
export function Comparison({ versions, from, to }: { versions: readonly number[]; from: number; to: number }) {
  const t = useTranslations("stages");
  const choose = (a: number, b: number) => window.history.replaceState(null, "", `/stages/history?from=${a}&to=${b}`);
  const options = [...new Set([...versions, from, to])].sort((a, b) => b - a);
  const select = (name: string, label: string, value: number, onChange: (version: number) => void) => (
    <Field name={name} label={label} className="flex-1">
      <Choice
        options={options.map((version) => ({ value: String(version), label: t("version", { number: version }) }))}
        value={String(value)}
        onChoose={(version) => onChange(Number(version))}
      />
    </Field>
  );
  return (
    <section aria-labelledby="difference-head" className="rounded-md border border-line p-4">
      <h2 id="difference-head" className="mb-3 font-semibold text-lg">
        {t("what_changed")}
      </h2>
      <div className="mb-2 flex gap-3">
        {select("from", t("compare_from"), from, (version) => choose(version, to))}
        {select("to", t("compare_to"), to, (version) => choose(from, version))}
      </div>
      <Sentences from={from} to={to} />
    </section>
  );
}
