"use client";

import { useCallback, useState } from "react";

type Past<Thing> = { before: Thing[]; now: Thing; after: Thing[]; mark: string | null };
const kept = 100;

/** Undo and redo of the draft. Changes with the same mark, such as typing in one field, are one step. */
export function useHistory<Thing>(first: Thing) {
  const [past, setPast] = useState<Past<Thing>>({ before: [], now: first, after: [], mark: null });
  const edit = useCallback((next: Thing, mark: string | null = null) => {
    setPast(({ before, now, mark: last }) =>
      mark !== null && mark === last
        ? { before, now: next, after: [], mark }
        : { before: [...before.slice(-kept), now], now: next, after: [], mark },
    );
  }, []);
  const undo = useCallback(() => {
    setPast((known) => {
      const last = known.before.at(-1);
      if (last === undefined) return known;
      return { before: known.before.slice(0, -1), now: last, after: [known.now, ...known.after], mark: null };
    });
  }, []);
  const redo = useCallback(() => {
    setPast((known) => {
      const [next, ...after] = known.after;
      return next === undefined ? known : { before: [...known.before, known.now], now: next, after, mark: null };
    });
  }, []);
  return { now: past.now, edit, undo, redo, mayUndo: past.before.length > 0, mayRedo: past.after.length > 0 };
}

export type History<Thing> = ReturnType<typeof useHistory<Thing>>;
