"use client";

import { useTranslations } from "next-intl";
import type { PageService } from "@/clients/typescript/src/client";
import { pictureOf } from "@/components/booking-page/picture-of";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { mostUnsearched } from "@/components/forms/choices/matching-options";
import { Avatar } from "@/components/ui/avatar";
import { Field } from "@/components/ui/field";

/** With whom: faces while they are few, a searchable list beyond that. */
export function PersonChoice({
  slug,
  people,
  person,
  onChoose,
}: {
  slug: string;
  people: PageService["people"];
  person: string | null;
  onChoose: (person: string | null) => void;
}) {
  const t = useTranslations("booking");
  if (people.length > mostUnsearched)
    return (
      <Field name="person" label={t("person")}>
        <Choice
          options={namedOptions(people, t("anyone"))}
          value={person ?? ""}
          onChoose={(id) => onChoose(id || null)}
        />
      </Field>
    );
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-1 font-medium text-sm">{t("person")}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...people].map((each) => (
          <label
            key={each?.id ?? ""}
            className="relative flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-full border border-line-control bg-canvas py-1 pr-4 pl-2 has-checked:border-accent has-checked:bg-confirmed-soft has-checked:text-confirmed-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="person"
              checked={person === (each?.id ?? null)}
              onChange={() => onChoose(each?.id ?? null)}
              className="ml-1 size-4 shrink-0 accent-accent"
            />
            {each && <Avatar size="lg" name={each.name} photo={each.photo_id && pictureOf(slug, each.photo_id)} />}
            <span className="min-w-0 break-words">{each?.name ?? t("anyone")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
