"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { CalendarResource } from "@/clients/typescript/src/client";
import { type Paint, paintBy } from "@/components/calendar/colors/paint";
import type { Coloring, SavePreference } from "@/components/preferences";

const ColoringContext = createContext<{ by: Coloring; setBy: (by: Coloring) => void }>({
  by: "status",
  setBy: () => {},
});

/** What the calendar's colours tell, which the browser remembers. */
export function ColoringProvider({
  first,
  save,
  children,
}: {
  first: Coloring;
  save: SavePreference;
  children: ReactNode;
}) {
  const [by, setBy] = useState(first);
  const state = useMemo(
    () => ({
      by,
      setBy: (value: Coloring) => {
        setBy(value);
        void save({ name: "coloring", value });
      },
    }),
    [by, save],
  );
  return <ColoringContext value={state}>{children}</ColoringContext>;
}

export const useColoring = () => useContext(ColoringContext);

export function usePaint(resources: readonly Pick<CalendarResource, "id" | "kind">[]): Paint {
  const { by } = useColoring();
  return useMemo(() => paintBy(by, resources), [by, resources]);
}
