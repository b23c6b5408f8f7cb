"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTimeZone } from "next-intl";
import { useMemo } from "react";
import type { Booking, Conversation } from "@/clients/typescript/src/client";
import { personIn } from "@/components/conversations/person";
import { bookingsOfCustomer } from "@/components/conversations/queries";
import { useShell } from "@/components/shell/shell-state";
import { filledIn, namesIn } from "@/lib/core/text/fill-in";
import { clockFormat, isOpenStatus } from "@/lib/core/vocabulary";

/** What may stand in braces in a reply, as in the texts of notices. */
export const replyVariables = ["name", "first_name", "business", "next_booking"] as const;
type ReplyVariable = (typeof replyVariables)[number];
export type ReplyValues = Partial<Record<ReplyVariable, string>>;

/** The variables that a text still has, once each: those without a value. Other braces are the writer's own. */
export const holesIn = (text: string): string[] =>
  [...new Set(namesIn(text))].filter((name) => replyVariables.some((each) => each === name));

/** The place of the first of them, to be selected and written over. */
export function firstHole(text: string): [from: number, to: number] | null {
  const [name] = holesIn(text);
  if (name === undefined) return null;
  const from = text.indexOf(`{${name}}`);
  return [from, from + name.length + 2];
}

/** With everything that has a value. */
export const filledReply = (text: string, values: ReplyValues): string => filledIn(text, values);

/** A time as it is told to a customer. */
export const toldTime = (at: string, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...clockFormat,
    timeZone: zone,
  }).format(new Date(at));

/** The start of the next open booking. */
export function nextStart(bookings: readonly Booking[], now: number): string | null {
  const ahead = bookings.flatMap(({ status, start }) =>
    isOpenStatus(status) && start !== null && Date.parse(start) > now ? [start] : [],
  );
  return ahead.sort()[0] ?? null;
}

/** The values for this conversation. Bookings are read where a text needs them. */
export function useReplyValues(conversation: Conversation, needsBookings: boolean): ReplyValues {
  const [mine, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const business = useShell().workspace.name;
  const { id, name } = personIn(conversation);
  const locale = conversation.customer.locale ?? mine;
  const { data } = useQuery({ ...bookingsOfCustomer(id), enabled: needsBookings });
  return useMemo(() => {
    const next = data && nextStart(data.data, Date.now());
    const called = name.trim();
    return {
      business,
      ...(called && { name: called, first_name: called.split(/\s+/)[0] }),
      ...(next && { next_booking: toldTime(next, locale, zone) }),
    };
  }, [business, name, data, locale, zone]);
}
