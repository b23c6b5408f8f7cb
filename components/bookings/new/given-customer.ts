"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Chosen } from "@/components/bookings/booking-body";
import { customerCard } from "@/components/customers/queries";

/** Who a booking is for: the one that the address names, until another is chosen. */
export function useGivenCustomer(id: string | null): [Chosen, (chosen: Chosen) => void] {
  const [chosen, setChosen] = useState<{ is: Chosen } | null>(null);
  const { data } = useQuery({ ...customerCard(id ?? ""), enabled: id !== null && chosen === null });
  const given: Chosen = id !== null && data ? { kind: "known", customer: data } : null;
  return [chosen ? chosen.is : given, (next) => setChosen({ is: next })];
}
