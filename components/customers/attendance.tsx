"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { customerAttendance } from "@/components/customers/queries";
import { Button } from "@/components/ui/button";
import { When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";

/** The visits that a customer missed lately and what is asked of them; nothing where there are none. */
export function Attendance({ customer }: { customer: string }) {
  const t = useTranslations("customers.attendance");
  const queries = useQueryClient();
  const toast = useToast();
  const { queryKey, ...query } = customerAttendance(customer);
  const { data } = useQuery({ queryKey, ...query });
  const set = async (forgiven: boolean) =>
    queries.setQueryData(queryKey, await turnero.customers.attendance.update(customer, { forgiven }));
  const forgive = useMutation({
    mutationFn: () => set(true),
    onSuccess: () => toast.undoable(t("forgiven"), () => set(false)),
    onError: toast.failed,
  });
  if (!data || data.missed === 0) return null;
  const { missed, step, eases_at } = data;
  return (
    <section aria-label={t("title")} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium">{t("missed", { count: missed })}</p>
        <p className="text-ink-soft text-sm">{t(`steps.${step}`)}</p>
        {step !== "none" && eases_at && (
          <p className="text-ink-faint text-sm">{t.rich("eases", { when: () => <When at={eases_at} inside /> })}</p>
        )}
      </div>
      {step !== "none" && (
        <Button size="sm" pending={forgive.isPending} onClick={() => forgive.mutate()}>
          {t("forgive")}
        </Button>
      )}
    </section>
  );
}
