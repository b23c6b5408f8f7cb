"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { ConnectForm } from "@/components/channels/connect-form";
import { Disconnect } from "@/components/channels/disconnect";
import { textOf } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Telegram } from "@/lib/domains/channels/telegram/schema";

const connection = queryOptions({
  queryKey: ["channels", { connection: "telegram" }],
  queryFn: ({ signal }) => turnero.channels.telegram.get({ signal }),
});

function Credentials({ last4, done }: { last4: string | null; done: () => void }) {
  const t = useTranslations("channels");
  return (
    <ConnectForm
      name="Telegram"
      steps={[1, 2, 3].map((n) => t(`telegram_step.${n as 1}`))}
      send={(data) => turnero.channels.telegram.connect({ bot_token: textOf(data, "bot_token") ?? "" })}
      done={done}
    >
      <Field
        name="bot_token"
        label={t("bot_token")}
        hint={last4 ? t("known_by", { last4 }) : undefined}
        faults={{ invalid_format: t("token_form") }}
      >
        <Input type="password" autoComplete="off" />
      </Field>
    </ConnectForm>
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
          <Credentials last4={data.bot_token_last4} done={() => setOpen(false)} />
        </Dialog>
        {data.connected && <Disconnect name="Telegram" forget={() => turnero.channels.telegram.disconnect()} />}
      </div>
    </>
  );
}
