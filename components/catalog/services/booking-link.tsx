"use client";

import { useTranslations } from "next-intl";
import { isNeverOffered } from "@/components/catalog/services/never-offered";
import { CopyBox } from "@/components/ui/copy";
import { TextLink } from "@/components/ui/text-link";
import type { HostedPage } from "@/lib/domains/booking-page/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";

export type PageOfServices = Pick<HostedPage, "enabled" | "service_ids" | "url">;

/** The address that opens the booking page at the times of this service; where it is not offered there, why. */
export function BookingLink({ service, page }: { service: Service; page: PageOfServices }) {
  const t = useTranslations("catalog");
  const isChosen = page.service_ids === null || page.service_ids.includes(service.id);
  const isOffered = page.enabled && isChosen && service.active && !isNeverOffered(service);
  return (
    <section className="mb-5 flex flex-col gap-1">
      <h3 className="font-medium text-sm">{t("booking_link")}</h3>
      {isOffered ? (
        <CopyBox text={`${page.url}?service=${service.id}`} label={t("booking_link")} />
      ) : (
        <p className="text-ink-soft text-sm">
          {t("booking_link_none")} <TextLink href="/settings/booking-page">{t("booking_link_settings")}</TextLink>
        </p>
      )}
    </section>
  );
}
