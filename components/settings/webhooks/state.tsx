"use client";

import { useTranslations } from "next-intl";
import { useFailureWords } from "@/components/settings/webhooks/words";
import { Badge } from "@/components/ui/badge";
import { Ago } from "@/components/ui/time";
import { mostFailures } from "@/lib/core/vocabulary";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

/** From here on a warning says how near it is to be disabled. */
const many = 5;

/** How many more failures disable an endpoint; null while that is far off. */
export const failuresLeft = ({ active, failures }: Pick<WebhookEndpoint, "active" | "failures">): number | null =>
  active && failures >= many ? mostFailures - failures : null;

export function State({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  const { active, deactivated_by, failures, warnings } = endpoint;
  const left = failuresLeft(endpoint);
  if (!active && deactivated_by === "failures") return <Badge meaning="trouble">{t("off_by_failures")}</Badge>;
  if (!active) return <Badge meaning="ended">{t("off")}</Badge>;
  if (left !== null) return <Badge meaning="trouble">{t("nearly_off", { left })}</Badge>;
  if (failures > 0) return <Badge meaning="trouble">{t("failing", { count: failures })}</Badge>;
  if (warnings.includes("unresolved")) return <Badge meaning="held">{t("unresolved")}</Badge>;
  return <Badge meaning="done">{t("on")}</Badge>;
}

/** The last thing that went wrong, unless it has worked since. */
export function LastFailure({ endpoint: { last_failure, last_success_at } }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  const words = useFailureWords();
  if (last_failure && (last_success_at === null || last_failure.at > last_success_at)) {
    return (
      <span className="text-trouble-text">
        {words(last_failure)} · <Ago at={last_failure.at} />
      </span>
    );
  }
  if (!last_success_at) return <span>{t("nothing_sent")}</span>;
  return <span>{t.rich("last_success", { when: () => <Ago at={last_success_at} /> })}</span>;
}
