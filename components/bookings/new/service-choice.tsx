"use client";

import { useTranslations } from "next-intl";
import type { Resource, Service } from "@/clients/typescript/src/client";
import { isNeverOffered } from "@/components/catalog/services/never-offered";
import { Choice } from "@/components/forms/choices/choice";
import { useShell } from "@/components/shell/shell-state";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";

/** Whether the service can use the resource. */
export const uses = ({ requirements }: Service, { id, group_ids }: Pick<Resource, "id" | "group_ids">): boolean =>
  requirements.some(
    ({ resource_id, group_id }) => resource_id === id || (group_id !== null && group_ids.includes(group_id)),
  );

/** Those that the clicked column can serve come first. */
export function ServiceChoice({
  services,
  resource,
  value,
  autoFocus,
  onChoose,
}: {
  services: readonly Service[];
  resource: Resource | null;
  value: string;
  autoFocus: boolean;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations("calendar");
  const offered = services.filter(({ active }) => active);
  const fitting = resource ? offered.filter((each) => uses(each, resource)) : [];
  const others = offered.filter((each) => !fitting.includes(each));
  const grouped = resource !== null && fitting.length > 0;
  const mayEdit = useShell().member.role !== "agent";
  const chosen = offered.find(({ id }) => id === value);
  const optionOf = (service: Service, group: string | undefined) => ({
    value: service.id,
    label: service.name,
    aside: isNeverOffered(service) ? t("no_times") : t("minutes", { count: service.duration_minutes }),
    group,
    // A caller says it in other words than the catalog.
    also: service.aliases.map(({ text }) => text).join(", "),
  });
  return (
    <>
      <Field name="service_id" label={t("service")}>
        <Choice
          options={[
            ...fitting.map((each) => optionOf(each, resource?.name)),
            ...others.map((each) => optionOf(each, grouped ? t("other_services") : undefined)),
          ]}
          value={value}
          placeholder={t("choose_service")}
          onChoose={onChoose}
          autoFocus={autoFocus}
        />
      </Field>
      <div role="status" className="empty:-mt-4">
        {chosen && isNeverOffered(chosen) && (
          <Notice tone="held">
            {t("never_offered")}{" "}
            {mayEdit && <TextLink href={`/catalog/services/${chosen.id}`}>{t("add_requirement")}</TextLink>}
          </Notice>
        )}
      </div>
    </>
  );
}
