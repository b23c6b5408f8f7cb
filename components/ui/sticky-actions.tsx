import type { ReactNode } from "react";
import { bottomBar } from "@/components/ui/bottom-bars";
import { cx } from "@/components/ui/classes";

const inSight = "sticky z-[5] -mx-4 border-line border-t bg-canvas px-4 py-3";
const atTheEnd = "md:static md:m-0 md:border-0 md:bg-transparent md:p-0";

/** The buttons of a long form: on a phone they stay in sight at the bottom, beside a list they end the form. */
export const StickyActions = ({
  floor = false,
  overBar = false,
  pinned = false,
  warning,
  children,
}: {
  /** It ends the drawer. */
  floor?: boolean;
  /** It ends a page that has the bottom bar below it. */
  overBar?: boolean;
  /** In a drawer: in sight on a wide screen too. */
  pinned?: boolean;
  /** What speaks against it, where it is seen before a button is pressed. */
  warning?: ReactNode;
  children: ReactNode;
}) => (
  <div
    ref={bottomBar}
    className={cx(
      "flex flex-col gap-2",
      inSight,
      pinned ? "md:-mx-5 md:bg-raised md:px-5" : atTheEnd,
      overBar
        ? "bottom-[calc(57px+env(safe-area-inset-bottom))]"
        : // As far down as the drawer's own padding reaches, or what is behind would show below it.
          floor
          ? "-bottom-5 -mb-5"
          : "bottom-0",
    )}
  >
    {warning}
    <div className="flex flex-col gap-2 md:flex-row">{children}</div>
  </div>
);
