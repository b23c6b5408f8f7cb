"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { FilterSelect } from "@/components/forms/choices/filter-select";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import { Section } from "@/components/settings/section";
import { Deliveries, type FirstDeliveries } from "@/components/settings/webhooks/deliveries";
import { EndpointActions, SwitchOn } from "@/components/settings/webhooks/endpoint-actions";
import {
  type DeliveryFilter,
  deliveryFilter,
  deliveryStatuses,
  loggedTypes,
} from "@/components/settings/webhooks/filter";
import { FilterNames } from "@/components/settings/webhooks/filter-choice";
import { Overlap } from "@/components/settings/webhooks/overlap";
import { Ping } from "@/components/settings/webhooks/ping";
import { endpointOf } from "@/components/settings/webhooks/queries";
import { Sparkline } from "@/components/settings/webhooks/sparkline";
import { failuresLeft, LastFailure, State } from "@/components/settings/webhooks/state";
import { useFailureWords } from "@/components/settings/webhooks/words";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/states";
import { When } from "@/components/ui/time";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

function Filters({ filter, choose }: { filter: DeliveryFilter; choose: (next: DeliveryFilter) => void }) {
  const t = useTranslations("webhooks");
  return (
    <div className="flex gap-2 border-line border-b p-3 md:px-4">
      <FilterSelect
        label={t("status")}
        every={t("every_status")}
        className="md:max-w-[180px]"
        value={filter.status}
        options={deliveryStatuses.map((status) => [status, t(`statuses.${status}`)])}
        onChoose={(status) => choose(deliveryFilter({ ...filter, status }))}
      />
      <FilterSelect
        label={t("event_type")}
        every={t("every_type")}
        className="md:max-w-[220px]"
        value={filter.event_type}
        options={loggedTypes.map((type) => [type, type])}
        onChoose={(event_type) => choose(deliveryFilter({ ...filter, event_type }))}
      />
    </div>
  );
}

/** When it was disabled and why; before that, how near it is. */
function Deactivation({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  const words = useFailureWords();
  const { active, deactivated_at, deactivated_by, failures, last_failure } = endpoint;
  const left = failuresLeft(endpoint);
  if (left !== null) return <Notice tone="trouble">{t("nearly_off_text", { count: failures, left })}</Notice>;
  if (active) return failures > 0 ? <Notice tone="held">{t("failing_text", { count: failures })}</Notice> : null;
  if (deactivated_by !== "failures" || !deactivated_at) return null;
  return (
    <Notice tone="trouble">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1 basis-60">
          {t.rich("off_since", { when: () => <When at={deactivated_at} inside className="font-medium" /> })}{" "}
          {last_failure && t("off_last", { cause: words(last_failure) })} {t("off_text")}
        </span>
        <SwitchOn endpoint={endpoint} />
      </div>
    </Notice>
  );
}

function Health({ endpoint }: { endpoint: WebhookEndpoint }) {
  return (
    <div className="flex flex-col gap-3 px-4 py-4 md:px-5">
      <Deactivation endpoint={endpoint} />
      <Overlap endpoint={endpoint} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <State endpoint={endpoint} />
        <p className="order-last min-w-0 basis-full text-ink-soft md:order-none md:flex-1 md:basis-auto">
          <LastFailure endpoint={endpoint} />
        </p>
        <span className="ml-auto">
          <Sparkline attempts={endpoint.recent_attempts} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        {endpoint.events.map((type) => (
          <code key={type} className="font-mono">
            {type}
          </code>
        ))}
      </p>
      <FilterNames filters={endpoint.filters} />
    </div>
  );
}

/** One endpoint: its health, a test, and everything that was sent to it. */
export function EndpointScreen({ first, log }: { first: WebhookEndpoint; log: FirstDeliveries }) {
  const t = useTranslations("webhooks");
  const { data: endpoint } = useQuery({ ...endpointOf(first.id), initialData: first });
  const [filter, choose] = useFilterInAddress(deliveryFilter);
  return (
    <>
      <Link
        href="/settings/webhooks"
        className="mb-2 inline-flex min-h-11 items-center gap-1 text-ink-soft hover:text-ink md:min-h-0"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t("title")}
      </Link>
      <Section
        title={endpoint.url}
        action={
          <div className="flex items-center gap-1">
            {endpoint.deactivated_by !== "failures" && <SwitchOn endpoint={endpoint} />}
            <EndpointActions endpoint={endpoint} />
          </div>
        }
        flush
      >
        <Health endpoint={endpoint} />
        <Ping endpoint={endpoint.id} active={endpoint.active} />
      </Section>
      <Section title={t("log")} text={t("log_text")} flush>
        <Filters filter={filter} choose={choose} />
        <Deliveries endpoint={endpoint} filter={filter} first={log} />
      </Section>
    </>
  );
}
