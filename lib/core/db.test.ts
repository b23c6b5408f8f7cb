import pg from "pg";
import { describe, expect, it } from "vitest";
import { isUnavailable, sqlState } from "@/lib/core/db";

describe("a database out of reach", () => {
  it("is told apart from a refusal and from a fault of ours", async () => {
    const refused = await new pg.Client({ host: "127.0.0.1", port: 1 }).connect().catch((error) => error);
    expect(isUnavailable(refused)).toBe(true);
    for (const code of ["57P01", "53300", "08006", "P2024", "P2028"])
      expect(isUnavailable(Object.assign(new Error("x"), { code })), code).toBe(true);
    for (const said of [
      "Connection terminated unexpectedly",
      "Client has encountered a connection error and is not queryable",
      "Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`",
    ])
      expect(isUnavailable(new Error(said)), said).toBe(true);
    for (const code of ["23505", "22021", "40001", "P2002"])
      expect(isUnavailable(Object.assign(new Error("x"), { code })), code).toBe(false);
    for (const error of [undefined, null, new TypeError("x is undefined"), "text"])
      expect(isUnavailable(error)).toBe(false);
  });

  it("is found under what Prisma wraps around it", () => {
    const wrapped = { code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "57P01" } } } };
    expect(sqlState(wrapped)).toBe("57P01");
    expect(isUnavailable(wrapped)).toBe(true);
  });
});
