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

type Props = { channel: Channel; name: string };

/** Puts a channel's pause back as it was. */
const putBack = ({ channel, paused }: Channel): Promise<unknown> =>
  paused
    ? turnero.channels.pause(channel, { reason: paused.reason, until: paused.until })
    : turnero.channels.resume(channel);

function PauseForm({ channel, name, done }: Props & { done: () => void }) {
  const t = useTranslations();
  const zone = useTimeZone() ?? "UTC";
  const queries = useQueryClient();
  const toast = useToast();
  const form = useApiForm({
    send: async (data) => {
      const until = textOf(data, "until");
      await turnero.channels.pause(channel.channel, {
        reason: textOf(data, "reason") ?? "",
        until: until && (instantOf(until, zone) ?? until),
      });
      return channel; // As it was: a live update may come before the answer.
    },
    onDone: async (before) => {
      await refresh(queries);
      done();
      toast.undoable(t("channels.paused_now", { name }), () => putBack(before).then(() => refresh(queries)), {
        about: `paused ${name}`,
      });
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
export function PauseButtons({ channel, name }: Props) {
  const t = useTranslations("channels");
  const toast = useToast();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const resume = useMutation({
    mutationFn: (_before: Channel) => turnero.channels.resume(channel.channel),
    onSuccess: (_done, before) =>
      toast.undoable(t("resumed", { name }), () => putBack(before).then(() => refresh(queries)), {
        about: `paused ${name}`,
      }),
    onError: (error) => toast.failed(error),
    onSettled: () => refresh(queries),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {channel.paused && (
        <Button look="primary" pending={resume.isPending} onClick={() => resume.mutate(channel)}>
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
        <PauseForm channel={channel} name={name} done={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
