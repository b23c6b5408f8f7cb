import { describe, expect, it } from "vitest";
import { filledIn } from "@/lib/core/text/fill-in";
import { allHold, conditionHolds, dueTime, type Facts } from "@/lib/domains/automations/rules";
import type { Condition } from "@/lib/domains/automations/schema";

const facts: Facts = { stage: "queued", tags: ["vip", "new"], party_size: 4, text: "Olá, bom dia!", source: null };

describe("a condition", () => {
  it.each<[Condition["field"], Condition["op"], Condition["value"], boolean]>([
    ["stage", "eq", "queued", true],
    ["stage", "neq", "queued", false],
    ["stage", "in", ["done", "queued"], true],
    ["stage", "not_in", ["done"], true],
    ["tags", "eq", "vip", true],
    ["tags", "neq", "vip", false],
    ["tags", "contains", "VI", true],
    ["text", "contains", "ola", true],
    ["text", "contains", "adeus", false],
    ["party_size", "gt", 3, true],
    ["party_size", "lt", 4, false],
    ["stage", "gt", 1, false],
    ["source", "exists", null, false],
    ["source", "exists", false, true],
    ["tags", "exists", true, true],
  ])("%s %s %s", (field, op, value, expected) => {
    expect(conditionHolds({ field, op, value }, facts)).toBe(expected);
  });

  it("is one of several that must all hold; none is no hindrance", () => {
    expect(allHold([], facts)).toBe(true);
    const other: Condition = { field: "stage", op: "eq", value: "done" };
    expect(allHold([{ field: "tags", op: "eq", value: "vip" }, other], facts)).toBe(false);
  });
});

it("is due before or after the time it is relative to", () => {
  const times = { start: "2026-03-02T12:00:00.000Z", end: "2026-03-02T13:00:00.000Z", due_at: null };
  const at = (offset_minutes: number, to: "start" | "end" | "due") =>
    dueTime({ type: "time_relative", offset_minutes, to }, times)?.toISOString() ?? null;
  expect([at(-1440, "start"), at(30, "end"), at(0, "due")]).toEqual([
    ...["2026-03-01T12:00:00.000Z", "2026-03-02T13:30:00.000Z", null],
  ]);
});

it("fills in what it knows and leaves the rest", () => {
  const text = "Hi {customer}, {nobody}! {constructor} {toString}";
  expect(filledIn(text, { customer: "Ana" })).toBe("Hi Ana, {nobody}! {constructor} {toString}");
});
