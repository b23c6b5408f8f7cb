"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StageMovePage } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { bookingHistory } from "@/components/bookings/queries";
import type { ProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { useToast } from "@/components/ui/toast";
import { lastUndoable, type Task } from "@/components/work/moves";
import { useMe, useTaskContext } from "@/components/work/task-context";

/** Undoes a move; if refused, says why. */
export function useUndoMove() {
  const t = useTranslations("work.undo_refused");
  const { show, refresh } = useBookingKeeper();
  const undo = async (moved: Task): Promise<Task> => {
    try {
      const real = await turnero.bookings.undo(moved.id, { expected_version: moved.version });
      show(real);
      return real;
    } finally {
      refresh();
    }
  };
  const refusals = (): ProblemWords => ({
    version_conflict: t("moved_on"),
    invalid_transition: t("changed"),
    slot_taken: t("time_taken"),
  });
  return { undo, refusals };
}

/** The way back from the last move of a live task, for as long as it is the last one and the server has one. */
export function UndoMove({ task, history }: { task: Task; history: StageMovePage }) {
  const t = useTranslations();
  const me = useMe();
  const now = useNow();
  const toast = useToast();
  const { stage } = useTaskContext();
  const { data } = useQuery({ ...bookingHistory(task.id), initialData: history });
  const { undo, refusals } = useUndoMove();
  const back = useMutation({
    mutationFn: () => undo(task),
    onSuccess: () => toast.done(t("common.undone")),
    onError: (error) => toast.failed(error, refusals()),
  });
  const last = lastUndoable(task, data.data, me, now.getTime());
  if (!last) return null;
  return (
    <Button pending={back.isPending} onClick={() => back.mutate()}>
      <Undo2 aria-hidden className="size-4" />
      {t("work.undo_to", { stage: stage(last.from).name })}
    </Button>
  );
}
