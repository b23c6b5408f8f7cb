"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCustomerChange } from "@/components/customers/change";
import { customerCard } from "@/components/customers/queries";
import { useToast } from "@/components/ui/toast";
import type { Customer } from "@/lib/domains/customers/schema";

/** Tags come and go at once, with a way back. */
export function Tags({ customer }: { customer: Customer }) {
  const t = useTranslations("customers");
  const queries = useQueryClient();
  const toast = useToast();
  const change = useCustomerChange(customer.id);
  const { queryKey } = customerCard(customer.id);
  const save = useMutation({
    mutationFn: ({ tags }: { tags: string[]; before: Customer; said: string }) => change({ tags }),
    onMutate: ({ tags, before }) => queries.setQueryData<Customer>(queryKey, { ...before, tags }),
    onSuccess: (_saved, { said, before }) =>
      toast.undoable(said, () => change({ tags: before.tags }), { about: `${before.id} tags` }),
    onError: (error, { before }) => {
      queries.setQueryData<Customer>(queryKey, before);
      toast.failed(error);
    },
  });
  const add = (data: FormData) => {
    const tag = String(data.get("tag") ?? "").trim();
    if (tag === "" || customer.tags.includes(tag)) return;
    save.mutate({ tags: [...customer.tags, tag], before: customer, said: t("tag_added", { tag }) });
  };
  return (
    <div className="flex flex-wrap items-center gap-3 md:gap-1">
      {customer.tags.map((tag) => (
        <span key={tag} className="inline-flex h-8 items-center rounded-sm bg-well pl-2 text-sm md:h-6">
          {tag}
          <button
            type="button"
            aria-label={t("remove_tag", { tag })}
            onClick={() =>
              save.mutate({
                tags: customer.tags.filter((each) => each !== tag),
                before: customer,
                said: t("tag_removed", { tag }),
              })
            }
            className="relative flex size-8 items-center justify-center rounded-sm text-ink-faint before:absolute before:-inset-[6px] hover:text-ink md:size-6 md:before:inset-0"
          >
            <X aria-hidden className="size-3" />
          </button>
        </span>
      ))}
      <form action={add} className="relative">
        <Plus
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-1 size-3 -translate-y-1/2 text-ink-faint"
        />
        <input
          name="tag"
          aria-label={t("add_tag")}
          placeholder={t("add_tag")}
          maxLength={60}
          autoComplete="off"
          className="h-11 w-52 rounded-sm bg-transparent pr-2 pl-5 text-lg placeholder:text-ink-faint hover:bg-well md:h-6 md:w-40 md:text-sm"
        />
      </form>
    </div>
  );
}
