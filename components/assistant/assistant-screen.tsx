"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Conversation } from "@/components/assistant/conversation";
import { PlanView } from "@/components/assistant/plan-view";
import { setupPlan } from "@/components/assistant/queries";
import { useProblemWords } from "@/components/forms/words";
import { PageHeader } from "@/components/shell/page-header";
import { cx } from "@/components/ui/classes";
import { ErrorState } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import type { SetupConversation, SetupPlan } from "@/lib/domains/assistant/schema";

const views = ["conversation", "plan"] as const;
type View = (typeof views)[number];

/** One of the two at a time, where there is no room for both. */
function Choice({ view, count, onChange }: { view: View; count: number; onChange: (view: View) => void }) {
  const t = useTranslations("assistant");
  return (
    <fieldset className="flex w-full rounded-md border border-line-control p-[2px] xl:hidden">
      <legend className="sr-only">{t("views")}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onChange(each)}
          className={cx(
            "h-11 flex-1 rounded-md font-medium md:h-9",
            view === each ? "bg-chosen text-ink" : "text-ink-soft",
          )}
        >
          {t(each)}
          {each === "plan" && count > 0 && <span className="ml-2 text-ink-faint tabular-nums">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

export function AssistantScreen({
  conversation,
  plan: first,
  slug,
}: {
  conversation: SetupConversation;
  plan: SetupPlan;
  slug: string;
}) {
  const t = useTranslations("assistant");
  const common = useTranslations("common");
  const problemWords = useProblemWords();
  const [view, setView] = useState<View>("conversation");
  const query = useQuery({ ...setupPlan(), initialData: first });
  const { services, resources } = query.data;
  return (
    <div
      className={cx(
        "flex flex-col xl:h-frame",
        // The messages scroll in their own container, so that the input stays in reach on a phone.
        view === "conversation" && "h-frame",
      )}
    >
      <PageHeader
        title={t("title")}
        action={
          query.data.applied ? undefined : (
            <TextLink href="/calendar" className="shrink-0">
              {t("myself")}
            </TextLink>
          )
        }
      >
        <Choice view={view} count={services.length + resources.length} onChange={setView} />
      </PageHeader>
      <div className="grid min-h-0 flex-1 grid-cols-1 xl:grid-cols-[minmax(340px,2fr)_3fr]">
        <section
          aria-label={t("conversation")}
          className={cx(
            "min-h-0 flex-col px-4 pb-4 md:px-6 xl:flex xl:border-line xl:border-r",
            view === "conversation" ? "flex" : "hidden",
          )}
        >
          <Conversation first={conversation} />
        </section>
        <section
          aria-label={t("plan")}
          className={cx(
            "min-h-0 px-4 pb-4 md:px-6 xl:block xl:overflow-y-auto xl:pb-0",
            view === "plan" ? "block" : "hidden",
          )}
        >
          {query.isLoadingError ? (
            <ErrorState
              title={common("error_title")}
              detail={problemWords(query.error)}
              retry={() => void query.refetch()}
              retryLabel={common("retry")}
            />
          ) : (
            <PlanView plan={query.data} slug={slug} />
          )}
        </section>
      </div>
    </div>
  );
}
