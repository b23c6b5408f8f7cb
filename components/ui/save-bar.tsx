"use client";

import { Button } from "@/components/ui/button";

/** While something is changed and not saved, this stays in sight: above the bottom bar on a phone. */
export function SaveBar({
  shown,
  pending,
  onDiscard,
  words,
}: {
  shown: boolean;
  pending: boolean;
  onDiscard: () => void;
  words: { unsaved: string; save: string; discard: string };
}) {
  if (!shown) return null;
  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 flex animate-rise items-center gap-2 rounded-md border border-line bg-raised p-2 pl-4 shadow-float md:bottom-4">
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
