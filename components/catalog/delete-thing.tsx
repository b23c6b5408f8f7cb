"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import type { Part } from "@/components/catalog/catalog-header";
import { HeldBy } from "@/components/catalog/held-by";
import { forgetAndDelete, rememberQueriesOf } from "@/components/gone-queries";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { focusHeading } from "@/components/ui/focus-heading";
import { useToast } from "@/components/ui/toast";

type Deletable = { delete: (id: string) => Promise<void>; restore: (id: string) => Promise<unknown> };

const parts: Record<Part, Deletable> = {
  services: turnero.services,
  resources: turnero.resources,
  groups: turnero.resourceGroups,
  schedules: turnero.schedules,
};

/** Deletes after a question, with an undo; when the API says no, says why. */
export function DeleteThing({ part, id, name }: { part: Part; id: string; name: string }) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const renew = () => queries.invalidateQueries({ queryKey: ["catalog"] });
  const remove = useMutation({
    mutationFn: () => forgetAndDelete(id, () => parts[part].delete(id)),
    onSuccess: () => {
      setOpen(false);
      const restore = async () => {
        await parts[part].restore(id);
        rememberQueriesOf(id);
        await renew();
      };
      toast.undoable(t("deleted", { name }), restore, {
        refusals: () => ({ invalid_transition: t("undo_needs") }),
        about: id,
      });
      void renew();
      router.push(`/catalog/${part}`, { scroll: false });
      focusHeading(`/catalog/${part}`);
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
      description={t(`delete_text.${part}`)}
      trigger={
        <Button look="ghost" size="icon-sm" aria-label={t("delete_name", { name })}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      }
    >
      {remove.isError && <HeldBy error={remove.error} />}
      <DialogActions cancel>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
