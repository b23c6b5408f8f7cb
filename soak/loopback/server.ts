import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Catalog } from "@/inngest/embedded/catalog";
import { type Executor, startExecutor } from "@/inngest/embedded/executor";
import { intakeEvents } from "@/inngest/embedded/intake-events";
import { type FunctionEvent, protocolOver } from "@/inngest/embedded/protocol";
import type { Timing } from "@/inngest/embedded/timing";
import { inEngine } from "@/soak/loopback/store";

type Options = {
  catalog: Catalog;
  eventKey: string;
  signingKey: string;
  port?: number;
  timing?: Partial<Timing>;
};
export type LoopbackInngest = { url: string; stop(): Promise<void> };

const bare = (signingKey: string): string => signingKey.replace(/^signkey-\w+-/, "");

/** What an SDK sends instead of its signing key. */
const shown = (signingKey: string): string => {
  const prefix = signingKey.slice(0, signingKey.length - bare(signingKey).length);
  return (
    prefix +
    createHash("sha256")
      .update(Buffer.from(bare(signingKey), "hex"))
      .digest("hex")
  );
};

/** JSON with sorted keys: an SDK verifies the signature of the parsed body, serialized like this. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inside]) => `${JSON.stringify(key)}:${canonical(inside)}`).join(",")}}`;
}

async function sendSigned(request: Request, signingKey: string): Promise<Response> {
  const body = canonical(await request.json());
  const at = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", bare(signingKey)).update(body).update(at).digest("hex");
  return fetch(request.url, {
    method: request.method,
    body,
    headers: { "content-type": "application/json", "x-inngest-signature": `t=${at}&s=${signature}` },
  });
}

type App = { url: string; functions: string[] };
type Answer = { status: number; body: object };

/**
 * An Inngest server on loopback, as far as the service needs one: the embedded executor behind the addresses to which the SDK
 * speaks, calling the service over HTTP with signatures. Its state is in DATABASE_URL, so that it can be killed.
 */
export async function startLoopbackInngest(options: Options): Promise<LoopbackInngest> {
  const { catalog, eventKey, signingKey, timing = {} } = options;
  let executor: Executor | null = null;
  await inEngine.prepare();

  async function run({ url, functions }: App): Promise<void> {
    await executor?.stop();
    const known = new Map([...catalog].filter(([id]) => functions.includes(id)));
    const protocol = protocolOver(url, (request) => sendSigned(request, signingKey));
    executor = await startExecutor({ catalog: known, protocol, timing });
  }

  async function register(request: IncomingMessage): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${shown(signingKey)}`)
      return { status: 401, body: { status: 401, error: "Another signing key is expected here." } };
    const { url, functions } = (await json(request)) as { url: string; functions: { id: string }[] };
    const app = { url, functions: functions.map(({ id }) => id) };
    await inEngine.keepApp(app);
    await run(app);
    return { status: 200, body: { ok: true, status: 200, modified: true } };
  }

  async function take(request: IncomingMessage): Promise<Answer> {
    if (request.url !== `/e/${eventKey}`) return { status: 401, body: { error: "Event key not found", status: 401 } };
    const sent = [(await json(request)) as FunctionEvent | FunctionEvent[]].flat();
    await inEngine.takeOnce(sent, (client, arrivals) => intakeEvents(client, catalog, arrivals));
    executor?.wake();
    return { status: 200, body: { ids: sent.map(({ id }) => id), status: 200 } };
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method === "POST" && request.url?.startsWith("/fn/register")) return register(request);
    if (request.method === "POST" && request.url?.startsWith("/e/")) return take(request);
    return { status: 404, body: { error: "not found" } };
  };
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: Error) => ({ status: 500, body: { error: error.message, status: 500 } }))
      .then(({ status, body }) => {
        // A self-hosted server calls itself "cloud".
        response.writeHead(status, { "content-type": "application/json", "x-inngest-server-kind": "cloud" });
        response.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((done) => server.listen(options.port ?? 0, "127.0.0.1", done));
  const kept = await inEngine.app();
  if (kept) await run(kept);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await executor?.stop();
    },
  };
}
