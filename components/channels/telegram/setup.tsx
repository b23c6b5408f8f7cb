"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Disconnect } from "@/components/channels/disconnect";
import { Steps } from "@/components/channels/steps";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { Telegram } from "@/lib/domains/channels/telegram/schema";

const connection = queryOptions({
  queryKey: ["channels", { connection: "telegram" }],
  queryFn: ({ signal }) => turnero.channels.telegram.get({ signal }),
});

function ConnectForm({ last4, done }: { last4: string | null; done: () => void }) {
  const t = useTranslations();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useApiForm({
    send: (data) => turnero.channels.telegram.connect({ bot_token: textOf(data, "bot_token") ?? "" }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: ["channels"] });
      toast.done(t("channels.connected_now", { name: "Telegram" }));
      done();
    },
  });
  return (
    <Form
      form={form}
      label={t("channels.connect")}
      actions={
        <DialogActions cancel>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("channels.check_and_connect")}
          </Button>
        </DialogActions>
      }
    >
      <Steps steps={[1, 2, 3].map((n) => t(`channels.telegram_step.${n as 1}`))} />
      <Field
        name="bot_token"
        label={t("channels.bot_token")}
        hint={last4 ? t("channels.known_by", { last4 }) : undefined}
        faults={{ invalid_format: t("channels.token_form") }}
      >
        <Input type="password" autoComplete="off" />
      </Field>
    </Form>
  );
}

export function TelegramSetup({ first }: { first: Telegram }) {
  const t = useTranslations("channels");
  const { data } = useQuery({ ...connection, initialData: first });
  const [open, setOpen] = useState(false);
  return (
    <>
      {data.connected && data.bot_username && (
        <div className="flex flex-col gap-2 text-sm">
          <p className="font-medium">{t("bot_link")}</p>
          <CopyBox label={t("bot_link")} text={`https://t.me/${data.bot_username}`} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t("connect_title", { name: "Telegram" })}
          trigger={
            <Button look={data.connected ? "secondary" : "primary"}>
              {data.connected ? t("change_credentials") : t("connect")}
            </Button>
          }
        >
          <ConnectForm last4={data.bot_token_last4} done={() => setOpen(false)} />
        </Dialog>
        {data.connected && <Disconnect name="Telegram" forget={() => turnero.channels.telegram.disconnect()} />}
      </div>
    </>
  );
}
