"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SetupPlan } from "@/lib/domains/assistant/schema";

/** One part of the plan, and whether it stands as a model proposed it. */
export function Card({
  title,
  byModel = false,
  aside,
  children,
}: {
  title: string;
  byModel?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("assistant");
  return (
    <section aria-label={title} className="rounded-md border border-line bg-canvas">
      <div className="flex min-h-11 items-center justify-between gap-3 border-line border-b px-4 py-2">
        <div className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          {byModel && <p className="text-ink-faint text-xs">{t("by_model")}</p>}
        </div>
        {aside}
      </div>
      <div className="px-4 py-3">{children}</div>
    </section>
  );
}

/** What is wrong at this place of the plan, or below it. */
export function Problems({ plan, at }: { plan: Pick<SetupPlan, "problems">; at: string }) {
  const t = useTranslations("assistant.problem");
  const here = plan.problems.filter(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));
  const words = here.map(({ code, detail }) => (t.has(code as "nothing") ? t(code as "nothing") : detail));
  if (words.length === 0) return null;
  return (
    <p role="status" className="flex items-start gap-1 text-sm text-trouble-text">
      <CircleAlert aria-hidden className="mt-[3px] size-[14px] shrink-0" />
      {[...new Set(words)].join(" ")}
    </p>
  );
}
