import { isMovable } from "@/components/bookings/status";
import type { Column } from "@/components/calendar/columns";
import type { Drag } from "@/components/calendar/drag";
import { snap } from "@/components/time/day-layout";

type Standing = { column: Column; at: number; block: Column["blocks"][number] };

/** Where a booking stands in a column; null where it is not there. */
export function blockIn(columns: readonly Column[], key: string, id: string): Standing | null {
  const at = columns.findIndex((column) => column.key === key);
  const column = columns[at];
  const block = column?.blocks.find(({ item }) => item.id === id);
  return column && block ? { column, at, block } : null;
}

/** The booking as it stands, ready to be moved; null where it may not move. */
export function liftFrom({ column, at, block: { item, from, to } }: Standing): Drag | null {
  if (!isMovable(item.status)) return null;
  return { booking: item, origin: column.key, held: { date: column.date, from }, column: at, from, to };
}

/** Where an arrow leads: by a step of the service's times, or to the next column; null for other keys. */
export function stepBy(lifted: Drag, key: string, columns: readonly Column[]): Drag | null {
  const interval = lifted.booking.service.slot_interval_minutes;
  const later = { ArrowUp: -interval, ArrowDown: interval }[key];
  if (later) {
    const from = snap(lifted.from + later, interval);
    return { ...lifted, from, to: from + lifted.to - lifted.from };
  }
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!aside) return null;
  return { ...lifted, column: Math.min(columns.length - 1, Math.max(0, lifted.column + aside)) };
}
