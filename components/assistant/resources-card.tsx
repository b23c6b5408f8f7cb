"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card, Problems } from "@/components/assistant/card";
import { DraftInput } from "@/components/assistant/draft-input";
import { freeKey } from "@/components/assistant/keys";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { PlanContent, PlanResource, SetupPlan } from "@/lib/domains/assistant/schema";
import { resourceKinds } from "@/lib/domains/catalog/resources/schema";

type Edit = (parts: Partial<PlanContent>) => void;

/** The plan with one more of a kind, in the group of its kind, which is made where there is none. */
function withOne(plan: SetupPlan, kind: "person" | "room", name: string, groupName: string): Partial<PlanContent> {
  const { resources, groups, schedules, services } = plan;
  const group = kind === "person" ? "people" : "places";
  const known = groups.some(({ key }) => key === group);
  const fresh: PlanResource = {
    ...{ key: freeKey(kind, resources), name, kind, capacity: 1, groups: [group] },
    schedule: schedules[0]?.key ?? null,
  };
  // The first person does what nobody did; rooms are asked for only where the person says so.
  const idle = services.map((service) =>
    kind === "person" && service.kind === "appointment" && service.needs.length === 0
      ? { ...service, needs: [group] }
      : service,
  );
  return {
    resources: [...resources, fresh],
    ...(known ? {} : { groups: [...groups, { key: group, name: groupName }] }),
    ...(idle.some((service, i) => service !== services[i]) ? { services: idle } : {}),
  };
}

export function ResourcesCard({ plan, edit }: { plan: SetupPlan; edit: Edit }) {
  const t = useTranslations("assistant");
  const { resources } = plan;
  const disabled = plan.applied !== null;
  const change = (key: string, by: Partial<PlanResource>) =>
    edit({ resources: resources.map((each) => (each.key === key ? { ...each, ...by } : each)) });
  return (
    <Card
      title={t("people")}
      aside={
        <span className="flex">
          <Button
            look="ghost"
            size="sm"
            disabled={disabled}
            onClick={() => edit(withOne(plan, "person", t("new_person"), t("people_group")))}
          >
            <Plus aria-hidden className="size-4" />
            {t("add_person")}
          </Button>
          <Button
            look="ghost"
            size="sm"
            disabled={disabled}
            aria-label={t("add_place")}
            onClick={() => edit(withOne(plan, "room", t("new_place"), t("places_group")))}
          >
            <Plus aria-hidden className="size-4" />
            <span className="hidden sm:inline">{t("add_place")}</span>
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
                onClick={() => edit({ resources: resources.filter((each) => each.key !== key) })}
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
