"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { HomeVisit } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { bookingOf } from "@/components/home/links";
import { homeQuery } from "@/components/home/queries";
import { TurneroProblem } from "@/components/problem";
import { useToast } from "@/components/ui/toast";

/** Checks a customer in: gone from the list at once, back where the server refuses, with an undo in the toast. */
export function useArrive(): (visit: HomeVisit) => void {
  const t = useTranslations("calendar");
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const refresh = () => {
    for (const family of ["home", "bookings"]) void queries.invalidateQueries({ queryKey: [family] });
  };
  const { mutate } = useMutation({
    mutationFn: ({ id }: HomeVisit) => turnero.bookings.checkIn(id, {}),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: homeQuery.queryKey, exact: true });
      const before = queries.getQueryData(homeQuery.queryKey);
      const without = before && { ...before, visits: before.visits.filter((visit) => visit.id !== id) };
      queries.setQueryData(homeQuery.queryKey, without);
      return before;
    },
    onSuccess: ({ id, version }) =>
      toast.undoable(
        t("did.check_in"),
        async () => {
          await turnero.bookings.undo(id, { expected_version: version });
          refresh();
        },
        { about: id },
      ),
    onError: (error, visit, before) => {
      queries.setQueryData(homeQuery.queryKey, before);
      // The stage asks for more, which the booking itself has fields for.
      if (error instanceof TurneroProblem && error.code === "validation_error") router.push(bookingOf(visit));
      else toast.failed(error);
    },
    onSettled: refresh,
  });
  return mutate;
}
