"use client";

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

type Props = { open: boolean; detail: string; onOpen: (open: boolean) => void; children: ReactNode };

/** The first cell of a row that opens in place; `detail` is the id of what it shows. */
export const OpeningCell = ({ open, detail, onOpen, children }: Props) => (
  <td className={cx("h-12 border-line p-0", !open && "border-b")}>
    <button
      type="button"
      data-opens
      aria-expanded={open}
      aria-controls={open ? detail : undefined}
      onClick={() => onOpen(!open)}
      className="flex h-12 w-full items-center gap-2 pl-3 text-left md:pl-4"
    >
      <ChevronRight aria-hidden className={cx("size-4 shrink-0 text-ink-faint", open && "rotate-90")} />
      {children}
    </button>
  </td>
);
