import { afterEach, describe, expect, it, vi } from "vitest";

const load = async (settings: Record<string, string>) => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/none");
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import("@/app/api/inngest/route");
};
afterEach(() => vi.unstubAllEnvs());

const address = "http://localhost:3000/api/inngest";
const sync = () =>
  new Request(address, {
    method: "PUT",
    headers: { "content-type": "application/json", host: "localhost:3000", "x-inngest-sync-kind": "in_band" },
    body: JSON.stringify({ url: address }),
  });
const call = () =>
  new Request(`${address}?fnId=turnero-prune&stepId=step`, {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost:3000" },
    body: JSON.stringify({ event: { name: "x" }, events: [{ name: "x" }], steps: {}, ctx: { run_id: "1" } }),
  });

describe("the address that Inngest calls", () => {
  it("is not there in embedded mode, where a call would not be signed", async () => {
    const { GET, POST, PUT } = await load({});
    for (const answer of [await GET(sync()), await POST(call()), await PUT(sync())]) expect(answer.status).toBe(404);
  });

  it("tells a development server every function", async () => {
    const { PUT } = await load({ INNGEST_DEV: "1" });
    const answer = await PUT(sync());
    expect(answer.status).toBe(200);
    const { app_id, functions } = await answer.json();
    expect(app_id).toBe("turnero");
    expect(functions.map(({ id }: { id: string }) => id)).toContain("turnero-prune");
  });

  it("refuses calls that a server has not signed", async () => {
    const keys = { INNGEST_EVENT_KEY: "event", INNGEST_SIGNING_KEY: "signkey-prod-1234abcd" };
    const { POST, PUT } = await load(keys);
    expect((await POST(call())).status).toBe(401);
    expect((await PUT(sync())).status).toBe(401);
  });
});
