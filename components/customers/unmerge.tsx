"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Split } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { renewCustomers } from "@/components/customers/change";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { TimelineEntry } from "@/lib/domains/timeline/schema";

/** The way back from a merge, at the entry that tells of it. */
export function Unmerge({ customer, entry: { data } }: { customer: string; entry: TimelineEntry }) {
  const t = useTranslations("customers.unmerge");
  const queries = useQueryClient();
  const toast = useToast();
  const undo = useMutation({
    mutationFn: () => turnero.customers.unmerge(customer, { other_id: String(data.other_id) }),
    onSuccess: () => {
      renewCustomers(queries, customer);
      toast.done(t("done"));
    },
    onError: (error) => toast.failed(error),
  });
  if (data.undoable !== true) return null;
  return (
    <Button size="sm" className="mt-2" pending={undo.isPending} onClick={() => undo.mutate()}>
      <Split aria-hidden className="size-4" />
      {t("do")}
    </Button>
  );
}
