import { describe, expect, it } from "vitest";
import { argumentsOf, namesIn, startsIn, toldIn } from "@/components/bot/meaning";
import type { BotTrace } from "@/lib/domains/bot/schema";

const trace = (understood: BotTrace["understood"]): BotTrace => ({
  driver: "rules",
  model: null,
  fallback: null,
  refused: 0,
  understood,
  tools: [],
  sources: [],
  outcome: "asked",
  duration_ms: 1,
  cost: null,
});

describe("a trace", () => {
  it("gives names to the ids that it understood, whatever else a driver put there", () => {
    const services = [{ id: "svc_1", name: "Corte" }, "Barba", null];
    expect([...namesIn(trace({ services, people: [{ id: "res_1", name: "Ana" }] }))]).toEqual([
      ["svc_1", "Corte"],
      ["res_1", "Ana"],
    ]);
    expect(namesIn(trace({ services: "Corte" })).size).toBe(0);
  });

  it("names what a tool was asked, by its own names or by its place", () => {
    const asked = (name: string, given: unknown) => argumentsOf({ name, asked: given, answered: "null" });
    expect(asked("times", [{ service: "svc_1", party: 1 }])).toEqual([
      ["service", "svc_1"],
      ["party", 1],
    ]);
    expect(asked("move", ["bkg_1", "2026-03-05T12:00:00Z"])).toEqual([
      ["booking", "bkg_1"],
      ["start", "2026-03-05T12:00:00Z"],
    ]);
    expect(asked("weather", ["today"])).toEqual([["1", "today"]]);
    expect(asked("bookings", [])).toEqual([]);
  });

  it("reads the times of an answer that was cut off", () => {
    const whole = JSON.stringify({ offers: [{ start: "2026-03-05T12:00:00Z" }, { start: "2026-03-05T12:30:00Z" }] });
    expect(startsIn(whole)).toEqual(["2026-03-05T12:00:00Z", "2026-03-05T12:30:00Z"]);
    expect(startsIn(`${whole.slice(0, 60)}…`)).toEqual(["2026-03-05T12:00:00Z"]);
    expect(startsIn('{"start":"soon"}')).toEqual([]);
  });

  it("tells hours, addresses and what was booked in words", () => {
    const hours = [
      { from: 540, to: 720 },
      { from: 840, to: 1080 },
    ];
    expect(toldIn(JSON.stringify({ hours, holiday: null }), "Closed")).toBe("09:00 – 12:00, 14:00 – 18:00");
    expect(toldIn(JSON.stringify({ hours: [], holiday: "Natal" }), "Closed")).toBe("Closed · Natal");
    expect(toldIn('"Rua Augusta 12"', "Closed")).toBe("Rua Augusta 12");
    expect(toldIn(JSON.stringify({ people: ["Ana", "Rui"], place: null, link: "https://t.example/b" }), "")).toBe(
      "Ana · Rui · https://t.example/b",
    );
    expect(toldIn('{"people":["Ana"…', "Closed")).toBeNull();
  });
});
