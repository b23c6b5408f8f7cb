"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { renewCustomers } from "@/components/customers/change";
import { customerCard } from "@/components/customers/queries";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Customer } from "@/lib/domains/customers/schema";

/** As it is seen: blanks are shown as one, and an accent may be a sign of its own. */
const seen = (name: string): string => name.normalize("NFC").replace(/\s+/g, " ").trim();

export const isTyped = (typed: string, name: string): boolean => seen(typed) === seen(name);

/** There is no way back, so the name is typed first. */
export default function AnonymiseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations("customers.anonymise");
  const problemWords = useProblemWords();
  const queries = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const forget = useMutation({
    mutationFn: () => turnero.customers.anonymise(customer.id),
    onSuccess: (nobody) => {
      queries.setQueryData(customerCard(customer.id).queryKey, nobody);
      renewCustomers(queries, customer.id);
      toast.done(t("done"));
      onClose();
    },
  });
  const sure = isTyped(typed, customer.name);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("title", { name: customer.name })}
      description={t("text")}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (sure) forget.mutate();
        }}
      >
        <Field name="confirm" label={t("type", { name: customer.name })}>
          <Input value={typed} onChange={({ target }) => setTyped(target.value)} autoComplete="off" />
        </Field>
        {forget.isError && <Notice tone="trouble">{problemWords(forget.error)}</Notice>}
        <DialogActions cancel>
          <Button type="submit" look="danger" disabled={!sure} pending={forget.isPending}>
            {t("confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
