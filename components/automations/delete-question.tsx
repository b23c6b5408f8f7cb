"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useProblemWords } from "@/components/forms/words";
import { forgetAndDelete, rememberQueriesOf } from "@/components/gone-queries";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { focusHeading } from "@/components/ui/focus-heading";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";

export type Deleting = {
  of: { id: string; name: string };
  words: { text: string; deleted: string };
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** The URL of its list, and the query key of that list. */
  list: string;
  queryKey: readonly string[];
};

/** The question before a rule or a flow is deleted, which cancels what it planned; then an undo. */
export function DeleteQuestion({
  of: { id, name },
  words,
  remove: send,
  restore,
  list,
  queryKey,
  onClose,
}: Deleting & { onClose: () => void }) {
  const t = useTranslations("automations");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const problemWords = useProblemWords();
  const remove = useMutation({
    mutationFn: () => forgetAndDelete(id, () => send(id)),
    onSuccess: () => {
      onClose();
      const bringBack = async () => {
        await restore(id);
        rememberQueriesOf(id);
        await queries.invalidateQueries({ queryKey, exact: true });
      };
      toast.undoable(words.deleted, bringBack, { about: id });
      queries.setQueryData<{ id: string }[]>(queryKey, (rows) => rows?.filter((each) => each.id !== id));
      router.push(list, { scroll: false });
      focusHeading(list);
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("delete_title", { name })} description={words.text}>
      {remove.isError && <Notice tone="trouble">{problemWords(remove.error)}</Notice>}
      <DialogActions cancel>
        <Button look="danger" pending={remove.isPending || remove.isSuccess} onClick={() => remove.mutate()}>
          {t("delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
