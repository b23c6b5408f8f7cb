"use client";

import { useTranslations } from "next-intl";
import type { Columns, Settings } from "@/components/customers/import-queries";
import { Choice } from "@/components/forms/choices/choice";
import CountryChoice from "@/components/forms/choices/country-choice";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { callingCodeOf, mainCountry } from "@/lib/core/phone/phone";
import type { ImportField, ImportPreview, Policy } from "@/lib/domains/customers/transfer/schema";

/** Which column holds what, and how the rows are read. */
export function ImportColumns({
  preview,
  settings,
  onChange,
}: {
  preview: ImportPreview;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}) {
  const t = useTranslations("customers.import");
  const mapping = settings.mapping ?? (preview.mapping as Columns);
  const sampleOf = (column: number | null) => (column === null ? undefined : preview.columns[column]?.samples[0]);
  return (
    <>
      <section className="flex flex-col gap-3">
        <div>
          <h3 className="font-medium">{t("columns")}</h3>
          <p className="text-ink-soft text-sm">{t("columns_text")}</p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          {(Object.keys(mapping) as ImportField[]).map((field) => (
            <Field
              key={field}
              name={field}
              label={t(`fields.${field}`)}
              hint={sampleOf(mapping[field]) && <span className="block truncate">{sampleOf(mapping[field])}</span>}
            >
              <Choice
                options={[
                  { value: "", label: t("none") },
                  ...preview.columns.map(({ index, header }) => ({
                    value: String(index),
                    label: header || `${index + 1}`,
                  })),
                ]}
                value={String(mapping[field] ?? "")}
                onChoose={(column) =>
                  onChange({ mapping: { ...mapping, [field]: column === "" ? null : Number(column) } })
                }
              />
            </Field>
          ))}
        </div>
      </section>
      <div className="grid items-end gap-3 md:grid-cols-2">
        <Field name="calling_code" label={t("country")}>
          <CountryChoice
            country={mainCountry(settings.calling_code ?? preview.calling_code)}
            onChoose={(country) => onChange({ calling_code: callingCodeOf(country) })}
          />
        </Field>
        <Field name="policy" label={t("policy")}>
          <Select value={settings.policy} onChange={({ target }) => onChange({ policy: target.value as Policy })}>
            {(["skip", "update"] as const).map((policy) => (
              <option key={policy} value={policy}>
                {t(`policies.${policy}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
