"use client";

import { useTranslations } from "next-intl";
import { textOf } from "@/components/forms/form";
import { PhoneInput } from "@/components/forms/phone/phone-input";
import { localesWith } from "@/components/locales";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Customer } from "@/lib/domains/customers/schema";

const addressOf = (data: FormData, known: Customer["address"]): Customer["address"] => {
  const formatted = textOf(data, "address");
  // A place may have no words: what nobody touched stays as it is.
  if (formatted === (known?.formatted ?? null)) return known;
  return formatted === null ? null : { formatted, lat: null, lng: null };
};

/** The body of a create or a change from what the form holds. */
export const customerBody = (data: FormData, known: Customer | null) => ({
  name: textOf(data, "name") ?? "",
  phone: textOf(data, "phone"),
  email: textOf(data, "email"),
  company: textOf(data, "company"),
  locale: textOf(data, "locale"),
  address: addressOf(data, known?.address ?? null),
  notes: textOf(data, "notes"),
});

export function CustomerFields({ customer }: { customer: Customer | null }) {
  const t = useTranslations("customers");
  const optional = useTranslations("common")("optional");
  return (
    <>
      <Field name="name" label={t("name")}>
        <Input defaultValue={customer?.name} autoComplete="off" required />
      </Field>
      <Field name="phone" label={t("phone")} optional={optional} faults={{ invalid_format: t("phone_fault") }}>
        <PhoneInput defaultValue={customer?.phone ?? ""} />
      </Field>
      <Field name="email" label={t("email")} optional={optional} faults={{ invalid_format: t("email_fault") }}>
        <Input type="email" inputMode="email" defaultValue={customer?.email ?? ""} autoComplete="off" />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field name="company" label={t("company")} optional={optional}>
          <Input defaultValue={customer?.company ?? ""} autoComplete="off" />
        </Field>
        <Field name="locale" label={t("language")} optional={optional}>
          <Select defaultValue={customer?.locale ?? ""}>
            <option value="">{t("language_unknown")}</option>
            {localesWith(customer?.locale).map(({ value, label, lang }) => (
              <option key={value} value={value} lang={lang}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field name="address" pointer="#/address/formatted" label={t("address")} optional={optional}>
        <Input defaultValue={customer?.address?.formatted ?? ""} autoComplete="off" />
      </Field>
      <Field name="notes" label={t("notes")} optional={optional} hint={t("notes_hint")}>
        <TextArea defaultValue={customer?.notes ?? ""} />
      </Field>
    </>
  );
}
