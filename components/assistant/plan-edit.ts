import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { setupPlan } from "@/components/assistant/queries";
import type { PlanContent, SetupPlan } from "@/lib/domains/assistant/schema";

/**
 * What somebody changed, as a step from whatever the plan is by then: the assistant may add to it before it is sent.
 * It is taken more than once, and the second time changes nothing.
 */
export type PlanChange = (plan: SetupPlan) => Partial<PlanContent>;
export type EditPlan = (change: PlanChange) => void;

type Send = (body: Partial<PlanContent> & { expected_version: number }) => Promise<SetupPlan>;

const { queryKey } = setupPlan();
const mutationKey = ["setup-plan", "edit"];

/** One after the other: each change is of the version that the one before has made. */
export const inTurn = { scope: { id: "setup-plan" } };

/** What the API says, with what was written since and has not been sent. */
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
    ...{ ...inTurn, mutationKey },
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
