"use client";

import { useTranslations } from "next-intl";
import type { IntakeField } from "@/clients/typescript/src/client";
import { nameOf } from "@/components/bookings/booking-body";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

/** What a service asks of its customer; `typed` is what they had answered before. */
export function Questions({ fields, typed }: { fields: readonly IntakeField[]; typed: Record<string, string> }) {
  const t = useTranslations();
  return fields.map(({ key, label, type, required, options }) => {
    const name = nameOf(key);
    const choices =
      type === "boolean"
        ? [
            ["true", t("booking.yes")],
            ["false", t("booking.no")],
          ]
        : options.map((each) => [each, each]);
    return (
      <Field
        key={key}
        name={name}
        pointer={`#/intake/${key}`}
        label={label}
        {...(required ? {} : { optional: t("common.optional") })}
      >
        {type === "boolean" || type === "select" ? (
          <Select defaultValue={typed[name] ?? ""}>
            <option value="">–</option>
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            type={type}
            defaultValue={typed[name] ?? ""}
            autoComplete="off"
            {...(type === "number" ? { step: "any", inputMode: "decimal" as const } : {})}
          />
        )}
      </Field>
    );
  });
}
