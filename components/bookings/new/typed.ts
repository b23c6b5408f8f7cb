"use client";

import { type FormEvent, useEffect, useState } from "react";
import type { Chosen } from "@/components/bookings/booking-body";
import { nameOf } from "@/components/bookings/booking-body";
import { debounce } from "@/components/forms/debounce";
import type { ToNotify } from "@/components/notices/notify-new";

/** What was typed so far, as far as the customer's message tells of it. */
export type Typed = {
  name: string | null;
  /** A new customer's e-mail address, as far as it looks like one. */
  hasEmail: boolean;
  answered: string[];
  walkIn: { date: string; time: string } | null;
};

const nothing: Typed = { name: null, hasEmail: false, answered: [], walkIn: null };
const prefix = nameOf("");

function read(data: FormData): Typed {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const keys = [...data.keys()].filter((name) => name.startsWith(prefix) && text(name) !== "");
  return {
    name: data.has("name") ? text("name") : null,
    hasEmail: /\S@\S+\.\S/.test(text("email")),
    answered: keys.map((name) => name.slice(prefix.length)),
    walkIn: data.has("walk_date") ? { date: text("walk_date"), time: text("walk_time") } : null,
  };
}

/** Follows the fields of a form a little after they change; `note` goes on an element inside the form. */
export function useTyped() {
  const [typed, setTyped] = useState<Typed>(nothing);
  const [pause] = useState(() => debounce(300));
  useEffect(() => pause.end, [pause]);
  const note = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (form) pause.ask(() => setTyped(read(new FormData(form))));
  };
  return { typed, note };
}

/** Letters belong to a name, digits to a phone. */
export const looksLikePhone = (words: string): boolean => /^[+\d\s().-]{5,}$/.test(words);

/** Which customer is notified; the name of a new one is typed once somebody changed it. */
export function toNotify(chosen: Chosen, { name, hasEmail }: Pick<Typed, "name" | "hasEmail">): ToNotify {
  if (chosen?.kind === "known") return chosen.customer;
  return chosen && { name: name ?? (looksLikePhone(chosen.words) ? "" : chosen.words), hasEmail };
}
