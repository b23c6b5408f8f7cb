"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { Booking, Calendar, CalendarBooking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { bookingCard, isCalendar } from "@/components/bookings/queries";
import { queryText } from "@/components/forms/query-text";
import { TurneroProblem } from "@/components/problem";
import { dateAt } from "@/components/time/zone";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";
import { useToast } from "@/components/ui/toast";
import { withdrawToastAbout } from "@/components/ui/toast-queue";

/** A booking goes to another time, and perhaps from one resource's column to another's. */
export type Move = {
  booking: CalendarBooking;
  start: string;
  from: string;
  to: string | null;
  /** The resources that the time was offered with; it is taken with them or not at all. */
  offered?: readonly string[];
  /** Outside the hours, the grid or the notice, because a member says so. */
  override?: string;
  /** Whether the customer is notified; by default yes. */
  notify?: boolean;
  /** Whether a notice would reach the customer, where that was asked. */
  reached?: boolean;
};

export type Refusal = { move: Move; problem: TurneroProblem };

/** Changes one booking in every calendar that shows it. */
export function patchCalendars(
  queries: QueryClient,
  id: string,
  change: (booking: CalendarBooking) => CalendarBooking | null,
): void {
  queries.setQueriesData<Calendar>({ predicate: ({ queryKey }) => isCalendar(queryKey) }, (known) => {
    if (!known?.bookings.some((each) => each.id === id)) return known;
    return { ...known, bookings: known.bookings.flatMap((each) => (each.id === id ? (change(each) ?? []) : [each])) };
  });
}

const later = (at: string, by: number): string => new Date(Date.parse(at) + by).toISOString();

/** As it will be if the server agrees. */
function moved({ booking, start, from, to }: Move): CalendarBooking {
  const by = Date.parse(start) - Date.parse(booking.start);
  return {
    ...booking,
    start,
    end: later(booking.end, by),
    busy_until: later(booking.busy_until, by),
    resource_ids: to ? booking.resource_ids.map((id) => (id === from ? to : id)) : booking.resource_ids,
  };
}

/** Shows it where it is to go, before the server was asked. */
export const showMoved = (queries: QueryClient, move: Move): void =>
  patchCalendars(queries, move.booking.id, (known) => moved({ ...move, booking: known }));

/** Shows it where it was. */
export function showBack(queries: QueryClient, { booking }: Move): void {
  const { start, end, busy_until, resource_ids } = booking;
  patchCalendars(queries, booking.id, (known) => ({ ...known, start, end, busy_until, resource_ids }));
  void queries.invalidateQueries({ queryKey: ["bookings"] });
}

const settled = (booking: CalendarBooking, real: Booking): CalendarBooking => ({
  ...booking,
  id: real.id,
  status: real.status,
  start: real.start ?? booking.start,
  end: real.end ?? booking.end,
  busy_until: real.allocations[0]?.end ?? booking.busy_until,
  resource_ids: real.allocations.map(({ resource_id }) => resource_id),
  attending: real.attending_since !== null,
  version: real.version,
});

/**
 * Where an open drawer goes when its booking moves, which makes another booking of it, perhaps on another date; null
 * where another page is open.
 */
export function drawerAfter(
  old: string,
  { id, date }: { id: string; date: string | null },
  { pathname, search }: Pick<Location, "pathname" | "search">,
): string | null {
  if (pathname !== `/calendar/${old}`) return null;
  const rest = new URLSearchParams(search);
  if (date) rest.set("date", date);
  return `/calendar/${id}${queryText(rest)}`;
}

/** A move that can be taken back, and the one before it. */
type Step = { text: string; notify: boolean | undefined; before: Step | undefined };

/** The last move of each booking that was moved on this page. */
const steps = new Map<string, Step>();

/** Moves a booking at once on the screen and then on the server; what the server refuses goes back where it was. */
export function useMove() {
  const t = useTranslations("calendar");
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const follow = (old: string, real: Booking) => {
    queries.setQueryData(bookingCard(real.id).queryKey, real);
    void queries.invalidateQueries({ queryKey: ["bookings"] });
    // Read the current URL: an undo may come long after navigation.
    const date = real.start && dateAt(zone, Date.parse(real.start));
    const drawer = drawerAfter(old, { id: real.id, date }, window.location);
    if (drawer) router.replace(drawer, { scroll: false });
  };
  // Named where the assignment changed, whoever chose it.
  const movedWords = (before: CalendarBooking, { assignee }: Booking, when: string) =>
    assignee && !before.resource_ids.includes(assignee.resource_id)
      ? t("moved_with", { when, name: assignee.name })
      : t("moved", { when });
  const toldWords = ({ booking, notify, reached }: Move): string[] => {
    if (reached === undefined) return [];
    const isTold = reached && notify !== false;
    return [isTold ? t("will_be_told", { name: booking.customer_name ?? "" }) : t("nobody_told")];
  };
  /** One move after the other is taken back, the last one first. */
  const offerUndo = (real: Booking, step: Step, text: string): void => {
    steps.set(real.id, step);
    const undo = async () => {
      const told = step.notify === undefined ? {} : { notify: step.notify };
      const again = await turnero.bookings.undo(real.id, { expected_version: real.version, ...told });
      patchCalendars(queries, real.id, (known) => settled(known, again));
      follow(real.id, again);
      if (step.before) offerUndo(again, step.before, step.before.text);
    };
    toast.undoable(text, undo, { about: real.id });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ booking, start, to, offered, override, notify }: Move) =>
      turnero.bookings.reschedule(booking.id, {
        start,
        ...(to ? { resource_ids: [to] } : offered ? { resource_ids: [...offered] } : {}),
        ...(override ? { override: true, reason: override } : {}),
        ...(notify === undefined ? {} : { notify }),
      }),
    onMutate: async (move) => {
      setRefusal(null);
      await queries.cancelQueries({ predicate: ({ queryKey }) => isCalendar(queryKey) });
      showMoved(queries, move);
    },
    onSuccess: (real, move) => {
      const { booking, notify } = move;
      patchCalendars(queries, booking.id, (known) => settled(known, real));
      follow(booking.id, real);
      const when = spokenTime(new Date(real.start ?? booking.start), now, locale, zone, true);
      const step = { text: movedWords(booking, real, when), notify, before: steps.get(booking.id) };
      withdrawToastAbout(booking.id);
      offerUndo(real, step, [step.text, ...toldWords(move)].join(". "));
    },
    onError: (problem, move) => {
      showBack(queries, move);
      if (problem instanceof TurneroProblem && ["slot_taken", "validation_error"].includes(problem.code)) {
        setRefusal({ move, problem });
      } else toast.failed(problem);
    },
  });
  return { move: mutate, isPending, refusal, dismiss: useCallback(() => setRefusal(null), []) };
}
