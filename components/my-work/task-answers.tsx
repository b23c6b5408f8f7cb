"use client";

import { useTranslations } from "next-intl";
import type { Service } from "@/clients/typescript/src/client";
import type { Task } from "@/components/work/moves";

/** What was asked when it was ordered, such as the order's number. */
export function TaskAnswers({ task, service }: { task: Task; service: Service | null }) {
  const t = useTranslations("work");
  const answers = (service?.intake_fields ?? []).flatMap(({ key, label }) => {
    const value = task.intake?.[key];
    if (value === undefined || value === null || value === "") return [];
    return [{ key, label, said: typeof value === "boolean" ? t(value ? "yes" : "no") : String(value) }];
  });
  if (answers.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1">
      {answers.map(({ key, label, said }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words text-right font-medium">{said}</dd>
        </div>
      ))}
    </dl>
  );
}
