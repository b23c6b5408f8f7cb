import { describe, expect, it } from "vitest";
import { z } from "zod";
import { routes } from "@/lib/api/http/routes";
import { openAccess, operation } from "@/lib/api/operation";
import { Problem } from "@/lib/core/problem";

const leaving = operation({
  id: "doThing",
  method: "GET",
  path: "/things",
  access: openAccess,
  tag: "Things",
  summary: "Do",
  deprecated: { since: "2026-12-01", sunset: "2027-12-01", instead: "Use doOther." },
  query: z.strictObject({ fail: z.string().optional() }),
  output: z.object({ done: z.boolean() }),
  handle: async ({ query }) => {
    if (query.fail) throw new Problem("not_found");
    return { done: true };
  },
});

describe("every answer of a deprecated operation", () => {
  it.each(["", "?fail=1", "?surprise=1"])("says since when and until when: %s", async (search) => {
    const { headers } = await routes(leaving).GET(new Request(`http://localhost/api/v1/things${search}`));
    expect(headers.get("deprecation")).toBe(`@${Date.UTC(2026, 11, 1) / 1000}`);
    expect(headers.get("sunset")).toBe("Wed, 01 Dec 2027 00:00:00 GMT");
  });

  it("of another one says nothing", async () => {
    const { deprecated: _gone, ...staying } = leaving;
    const { headers } = await routes(staying).GET(new Request("http://localhost/api/v1/things"));
    expect([headers.get("deprecation"), headers.get("sunset")]).toEqual([null, null]);
  });
});
