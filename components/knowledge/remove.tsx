"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { forgetAndDelete, rememberQueriesOf } from "@/components/gone-queries";
import { knowledge, sites } from "@/components/knowledge/queries";
import { Button } from "@/components/ui/button";
import { focusHeading } from "@/components/ui/focus-heading";
import { useToast } from "@/components/ui/toast";

/** Removes at once, with an undo. */
export function Remove({ id, title, site = false }: { id: string; title: string; site?: boolean }) {
  const t = useTranslations("knowledge");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const { delete: removeItem, items, sources } = turnero.knowledge;
  const renew = () => queries.invalidateQueries({ queryKey: (site ? sites : knowledge).queryKey, exact: true });
  const remove = useMutation({
    mutationFn: () => forgetAndDelete(id, () => (site ? sources.delete(id) : removeItem(id))),
    onSuccess: async () => {
      router.push("/knowledge", { scroll: false });
      focusHeading("/knowledge");
      const restore = async () => {
        await (site ? sources : items).restore(id);
        rememberQueriesOf(id);
        await renew();
      };
      toast.undoable(t("removed", { title }), restore, { about: id });
      await renew();
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <Button
      look="ghost"
      size="icon-sm"
      aria-label={t("remove", { title })}
      pending={remove.isPending}
      onClick={() => remove.mutate()}
    >
      <Trash2 aria-hidden className="size-4" />
    </Button>
  );
}
