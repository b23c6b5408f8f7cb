"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { StageMovePage } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { bookingHistory } from "@/components/bookings/queries";
import { UndoButton, useUndo, useUndoEnd } from "@/components/bookings/undo/undo-end";
import type { ProblemWords } from "@/components/forms/words";
import { useNow } from "@/components/ui/now";
import { lastUndoable, type Task } from "@/components/work/moves";
import { useMe } from "@/components/work/task-context";

/**
 * An undo leaves a task as it was before the move, with a new version. So the undo of the move before that one, offered
 * for the old version, applies to the new one.
 */
const undone = new Map<string, number>();

function versionToUndo({ id, version }: Pick<Task, "id" | "version">): number {
  const since = undone.get(`${id} ${version}`);
  return since === undefined ? version : versionToUndo({ id, version: since });
}

/** Undoes a move; if refused, says why. */
export function useUndoMove() {
  const t = useTranslations("work.undo_refused");
  const { show, refresh } = useBookingKeeper();
  const undo = async (moved: Pick<Task, "id" | "version">): Promise<Task> => {
    try {
      const real = await turnero.bookings.undo(moved.id, { expected_version: versionToUndo(moved) });
      undone.set(`${moved.id} ${moved.version - 1}`, real.version);
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

/** The way back from the last change, and then from the one before, each for as long as it can be undone. */
export function UndoLast({ task, history, busy }: { task: Task; history: StageMovePage; busy: boolean }) {
  const me = useMe();
  const now = useNow();
  const { data } = useQuery({ ...bookingHistory(task.id), initialData: history });
  const end = useUndoEnd(task);
  const undo = useUndo();
  const move = lastUndoable(task, data.data, me, now.getTime());
  // While it is undone the button stays: the focus is on it.
  if (!end && !move && !undo.isPending) return null;
  return (
    <>
      <UndoButton
        disabled={busy}
        pending={undo.isPending || (end?.pending ?? false)}
        onClick={end?.run ?? (() => undo.mutate(task))}
      />
      {end?.question}
    </>
  );
}
