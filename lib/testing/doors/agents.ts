import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dispatch } from "@/lib/api/http/dispatch";
import {
  registrationEndpoint,
  resourceMetadataEndpoint,
  revocationEndpoint,
  serverMetadataEndpoint,
  tokenEndpoint,
} from "@/lib/api/oauth/endpoints";

const endpoints: Record<string, (request: Request) => Response | Promise<Response>> = {
  "/.well-known/oauth-protected-resource": resourceMetadataEndpoint,
  "/.well-known/oauth-protected-resource/api/mcp": resourceMetadataEndpoint,
  "/.well-known/oauth-authorization-server": serverMetadataEndpoint,
  "/api/oauth/token": tokenEndpoint,
  "/api/oauth/register": registrationEndpoint,
  "/api/oauth/revoke": revocationEndpoint,
};

async function bytesOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

async function requestOf(message: IncomingMessage, added: Record<string, string>): Promise<Request> {
  const headers = new Headers(added);
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const method = message.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? {} : { body: await bytesOf(message) };
  return new Request(`http://${message.headers.host}${message.url}`, { method, headers, ...body });
}

/** The API, the agent tool server and OAuth's endpoints over real HTTP, without a build. `added` goes with every request. */
export async function serveAgents(added: Record<string, string> = {}): Promise<{ base: string; server: Server }> {
  const server = createServer(async (message, reply) => {
    const request = await requestOf(message, added);
    const answer = await (endpoints[new URL(request.url).pathname] ?? dispatch)(request);
    reply.writeHead(answer.status, Object.fromEntries(answer.headers));
    reply.end(Buffer.from(await answer.arrayBuffer()));
  });
  // On a busy machine a client may use a connection that an impatient server is just closing.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
