"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { automationList } from "@/components/automations/queries";
import { useToast } from "@/components/ui/toast";
import type { Automation } from "@/lib/domains/automations/schema";

/** Puts an automation into the list as it is now. */
export function useSettle(): (after: Automation) => void {
  const queries = useQueryClient();
  return (after) =>
    queries.setQueryData(automationList.queryKey, (rows) => rows?.map((each) => (each.id === after.id ? after : each)));
}

/** Switches at once, with a way back. */
export function useEnabling() {
  const t = useTranslations("automations");
  const queries = useQueryClient();
  const toast = useToast();
  const settle = useSettle();
  const send = async (id: string, enabled: boolean) => settle(await turnero.automations.update(id, { enabled }));
  return useMutation({
    mutationFn: ({ of, enabled }: { of: Automation; enabled: boolean }) => send(of.id, enabled),
    onMutate: async ({ of, enabled }) => {
      await queries.cancelQueries({ queryKey: automationList.queryKey, exact: true });
      settle({ ...of, enabled });
    },
    onSuccess: (_done, { of: { id, name }, enabled }) =>
      toast.undoable(enabled ? t("switched_on", { name }) : t("switched_off", { name }), () => send(id, !enabled), {
        about: id,
      }),
    onError: (error, { of }) => {
      settle(of);
      toast.failed(error);
    },
  });
}
