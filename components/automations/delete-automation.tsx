"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { automationList } from "@/components/automations/queries";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Automation } from "@/lib/domains/automations/schema";

/** Deletes after a question: its log goes with it, so there is no way back. */
export function DeleteAutomation({ automation: { id, name } }: { automation: Automation }) {
  const t = useTranslations("automations");
  const common = useTranslations("common");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => turnero.automations.delete(id),
    onSuccess: () => {
      setOpen(false);
      toast.done(t("deleted", { name }));
      queries.setQueryData(automationList.queryKey, (rows) => rows?.filter((each) => each.id !== id));
      router.push("/automations", { scroll: false });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        remove.reset();
      }}
      title={t("delete_title", { name })}
      description={t("delete_text")}
      trigger={
        <Button look="ghost" size="icon-sm" aria-label={t("delete_name", { name })}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      }
    >
      {remove.isError && <Notice tone="trouble">{problemWords(remove.error)}</Notice>}
      <DialogActions>
        <DialogClose asChild>
          <Button>{common("cancel")}</Button>
        </DialogClose>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
