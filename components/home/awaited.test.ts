import { describe, expect, it } from "vitest";
import type { HomeVisit } from "@/clients/typescript/src/client";
import { awaitedAt } from "@/components/home/awaited";

const visit = (id: string, start: string, end: string): HomeVisit => ({
  id,
  status: "confirmed",
  start: `2031-03-03T${start}:00.000Z`,
  end: `2031-03-03T${end}:00.000Z`,
  customer_name: "Ana",
  service_name: "Haircut",
  resource_names: [],
  attending: false,
});

describe("who is awaited", () => {
  const visits = [visit("over", "09:00", "10:00"), visit("late", "11:45", "12:45"), visit("next", "12:30", "13:30")];
  const at = (clock: string) => {
    const { late, arrivals } = awaitedAt(visits, Date.parse(`2031-03-03T${clock}:00.000Z`));
    return [late, arrivals].map((list) => list.map(({ id }) => id));
  };

  it("is late from the start on until it would be over, and arrives within two hours", () => {
    expect(at("12:00")).toEqual([["late"], ["next"]]);
    expect(at("12:30")).toEqual([["late", "next"], []]);
    expect(at("12:45")).toEqual([["next"], []]);
    expect(at("10:29")).toEqual([[], ["late"]]);
    expect(at("10:30")).toEqual([[], ["late", "next"]]);
  });
});
