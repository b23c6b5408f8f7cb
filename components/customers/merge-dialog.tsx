"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeftRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { renewCustomers } from "@/components/customers/change";
import { customerCard, customerSearch } from "@/components/customers/queries";
import { useProblemWords } from "@/components/forms/words";
import { localeName } from "@/components/locales";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { SearchInput } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import { showPhone } from "@/lib/core/phone/phone";
import { filledFrom, united } from "@/lib/domains/customers/merging/schema";
import type { Customer } from "@/lib/domains/customers/schema";

function Search({ self, onChoose }: { self: string; onChoose: (customer: Customer) => void }) {
  const t = useTranslations("customers.merge");
  const problemWords = useProblemWords();
  const [typed, setTyped] = useState("");
  const { data, error } = useQuery({ ...customerSearch(typed.trim()), enabled: typed.trim() !== "" });
  const others = data?.data.filter(({ id, anonymised_at }) => id !== self && anonymised_at === null);
  return (
    <div className="flex flex-col gap-3">
      <SearchInput
        aria-label={t("search")}
        placeholder={t("search")}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="min-h-40">
        {typed.trim() === "" ? (
          <p className="text-ink-soft">{t("hint")}</p>
        ) : error ? (
          <Notice tone="trouble">{problemWords(error)}</Notice>
        ) : !others ? (
          <Skeleton className="h-12 w-full" />
        ) : others.length === 0 ? (
          <p className="text-ink-soft">{t("none")}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {others.map((customer) => (
              <li key={customer.id}>
                <button
                  type="button"
                  onClick={() => onChoose(customer)}
                  className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left hover:bg-well"
                >
                  <Avatar name={customer.name} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{customer.name}</span>
                    <span className="block truncate text-ink-soft text-sm tabular-nums">
                      {[textOf(customer, "phone"), customer.email].filter(Boolean).join(" · ")}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const shown = ["name", "phone", "email", "company", "address", "language", "tags", "notes"] as const;

const textOf = (customer: Customer, field: (typeof shown)[number]): string => {
  if (field === "address") return customer.address?.formatted ?? "";
  if (field === "language") return customer.locale ? localeName(customer.locale) : "";
  if (field === "phone") return customer.phone ? showPhone(customer.phone) : "";
  return field === "tags" ? customer.tags.join(", ") : (customer[field] ?? "");
};

/** Both entries side by side, and what is there afterwards. */
function SideBySide({ survivor, other }: { survivor: Customer; other: Customer }) {
  const t = useTranslations("customers");
  const after = united(survivor, filledFrom(survivor, other));
  const cell = "border-line border-b px-2 py-2 align-top break-words";
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <thead>
        <tr className="text-left text-ink-faint">
          <td className="w-[76px] border-line border-b md:w-24" />
          {(["stays", "goes", "after"] as const).map((head) => (
            <th
              key={head}
              scope="col"
              className={cx(cell, "font-medium", head === "after" && "bg-confirmed-soft text-confirmed-text")}
            >
              {t(`merge.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown
          .filter((field) => textOf(survivor, field) || textOf(other, field))
          .map((field) => (
            <tr key={field}>
              <th scope="row" className={cx(cell, "pl-0 text-left font-normal text-ink-faint")}>
                {t(field)}
              </th>
              <td className={cell}>{textOf(survivor, field) || t("merge.empty")}</td>
              <td className={cx(cell, "text-ink-soft")}>{textOf(other, field) || t("merge.empty")}</td>
              <td className={cx(cell, "bg-confirmed-soft font-medium text-confirmed-text")}>{textOf(after, field)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export default function MergeDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations("customers.merge");
  const problemWords = useProblemWords();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [chosen, setChosen] = useState<Customer | null>(null);
  const [swapped, setSwapped] = useState(false);
  const [survivor, other] = swapped && chosen ? [chosen, customer] : [customer, chosen];
  const merge = useMutation({
    mutationFn: (gone: Customer) => turnero.customers.merge(survivor.id, { other_id: gone.id }),
    onSuccess: (one, gone) => {
      queries.setQueryData(customerCard(one.id).queryKey, one);
      renewCustomers(queries, one.id);
      toast.undoable(t("done", { name: one.name }), () =>
        turnero.customers.unmerge(one.id, { other_id: gone.id }).then(() => renewCustomers(queries, one.id)),
      );
      onClose();
      if (one.id !== customer.id) router.replace(`/customers/${one.id}`, { scroll: false });
    },
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => open || onClose()}
      title={t("title", { name: customer.name })}
      description={t("text")}
    >
      {other === null ? (
        <Search self={customer.id} onChoose={setChosen} />
      ) : (
        <div className="flex flex-col gap-4">
          <SideBySide survivor={survivor} other={other} />
          <p className="text-ink-soft">{t("moves", { name: other.name })}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setSwapped(!swapped)}>
              <ArrowLeftRight aria-hidden className="size-4" />
              {t("swap")}
            </Button>
            <Button
              size="sm"
              look="ghost"
              onClick={() => {
                setChosen(null);
                setSwapped(false);
              }}
            >
              {t("change")}
            </Button>
          </div>
          {merge.isError && <Notice tone="trouble">{problemWords(merge.error)}</Notice>}
        </div>
      )}
      <DialogActions cancel>
        {other && (
          <Button look="primary" pending={merge.isPending} onClick={() => merge.mutate(other)}>
            {t("confirm")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
