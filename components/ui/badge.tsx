import { Ban, Check, CircleDashed, CirclePlay, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

/** The five semantic tones, and a neutral one. */
const meanings = {
  held: { look: "striped text-held-text", icon: CircleDashed },
  confirmed: { look: "bg-confirmed-soft text-confirmed-text", icon: Check },
  progress: { look: "bg-progress-soft text-progress-text", icon: CirclePlay },
  done: { look: "bg-done-soft text-done-text", icon: Check },
  trouble: { look: "bg-trouble-soft text-trouble-text", icon: TriangleAlert },
  ended: { look: "bg-well text-ink-soft", icon: Ban },
  plain: { look: "bg-well text-ink-soft", icon: null },
} as const satisfies Record<string, { look: string; icon: LucideIcon | null }>;

export type Meaning = keyof typeof meanings;

export function Badge({ meaning = "plain", children }: { meaning?: Meaning; children: ReactNode }) {
  const { look, icon: Icon } = meanings[meaning];
  return (
    <span className={cx("inline-flex h-5 max-w-full items-center gap-1 rounded-sm px-[6px] font-medium text-xs", look)}>
      {Icon && <Icon aria-hidden className="size-3 shrink-0" />}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** The tone of each status of a booking. */
export const statusMeaning: Record<string, Meaning> = {
  held: "held",
  pending_payment: "held",
  confirmed: "confirmed",
  checked_in: "progress",
  completed: "done",
  failed: "trouble",
  no_show: "trouble",
  cancelled: "ended",
  rescheduled: "ended",
  expired: "ended",
  released: "ended",
};
