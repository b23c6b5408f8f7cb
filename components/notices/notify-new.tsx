"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Service } from "@/clients/typescript/src/client";
import { NotifyBox } from "@/components/notices/notify-box";
import { noticeReach } from "@/components/notices/queries";

type Asked = Pick<Service, "deposit_cents" | "reminder_minutes">;

/** Whom a booking is for, as far as it decides whether they can be told. Null: not chosen yet. */
type ToNotify = { id: string } | "new" | null;

/** Whether the customer hears of a booking that does not exist yet, so that there are no words of it to show. */
export function NotifyNew({
  service,
  customer,
  on,
  onChange,
}: {
  service: Asked | null;
  customer: ToNotify;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  const kind = service?.deposit_cents ? "reserved" : "confirmed";
  const id = customer === "new" ? null : (customer?.id ?? null);
  const { data: reach, isLoading } = useQuery({ ...noticeReach(kind, id), enabled: customer !== null });
  const hint = () => {
    if (customer === null) return t("told_of_new.unchosen");
    if (on) return reach?.way && t(`told_of_new.${kind}`, { way: t(`ways.${reach.way}`) });
    return t(service?.reminder_minutes?.length === 0 ? "told_of_new.nothing" : "told_of_new.only_reminders");
  };
  return (
    <NotifyBox
      reach={customer === null ? undefined : reach}
      pending={isLoading}
      hint={hint()}
      on={on}
      onChange={onChange}
    />
  );
}
