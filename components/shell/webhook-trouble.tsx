"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { endpointList } from "@/components/settings/webhooks/queries";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

const TroubleBanner = dynamic(() =>
  import("@/components/shell/trouble-banner").then(({ TroubleBanner }) => TroubleBanner),
);

type Endpoints = { data: WebhookEndpoint[]; next_cursor: string | null };

/** Tells those who can mend it that an endpoint was switched off for its failures; live, until it is on again. */
export function WebhookTrouble({ first }: { first: Endpoints }) {
  const t = useTranslations("shell");
  const { data } = useQuery({ ...endpointList, initialData: first, refetchInterval: false });
  const [off, ...more] = data.data.filter(({ deactivated_by }) => deactivated_by === "failures");
  if (!off) return null;
  return (
    <TroubleBanner
      tone="trouble"
      href={more.length === 0 ? `/settings/webhooks/${off.id}` : "/settings/webhooks"}
      look={t("webhook_look")}
    >
      {more.length === 0
        ? t("webhook_off", { host: URL.canParse(off.url) ? new URL(off.url).host : off.url })
        : t("webhooks_off", { count: more.length + 1 })}
    </TroubleBanner>
  );
}
