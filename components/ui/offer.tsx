import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

/** One line of a list that is offered while somebody writes: it takes a press without taking the focus from the text. */
export const Offer = ({
  id,
  chosen,
  onTake,
  children,
}: {
  id: string;
  chosen: boolean;
  onTake: () => void;
  children: ReactNode;
}) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    onPointerDown={(event) => {
      event.preventDefault();
      onTake();
    }}
    className={cx("flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 md:min-h-9", chosen && "bg-well")}
  >
    {children}
  </div>
);
