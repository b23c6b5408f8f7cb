"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { turnero } from "@/components/api";
import { type EditPlan, inTurn, planEdit, withWaiting } from "@/components/assistant/plan-edit";
import { setupConversation, setupPlan } from "@/components/assistant/queries";
import { useToast } from "@/components/ui/toast";
import type { Language } from "@/lib/core/vocabulary";
import type { SetupPlan } from "@/lib/domains/assistant/schema";

const { queryKey } = setupPlan();

/** Shows an edit of the plan immediately, and its validation errors once the API has answered. */
export function usePlanEdit(): EditPlan {
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    ...planEdit(queries, (body) => turnero.assistant.plan.update(body)),
    onError: (error) => {
      toast.failed(error);
      // Queued edits apply to the plan as it is now.
      return queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return mutate;
}

export function useSay(language: Language) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    ...inTurn,
    mutationFn: (said: { text: string } | { choice: string }) =>
      turnero.assistant.messages.create({ ...said, language }),
    onSuccess: async (conversation) => {
      queries.setQueryData(setupConversation(language).queryKey, conversation);
      await queries.invalidateQueries({ queryKey, exact: true });
      queries.setQueryData<SetupPlan>(queryKey, (plan) => plan && withWaiting(queries, plan));
    },
    onError: (error) => toast.failed(error),
  });
}

/** Applies or undoes the plan; the shell depends on whether the workspace is empty, so it is refreshed too. */
export function useSettle(act: (plan: SetupPlan) => Promise<SetupPlan>, onDone: () => void) {
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    ...inTurn,
    // Earlier edits have made a newer version than the plan that was on screen.
    mutationFn: (plan: SetupPlan) => act(queries.getQueryData<SetupPlan>(queryKey) ?? plan),
    onSuccess: (plan) => {
      queries.setQueryData(queryKey, plan);
      void queries.invalidateQueries();
      router.refresh();
      onDone();
    },
  });
}
