"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { turnero } from "@/components/api";
import { setupConversation, setupPlan } from "@/components/assistant/queries";
import { useToast } from "@/components/ui/toast";
import type { Language, PlanContent, SetupPlan } from "@/lib/domains/assistant/schema";

/** One after the other: each change is of the version that the one before has made. */
const inTurn = { scope: { id: "setup-plan" } };

/** Shows a change of the plan at once, and what is wrong with it as soon as the API has said so. */
export function usePlanEdit() {
  const queries = useQueryClient();
  const toast = useToast();
  const { queryKey } = setupPlan();
  const { mutate } = useMutation({
    ...inTurn,
    mutationFn: (parts: Partial<PlanContent>) => {
      const version = queries.getQueryData<SetupPlan>(queryKey)?.version;
      return turnero.assistant.plan.update({
        ...parts,
        ...(version === undefined ? {} : { expected_version: version }),
      });
    },
    onMutate: (parts) => queries.setQueryData<SetupPlan>(queryKey, (plan) => plan && { ...plan, ...parts }),
    onSuccess: (plan, parts) =>
      // What was written since stays on the screen until it has been sent itself.
      queries.setQueryData<SetupPlan>(queryKey, (now) => (now ? { ...plan, ...keptOf(now, parts, plan) } : plan)),
    onError: (error) => {
      toast.failed(error);
      void queries.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

/** The parts that changed again while the answer was on its way. */
function keptOf(now: SetupPlan, sent: Partial<PlanContent>, answered: SetupPlan): Partial<PlanContent> {
  const changed = (Object.keys(sent) as (keyof PlanContent)[]).filter((part) => now[part] !== sent[part]);
  return Object.fromEntries(changed.map((part) => [part, now[part] ?? answered[part]]));
}

export function useSay(language: Language) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    ...inTurn,
    mutationFn: (said: { text: string } | { choice: string }) =>
      turnero.assistant.messages.create({ ...said, language }),
    onSuccess: (conversation) => {
      queries.setQueryData(setupConversation(language).queryKey, conversation);
      return queries.invalidateQueries({ queryKey: setupPlan().queryKey, exact: true });
    },
    onError: (error) => toast.failed(error),
  });
}

/** Applies or undoes; what the frame shows of a bare workspace changes with it. */
export function useSettle(act: (plan: SetupPlan) => Promise<SetupPlan>, onDone: () => void) {
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    ...inTurn,
    mutationFn: act,
    onSuccess: (plan) => {
      queries.setQueryData(setupPlan().queryKey, plan);
      void queries.invalidateQueries();
      router.refresh();
      onDone();
    },
  });
}
