"use client";

import { type FocusEvent, type KeyboardEvent, useState } from "react";

/** Where something stands, and its middle from left to right. */
type Place = { top: number; middle: number };

/** The nearest in the next row; undefined where there is no other row that way. */
function inNextRow(places: readonly Place[], from: number, way: 1 | -1): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  const beyond = [...places.keys()].filter((n) => way * ((places[n]?.top ?? 0) - here.top) > 1);
  const distance = (n: number) => {
    const { top, middle } = places[n] as Place;
    return Math.abs(top - here.top) * 10_000 + Math.abs(middle - here.middle);
  };
  return beyond.sort((a, b) => distance(a) - distance(b))[0];
}

/** Where a key points, be there something or not. */
function pointedAt(key: string, places: readonly Place[], from: number): number | undefined {
  if (key === "ArrowLeft") return from - 1;
  if (key === "ArrowRight") return from + 1;
  if (key === "ArrowUp") return inNextRow(places, from, -1);
  if (key === "ArrowDown") return inNextRow(places, from, 1);
  if (key === "Home") return 0;
  return key === "End" ? places.length - 1 : undefined;
}

/** Which element a key leads to among elements in rows; undefined where there is none. */
export function ledTo(key: string, places: readonly Place[], from: number): number | undefined {
  const next = pointedAt(key, places, from);
  return next !== undefined && next >= 0 && next < places.length ? next : undefined;
}

const placeOf = (element: HTMLElement): Place => {
  const { top, left, width } = element.getBoundingClientRect();
  return { top, middle: left + width / 2 };
};

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-stop]")];
  const from = stops.indexOf(event.target as HTMLElement);
  const to = from < 0 ? undefined : ledTo(event.key, stops.map(placeOf), from);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  stops[to]?.focus();
}

/**
 * Makes one Tab stop of a toolbar's buttons: Tab goes to the one that had the focus last, else to the chosen one, else
 * to the first; the arrows, Home and End lead through the rest.
 */
export function useTabStop(ids: readonly string[], chosen: string | null) {
  const [last, setLast] = useState<{ id: string; chosen: string | null } | null>(null);
  // A newer selection takes precedence over the last focus.
  const wanted = [last?.chosen === chosen ? last.id : null, chosen];
  const stop = wanted.find((id) => id !== null && ids.includes(id)) ?? ids[0];
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.dataset.stop;
    if (id !== undefined) setLast({ id, chosen });
  };
  return {
    /** For an element with the role of a toolbar. */
    toolbar: { onKeyDown, onFocus },
    stopOf: (id: string) => ({ "data-stop": id, tabIndex: id === stop ? 0 : -1 }),
  };
}
