import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byDay, countdown, dayOf, lastsFor } from "@/components/webchat/times";
import { readEvents } from "@/components/webchat/widget-client";
import { speaker } from "@/components/webchat/words";
import { wire } from "@/lib/api/http/event-stream";

describe("a stream of events", () => {
  it("is read the same however it is cut on the way", () => {
    const event = fc.record({
      event: fc.constantFrom("ready", "message", "seen"),
      id: fc.nat().map(String),
      data: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), fc.array(fc.nat(400), { maxLength: 6 }), (events, cuts) => {
        const text = `: still here\n\n${events.map(wire).join("")}`;
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
        const heard: unknown[] = [];
        let rest = "";
        for (const [i, from] of places.slice(0, -1).entries()) {
          const read = readEvents(rest + text.slice(from, places[i + 1]));
          heard.push(...read.events);
          rest = read.rest;
        }
        expect(rest).toBe("");
        expect(heard).toEqual(JSON.parse(JSON.stringify(events)));
      }),
    );
  });
});

describe("times in the chat", () => {
  it("are held for as long as the service says, whatever the clock here shows", () => {
    expect(lastsFor("2020-02-01T10:10:00.000Z", "Sat, 01 Feb 2020 10:00:00 GMT")).toBe(600_000);
    expect(lastsFor("2090-02-01T10:10:00.000Z", "Wed, 01 Feb 2090 10:00:00 GMT")).toBe(600_000);
  });
  it("fall on the day that the workspace's wall shows", () => {
    expect(dayOf("2026-11-17T02:00:00Z", "America/Sao_Paulo")).toBe("2026-11-16");
    const slots = ["2026-11-17T02:00:00Z", "2026-11-17T12:00:00Z", "2026-11-17T12:30:00Z"].map((start) => ({
      start,
      end: start,
    }));
    expect([...byDay(slots, "America/Sao_Paulo")].map(([day, all]) => [day, all.length])).toEqual([
      ["2026-11-16", 1],
      ["2026-11-17", 2],
    ]);
  });

  it("count down to nothing and no further", () => {
    expect([600_000, 598_400, 59_999, 1, -5000].map(countdown)).toEqual(["10:00", "9:59", "1:00", "0:01", "0:00"]);
  });
});

describe("the frame's words", () => {
  it("are there in every language, with what is filled in", () => {
    for (const language of ["en", "es", "pt-BR"] as const) {
      expect(speaker(language)("title", { name: "Aurora $&" })).toContain("Aurora $&");
      expect(speaker(language)("held_for", { time: "9:59" })).toContain("9:59");
    }
  });
});
