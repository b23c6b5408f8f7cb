"use client";

import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";

/** The times that can be had instead of a lost one. They choose, as a time of the list does; what is done with it, others say. */
export function Alternatives<Time extends { start: string }>({
  times,
  say,
  chosen = null,
  disabled = false,
  onChoose,
}: {
  times: readonly Time[];
  say: (start: string) => string;
  chosen?: string | null;
  disabled?: boolean;
  onChoose: (time: Time) => void;
}) {
  if (times.length === 0) return null;
  return (
    <div className="mt-3 mb-1 flex flex-wrap gap-2">
      {times.map((time) => (
        <Button
          key={time.start}
          disabled={disabled}
          data-alternative={time.start}
          aria-pressed={time.start === chosen}
          className={cx(
            "tabular-nums",
            time.start === chosen && "border-accent! bg-confirmed-soft! text-confirmed-text!",
          )}
          onClick={() => onChoose(time)}
        >
          {say(time.start)}
        </Button>
      ))}
    </div>
  );
}
