"use client";

import { useTranslations } from "next-intl";
import type { GetNoticeReachQuery, Service } from "@/clients/typescript/src/client";
import { Untold } from "@/components/notices/notify-box";
import { NotifyPlanned, usePlannedReach } from "@/components/notices/notify-planned";

type Asked = Pick<Service, "deposit_cents" | "reminder_minutes">;

/** Whom a booking is for, as far as it decides how they are told. Null: not chosen yet. */
export type ToNotify = { id: string } | { name: string; hasEmail: boolean } | null;

/** The visit: held already, or with its service and time. */
export type Visit = Omit<GetNoticeReachQuery, "kind" | "customer_id" | "customer_name" | "customer_has_email">;

type Told = { service: Asked | null; customer: ToNotify; visit: Visit };

const kindOf = (service: Asked | null) => (service?.deposit_cents ? "reserved" : "confirmed");

function askedOf({ service, customer, visit }: Told): GetNoticeReachQuery | null {
  if (!customer) return null;
  const whom =
    "id" in customer
      ? { customer_id: customer.id }
      : {
          ...(customer.name && { customer_name: customer.name }),
          ...(customer.hasEmail && { customer_has_email: true }),
        };
  return { kind: kindOf(service), ...visit, ...whom };
}

/** That nobody will hear of a new booking, and why: beside the button, where it is seen before it is pressed. */
export function NobodyToldOfNew(told: Told) {
  const { reach } = usePlannedReach(askedOf(told));
  return reach?.cause && <Untold cause={reach.cause} />;
}

/** Whether the customer hears of a new booking, and in which words once its time is chosen. */
export function NotifyNew({
  on,
  onChange,
  ...told
}: Told & {
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  const { service, customer } = told;
  const kind = kindOf(service);
  return (
    <NotifyPlanned
      asked={askedOf(told)}
      untoldElsewhere
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
