"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card, Problems } from "@/components/assistant/card";
import { DraftInput } from "@/components/assistant/draft-input";
import { newKey } from "@/components/assistant/keys";
import type { EditPlan, PlanChange } from "@/components/assistant/plan-edit";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { resourceKinds } from "@/lib/core/vocabulary";
import type { PlanResource, PlanService, SetupPlan } from "@/lib/domains/assistant/schema";

/** One more of a kind, in the group of its kind, which is made where there is none. */
function oneMore(seen: SetupPlan, kind: "person" | "room", name: string, groupName: string): PlanChange {
  const group = kind === "person" ? "people" : "places";
  const knows = ({ groups }: SetupPlan) => groups.some(({ key }) => key === group);
  // The first person takes over services without anyone; rooms are required only where the user says so.
  const isIdle = ({ kind: of, needs }: PlanService) => kind === "person" && of === "appointment" && needs.length === 0;
  const fresh: PlanResource = {
    key: newKey(kind),
    name,
    kind,
    capacity: 1,
    groups: [group],
    schedule: seen.schedules[0]?.key ?? null,
  };
  // Whatever is sent counts as edited by hand, so only the changed fields are sent.
  const [bringsGroup, givesWork] = [!knows(seen), seen.services.some(isIdle)];
  return (now) => ({
    resources: now.resources.some(({ key }) => key === fresh.key) ? now.resources : [...now.resources, fresh],
    ...((bringsGroup || !knows(now)) && {
      groups: knows(now) ? now.groups : [...now.groups, { key: group, name: groupName }],
    }),
    ...(givesWork && {
      services: now.services.map((service) => (isIdle(service) ? { ...service, needs: [group] } : service)),
    }),
  });
}

export function ResourcesCard({ plan, edit }: { plan: SetupPlan; edit: EditPlan }) {
  const t = useTranslations("assistant");
  const { resources } = plan;
  const disabled = plan.applied !== null;
  const change = (key: string, by: Partial<PlanResource>) =>
    edit((now) => ({ resources: now.resources.map((each) => (each.key === key ? { ...each, ...by } : each)) }));
  return (
    <Card
      title={t("people")}
      byModel={plan.by_model.includes("resources")}
      aside={
        <span className="flex flex-wrap justify-end">
          <Button
            look="ghost"
            size="sm"
            disabled={disabled}
            onClick={() => edit(oneMore(plan, "person", t("new_person"), t("people_group")))}
          >
            <Plus aria-hidden className="size-4" />
            {t("add_person")}
          </Button>
          <Button
            look="ghost"
            size="sm"
            disabled={disabled}
            onClick={() => edit(oneMore(plan, "room", t("new_place"), t("places_group")))}
          >
            <Plus aria-hidden className="size-4" />
            {t("add_place")}
          </Button>
        </span>
      }
    >
      <ul className="flex flex-col gap-2">
        {resources.map(({ key, name, kind }, i) => (
          <li key={key} className="flex flex-col gap-1">
            <div className="grid grid-cols-[minmax(0,1fr)_132px_auto] items-center gap-2">
              <DraftInput
                aria-label={`${t("name")}: ${t("resource", { number: i + 1 })}`}
                disabled={disabled}
                value={name}
                onCommit={(text) => change(key, { name: text.trim() })}
              />
              <Select
                aria-label={`${t("kind")}: ${name || t("resource", { number: i + 1 })}`}
                disabled={disabled}
                value={kind}
                onChange={({ target }) => change(key, { kind: target.value as PlanResource["kind"] })}
              >
                {resourceKinds.map((each) => (
                  <option key={each} value={each}>
                    {t(`kinds.${each}`)}
                  </option>
                ))}
              </Select>
              <Button
                look="ghost"
                size="icon"
                disabled={disabled}
                aria-label={t("remove", { name: name || t("resource", { number: i + 1 }) })}
                onClick={() => edit((now) => ({ resources: now.resources.filter((each) => each.key !== key) }))}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
            <Problems plan={plan} at={`#/resources/${i}`} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
