import { afterAll, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { catalogOf } from "@/inngest/embedded/catalog";
import { runAutomations, runPlannedAutomations } from "@/inngest/functions/run-automations";
import { startWorker, type Worker } from "@/inngest/worker";
import { newId } from "@/lib/core/ids";
import type { AutomationRun } from "@/lib/domains/automations/schema";
import { until } from "@/lib/testing/background/harness";
import { makeProject } from "@/lib/testing/world";

it("automations, which may call a stranger's server, keep no place from what must not wait", () => {
  const catalog = catalogOf(inngest.id, [runAutomations, runPlannedAutomations]);
  for (const { id, limit } of catalog.values()) expect(limit, id).not.toBeNull();
});

let worker: Worker | undefined;
afterAll(() => worker?.stop());

it("an automation hears what happened since it was made, when the news comes late", async () => {
  const world = await makeProject();
  const post = async (path: string, body: object) =>
    (await world.call<{ id: string }>(path, { method: "POST", body, idempotencyKey: newId("req") })).body.id;
  const group_id = await post("/resource-groups", { name: "Drivers" });
  const service_id = await post("/services", { name: "Delivery", kind: "queue", group_id });
  const task = () => post("/bookings", { service_id, customer: { name: "Ana", phone: "+5511987650000" } });
  await task();
  const actions = [{ type: "add_tag", tag: "new" }];
  const automation = await post("/automations", { name: "A", trigger: { type: "booking.created" }, actions });
  const after = await task();
  worker = await startWorker(inngest, [runAutomations]);
  const runs = await until("a run", async () => {
    const { body } = await world.call<{ data: AutomationRun[] }>(`/automations/${automation}/runs`);
    return body.data.some(({ status }) => status === "succeeded") && body.data;
  });
  expect(runs.map(({ subject_id }) => subject_id)).toEqual([after]);
});
