import { describe, expect, it } from "vitest";
import { presets } from "@/components/settings/key-presets";
import { scopes } from "@/lib/core/scopes";

describe("the ready choices of what a key may do", () => {
  it("begin with one that changes nothing", () => {
    const [first] = presets(scopes);
    expect(first.name).toBe("read");
    expect(first.scopes.length).toBeGreaterThan(0);
    for (const scope of first.scopes) expect(scope).toMatch(/:read$/);
  });
  it("have one that books and changes no settings, and one that may everything", () => {
    const [, booking, everything] = presets(scopes);
    expect(booking.scopes).toEqual(
      expect.arrayContaining(["slots:read", "bookings:read", "bookings:write", "customers:read", "customers:write"]),
    );
    for (const scope of ["settings:write", "config:write", "webhooks:manage", "messages:read"])
      expect(booking.scopes).not.toContain(scope);
    expect(everything.scopes).toEqual(scopes);
  });
});
