import { afterEach, describe, expect, it, vi } from "vitest";
import { createTurnero, TurneroProblem } from "@/clients/typescript/src/client";
import { splitCommas } from "@/lib/core/wire/comma-list";

afterEach(() => {
  vi.restoreAllMocks();
});

const problemOf = async (work: () => unknown): Promise<TurneroProblem> => {
  const thrown = await (async () => work())().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(TurneroProblem);
  return thrown as TurneroProblem;
};

describe("the address", () => {
  it.each([undefined, null, "", "undefined/api/v1", "/api/v1", "localhost:3000/api/v1", "https:///api/v1"])(
    "is refused when the client is made where nothing could be asked there: %j",
    async (baseUrl) => {
      const problem = await problemOf(() => createTurnero({ apiKey: "tk_test_x", baseUrl: baseUrl as string }));
      expect(problem.code).toBe("invalid_base_url");
      expect(problem.message).toContain("/api/v1");
    },
  );

  it("is the page's own without a key", () => {
    expect(() => [createTurnero(), createTurnero({ baseUrl: "/api/v1" })]).not.toThrow();
  });

  it("is named where nothing answers, or nothing of ours, with what it lacks", async () => {
    const [absent, page] = [
      () => Promise.reject(new TypeError("fetch failed")),
      async () => new Response("<h1>Not found</h1>", { status: 404 }),
    ];
    const asked = (baseUrl: string, fetch: () => Promise<Response>) =>
      problemOf(() => createTurnero({ baseUrl, fetch, maxRetries: 0 }).customers.list({ q: "Ana" }));
    expect((await asked("https://t/api/v1", absent)).message).toBe(
      "The service could not be reached at https://t/api/v1/customers.",
    );
    expect((await asked("https://t", absent)).message).toBe(
      "The service could not be reached at https://t/customers. The base address ends in /api/v1.",
    );
    const wrong = await asked("https://t/", page);
    expect([wrong.code, wrong.message]).toEqual([
      "unexpected_response",
      "The answer 404 of https://t/customers is not one of the service's. The base address ends in /api/v1.",
    ]);
  });
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
