"use client";

import { Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Applied } from "@/components/assistant/applied";
import { Apply } from "@/components/assistant/apply";
import { usePlanEdit } from "@/components/assistant/change";
import { HoursCard } from "@/components/assistant/hours-card";
import { ResourcesCard } from "@/components/assistant/resources-card";
import { ServicesCard } from "@/components/assistant/services-card";
import { PageCard, StagesCard } from "@/components/assistant/stages-card";
import { EmptyState } from "@/components/ui/states";
import type { SetupPlan } from "@/lib/domains/assistant/schema";

const isEmpty = ({ services, resources, schedules }: SetupPlan): boolean =>
  services.length === 0 && resources.length === 0 && schedules.length === 0;

/** The plan as cards that can be written in, until it is applied. */
export function PlanView({ plan, slug }: { plan: SetupPlan; slug: string }) {
  const t = useTranslations("assistant");
  const edit = usePlanEdit();
  const top = useRef<HTMLDivElement>(null);
  if (isEmpty(plan))
    return (
      <EmptyState icon={Sparkles} title={t("empty")} learn="first-day">
        {t("empty_text")}
      </EmptyState>
    );
  return (
    <div ref={top} className="flex flex-col gap-4">
      {plan.applied && <Applied plan={plan} slug={slug} />}
      <ServicesCard plan={plan} edit={edit} />
      <ResourcesCard plan={plan} edit={edit} />
      <HoursCard plan={plan} edit={edit} />
      <StagesCard plan={plan} edit={edit} />
      <PageCard plan={plan} edit={edit} />
      {!plan.applied && <Apply plan={plan} onApplied={() => top.current?.scrollIntoView({ block: "start" })} />}
    </div>
  );
}
