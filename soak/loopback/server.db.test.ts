import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "inngest/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient } from "@/inngest/client";
import { catalogOf } from "@/inngest/embedded/catalog";
import { pool, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { quick, until } from "@/lib/testing/background/harness";
import { onInvented } from "@/lib/testing/background/invented-events";
import { makeProject } from "@/lib/testing/world";
import { type LoopbackInngest, startLoopbackInngest } from "@/soak/loopback/server";

const keys = { eventKey: "abcdef0123456789", signingKey: "signkey-test-0123456789abcdef" };
const seen: string[] = [];
let server: LoopbackInngest;
let project: string;

/** An app as the service is one: the SDK's handler behind an address, with the keys of a self-hosted server. */
async function startApp(given: Partial<typeof keys> = {}) {
  const client = makeClient({ kind: "server", baseUrl: server.url, ...keys, ...given });
  const fn = client.createFunction({ id: "noted", triggers: [onInvented("test.noted")] }, async ({ event, step }) => {
    const first = await step.run("first", () => seen.push(event.id ?? ""));
    await step.sleep("nap", "1s");
    return first;
  });
  const http = createServer(serve({ client, functions: [fn], servePath: "/api/inngest" }));
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/inngest`;
  return { client, url, stop: () => http.close(), register: () => fetch(url, { method: "PUT" }) };
}

const described = makeClient({ kind: "embedded" });
const catalog = catalogOf(described.id, [
  described.createFunction({ id: "noted", triggers: [onInvented("test.noted")] }, async () => {}),
]);
const start = () => startLoopbackInngest({ catalog, ...keys, timing: quick });

beforeAll(async () => {
  project = (await makeProject()).id;
  server = await start();
});
afterAll(() => server.stop());

const eventOf = (id: string) => ({
  id,
  name: "test.noted",
  ts: Date.now(),
  data: { id, project_id: project, data: {} },
});
const ended = (id: string) =>
  until("the run's end", () => prisma().backgroundRun.findFirst({ where: { event_id: id, status: "completed" } }));

describe("the Inngest server on loopback", () => {
  it("runs a registered app's function over HTTP with signatures, and an event that comes twice once", async () => {
    const app = await startApp();
    expect((await app.register()).status).toBe(200);
    const [one, two] = [newId("evt"), newId("evt")];
    await app.client.send([eventOf(one)]);
    await app.client.send([eventOf(one), eventOf(two)]);
    expect(await ended(one)).toMatchObject({ output: expect.any(Number), project_id: project });
    await ended(two);
    expect(seen.filter((id) => id === one || id === two).sort()).toEqual([one, two].sort());
    app.stop();
  });

  it("knows its app and its events again after a restart", async () => {
    const app = await startApp();
    await app.register();
    await server.stop();
    const id = newId("evt");
    await expect(app.client.send([eventOf(id)])).rejects.toThrow();
    server = await startLoopbackInngest({ catalog, ...keys, timing: quick, port: Number(new URL(server.url).port) });
    await app.client.send([eventOf(id)]);
    await ended(id);
    expect(seen).toContain(id);
    app.stop();
  });

  it("refuses another's keys, and an app refuses what another has signed", async () => {
    const stranger = await startApp({ eventKey: "ffff", signingKey: "signkey-test-ffff" });
    expect(await (await stranger.register()).json()).toMatchObject({
      message: "Another signing key is expected here.",
    });
    await expect(stranger.client.send([eventOf(newId("evt"))])).rejects.toThrow();
    await pool().query("UPDATE loopback_app SET url = $1", [stranger.url]);
    await server.stop();
    server = await start();
    const id = newId("evt");
    const own = await startApp();
    await own.client.send([eventOf(id)]);
    const run = await until("a refusal", () =>
      prisma().backgroundRun.findFirst({ where: { event_id: id, NOT: { error: { equals: null as never } } } }),
    );
    expect(JSON.stringify(run.error)).toContain("Unauthorized");
    expect(seen).not.toContain(id);
    for (const app of [stranger, own]) app.stop();
  });
});
