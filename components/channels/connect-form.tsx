"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Steps } from "@/components/channels/steps";
import { Form, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";

/** Connects a channel of another company: what to do there, and what it is known by here. */
export function ConnectForm({
  name,
  steps,
  send,
  done,
  children,
}: {
  name: string;
  steps: readonly string[];
  send: (data: FormData) => Promise<unknown>;
  done: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("channels");
  const queries = useQueryClient();
  const toast = useToast();
  const form = useApiForm({
    send,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: ["channels"] });
      toast.done(t("connected_now", { name }));
      done();
    },
  });
  return (
    <Form
      form={form}
      label={t("connect")}
      actions={
        <DialogActions cancel>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("check_and_connect")}
          </Button>
        </DialogActions>
      }
    >
      <Steps steps={steps} />
      {children}
    </Form>
  );
}
