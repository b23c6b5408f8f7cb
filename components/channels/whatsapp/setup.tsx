"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { ConnectForm } from "@/components/channels/connect-form";
import { Disconnect } from "@/components/channels/disconnect";
import { textOf } from "@/components/forms/form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import type { WhatsApp } from "@/lib/domains/channels/whatsapp/schema";

const loading = () => <Skeleton className="h-24" />;
const TemplateSection = dynamic(() => import("@/components/templates/template-section"), { loading });

const whatsappConnection = queryOptions({
  queryKey: ["channels", { connection: "whatsapp" }],
  queryFn: ({ signal }) => turnero.channels.whatsapp.get({ signal }),
  // Until Meta has called with the verify token, which the user is about to enter there.
  refetchInterval: ({ state }) => (state.data?.connected && !state.data.verified_at ? 3000 : false),
});

const given = (data: FormData, name: string) => {
  const text = textOf(data, name);
  return text === null ? {} : { [name]: text };
};

function Credentials({ connection, done }: { connection: WhatsApp; done: () => void }) {
  const t = useTranslations("channels");
  const kept = (last4: string | null) => (last4 ? t("kept", { last4 }) : undefined);
  const refused = { refused_by_whatsapp: t("refused", { name: "WhatsApp" }) };
  return (
    <ConnectForm
      name="WhatsApp"
      steps={[1, 2, 3].map((n) => t(`whatsapp_step.${n as 1}`))}
      send={(data) =>
        turnero.channels.whatsapp.connect({
          phone_number_id: textOf(data, "phone_number_id") ?? "",
          business_account_id: textOf(data, "business_account_id") ?? "",
          ...given(data, "access_token"),
          ...given(data, "app_secret"),
        })
      }
      done={done}
    >
      <Field name="phone_number_id" label={t("phone_number_id")} faults={refused}>
        <Input inputMode="numeric" autoComplete="off" defaultValue={connection.phone_number_id ?? ""} />
      </Field>
      <Field
        name="business_account_id"
        label={t("business_account_id")}
        faults={{ ...refused, not_its_number: t("not_its_number") }}
      >
        <Input inputMode="numeric" autoComplete="off" defaultValue={connection.business_account_id ?? ""} />
      </Field>
      <Field name="access_token" label={t("access_token")} hint={kept(connection.access_token_last4)} faults={refused}>
        <Input type="password" autoComplete="off" />
      </Field>
      <Field name="app_secret" label={t("app_secret")} hint={kept(connection.app_secret_last4)} faults={refused}>
        <Input type="password" autoComplete="off" />
      </Field>
    </ConnectForm>
  );
}

/** What Meta wants to know, and whether it has asked. */
function Addresses({ connection }: { connection: WhatsApp }) {
  const t = useTranslations("channels");
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex items-center justify-between gap-2 font-medium">
        {t("webhook")}
        {connection.verified_at ? (
          <Badge meaning="done">{t("verified")}</Badge>
        ) : (
          <Badge meaning="held">{t("not_verified")}</Badge>
        )}
      </p>
      {!connection.verified_at && <p className="text-ink-soft">{t("whatsapp_step.4")}</p>}
      <CopyBox label={t("callback_url")} text={connection.callback_url ?? ""} />
      <CopyBox label={t("verify_token")} text={connection.verify_token ?? ""} />
    </div>
  );
}

export function WhatsAppSetup({ first }: { first: WhatsApp }) {
  const t = useTranslations("channels");
  const { data } = useQuery({ ...whatsappConnection, initialData: first });
  const [open, setOpen] = useState(false);
  return (
    <>
      {data.connected && <Addresses connection={data} />}
      {data.connected && <TemplateSection />}
      <div className="flex flex-wrap gap-2">
        <Dialog
          open={open}
          onOpenChange={setOpen}
          wide
          title={t("connect_title", { name: "WhatsApp" })}
          trigger={
            <Button look={data.connected ? "secondary" : "primary"}>
              {data.connected ? t("change_credentials") : t("connect")}
            </Button>
          }
        >
          <Credentials connection={data} done={() => setOpen(false)} />
        </Dialog>
        {data.connected && <Disconnect name="WhatsApp" forget={() => turnero.channels.whatsapp.disconnect()} />}
      </div>
    </>
  );
}
