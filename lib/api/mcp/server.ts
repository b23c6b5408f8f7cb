import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { problemOf } from "@/lib/api/failure";
import { largestBody } from "@/lib/api/http/read-body";
import { type Caller, callTool } from "@/lib/api/mcp/call";
import { readResource, resourcesFor, templatesFor } from "@/lib/api/mcp/catalog";
import { isOpenTo, tools } from "@/lib/api/mcp/tools";
import { shownTool } from "@/lib/api/mcp/toolsets";
import { log } from "@/lib/core/monitoring/log";
import { isProblem, problemBody } from "@/lib/core/problem";
import { version } from "@/package.json";

const instructions = `Turnero books appointments and runs a team's tasks for one workspace.
To book: read turnero://services (or list_services) for the service_id, list_slots for free times, create_hold to keep one for ten minutes while you ask the person, confirm_hold to book it. create_booking does both at once when nothing is left to ask.
A refusal is a result with isError and a problem: branch on its code. With slot_taken, offer its alternatives. With hold_expired, look for times again. With rate_limited, wait.
Before a tool that destroys, call it with dry_run: true and say what would happen.
Times are ISO 8601 with an offset; say them to people in the workspace's time zone (get_me).`;

const notFound = -32002;

/** Nothing here validates elicitation, so no validator is built for each request. */
const noValidator = { getValidator: () => (): never => fail("This server asks clients nothing.") };
const fail = (message: string): never => {
  throw new Error(message);
};

async function read(caller: Caller, uri: string) {
  const { actor } = caller;
  try {
    if (caller.refusal) throw caller.refusal;
    const found = await readResource(actor, uri);
    if (found) return found;
  } catch (error) {
    if (!isProblem(error)) log.error("resource failed", { request_id: actor.requestId, uri, error });
    const problem = problemBody(problemOf(error, actor.requestId), actor.requestId);
    throw new McpError(problem.code === "not_found" ? notFound : ErrorCode.InvalidRequest, problem.detail, problem);
  }
  throw new McpError(notFound, `There is no resource ${uri}.`, { uri });
}

function serverFor(caller: Caller): Server {
  const { actor } = caller;
  const server = new Server(
    { name: "turnero", title: "Turnero", version },
    { capabilities: { tools: {}, resources: {} }, instructions, jsonSchemaValidator: noValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools().values()]
      .filter(({ operation }) => isOpenTo(operation, actor.scopes))
      .map((tool) => shownTool(tool, caller.shown))
      .filter((listed) => listed !== null),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { requestId }) =>
    callTool(caller, { name: params.name, given: params.arguments ?? {}, rpcId: requestId }),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: resourcesFor(actor) }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: templatesFor(actor) }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => read(caller, params.uri));
  return server;
}

/** One message, answered by a new server: any process can take the next one. */
export async function serveAgent(request: Request, message: unknown, caller: Caller): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: largestBody,
  });
  const server = serverFor(caller);
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  // The response is complete by now; the transport kept it in memory only for its stream.
  await server.close();
  return response;
}
