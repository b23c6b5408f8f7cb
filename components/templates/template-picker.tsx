"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { FaultLine } from "@/components/forms/fault-line";
import { languageFit, templateAt } from "@/components/templates/preview";
import { PreviewBubble } from "@/components/templates/preview-bubble";
import { templateList } from "@/components/templates/queries";
import { TemplateWarning } from "@/components/templates/status";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import type { WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";

export type Picked = { name: string; language: string; params: string[] };

const keyOf = ({ name, language }: Pick<Picked, "name" | "language">) => `${name} ${language}`;

/** The name of a value: what the template calls it, or its number. */
function ValueFields({
  at,
  template,
  params,
  onChange,
  hint,
}: {
  at: string;
  template: Pick<WhatsAppTemplate, "variables">;
  params: readonly string[];
  onChange: (params: string[]) => void;
  hint?: string | undefined;
}) {
  const t = useTranslations("templates");
  const { variables } = template;
  return variables.map((name, i) => (
    <Field
      key={name}
      name={`${at}-value-${name}`}
      pointer={`${at}/params/${i}`}
      label={t("value", { name })}
      hint={i === 0 ? hint : undefined}
    >
      <Input
        value={params[i] ?? ""}
        required
        maxLength={1024}
        autoComplete="off"
        onChange={({ target }) =>
          onChange(variables.map((_, place) => (place === i ? target.value : (params[place] ?? ""))))
        }
      />
    </Field>
  ));
}

/** A template of the company's list: searched, with a field for each of its values and how it will read. */
export default function TemplatePicker({
  at,
  picked,
  locale,
  hint,
  autoFocus,
  onChange,
}: {
  /** The template's pointer in the request body, such as "#/template". */
  at: string;
  picked: Picked | null;
  /** The reader's language, which is offered first. */
  locale: string;
  hint?: string;
  autoFocus?: boolean;
  onChange: (picked: Picked) => void;
}) {
  const t = useTranslations("templates");
  const list = useQuery(templateList);
  if (list.isPending) return <Skeleton className="h-11 md:h-9" />;
  if (list.isLoadingError) return <Failed error={list.error} retry={list.refetch} />;
  const { data, connected } = list.data;
  const offered = data
    .filter(({ status }) => status === "APPROVED")
    .sort((a, b) => languageFit(a.language, locale) - languageFit(b.language, locale));
  const isPicked = picked !== null && picked.name !== "";
  const chosen = isPicked ? templateAt(data, picked) : undefined;
  if (offered.length === 0 && !isPicked)
    return (
      <Notice>
        {t(
          !connected && data.length === 0 ? "pick_unconnected" : data.length === 0 ? "pick_none" : "pick_none_approved",
        )}{" "}
        <TextLink href="/channels">{t("manage")}</TextLink>
      </Notice>
    );
  const options = offered.map((each) => ({
    value: keyOf(each),
    label: each.name,
    aside: each.sendable ? each.language : `${each.language} · ${t("not_sendable_short")}`,
    disabled: !each.sendable,
  }));
  const choose = (key: string) => {
    const found = offered.find((each) => keyOf(each) === key);
    if (found) onChange({ name: found.name, language: found.language, params: found.variables.map(() => "") });
  };
  return (
    <div className="flex flex-col gap-3">
      <Field name={`${at}-name`} pointer={`${at}/name`} label={t("template")}>
        <Choice
          isLong
          options={options}
          value={isPicked ? keyOf(picked) : ""}
          placeholder={isPicked ? `${picked.name} · ${picked.language}` : t("pick")}
          autoFocus={autoFocus}
          onChoose={choose}
        />
      </Field>
      {isPicked && <TemplateWarning template={chosen} />}
      {chosen && isPicked && (
        <>
          <ValueFields
            at={at}
            template={chosen}
            params={picked.params}
            hint={hint}
            onChange={(params) => onChange({ ...picked, params })}
          />
          <PreviewBubble template={chosen} values={picked.params} />
        </>
      )}
      <FaultLine pointers={[`${at}/params`, `${at}/language`]} faults={{ template_params: t("fault.params") }} />
    </div>
  );
}
