"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Draft, Edit } from "@/components/bot/draft";
import { Section } from "@/components/settings/section";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";

type Props = { draft: Draft; edit: Edit };

/** A switch with what it means. */
function SwitchLine({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 md:min-h-9">
      <Switch
        id={id}
        checked={on}
        onCheckedChange={onChange}
        aria-describedby={`${id}-hint`}
        className="mt-px shrink-0"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}

export function Enabled({ draft, edit }: Props) {
  const t = useTranslations("bot");
  return (
    <div className="mb-8 rounded-md border border-line p-4 md:px-5">
      <SwitchLine
        label={t("enabled")}
        hint={t("enabled_hint")}
        on={draft.enabled}
        onChange={(enabled) => edit({ enabled })}
      />
    </div>
  );
}

export function About({ draft, edit }: Props) {
  const t = useTranslations("bot");
  return (
    <Section title={t("about")} text={t("about_text")}>
      <div className="flex flex-col gap-4">
        <Field name="name" label={t("name")} hint={t("name_hint")}>
          <Input value={draft.name} maxLength={60} onChange={({ target }) => edit({ name: target.value })} />
        </Field>
        <Field name="greeting" label={t("greeting")} hint={t("greeting_hint")}>
          <TextArea
            rows={2}
            value={draft.greeting}
            maxLength={1000}
            onChange={({ target }) => edit({ greeting: target.value })}
          />
        </Field>
        <Field name="fallback_message" label={t("fallback")} hint={t("fallback_hint")}>
          <TextArea
            rows={2}
            value={draft.fallback_message}
            maxLength={1000}
            onChange={({ target }) => edit({ fallback_message: target.value })}
          />
        </Field>
      </div>
    </Section>
  );
}

const abilities = ["answer", "book", "reschedule", "cancel", "collect_location"] as const;

export function Abilities({ draft, edit }: Props) {
  const t = useTranslations("bot");
  return (
    <Section title={t("abilities_title")} text={t("abilities_text")}>
      <div className="flex flex-col gap-3">
        {abilities.map((each) => (
          <SwitchLine
            key={each}
            label={t(`abilities.${each}.label`)}
            hint={t(`abilities.${each}.hint`)}
            on={draft.abilities[each]}
            onChange={(on) => edit({ abilities: { ...draft.abilities, [each]: on } })}
          />
        ))}
      </div>
    </Section>
  );
}

export function ModelFields({ draft, edit }: Props) {
  const t = useTranslations("bot");
  return (
    <Section title={t("model_title")} text={t("model_text")}>
      <div className="flex flex-col gap-4">
        <Field name="instructions" label={t("instructions")} hint={t("instructions_hint")}>
          <TextArea
            rows={5}
            value={draft.instructions}
            onChange={({ target }) => edit({ instructions: target.value })}
          />
        </Field>
        <Field name="model" label={t("model")} hint={t("model_hint")}>
          <Input
            value={draft.model}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => edit({ model: target.value })}
          />
        </Field>
      </div>
    </Section>
  );
}
