"use client";

import { useTranslations } from "next-intl";
import type { Booking, Service } from "@/clients/typescript/src/client";
import type { Chosen } from "@/components/bookings/booking-body";
import type { Named } from "@/components/bookings/booking-facts";
import { OwnVisits } from "@/components/bookings/new/own-visits";
import { TakenWith } from "@/components/bookings/new/taken-with";
import { When } from "@/components/ui/time";
import type { Span } from "@/lib/core/vocabulary";

/** What is about to be confirmed: what, when, with whom and for whom; and what speaks against it. */
export function Summary({
  service,
  services,
  hold,
  walkIn,
  chosen,
  resources,
}: {
  service: Service;
  services: readonly Service[];
  hold: Booking | null;
  /** The time of somebody who walked in; its resources are chosen when it is booked. */
  walkIn: Span | null;
  chosen: Chosen;
  resources: Named;
}) {
  const t = useTranslations("calendar");
  const customer = chosen?.kind === "known" ? chosen.customer : null;
  const held = hold?.start && hold.end ? { start: hold.start, end: hold.end } : null;
  const span = walkIn ?? held;
  return (
    <>
      {hold && held && !walkIn && (
        <section aria-label={t("summary")} className="rounded-md border border-line bg-well px-3 py-2">
          <p className="font-medium">
            {service.name} · <When at={held.start} />
          </p>
          <p>
            <TakenWith taken={hold.resource_ids} resources={resources} />
          </p>
          {customer && <p>{t("for_customer", { name: customer.name })}</p>}
        </section>
      )}
      <div role="status" className="empty:-mt-4">
        {customer && span && <OwnVisits customer={customer} span={span} services={services} />}
      </div>
    </>
  );
}
