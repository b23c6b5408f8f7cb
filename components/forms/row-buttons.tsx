"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

/** Earlier, later, away: what can be done with a row of a list whose order counts. */
export function RowButtons({
  words,
  index,
  count,
  onMove,
  onRemove,
}: {
  words: { up: string; down: string; remove: string };
  index: number;
  count: number;
  onMove?: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  return (
    <span className="flex shrink-0 items-center">
      {onMove && (
        <>
          <Tooltip label={words.up}>
            <Button look="ghost" size="icon-sm" aria-label={words.up} disabled={index === 0} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden className="size-4" />
            </Button>
          </Tooltip>
          <Tooltip label={words.down}>
            <Button
              look="ghost"
              size="icon-sm"
              aria-label={words.down}
              disabled={index === count - 1}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </Button>
          </Tooltip>
        </>
      )}
      <Tooltip label={words.remove}>
        <Button look="ghost" size="icon-sm" aria-label={words.remove} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </Tooltip>
    </span>
  );
}
