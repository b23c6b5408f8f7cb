import { describe, expect, it } from "vitest";
import { timeOf, understood } from "@/components/catalog/schedules/week";
import { dayAfterKey } from "@/components/catalog/schedules/year";
import { keyOf } from "@/components/forms/key-of";
import { dayAfter, instantOf } from "@/components/forms/local-time";
import { amountShown, centsOf } from "@/components/forms/money-input";

describe("what people type", () => {
  it.each([
    ["150,50", 15_050],
    ["1.234,5", 123_450],
    ["1,234.50", 123_450],
    ["1.234", 123_400],
    ["R$ 90", 9000],
    ["", null],
  ])("reads the amount %s", (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    ["9", "09:00"],
    ["930", "09:30"],
    ["18h30", "18:30"],
    ["24", "24:00"],
    ["noon", "noon"],
  ])("reads the time %s", (typed, time) => {
    expect(timeOf(typed)).toBe(time);
  });

  it("makes a key of words, and another when it is taken", () => {
    expect(keyOf("Não atendeu!", "stage")).toBe("nao_atendeu");
    expect(keyOf("2ª visita", "stage")).toBe("visita");
    expect(keyOf("Done", "stage", new Set(["done"]))).toBe("done_2");
    expect(keyOf("", "stage")).toBe("stage");
  });
});

describe("opening hours", () => {
  it("are understood as they were typed, though Enter was pressed in the field", () => {
    const typed = [
      { from: "9", to: "1230" },
      { from: "14h", to: "24" },
    ];
    expect(understood(typed)).toEqual([
      { from: "09:00", to: "12:30" },
      { from: "14:00", to: "24:00" },
    ]);
    expect(understood([{ from: "noon", to: "18:00" }])).toEqual([{ from: "noon", to: "18:00" }]);
  });
});

describe("an amount of money", () => {
  it("shows what is typed while it is typed, and what it was again when that is discarded", () => {
    expect(amountShown("200,", 20_000, "pt-BR")).toBe("200,");
    expect(amountShown("", null, "pt-BR")).toBe("");
    expect(amountShown("200", 15_050, "pt-BR")).toBe("150,50");
    expect(amountShown("200", null, "pt-BR")).toBe("");
    expect(amountShown(null, 123_400, "pt-BR")).toBe("1.234");
  });
});

describe("a time on the wall", () => {
  it("is the instant at which clocks of the zone show it, in summer and in winter", () => {
    expect(instantOf("2026-11-20T09:00", "America/Sao_Paulo")).toBe("2026-11-20T12:00:00.000Z");
    expect(instantOf("2026-07-01T09:00", "America/New_York")).toBe("2026-07-01T13:00:00.000Z");
    expect(instantOf("2026-12-01T09:00", "America/New_York")).toBe("2026-12-01T14:00:00.000Z");
    for (const none of ["T09:00", "2026-11-20T", "T", "nullTnull"]) expect(instantOf(none, "UTC")).toBeNull();
  });

  it("is the first instant after it where the clocks skip it, so that no day begins in the one before", () => {
    expect(instantOf("2026-09-06T00:00", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
    expect(instantOf("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  });

  it("goes over the ends of months and years", () => {
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
    expect(dayAfterKey("PageDown", "2027-01-31")).toBe("2027-02-28");
    expect(dayAfterKey("ArrowUp", "2027-03-01")).toBe("2027-02-22");
    expect(dayAfterKey("x", "2027-03-01")).toBeNull();
  });
});
