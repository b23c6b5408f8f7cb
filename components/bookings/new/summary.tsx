"use client";

import { useTranslations } from "next-intl";
import type { Booking, Service } from "@/clients/typescript/src/client";
import type { Chosen } from "@/components/bookings/booking-body";
import type { Named } from "@/components/bookings/booking-facts";
import { TakenWith } from "@/components/bookings/new/taken-with";
import { When } from "@/components/ui/time";

/** The held time that is about to be confirmed: what, when, with whom and for whom. */
export default function Summary({
  service,
  hold,
  chosen,
  resources,
}: {
  service: Service;
  hold: Booking;
  chosen: Chosen;
  resources: Named;
}) {
  const t = useTranslations("calendar");
  const customer = chosen?.kind === "known" ? chosen.customer : null;
  return (
    <section aria-label={t("summary")} className="rounded-md border border-line bg-well px-3 py-2">
      <p className="font-medium">
        {service.name} · {hold.start && <When at={hold.start} />}
      </p>
      <p>
        <TakenWith taken={hold.resource_ids} resources={resources} />
      </p>
      {customer && <p>{t("for_customer", { name: customer.name })}</p>}
    </section>
  );
}
