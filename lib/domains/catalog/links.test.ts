import { expect, it } from "vitest";
import { servicesOf } from "@/lib/domains/catalog/links";

it("gives the services that ask for somebody, by name, by group, or by the group of a queue", () => {
  const service = (id: string, group: string | null, ...requirements: [string | null, string | null][]) => ({
    id,
    group_id: group,
    requirements: requirements.map(([group_id, resource_id]) => ({ group_id, resource_id })),
  });
  const services = [
    service("by_name", null, [null, "ana"]),
    service("by_group", null, ["rooms", null], ["doctors", null]),
    service("queue", "doctors"),
    service("others", null, [null, "bruno"], ["nurses", null]),
    service("nobody", null),
  ];
  expect([...servicesOf({ id: "ana", group_ids: ["doctors"] }, services)]).toEqual(["by_name", "by_group", "queue"]);
});
