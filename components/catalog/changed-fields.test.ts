import { expect, it } from "vitest";
import { changedFields } from "@/components/catalog/changed-fields";
import { newService, serviceBody } from "@/components/catalog/services/service-draft";

it("a change names what was changed and nothing else", () => {
  const before = { name: "Ana", group_ids: ["a"], location: null as null | { formatted: string }, capacity: 1 };
  expect(changedFields(before, { ...before, group_ids: ["a"], name: "Bea" })).toEqual({ name: "Bea" });
  expect(changedFields(before, { ...before, group_ids: [], location: { formatted: "Rua 1" } })).toEqual({
    group_ids: [],
    location: { formatted: "Rua 1" },
  });
  expect(changedFields({ ...before, location: { formatted: "Rua 1" } }, before)).toEqual({ location: null });
  expect(changedFields(before, before)).toEqual({});
});

it("a service that becomes a queue gives up what a queue has not", () => {
  const before = {
    ...newService("BRL"),
    schedule_id: "sch",
    requirements: [{ group_id: "g", resource_id: null, quantity: 1 }],
  };
  const after = { ...before, kind: "queue" as const, group_id: "g" };
  expect(changedFields(serviceBody(before), serviceBody(after))).toEqual({
    kind: "queue",
    requirements: [],
    schedule_id: null,
    group_id: "g",
  });
});
