"use client";

import { useTranslations } from "next-intl";
import type { GetNoticeReachQuery, Service } from "@/clients/typescript/src/client";
import { NotifyPlanned } from "@/components/notices/notify-planned";

type Asked = Pick<Service, "deposit_cents" | "reminder_minutes">;

/** Whom a booking is for, as far as it decides how they are told. Null: not chosen yet. */
export type ToNotify = { id: string } | { name: string } | null;

/** The visit: held already, or with its service and time. */
export type Visit = Omit<GetNoticeReachQuery, "kind" | "customer_id" | "customer_name">;

/** Whether the customer hears of a new booking, and in which words once its time is chosen. */
export function NotifyNew({
  service,
  customer,
  visit,
  on,
  onChange,
}: {
  service: Asked | null;
  customer: ToNotify;
  visit: Visit;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  const kind = service?.deposit_cents ? "reserved" : "confirmed";
  const whom =
    customer && ("id" in customer ? { customer_id: customer.id } : customer.name && { customer_name: customer.name });
  return (
    <NotifyPlanned
      asked={customer && { kind, ...visit, ...whom }}
      hint={(reach) => {
        if (customer === null) return t("told_of_new.unchosen");
        if (on) return reach?.way && t(`told_of_new.${kind}`, { way: t(`ways.${reach.way}`) });
        return t(service?.reminder_minutes?.length === 0 ? "told_of_new.nothing" : "told_of_new.only_reminders");
      }}
      on={on}
      onChange={onChange}
    />
  );
}
