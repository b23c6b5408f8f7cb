"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import type { Part } from "@/components/catalog/catalog-header";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";

type Holder = { type: "booking" | "service" | "resource"; id: string; name: string | null };

const holdersOf = (error: unknown): Holder[] =>
  error instanceof TurneroProblem ? ((error.body as { held_by?: Holder[] }).held_by ?? []) : [];

const addressOf = ({ type, id }: Holder): string | null =>
  type === "service" ? `/catalog/services/${id}` : type === "resource" ? `/catalog/resources/${id}` : null;

/** Why it cannot go: what still needs it, each a link to where that can be changed. */
function Reason({ error }: { error: unknown }) {
  const t = useTranslations("catalog");
  const problemWords = useProblemWords();
  const holders = holdersOf(error);
  if (holders.length === 0) return <Notice tone="trouble">{problemWords(error)}</Notice>;
  return (
    <Notice tone="trouble">
      <p>{t("held_by")}</p>
      <ul className="mt-1 list-disc pl-5">
        {holders.slice(0, 8).map((holder) => {
          const address = addressOf(holder);
          const words = t(`holder.${holder.type}`, { name: holder.name ?? holder.id });
          return (
            <li key={holder.id}>
              {address ? (
                <Link href={address} className="underline underline-offset-4">
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
      {holders.length > 8 && <p>{t("and_more")}</p>}
    </Notice>
  );
}

const removals: Record<Part, (id: string) => Promise<void>> = {
  services: turnero.services.delete,
  resources: turnero.resources.delete,
  groups: turnero.resourceGroups.delete,
  schedules: turnero.schedules.delete,
};

/** Deletes after a question; when the API says no, says why. */
export function DeleteThing({ part, id, name }: { part: Part; id: string; name: string }) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => removals[part](id),
    onSuccess: () => {
      setOpen(false);
      toast.done(t("deleted", { name }));
      void queries.invalidateQueries({ queryKey: ["catalog"] });
      router.push(`/catalog/${part}`, { scroll: false });
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
      {remove.isError && <Reason error={remove.error} />}
      <DialogActions cancel>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
