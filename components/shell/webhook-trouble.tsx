"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { endpointList } from "@/components/settings/webhooks/queries";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

type Endpoints = { data: WebhookEndpoint[]; next_cursor: string | null };

/** Tells those who can mend it that an endpoint was switched off for its failures; live, until it is on again. */
export function WebhookTrouble({ first }: { first: Endpoints }) {
  const t = useTranslations("shell");
  const { data } = useQuery({ ...endpointList, initialData: first, refetchInterval: false });
  const [off, ...more] = data.data.filter(({ deactivated_by }) => deactivated_by === "failures");
  if (!off) return null;
  return (
    <p role="status" className="banner flex items-center gap-2 bg-trouble-soft px-4 text-trouble-text md:px-6">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 truncate max-md:flex-1">
        {more.length === 0
          ? t("webhook_off", { host: URL.canParse(off.url) ? new URL(off.url).host : off.url })
          : t("webhooks_off", { count: more.length + 1 })}
      </span>
      <Link
        href={more.length === 0 ? `/settings/webhooks/${off.id}` : "/settings/webhooks"}
        className="shrink-0 font-medium underline underline-offset-2"
      >
        {t("webhook_look")}
      </Link>
    </p>
  );
}
