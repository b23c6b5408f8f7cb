"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { NumberInput } from "@/components/forms/number-input";
import { spamGuard } from "@/components/settings/ai/queries";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { SpamGuard } from "@/lib/domains/ai/schema";

function HeldBack({ rows }: { rows: SpamGuard["held_back"] }) {
  const t = useTranslations("ai");
  return (
    <Section title={t("held_back")} text={t("held_back_text")} flush>
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-center text-ink-soft md:px-5">{t("none_held")}</p>
      ) : (
        <ul aria-label={t("held_back")}>
          {rows.map(({ id, conversation_id, contact, reason, at }) => (
            <li
              key={id}
              className="flex min-h-12 items-center gap-3 border-line border-b px-4 py-2 last:border-b-0 md:px-5"
            >
              <Link href={`/conversations/${conversation_id}`} className="min-w-0 flex-1 truncate hover:underline">
                {contact || t("somebody")}
              </Link>
              <Badge>{t(`held_for.${reason}`)}</Badge>
              <span className="shrink-0 text-ink-soft text-sm">
                <Ago at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** How many answers one contact gets, which messages get none, and who got none. */
export function Guard({ first }: { first: SpamGuard }) {
  const t = useTranslations("ai");
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({ ...spamGuard, initialData: first });
  const { held_back: _, ...given } = first;
  const [settings, setSettings] = useState(given);
  const set = (change: Partial<typeof settings>) => setSettings((known) => ({ ...known, ...change }));
  const form = useApiForm({
    send: (fields) => {
      const words = (textOf(fields, "blocked_words") ?? "").split(/[\n,]/).map((word) => word.trim());
      return turnero.ai.spamGuard.put({
        ...settings,
        blocked_words: [...new Set(words.filter((word) => word !== ""))],
      });
    },
    onDone: (saved) => {
      queries.setQueryData(spamGuard.queryKey, saved);
      toast.done(t("guard_saved"));
    },
  });
  return (
    <>
      <Section title={t("guard")} text={t("guard_text")}>
        <Form
          form={form}
          label={t("guard")}
          actions={
            <Button type="submit" look="primary" className="md:self-start" pending={form.pending}>
              {t("save_guard")}
            </Button>
          }
        >
          <Checkbox label={t("guard_on")} checked={settings.enabled} onCheckedChange={(on) => set({ enabled: on })} />
          <div className="grid gap-4 md:grid-cols-3">
            <Field name="per_hour" label={t("per_hour")} hint={t("no_limit")}>
              <NumberInput value={settings.per_hour} onChange={(per_hour) => set({ per_hour })} min={1} />
            </Field>
            <Field name="per_day" label={t("per_day")} hint={t("no_limit")}>
              <NumberInput value={settings.per_day} onChange={(per_day) => set({ per_day })} min={1} />
            </Field>
            <Field name="repetition" label={t("repetition")} hint={t("no_limit")}>
              <NumberInput value={settings.repetition} onChange={(repetition) => set({ repetition })} min={2} />
            </Field>
          </div>
          <Field name="blocked_words" label={t("blocked_words")} hint={t("blocked_words_hint")}>
            <TextArea defaultValue={first.blocked_words.join("\n")} />
          </Field>
          <Checkbox
            label={t("links_only")}
            checked={settings.links_only}
            onCheckedChange={(on) => set({ links_only: on })}
          />
        </Form>
      </Section>
      <HeldBack rows={data.held_back} />
    </>
  );
}
