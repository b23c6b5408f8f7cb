"use client";

import { bottomBar } from "@/components/ui/bottom-bars";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";

/** While something is changed and not saved, this stays in sight: above the bottom bar on a phone. */
export function SaveBar({
  shown,
  floor = false,
  pending,
  onDiscard,
  words,
}: {
  shown: boolean;
  /** Where no bottom bar is below, as in a drawer. */
  floor?: boolean;
  pending: boolean;
  onDiscard: () => void;
  words: { unsaved: string; save: string; discard: string };
}) {
  if (!shown) return null;
  return (
    <div
      ref={bottomBar}
      className={cx(
        "sticky z-10 flex animate-rise items-center gap-2 rounded-md border border-line bg-raised p-2 pl-4 shadow-float",
        floor ? "bottom-0" : "bottom-[calc(64px+env(safe-area-inset-bottom))] md:bottom-4",
      )}
    >
      <span role="status" className="min-w-0 flex-1 truncate text-ink-soft">
        {words.unsaved}
      </span>
      <Button look="ghost" onClick={onDiscard}>
        {words.discard}
      </Button>
      <Button type="submit" look="primary" pending={pending}>
        {words.save}
      </Button>
    </div>
  );
}
