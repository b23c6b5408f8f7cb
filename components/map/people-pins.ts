"use client";

import { type Map as Globe, Marker } from "maplibre-gl";
import { useEffect } from "react";
import type { Seen } from "@/components/map/seen";
import { initialsOf } from "@/components/ui/avatar";

/** Pixels above the place, where the pin of a task may be. */
const aside = -24;

/** People as squares with their initials, at the place where they were last; the list has the same in words. */
export function usePeopleOn(globe: Globe | null, people: readonly Seen[]): void {
  useEffect(() => {
    if (!globe) return;
    const markers = people.map(({ name, title, lat, lng }) => {
      const element = document.createElement("div");
      element.className =
        "flex size-7 items-center justify-center rounded-sm border-2 border-canvas bg-progress font-semibold text-canvas text-xs shadow-float";
      element.dataset.person = name;
      element.textContent = initialsOf(name);
      element.title = title;
      const marker = new Marker({ element, offset: [0, aside] }).setLngLat([lng, lat]).addTo(globe);
      element.setAttribute("aria-hidden", "true");
      return marker;
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [globe, people]);
}
