"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { services } from "@/components/catalog/queries";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The heading that a service stands under on the booking page; those of the other services are suggested. */
export function CategoryField({
  category,
  onChange,
}: {
  category: string | null;
  onChange: (category: string | null) => void;
}) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  const list = useId();
  const known = useQuery(services).data ?? [];
  const categories = [...new Set(known.flatMap((each) => each.category ?? []))].sort((a, b) => a.localeCompare(b));
  return (
    <Field name="category" label={t("category")} optional={optional} hint={t("category_hint")}>
      <Input
        value={category ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
        maxLength={60}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {categories.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </Field>
  );
}
