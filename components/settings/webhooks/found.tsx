"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { When } from "@/components/ui/time";
import type { WebhookAttempt } from "@/lib/domains/webhooks/schema";

type Found = NonNullable<WebhookAttempt["found"]>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="w-28 shrink-0 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

/** What a ping met on its way: addresses, certificate, times. */
export function FoundFacts({ found, duration }: { found: Found; duration: number | null }) {
  const t = useTranslations("webhooks.ping");
  const { addresses, address, tls } = found;
  const steps = (["dns_ms", "connect_ms", "tls_ms", "first_byte_ms"] as const).flatMap((step) => {
    const ms = found[step];
    return ms === null ? [] : [t(`step.${step}`, { ms })];
  });
  return (
    <dl className="flex flex-col gap-1">
      <Fact name={t("addresses")}>
        {addresses.length === 0 ? t("none") : addresses.join(", ")}
        {addresses.length > 1 && address && <span className="text-ink-soft"> ({t("used", { address })})</span>}
      </Fact>
      <Fact name="TLS">
        {tls ? `${tls.protocol ?? ""} · ${tls.issuer ?? ""}` : t("no_tls")}
        {tls?.valid_to && <> · {t.rich("valid_to", { when: () => <When at={tls.valid_to ?? ""} inside /> })}</>}
      </Fact>
      <Fact name={t("time")}>
        {duration === null ? "" : `${duration} ms`}
        {steps.length > 0 && <span className="text-ink-soft"> ({steps.join(", ")})</span>}
      </Fact>
    </dl>
  );
}
