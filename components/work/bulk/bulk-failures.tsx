"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import type { Bulk } from "@/components/work/bulk/bulk";

/** Which of many could not be changed, each with its reason. */
export default function BulkFailures({ bulk }: { bulk: Bulk }) {
  const t = useTranslations("work");
  return (
    <Dialog
      open
      onOpenChange={(open) => open || bulk.dismiss()}
      title={t("failed_title", { count: bulk.failures.length })}
      description={t("failed_text")}
    >
      <ul className="flex flex-col gap-2">
        {bulk.failures.map(({ task, words }) => (
          <li key={task.id}>
            <span className="font-medium">{task.customer?.name ?? t("nobody")}</span>
            <span className="block text-trouble-text">{words}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <DialogClose asChild>
          <Button look="primary">{t("understood")}</Button>
        </DialogClose>
      </DialogActions>
    </Dialog>
  );
}
