"use client";

import { useTranslations } from "next-intl";
import type { Resource, Service } from "@/clients/typescript/src/client";
import { Choice } from "@/components/forms/choices/choice";
import { Field } from "@/components/ui/field";

/** Whether the service can use the resource. */
export const uses = ({ requirements }: Service, { id, group_ids }: Resource): boolean =>
  requirements.some(
    ({ resource_id, group_id }) => resource_id === id || (group_id !== null && group_ids.includes(group_id)),
  );

/** Those that the clicked column can serve come first. */
export function ServiceChoice({
  services,
  resource,
  value,
  onChoose,
}: {
  services: readonly Service[];
  resource: Resource | null;
  value: string;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations("calendar");
  const offered = services.filter(({ active }) => active);
  const fitting = resource ? offered.filter((each) => uses(each, resource)) : [];
  const others = offered.filter((each) => !fitting.includes(each));
  const grouped = resource !== null && fitting.length > 0;
  const optionOf = ({ id, name, duration_minutes, aliases }: Service, group: string | undefined) => ({
    value: id,
    label: name,
    aside: t("minutes", { count: duration_minutes }),
    group,
    // A caller says it in other words than the catalog.
    also: aliases.map(({ text }) => text).join(", "),
  });
  return (
    <Field name="service_id" label={t("service")}>
      <Choice
        options={[
          ...fitting.map((each) => optionOf(each, resource?.name)),
          ...others.map((each) => optionOf(each, grouped ? t("other_services") : undefined)),
        ]}
        value={value}
        placeholder={t("choose_service")}
        onChoose={onChoose}
        autoFocus
      />
    </Field>
  );
}
