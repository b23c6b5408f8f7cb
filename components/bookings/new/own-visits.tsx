"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Customer, Service } from "@/clients/typescript/src/client";
import { visitsAround } from "@/components/bookings/new/visits";
import { Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";
import { type Span, visitsDuring } from "@/lib/core/vocabulary";

/** Warns that the customer has another booking at that time. It may be meant, so it is no refusal. */
export default function OwnVisits({
  customer,
  span,
  services,
}: {
  customer: Pick<Customer, "id" | "name">;
  span: Span;
  services: readonly Pick<Service, "id" | "name">[];
}) {
  const t = useTranslations("calendar");
  const { data } = useQuery(visitsAround(customer.id, span));
  const visits = visitsDuring(data?.data ?? [], span);
  if (visits.length === 0) return null;
  return (
    <div data-warning>
      <Notice tone="held">
        <p>{t("own_visits", { name: customer.name })}</p>
        <ul>
          {visits.map(({ id, service_id, start }) => (
            <li key={id}>
              {/* In a tab of its own: what is typed here stays. */}
              <TextLink href={`/calendar/${id}`} target="_blank">
                {services.find((each) => each.id === service_id)?.name ?? t("booking")}
                {start && (
                  <>
                    {" · "}
                    <When at={start} />
                  </>
                )}
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
