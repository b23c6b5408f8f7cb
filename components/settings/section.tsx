import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

/** One subject of the settings: what it is, and the card that changes it. */
export function Section({
  id,
  title,
  text,
  action,
  flush = false,
  children,
}: {
  /** For links that lead to it. */
  id?: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** For lists, which bring their own spaces. */
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className="mb-8 scroll-mt-16">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        {/* A text leaves its row to a button that would squeeze it into a narrow column. */}
        <div className={cx("min-w-0 flex-1", text ? "basis-60" : "")}>
          <h2 className="font-semibold text-lg">{title}</h2>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        {action}
      </div>
      <div className={`rounded-md border border-line bg-canvas ${flush ? "overflow-hidden" : "p-4 md:p-5"}`}>
        {children}
      </div>
    </section>
  );
}
