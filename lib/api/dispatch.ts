import { agentRoutes } from "@/lib/api/mcp/door";
import { pathTree, relativePath } from "@/lib/api/path";
import { registry } from "@/lib/api/registry";
import { type Routes, routes, unmatched } from "@/lib/api/routes";

const paths = new Set(registry.map(({ path }) => path));
const operationsAt = (path: string) => registry.filter((operation) => operation.path === path);
const find = pathTree([...paths].map((path): [string, Routes] => [path, routes(...operationsAt(path))]));

/** Where agents call. */
export const isAgents = (pathname: string): boolean => /^\/api\/mcp\/?$/.test(pathname);

/** The direct door: the same handlers that the route files export, found without Next. */
export function dispatch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = relativePath(pathname);
  const served = isAgents(pathname) ? agentRoutes : ((path === null ? null : find(path)) ?? unmatched);
  const handler = served[request.method as keyof Routes] ?? served.OPTIONS;
  return handler(request);
}
