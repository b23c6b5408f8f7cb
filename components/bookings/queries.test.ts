import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { ListSlotsQuery } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { slotsOf } from "@/components/bookings/queries";

it("shows every free time of a week, also on a grid so fine that one answer does not hold them", async () => {
  const minute = 60_000;
  const [from, to] = ["2027-03-01T00:00:00.000Z", "2027-03-08T00:00:00.000Z"];
  const list = vi.spyOn(turnero.slots, "list").mockImplementation(async (query?: ListSlotsQuery) => {
    const [first, end] = [Date.parse(query?.from ?? ""), Date.parse(query?.to ?? "")];
    const count = Math.min(query?.limit ?? 500, (end - first) / minute);
    const times = Array.from({ length: count }, (_, n) => new Date(first + n * minute).toISOString());
    return { data: times.map((start) => ({ start, end: start, resource_ids: [] })), unavailable_reason: null };
  });
  const { data } = await new QueryClient().fetchQuery(slotsOf({ service_id: "svc", from, to }));
  expect(data.length).toBe(7 * 24 * 60);
  expect(new Set(data.map(({ start }) => start)).size).toBe(data.length);
  expect(data.at(-1)?.start).toBe("2027-03-07T23:59:00.000Z");
  list.mockRestore();
});
