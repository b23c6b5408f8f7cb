import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { assertEventKey, assertInngest } from "@/soak/inngest-server";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers as an Inngest server of this kind does: a self-hosted one calls itself cloud, and has no /dev. */
async function answering(kind: "dev" | "cloud" | null, eventKey = "right"): Promise<string> {
  const server = createServer((request, response) => {
    const known = request.url?.startsWith("/e/") ? request.url === `/e/${eventKey}` : kind === "dev";
    response.writeHead(known ? 200 : 401, kind ? { "x-inngest-server-kind": kind } : {}).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const selfHosted = (url: string, key = "right") => ({
  INNGEST_BASE_URL: url,
  INNGEST_EVENT_KEY: key,
  INNGEST_SIGNING_KEY: "ab12",
});

describe("the Inngest server that the soak is given", () => {
  it("is one of the kind that the keys mean", async () => {
    await assertInngest({ INNGEST_DEV: await answering("dev") });
    await assertInngest(selfHosted(await answering("cloud")));
  });

  it("must be there", async () => {
    const url = await answering("dev");
    await new Promise((done) => servers.pop()?.close(done));
    await expect(assertInngest({ INNGEST_DEV: url })).rejects.toThrow(`Nothing answers at ${url} (ECONNREFUSED)`);
    const other = await answering(null);
    await expect(assertInngest({ INNGEST_DEV: other })).rejects.toThrow(
      `What answers at ${other} is no Inngest server`,
    );
  });

  it("wants both keys where it is self-hosted, and none where it is for development", async () => {
    const [dev, own] = [await answering("dev"), await answering("cloud")];
    await expect(assertInngest({ INNGEST_DEV: own })).rejects.toThrow(
      "self-hosted one: set INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY",
    );
    await expect(assertInngest(selfHosted(dev))).rejects.toThrow("unset INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY");
  });

  it("knows the event key", async () => {
    const url = await answering("cloud");
    await assertEventKey(selfHosted(url));
    await assertEventKey({ INNGEST_DEV: url });
    await expect(assertEventKey(selfHosted(url, "wrong"))).rejects.toThrow("refuses INNGEST_EVENT_KEY (401)");
  });
});
