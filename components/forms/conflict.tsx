"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";

/** Somebody else saved first: their version can be loaded, or overwritten deliberately. */
export function Conflict({
  words,
  onTheirs,
  onMine,
}: {
  words: { conflict: string; theirs: string; mine: string };
  onTheirs: () => void;
  onMine: () => void;
}) {
  return (
    <Notice tone="held">
      <p role="alert">{words.conflict}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTheirs}>
          {words.theirs}
        </Button>
        <Button size="sm" look="ghost" onClick={onMine}>
          {words.mine}
        </Button>
      </div>
    </Notice>
  );
}
