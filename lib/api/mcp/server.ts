import {
  createMcpHandler,
  isLegacyRequest,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { problemOf } from "@/lib/api/failure";
import { type Caller, callTool } from "@/lib/api/mcp/call";
import { readResource, resourcesFor, templatesFor } from "@/lib/api/mcp/catalog";
import { complete } from "@/lib/api/mcp/choices";
import { askForMissing } from "@/lib/api/mcp/elicitation";
import { promptFor, promptsFor } from "@/lib/api/mcp/prompts";
import { isOpenTo, tools } from "@/lib/api/mcp/tools";
import { shownTool } from "@/lib/api/mcp/toolsets";
import { log } from "@/lib/core/monitoring/log";
import { isProblem, problemBody } from "@/lib/core/problem";
import { issuer } from "@/lib/domains/agent-grants/resource";
import { version } from "@/package.json";

const instructions = `Turnero books appointments and runs a team's tasks for one workspace.
To book: read turnero://services (or list_services) for the service_id, list_slots for free times, create_hold to keep one for ten minutes while you ask the person, confirm_hold to book it. create_booking does both at once when nothing is left to ask.
A refusal is a result with isError and a problem: branch on its code. With slot_taken, offer its alternatives. With hold_expired, look for times again. With rate_limited, wait.
Before a tool that destroys, call it with dry_run: true and say what would happen.
Times are ISO 8601 with an offset; say them to people in the workspace's time zone (get_me).`;

async function read(caller: Caller, uri: string) {
  const { actor } = caller;
  try {
    if (caller.refusal) throw caller.refusal;
    const found = await readResource(actor, uri);
    if (found) return found;
  } catch (error) {
    if (!isProblem(error)) log.error("resource failed", { request_id: actor.requestId, uri, error });
    const problem = problemBody(problemOf(error, actor.requestId), actor.requestId);
    if (problem.code !== "not_found")
      throw new ProtocolError(ProtocolErrorCode.InvalidRequest, problem.detail, problem);
  }
  throw new ResourceNotFoundError(uri, `There is no resource ${uri}.`);
}

/** What a key may see changes with its scopes only, but nobody else may be shown it. */
const forAMinute = { ttlMs: 60_000, cacheScope: "private" as const };

function serverFor(caller: Caller): Server {
  const { actor } = caller;
  const server = new Server(
    {
      name: "turnero",
      title: "Turnero",
      version,
      websiteUrl: issuer(),
      icons: [{ src: `${issuer()}/icon.svg`, mimeType: "image/svg+xml", sizes: ["any"] }],
    },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions,
      cacheHints: {
        "server/discover": forAMinute,
        "tools/list": forAMinute,
        "prompts/list": forAMinute,
        "resources/list": forAMinute,
        "resources/templates/list": forAMinute,
      },
    },
  );
  server.setRequestHandler("tools/list", () => ({
    tools: [...tools().values()]
      .filter(({ operation }) => isOpenTo(operation, actor.scopes))
      .map((tool) => shownTool(tool, caller.shown))
      .filter((listed) => listed !== null) as ListToolsResult["tools"],
  }));
  server.setRequestHandler("tools/call", async ({ params }, context) => {
    const given = params.arguments ?? {};
    const asked = caller.stateless && !caller.refusal ? await askForMissing(actor, params.name, given, context) : null;
    if (asked?.question) return asked.question;
    return callTool(caller, { name: params.name, given: asked?.given ?? given, rpcId: context.mcpReq.id });
  });
  server.setRequestHandler("prompts/list", () => ({ prompts: promptsFor(actor) }));
  server.setRequestHandler("prompts/get", ({ params }) => promptFor(actor, params.name, params.arguments ?? {}));
  server.setRequestHandler("completion/complete", ({ params }) => complete(actor, params.ref, params.argument));
  server.setRequestHandler("resources/list", () => ({ resources: resourcesFor(actor) }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: templatesFor(actor) }));
  server.setRequestHandler("resources/read", ({ params }) => read(caller, params.uri));
  return server;
}

/** Revisions that begin with initialize. */
async function serveHandshake(request: Request, message: unknown, caller: Caller): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverFor(caller);
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  // The response is complete by now; the transport kept it in memory only for its stream.
  await server.close();
  return response;
}

const noSuchMethod = (id: unknown): Response => {
  const error = { code: ProtocolErrorCode.MethodNotFound, message: "Method not found" };
  return Response.json({ jsonrpc: "2.0", id: id ?? null, error }, { status: 404 });
};

/** One message, answered by a new server: any process can take the next one. */
export async function serveAgent(request: Request, message: unknown, caller: Caller): Promise<Response> {
  if (await isLegacyRequest(request, message)) return serveHandshake(request, message, caller);
  const { method, id } = message as { method?: unknown; id?: unknown };
  // The library would open a stream that nothing is ever written to.
  if (method === "subscriptions/listen") return noSuchMethod(id);
  const stateless = { ...caller, stateless: true };
  const handler = createMcpHandler(() => serverFor(stateless), { legacy: "reject", keepAliveMs: 0 });
  return handler.fetch(request, { parsedBody: message });
}
