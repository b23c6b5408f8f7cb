"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pause as PauseIcon, Play } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { instantOf } from "@/components/forms/local-time";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { Channel } from "@/lib/domains/channels/schema";

const refresh = (queries: ReturnType<typeof useQueryClient>) => queries.invalidateQueries({ queryKey: ["channels"] });

function PauseForm({ channel, done }: { channel: Channel; done: () => void }) {
  const t = useTranslations();
  const zone = useTimeZone() ?? "UTC";
  const queries = useQueryClient();
  const form = useApiForm({
    send: (data) => {
      const until = textOf(data, "until");
      return turnero.channels.pause(channel.channel, {
        reason: textOf(data, "reason") ?? "",
        until: until && (instantOf(until, zone) ?? until),
      });
    },
    onDone: async () => {
      await refresh(queries);
      done();
    },
  });
  return (
    <Form
      form={form}
      label={t("channels.pause")}
      actions={
        <DialogActions cancel>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("channels.pause")}
          </Button>
        </DialogActions>
      }
    >
      <Field name="reason" label={t("channels.reason")} hint={t("channels.reason_hint")}>
        <Input defaultValue={channel.paused?.reason} maxLength={500} />
      </Field>
      <Field
        name="until"
        label={t("channels.until_label")}
        optional={t("common.optional")}
        hint={t("channels.until_hint")}
        faults={{ not_in_future: t("channels.until_past") }}
      >
        <Input type="datetime-local" />
      </Field>
    </Form>
  );
}

/** Nothing is sent while it is paused; resuming sends what waited. */
export function PauseButtons({ channel, name }: { channel: Channel; name: string }) {
  const t = useTranslations("channels");
  const toast = useToast();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const resume = useMutation({
    mutationFn: () => turnero.channels.resume(channel.channel),
    onSuccess: () => toast.done(t("resumed", { name })),
    onError: (error) => toast.failed(error),
    onSettled: () => refresh(queries),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {channel.paused && (
        <Button look="primary" pending={resume.isPending} onClick={() => resume.mutate()}>
          <Play aria-hidden className="size-4" />
          {t("resume")}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("pause_title", { name })}
        description={t("pause_text")}
        trigger={
          <Button>
            <PauseIcon aria-hidden className="size-4" />
            {channel.paused ? t("change_pause") : t("pause")}
          </Button>
        }
      >
        <PauseForm channel={channel} done={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
