import { beforeAll, describe, expect, it } from "vitest";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
beforeAll(async () => {
  world = await makeProject();
});

const faultsOf = async (path: string, body?: unknown, idempotencyKey?: string) => {
  const options = body === undefined ? {} : { method: "POST", body, ...(idempotencyKey ? { idempotencyKey } : {}) };
  const reply = await world.call<{ errors: { pointer: string; code: string }[] }>(path, options);
  return [reply.status, ...(reply.body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)];
};

describe("input that no honest client sends", () => {
  it("is refused when it holds a NUL or half a character, in the body, the query or the path", async () => {
    const customer = { name: "Ana", phone: "+595981000001" };
    expect(await faultsOf("/customers", { ...customer, name: "a\0b" })).toEqual([422, "#/name invalid_character"]);
    const address = { formatted: "Rua \ud800" };
    expect(await faultsOf("/customers", { ...customer, address })).toEqual([
      422,
      "#/address/formatted invalid_character",
    ]);
    expect(await faultsOf("/customers?q=%00")).toEqual([422, "?q invalid_character"]);
    expect(await faultsOf("/customers/%00")).toEqual([422, "/id invalid_character"]);
    expect(await faultsOf("/customers/%E0%A4%A")).toEqual([404]);
  });

  it("is refused when it is nested without end, with and without an idempotency key", async () => {
    const deep = `{"name":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(await faultsOf("/customers", deep)).toEqual([422, "# invalid_json"]);
    expect(await faultsOf("/customers", deep, "deep")).toEqual([422, "# invalid_json"]);
  });

  it("is refused when the cursor has letters that no cursor has", async () => {
    const cursor = encodeURIComponent(`abc.${"é".repeat(16)}`);
    expect(await faultsOf(`/customers?cursor=${cursor}`)).toEqual([422, "?cursor invalid_cursor"]);
  });
});
