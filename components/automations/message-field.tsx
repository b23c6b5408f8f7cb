"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useRef } from "react";
import { useNames } from "@/components/automations/names";
import { type Placeholder, placeholders, placeholdersFor, type TriggerType } from "@/components/automations/vocabulary";
import { useShell } from "@/components/shell/shell-state";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { useNow } from "@/components/ui/now";
import { clockFormat } from "@/lib/core/vocabulary";

const hour = 3_600_000;

/** What stands for each placeholder in the preview: the workspace's own where there is one. */
function useExamples(trigger: TriggerType | undefined): Record<Placeholder, string> {
  const t = useTranslations("automations");
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow().getTime();
  const { services } = useNames();
  const { workspace } = useShell();
  const tomorrow = new Date(Math.ceil(now / hour) * hour + 24 * hour);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...clockFormat,
    timeZone,
  } as Intl.DateTimeFormatOptions);
  const offered = placeholdersFor(trigger);
  const all = {
    customer: t("example_customer"),
    service: services?.[0]?.label ?? t("example_service"),
    start: format.format(tomorrow),
    business: workspace.name,
  };
  for (const each of placeholders) if (!offered.includes(each)) all[each] = "";
  return all;
}

/** The message as a customer would get it. */
function Preview({ text, trigger }: { text: string; trigger: TriggerType | undefined }) {
  const t = useTranslations("automations");
  const examples = useExamples(trigger);
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: Placeholder) => examples[name] ?? whole);
  if (filled.trim() === "") return null;
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-ink-faint text-sm">{t("preview")}</figcaption>
      <p className="max-w-[90%] self-start whitespace-pre-wrap break-words rounded-md rounded-bl-sm bg-confirmed-soft px-3 py-2 text-confirmed-text">
        {filled}
      </p>
    </figure>
  );
}

/** A message with what is filled in for each customer: put in by a button, shown as it will be read. */
export function MessageField({
  at,
  text,
  trigger,
  onChange,
}: {
  at: string;
  text: string;
  trigger?: TriggerType;
  onChange: (text: string) => void;
}) {
  const t = useTranslations("automations");
  const area = useRef<HTMLTextAreaElement>(null);
  const offered = placeholdersFor(trigger);
  const insert = (name: Placeholder) => {
    const element = area.current;
    const [from, to] = [element?.selectionStart ?? text.length, element?.selectionEnd ?? text.length];
    const put = `{${name}}`;
    onChange(text.slice(0, from) + put + text.slice(to));
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(from + put.length, from + put.length);
    });
  };
  const empty = placeholders.filter((each) => !offered.includes(each) && text.includes(`{${each}}`));
  return (
    <>
      <Field name={`${at}-text`} pointer={`${at}/text`} label={t("message")}>
        <TextArea ref={area} rows={4} maxLength={4096} value={text} onChange={({ target }) => onChange(target.value)} />
      </Field>
      <fieldset className="-mt-1 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t("insert")}</legend>
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => insert(name)}
            className="h-11 rounded-full border border-line-control bg-canvas px-4 text-ink-soft text-sm hover:bg-well hover:text-ink md:h-7 md:px-3"
          >
            + {t(`placeholders.${name}`)}
          </button>
        ))}
      </fieldset>
      {empty.length > 0 && <p className="text-held-text text-sm">{t("placeholder_empty")}</p>}
      <Preview text={text} trigger={trigger} />
    </>
  );
}
