import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

/** The buttons of a long form: on a phone they stay in sight at the bottom, beside a list they end the form. */
export const StickyActions = ({ floor = false, children }: { floor?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      "sticky bottom-0 z-[5] -mx-4 flex flex-col gap-2 border-line border-t bg-canvas px-4 py-3",
      "md:static md:m-0 md:flex-row md:border-0 md:bg-transparent md:p-0",
      floor && "-mb-5", // It ends the drawer.
    )}
  >
    {children}
  </div>
);
