"use client";

import { type PointerEvent, useState } from "react";
import { isWithin, type Spot } from "@/components/map/geo";
import type { Place } from "@/components/map/queries";

/** A line that is drawn around tasks: what lies within it is chosen when the pointer is let go. */
export function Lasso({
  places,
  spotOf,
  onChosen,
}: {
  places: readonly Place[];
  /** Where a place is on the map as it is seen. */
  spotOf: (place: Place) => Spot;
  onChosen: (ids: string[]) => void;
}) {
  const [line, setLine] = useState<readonly Spot[] | null>(null);
  const spot = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent): Spot => ({ x, y });
  const close = () => {
    if (line) onChosen(places.filter((place) => isWithin(line, spotOf(place))).map(({ id }) => id));
    setLine(null);
  };
  return (
    <svg
      aria-hidden
      data-lasso
      className="absolute inset-0 size-full cursor-crosshair touch-none"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine([spot(event)]);
      }}
      onPointerMove={(event) => line && setLine([...line, spot(event)])}
      onPointerUp={close}
      onPointerCancel={() => setLine(null)}
    >
      {line && (
        <polygon
          points={line.map(({ x, y }) => `${x},${y}`).join(" ")}
          className="pointer-events-none fill-focus/15 stroke-2 stroke-focus"
        />
      )}
    </svg>
  );
}
