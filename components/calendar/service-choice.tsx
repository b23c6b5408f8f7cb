"use client";

import { useTranslations } from "next-intl";
import type { Resource, Service } from "@/clients/typescript/src/client";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

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
  const option = ({ id, name, duration_minutes }: Service) => (
    <option key={id} value={id}>
      {name} · {t("minutes", { count: duration_minutes })}
    </option>
  );
  return (
    <Field name="service_id" label={t("service")}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)} autoFocus>
        <option value="" disabled>
          {t("choose_service")}
        </option>
        {resource && fitting.length > 0 ? (
          <>
            <optgroup label={resource.name}>{fitting.map(option)}</optgroup>
            <optgroup label={t("other_services")}>{others.map(option)}</optgroup>
          </>
        ) : (
          others.map(option)
        )}
      </Select>
    </Field>
  );
}
