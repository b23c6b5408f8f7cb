import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFile } from "@/lib/domains/booking-page/links/ics";

const entry: CalendarEntry = {
  uid: "bkg_1@example.com",
  sequence: 3,
  stamp: "2026-03-01T10:00:00.000Z",
  start: "2026-03-02T14:30:00.000Z",
  end: "2026-03-02T15:00:00.000Z",
  summary: "Corte; navalha, e \\ mais",
  description: "Ana\nhttps://example.com/m/x",
  location: "Rua das Flores, 12 – São Paulo",
  url: "https://example.com/m/x",
  cancelled: false,
  tentative: false,
};

/** As a calendar reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
  const value = (name: string) => event.component.getFirstPropertyValue(name);
  return { calendar, event, value };
}

describe("a calendar file", () => {
  it("says to a calendar what, when and where, in UTC", () => {
    const { calendar, event, value } = read(calendarFile(entry));
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect([event.uid, event.sequence, event.summary]).toEqual([entry.uid, 3, entry.summary]);
    expect([event.description, event.location]).toEqual([entry.description, entry.location]);
    expect(event.startDate.toJSDate().toISOString()).toBe(entry.start);
    expect(event.endDate.toJSDate().toISOString()).toBe(entry.end);
    expect([event.startDate.zone.tzid, value("status")]).toEqual(["UTC", "CONFIRMED"]);
  });

  it("tells of a cancellation, and of what still waits for its deposit", () => {
    expect(read(calendarFile({ ...entry, cancelled: true })).value("status")).toBe("CANCELLED");
    expect(read(calendarFile({ ...entry, tentative: true })).value("status")).toBe("TENTATIVE");
  });

  it("keeps any words whole in lines of at most 75 octets, and lets none of them become a line of its own", () => {
    const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(words, words, (summary, location) => {
        const text = calendarFile({ ...entry, summary: `${summary}\r\nSTATUS:CANCELLED`, location });
        const lines = text.split("\r\n");
        expect(lines.pop()).toBe("");
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { event, value } = read(text);
        const plain = (each: string) => each.replace(/\r\n|\r|\n/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
        expect(event.summary).toBe(plain(`${summary}\nSTATUS:CANCELLED`));
        expect(event.location).toBe(plain(location));
        expect(value("status")).toBe("CONFIRMED");
      }),
    );
  });
});
