"use client";

import { useTranslations } from "next-intl";
import type { IntakeField } from "@/clients/typescript/src/client";
import { nameOf } from "@/components/bookings/booking-body";
import { Choice } from "@/components/forms/choices/choice";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

function Control({ field }: { field: IntakeField }) {
  const t = useTranslations("calendar");
  if (field.type === "boolean" || field.type === "select") {
    const options =
      field.type === "boolean"
        ? [["true", t("yes")] as const, ["false", t("no")] as const]
        : field.options.map((each) => [each, each] as const);
    return <Choice options={[{ value: "", label: "–" }, ...options.map(([value, label]) => ({ value, label }))]} />;
  }
  return (
    <Input
      type={field.type}
      {...(field.type === "number" ? { step: "any", inputMode: "decimal" as const } : {})}
      autoComplete="off"
    />
  );
}

/** Asked by another service in the same way, a question is the same one, and keeps its answer. */
export const questionKey = ({ key, type, options }: IntakeField): string => JSON.stringify([key, type, options]);

/** The service's own questions. `later` says of the required ones that they may stay unanswered for now. */
export function IntakeFields({ fields, later }: { fields: readonly IntakeField[]; later?: string }) {
  const optional = useTranslations("common")("optional");
  const mark = ({ required }: IntakeField) => (required ? later : optional);
  return fields.map((field) => (
    <Field
      key={questionKey(field)}
      name={nameOf(field.key)}
      pointer={`#/intake/${field.key}`}
      label={field.label}
      optional={mark(field)}
    >
      <Control field={field} />
    </Field>
  ));
}
