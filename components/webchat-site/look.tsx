"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { locales } from "@/components/locales";
import { Section } from "@/components/settings/section";
import { Chips } from "@/components/ui/chips";
import { cx } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { SwitchRow } from "@/components/ui/switch-row";
import type { Draft } from "@/components/webchat-site/draft";
import { contrast, leastContrast } from "@/lib/core/text/contrast";

type Props = { draft: Draft; change: (part: Partial<Draft>) => void };

/** How far text and ground stand apart, in words and as a sample. */
function ContrastLine({ colors }: { colors: Draft["colors"] }) {
  const t = useTranslations("webchat");
  const format = useFormatter();
  const value = contrast(colors.accent, colors.text);
  const good = value >= leastContrast;
  const Icon = good ? CircleCheck : CircleAlert;
  const ratio = format.number(value, { maximumFractionDigits: 1 });
  return (
    <p role="status" className={cx("flex items-start gap-1 text-sm", good ? "text-done-text" : "text-trouble-text")}>
      <Icon aria-hidden className="mt-[3px] size-[14px] shrink-0" />
      {t(good ? "contrast_good" : "contrast_bad", { ratio })}
    </p>
  );
}

export function Look({ draft, change }: Props) {
  const t = useTranslations("webchat");
  const color = (name: keyof Draft["colors"], label: string) => (
    <Field name={name} pointer={`#/colors/${name}`} label={label}>
      <Input
        type="color"
        className="px-1 py-1"
        value={draft.colors[name]}
        onChange={({ target }) => change({ colors: { ...draft.colors, [name]: target.value } })}
      />
    </Field>
  );
  return (
    <Section title={t("look")} text={t("text")}>
      <div className="flex flex-col gap-4">
        <SwitchRow
          label={<span className="font-medium">{t("enabled")}</span>}
          hint={t("enabled_hint")}
          checked={draft.enabled}
          onChange={(enabled) => change({ enabled })}
        />
        <Field name="name" label={t("name")} hint={t("name_hint")}>
          <Input value={draft.name} maxLength={80} onChange={({ target }) => change({ name: target.value })} />
        </Field>
        <Field name="greeting" label={t("greeting")}>
          <TextArea
            rows={2}
            value={draft.greeting}
            maxLength={500}
            onChange={({ target }) => change({ greeting: target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          {color("accent", t("accent"))}
          {color("text", t("on_accent"))}
        </div>
        <ContrastLine colors={draft.colors} />
        <Chips
          label={t("languages")}
          hint={t("languages_hint")}
          options={locales.map(({ value, label }) => ({ value, label }))}
          chosen={draft.languages}
          onChange={(languages) => languages.length > 0 && change({ languages })}
        />
      </div>
    </Section>
  );
}
