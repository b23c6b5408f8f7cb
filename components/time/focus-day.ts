import { isNowhere } from "@/components/ui/return-focus";

const most = 100;

/** The button that led to a day is gone with it: the day gets the focus, at once or as soon as it is on show. */
export function focusDay(date: string, tries = most): void {
  const day = document.querySelector<HTMLElement>(`[role="toolbar"] [data-date="${date}"]`);
  // Whoever went on meanwhile stays there.
  if (day && (tries === most || isNowhere())) day.focus();
  if (!day && tries > 0) setTimeout(focusDay, 100, date, tries - 1);
}
