"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCustomerChange } from "@/components/customers/change";
import { customerCard } from "@/components/customers/queries";
import { useNow } from "@/components/ui/now";
import { SwitchRow } from "@/components/ui/switch-row";
import { useToast } from "@/components/ui/toast";
import type { Customer } from "@/lib/domains/customers/schema";

/** Whether a customer gets notices of their bookings; saved at once, with an undo. */
export function NoticeSwitch({ customer }: { customer: Customer }) {
  const t = useTranslations("customers.notices");
  const queries = useQueryClient();
  const toast = useToast();
  const now = useNow();
  const change = useCustomerChange(customer.id);
  const { queryKey } = customerCard(customer.id);
  const save = useMutation({
    mutationFn: ({ on }: { on: boolean; before: Customer }) => change({ notices_stopped: !on }),
    onMutate: ({ on, before }) =>
      queries.setQueryData<Customer>(queryKey, { ...before, notices_stopped_at: on ? null : now.toISOString() }),
    onSuccess: (_saved, { on, before: { notices_stopped_at: since } }) =>
      toast.undoable(
        t(on ? "sent_again" : "stopped_now", { name: customer.name }),
        () => change({ notices_stopped: on, ...(since && { notices_stopped_since: since }) }),
        { about: `${customer.id} notices` },
      ),
    onError: (error, { before }) => {
      queries.setQueryData<Customer>(queryKey, before);
      toast.failed(error);
    },
  });
  return (
    <SwitchRow
      label={t("send")}
      hint={t("send_text")}
      checked={customer.notices_stopped_at === null}
      onChange={(on) => save.mutate({ on, before: customer })}
    />
  );
}
