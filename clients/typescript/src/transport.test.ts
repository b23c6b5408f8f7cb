import { afterEach, describe, expect, it, vi } from "vitest";
import { createTurnero } from "@/clients/typescript/src/client";

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
});
