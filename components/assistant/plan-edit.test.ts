import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { type PlanChange, planEdit, withWaiting } from "@/components/assistant/plan-edit";
import { setupPlan } from "@/components/assistant/queries";
import type { PlanContent, PlanService, SetupPlan } from "@/lib/domains/assistant/schema";

const service = (key: string, name: string): PlanService => ({
  key,
  name,
  kind: "appointment",
  duration_minutes: 30,
  buffer_minutes: 0,
  price_cents: null,
  deposit_cents: null,
  needs: [],
  group: null,
});
const start = {
  version: 1,
  problems: [],
  groups: [],
  resources: [],
  schedules: [],
  stages: null,
  booking_page: false,
  services: [service("service-1", "Cut")],
} as unknown as SetupPlan;

const named =
  (key: string, name: string): PlanChange =>
  ({ services }) => ({ services: services.map((each) => (each.key === key ? { ...each, name } : each)) });

/** An API whose answers the test releases one by one. */
function world() {
  const queries = new QueryClient();
  const { queryKey } = setupPlan();
  queries.setQueryData<SetupPlan>(queryKey, start);
  const api = { plan: start };
  const sent: (Partial<PlanContent> & { expected_version: number })[] = [];
  const answers: (() => void)[] = [];
  const options = planEdit(queries, (body) => {
    sent.push(body);
    return new Promise((resolve, reject) =>
      answers.push(() => {
        const { expected_version, ...parts } = body;
        if (expected_version !== api.plan.version) return reject(new Error("version_conflict"));
        api.plan = { ...api.plan, ...parts, version: api.plan.version + 1 };
        resolve(api.plan);
      }),
    );
  });
  const edit = (change: PlanChange) => new MutationObserver(queries, options).mutate(change);
  const shown = () => queries.getQueryData<SetupPlan>(queryKey) as SetupPlan;
  const asked = (count: number) => expect.poll(() => answers.length, { timeout: 20_000 }).toBe(count);
  return { queries, queryKey, api, sent, answers, edit, shown, asked };
}

describe("an edit of the plan", () => {
  it("that waited is of the plan as it is by then, not of the one it was written on", async () => {
    const { queries, queryKey, api, sent, answers, edit, shown, asked } = world();
    const first = edit(() => ({ booking_page: true }));
    const second = edit(named("service-1", "Haircut"));
    await asked(1);
    answers[0]?.();
    await first;
    await asked(2);
    answers[1]?.();
    await second;
    const third = edit(() => ({ booking_page: false }));
    const fourth = edit(named("service-1", "Short haircut"));
    await asked(3);
    // Before the third is answered, the assistant has added a service and the screen has read it.
    api.plan = { ...api.plan, services: [...api.plan.services, service("service-2", "Beard")] };
    queries.setQueryData<SetupPlan>(queryKey, withWaiting(queries, api.plan));
    expect(shown().services.map(({ name }) => name)).toEqual(["Short haircut", "Beard"]);
    answers[2]?.();
    await third;
    await asked(4);
    answers[3]?.();
    await fourth;
    expect(sent.map(({ expected_version }) => expected_version)).toEqual([1, 2, 3, 4]);
    expect(api.plan.services.map(({ name }) => name)).toEqual(["Short haircut", "Beard"]);
    expect(shown()).toEqual(api.plan);
  });

  it("is not taken back by the answer to another", async () => {
    const { answers, edit, shown, asked } = world();
    const first = edit(named("service-1", "Haircut"));
    const second = edit(() => ({ booking_page: true }));
    await asked(1);
    answers[0]?.();
    await first;
    expect(shown()).toMatchObject({ version: 2, booking_page: true });
    await asked(2);
    answers[1]?.();
    await second;
    expect(shown()).toMatchObject({ version: 3, booking_page: true, services: [{ name: "Haircut" }] });
  });
});
