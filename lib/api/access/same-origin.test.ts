import { describe, expect, it } from "vitest";
import { type Provenance, sameOrigin } from "@/lib/api/access/same-origin";

const app = "https://turnero.example";
const allowed = (from: Partial<Provenance>) =>
  sameOrigin({ method: "POST", origin: null, site: null, host: "turnero.example", ...from }, app);

describe("a change with a cookie", () => {
  it("comes from a page of ours", () => {
    expect(allowed({ origin: app, site: "same-origin" })).toBe(true);
    expect(allowed({ origin: app })).toBe(true);
    expect(allowed({ origin: app, site: "none" })).toBe(true);
    expect(allowed({ site: "same-origin" })).toBe(true);
  });

  it("comes from nowhere else", () => {
    expect(allowed({})).toBe(false);
    expect(allowed({ site: "none" })).toBe(false);
    expect(allowed({ origin: "null" })).toBe(false);
    expect(allowed({ origin: "https://evil.example" })).toBe(false);
    expect(allowed({ origin: "https://turnero.example.evil.example" })).toBe(false);
    expect(allowed({ origin: "https://evil.example", site: "same-origin" })).toBe(false);
    expect(allowed({ origin: "https://other.turnero.example", site: "same-site" })).toBe(false);
    expect(allowed({ origin: app, site: "cross-site" })).toBe(false);
  });

  it("may come by the proxy's name", () => {
    expect(allowed({ origin: "https://booking.example", host: "booking.example" })).toBe(true);
    expect(allowed({ origin: "https://evil.example", host: "booking.example" })).toBe(false);
  });
});

describe("a read with a cookie", () => {
  it("needs no origin, but never comes from another site", () => {
    expect(allowed({ method: "GET" })).toBe(true);
    expect(allowed({ method: "GET", site: "none" })).toBe(true);
    expect(allowed({ method: "GET", site: "cross-site" })).toBe(false);
    expect(allowed({ method: "HEAD", site: "same-site" })).toBe(false);
    expect(allowed({ method: "GET", origin: "https://evil.example" })).toBe(false);
  });
});
