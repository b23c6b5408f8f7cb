"use client";

import { useTranslations } from "next-intl";
import type { Customer, Service } from "@/clients/typescript/src/client";
import { Checkbox } from "@/components/ui/checkbox";

type Asked = Pick<Service, "deposit_cents" | "reminder_minutes">;

/** A phone may be enough, where WhatsApp has a template: only the server knows. */
const isUnreachable = ({ phone, email, identities }: Customer): boolean =>
  phone === null && email === null && identities.length === 0;

/** Whether the customer hears of a booking that does not exist yet, so that there are no words of it to show. */
export function NotifyNew({
  service,
  customer,
  on,
  onChange,
}: {
  service: Asked | null;
  /** Null: somebody of whom nothing is known yet. */
  customer: Customer | null;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  const hint = () => {
    if (customer?.notices_stopped_at) return t("causes.stopped");
    if (customer && isUnreachable(customer)) return t("causes.unreachable");
    if (on) return t(service?.deposit_cents ? "told_of_new.reserved" : "told_of_new.confirmed");
    return t(service?.reminder_minutes?.length === 0 ? "told_of_new.nothing" : "told_of_new.only_reminders");
  };
  return (
    <Checkbox
      label={t("notify")}
      hint={hint()}
      checked={on}
      onCheckedChange={(checked) => onChange(checked === true)}
    />
  );
}
