import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

/** One figure in a list of them, with how it stands against the time before. */
export function FigureTile({
  name,
  value,
  against,
  detail,
}: {
  name: ReactNode;
  value: string;
  /** Without a direction there is nothing to compare with. */
  against: { direction: keyof typeof arrows | null; words: string };
  detail?: ReactNode;
}) {
  const Arrow = against.direction && arrows[against.direction];
  return (
    <div className="min-w-0 rounded-md border border-line p-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1 font-semibold wrap-anywhere text-xl tabular-nums md:text-2xl">{value}</dd>
      <dd className="mt-1 flex items-center gap-1 text-ink-soft text-sm">
        {Arrow && <Arrow aria-hidden className="size-4 shrink-0" />}
        {against.words}
      </dd>
      {detail && <dd className="mt-1 text-ink-faint text-sm">{detail}</dd>}
    </div>
  );
}
