import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { makeProject } from "@/lib/testing/world";
import { newerNode } from "@/scripts/newer-node.mjs";

const node = newerNode();
const suite = join(process.cwd(), "node_modules/@modelcontextprotocol/conformance/dist/index.js");

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The door over real HTTP. The suite knows no keys, so one is added on the way. */
function serve(key: string): Promise<Server> {
  const server = createServer(async (message, reply) => {
    const headers = new Headers({ authorization: `Bearer ${key}` });
    for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
    const body = await bytesOf(message);
    const url = `http://${message.headers.host}${message.url}`;
    const reads = message.method === "GET" || message.method === "HEAD";
    const answer = await dispatch(
      new Request(url, { method: message.method ?? "GET", headers, ...(reads ? {} : { body: new Uint8Array(body) }) }),
    );
    reply.writeHead(answer.status, Object.fromEntries(answer.headers));
    reply.end(Buffer.from(await answer.arrayBuffer()));
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

type Check = { id: string; status: string; errorMessage?: string };

let server: Server;
let url: string;
beforeAll(async () => {
  server = await serve((await makeProject()).key);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/mcp`;
});
afterAll(() => server.close());

/** What every scenario that the revision requires of a server found. */
async function run(revision: string): Promise<Map<string, Check[]>> {
  const folder = mkdtempSync(join(tmpdir(), "turnero-conformance-"));
  const child = spawn(node as string, [suite, "server", "--url", url, "--requirements", revision, "-o", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await new Promise((done) => child.once("exit", done));
  const found = new Map<string, Check[]>();
  for (const name of readdirSync(folder)) {
    const scenario = name.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT.*$/, "");
    found.set(scenario, JSON.parse(readFileSync(join(folder, name, "checks.json"), "utf8")));
  }
  rmSync(folder, { recursive: true, force: true });
  return found;
}

describe.skipIf(node === null)("the published conformance suite", () => {
  it.each(["2026-07-28", "2025-11-25"])("finds %s", async (revision) => {
    const found = await run(revision);
    for (const [scenario, checks] of [...found].sort()) {
      const bad = checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");
      console.log(
        `${revision} ${scenario}: ${checks.filter(({ status }) => status === "SUCCESS").length} ok ${bad.map((c) => `\n      ${c.status} ${c.id}: ${c.errorMessage}`).join("")}`,
      );
    }
    expect(found.size).toBeGreaterThan(5);
  });
});
