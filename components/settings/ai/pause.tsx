"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pause as PauseIcon, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { aiUsage, keepStatus } from "@/components/settings/ai/queries";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { AiStatus, AiUsage } from "@/lib/domains/ai/schema";

/** Stops the models at once, with a reason; the rules go on. */
export function Pause({ first }: { first: AiUsage }) {
  const t = useTranslations("ai");
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({ ...aiUsage("30", first.to), initialData: first });
  const { paused } = data.status;
  const keep = (status: AiStatus) => keepStatus(queries, status);
  const form = useApiForm({
    send: (fields) => turnero.ai.pause({ reason: textOf(fields, "reason") ?? "" }),
    onDone: (status) => {
      void keep(status);
      toast.undoable(t("paused_done"), () => turnero.ai.resume().then(keep), { about: "ai" });
    },
  });
  const resume = useMutation({
    mutationFn: (_reason: string) => turnero.ai.resume(),
    onSuccess: (status, reason) => {
      void keep(status);
      toast.undoable(t("resumed_done"), () => turnero.ai.pause({ reason }).then(keep), { about: "ai" });
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <Section title={t("pause_title")} text={t("pause_text")}>
      {paused ? (
        <div className="flex flex-col gap-3">
          <Notice tone="held">
            {t.rich("paused_by", {
              name: paused.by,
              reason: paused.reason,
              when: () => <When at={paused.since} inside />,
            })}
          </Notice>
          <Button
            look="primary"
            className="md:self-start"
            pending={resume.isPending}
            onClick={() => resume.mutate(paused.reason)}
          >
            <Play aria-hidden className="size-4" />
            {t("resume")}
          </Button>
        </div>
      ) : (
        <Form
          form={form}
          label={t("pause_title")}
          actions={
            <Button type="submit" className="md:self-start" pending={form.pending}>
              <PauseIcon aria-hidden className="size-4" />
              {t("pause")}
            </Button>
          }
        >
          <Field name="reason" label={t("reason")} hint={t("reason_hint")}>
            <Input maxLength={500} />
          </Field>
        </Form>
      )}
    </Section>
  );
}
