import { describe, expect, it } from "vitest";
import type { Booking } from "@/clients/typescript/src/client";
import { filledReply, firstHole, holesIn, nextStart, toldTime } from "@/components/conversations/composer/variables";

describe("a reply with variables", () => {
  const text = "Hi {first_name}, see you on {next_booking}. {Sic} and {name}";
  it("is filled in with what is known, and keeps what is not", () => {
    expect(filledReply(text, { first_name: "Ana", name: "Ana Souza" })).toBe(
      "Hi Ana, see you on {next_booking}. {Sic} and Ana Souza",
    );
  });
  it("says what is left to fill in by hand, and where the first of it is", () => {
    const left = filledReply(text, { first_name: "Ana" });
    expect(holesIn(left)).toEqual(["next_booking", "name"]);
    const [from, to] = firstHole(left) ?? [0, 0];
    expect(left.slice(from, to)).toBe("{next_booking}");
    expect(firstHole("Nothing {here}")).toBeNull();
  });
  it("tells the next open booking, in the workspace's zone", () => {
    const booking = (status: Booking["status"], start: string | null) => ({ status, start }) as Booking;
    const all = [
      booking("confirmed", "2026-11-30T12:00:00.000Z"),
      booking("cancelled", "2026-11-20T12:00:00.000Z"),
      booking("confirmed", "2026-11-24T13:00:00.000Z"),
      booking("confirmed", "2026-11-01T13:00:00.000Z"),
      booking("confirmed", null),
    ];
    const next = nextStart(all, Date.UTC(2026, 10, 18));
    expect(next).toBe("2026-11-24T13:00:00.000Z");
    expect(toldTime(next ?? "", "en", "America/Sao_Paulo")).toBe("Tuesday, November 24 at 10:00");
    expect(nextStart([], 0)).toBeNull();
  });
});
