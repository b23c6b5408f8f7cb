"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { NewEndpoint } from "@/components/settings/webhooks/new-endpoint";
import { endpointList } from "@/components/settings/webhooks/queries";
import { Sparkline } from "@/components/settings/webhooks/sparkline";
import { LastFailure, State } from "@/components/settings/webhooks/state";
import { Link } from "@/components/ui/link";
import { EmptyState } from "@/components/ui/states";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

const most = 10;

function Row({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 hover:bg-well md:flex-nowrap md:px-5">
      <div className="min-w-0 flex-1 basis-full md:basis-auto">
        <p className="flex items-center gap-2 font-medium">
          <Link
            href={`/settings/webhooks/${endpoint.id}`}
            className="truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {endpoint.url}
          </Link>
          <span className="shrink-0">
            <State endpoint={endpoint} />
          </span>
        </p>
        <p className="mt-[2px] text-ink-soft text-sm">
          {t("event_count", { count: endpoint.events.length })} · <LastFailure endpoint={endpoint} />
        </p>
      </div>
      <Sparkline attempts={endpoint.recent_attempts} />
      <ChevronRight aria-hidden className="hidden size-4 shrink-0 text-ink-faint md:block" />
    </li>
  );
}

/** The workspace's endpoints and their health. */
export function Webhooks({ first }: { first: Page<WebhookEndpoint> }) {
  const t = useTranslations("webhooks");
  const { data } = useQuery({ ...endpointList, initialData: first });
  const room = data.data.length < most;
  return (
    <Section
      title={t("title")}
      text={room ? t("text") : t("text_full", { most })}
      action={room && <NewEndpoint />}
      flush
    >
      {data.data.length === 0 ? (
        <EmptyState icon={Webhook} title={t("empty")}>
          {t("empty_text")}
        </EmptyState>
      ) : (
        <ul>
          {data.data.map((endpoint) => (
            <Row key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
    </Section>
  );
}
