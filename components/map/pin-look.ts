import { cx } from "@/components/ui/classes";

/** How a place is drawn, on the map and without one: filled when somebody has it, hollow when nobody does. */
export const pinClass = ({
  count,
  taken,
  chosen,
  selected = false,
  marked = false,
}: {
  count: number;
  taken: boolean;
  /** Looked at: its row is marked too. */
  chosen: boolean;
  /** Among those that something is done with together. */
  selected?: boolean;
  /** With the initials of who has it. */
  marked?: boolean;
}): string =>
  cx(
    "flex cursor-pointer items-center justify-center rounded-full border-2 font-semibold text-xs tabular-nums",
    count > 1 && "min-w-8 h-8 px-2 bg-accent border-canvas text-on-accent shadow-float",
    count === 1 && (marked ? "size-7 text-on-accent" : chosen ? "size-6" : "size-4"),
    count === 1 && (taken ? "bg-confirmed border-canvas shadow-float" : "bg-canvas border-confirmed shadow-float"),
    chosen && "outline-3 outline-focus outline-offset-2",
    selected && "ring-4 ring-focus/50",
  );
