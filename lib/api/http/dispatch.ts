import type { Incoming } from "@/lib/api/http/incoming";
import { pathnameOf, pathTree, relativePath } from "@/lib/api/http/path";
import { type Handlers, handlers, nowhere } from "@/lib/api/http/routes";
import { type Answered, webResponse } from "@/lib/api/http/text-response";
import { agentRoutes } from "@/lib/api/mcp/door";
import { registry } from "@/lib/api/registry";

const paths = new Set(registry.map(({ path }) => path));
const operationsAt = (path: string) => registry.filter((operation) => operation.path === path);
const find = pathTree([...paths].map((path): [string, Handlers] => [path, handlers(...operationsAt(path))]));

/** Whether a path, or a target with its query, is where agents call. */
export const isAgents = (target: string): boolean => /^\/api\/mcp\/?(\?|$)/.test(target);

/** The direct server: the same handlers that the route files export, without Next. */
export function answerTo(request: Incoming): Promise<Answered> {
  const path = relativePath(pathnameOf(request.url));
  const served = (path === null ? null : find(path)) ?? nowhere;
  return (served[request.method as keyof Handlers] ?? served.OPTIONS)(request);
}

/** The same for a Web request, and for agents, whose library needs one. */
export async function dispatch(request: Request): Promise<Response> {
  if (!isAgents(new URL(request.url).pathname)) return webResponse(await answerTo(request));
  return (agentRoutes[request.method as keyof typeof agentRoutes] ?? agentRoutes.OPTIONS)(request);
}
