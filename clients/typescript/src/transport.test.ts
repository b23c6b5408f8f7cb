import { afterEach, describe, expect, it, vi } from "vitest";
import { createTurnero } from "@/clients/typescript/src/client";
import { splitCommas } from "@/lib/core/wire/comma-list";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a query", () => {
  it("is sent by browsers that cannot count its parts", async () => {
    // Safari before 17 and Chrome before 113 have no `size` of a query.
    vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as unknown as number);
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      return Response.json({ data: [], next_cursor: null });
    };
    const turnero = createTurnero({ baseUrl: "https://t/api/v1/", fetch });
    await turnero.customers.list({ tag: "vip", limit: 5 });
    await turnero.customers.list();
    expect(asked).toEqual(["https://t/api/v1/customers?tag=vip&limit=5", "https://t/api/v1/customers"]);
  });

  it("has a list with commas, and a comma of an item written so that it divides nothing", async () => {
    const asked: (string | null)[] = [];
    const fetch = async (url: string) => {
      const { searchParams } = new URL(url);
      asked.push(searchParams.get("status") ?? searchParams.get("tag"));
      return Response.json({ data: [], next_cursor: null });
    };
    const turnero = createTurnero({ baseUrl: "https://t/api/v1", fetch });
    const tags = ["São Paulo, SP", "a\\b", "vip"];
    await turnero.workItems.list({ status: ["confirmed", "checked_in"] });
    await turnero.workItems.list({ status: "confirmed,checked_in" });
    await turnero.workItems.list({ tag: tags });
    expect(asked.slice(0, 2)).toEqual(["confirmed,checked_in", "confirmed,checked_in"]);
    expect(splitCommas(asked[2] ?? "")).toEqual(tags);
  });
});
