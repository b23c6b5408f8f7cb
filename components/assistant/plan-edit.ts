import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { setupPlan } from "@/components/assistant/queries";
import type { PlanContent, SetupPlan } from "@/lib/domains/assistant/schema";

/**
 * An edit as a function of the current plan: the assistant may add to the plan before the edit is sent.
 * It runs more than once, so it must be idempotent.
 */
export type PlanChange = (plan: SetupPlan) => Partial<PlanContent>;
export type EditPlan = (change: PlanChange) => void;

type Send = (body: Partial<PlanContent> & { expected_version: number }) => Promise<SetupPlan>;

const { queryKey } = setupPlan();
const mutationKey = ["setup-plan", "edit"];

/** Serialized: each edit is based on the version that the previous one made. */
export const inTurn = { scope: { id: "setup-plan" } };

/** The API's answer with the edits that are not sent yet applied. */
export function withWaiting(queries: QueryClient, plan: SetupPlan, answered?: PlanChange): SetupPlan {
  let now = plan;
  for (const { state } of queries.getMutationCache().findAll({ mutationKey, status: "pending" })) {
    const change = state.variables as PlanChange;
    if (change !== answered) now = { ...now, ...change(now) };
  }
  return now;
}

export const planEdit = (queries: QueryClient, send: Send) => {
  const show = (change: PlanChange) =>
    queries.setQueryData<SetupPlan>(queryKey, (plan) => plan && { ...plan, ...change(plan) });
  return mutationOptions({
    ...inTurn,
    mutationKey,
    onMutate: show,
    mutationFn: async (change: PlanChange) => {
      const plan = show(change);
      if (!plan) throw new Error("There is no plan to change.");
      return send({ ...change(plan), expected_version: plan.version });
    },
    onSuccess: (plan: SetupPlan, change) => {
      queries.setQueryData<SetupPlan>(queryKey, withWaiting(queries, plan, change));
    },
  });
};
