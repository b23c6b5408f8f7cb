"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/states";
import { When } from "@/components/ui/time";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

/** Until when the old secret signs too, after a rotation with an overlap. */
export function Overlap({ endpoint: { previous_secret_until } }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  if (!previous_secret_until) return null;
  return (
    <Notice>
      {t.rich("overlap_until", { when: () => <When at={previous_secret_until} inside className="font-medium" /> })}
    </Notice>
  );
}
