import { randomUUID } from "node:crypto";
import { admitAgent } from "@/lib/api/access/admit-agent";
import { bearer } from "@/lib/api/access/authenticate";
import { limitHeaders } from "@/lib/api/access/rate-limit";
import { inItsWorld } from "@/lib/api/access/world";
import { problemOf } from "@/lib/api/failure";
import { largestBody, readBytes, readJson } from "@/lib/api/http/read-body";
import { safeHeaders } from "@/lib/api/http/safe-headers";
import { type Caller, logRefusedCall } from "@/lib/api/mcp/call";
import { challenge, scopeBeyond, scopesOfTools } from "@/lib/api/mcp/challenge";
import { clientInfoOf, clientName, readable } from "@/lib/api/mcp/client-name";
import { serveAgent } from "@/lib/api/mcp/server";
import { shownFor } from "@/lib/api/mcp/toolsets";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";
import { observe } from "@/lib/core/monitoring/metrics";
import { isLoopback } from "@/lib/core/network/public-address";
import { invalid, isProblem, Problem, problemBody } from "@/lib/core/problem";
import type { Scope } from "@/lib/core/scopes";
import { renewedInVain } from "@/lib/domains/agent-grants/store";

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");
const isLocal = (url: URL): boolean => url.hostname === "localhost" || isLoopback(hostOf(url));

/**
 * A page of another site must not call this server, not even through a host name that resolves to this machine (DNS
 * rebinding): a local installation accepts only local host names.
 */
function refuseStrangers(headers: Headers): void {
  const home = new URL(env().APP_URL);
  const origin = headers.get("origin");
  const host = headers.get("host");
  const from = origin !== null && URL.canParse(origin) ? new URL(origin) : null;
  const named = host !== null && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  const sameHome = from !== null && (from.origin === home.origin || (isLocal(home) && isLocal(from)));
  const foreign = (origin !== null && !sameHome) || (isLocal(home) && (named === null || !isLocal(named)));
  if (foreign) {
    const detail = "The agent tool server is not for pages of other sites.";
    throw new Problem("insufficient_scope", { detail });
  }
}

const methodOf = (message: unknown): string | null => {
  const { method } = (message ?? {}) as { method?: unknown };
  return typeof method === "string" ? method : null;
};

/** Refusals about the workspace go into the result, where a model reads them; others are HTTP errors. */
const told = new Set(["tools/call", "resources/read"]);

/** Identifies the connection and its key. It is self-contained, so that any process can read it. */
function newSession(message: unknown): string {
  const { params } = message as { params?: { clientInfo?: unknown } };
  const client = clientName(params?.clientInfo) ?? "";
  return `${randomUUID()}.${Buffer.from(client).toString("base64url").slice(0, 90)}`;
}

/** The agent's name: as given when it connected, else its User-Agent. */
function clientOf(session: string | null, headers: Headers): string | null {
  const told = Buffer.from(session?.split(".")[1] ?? "", "base64url").toString();
  return readable(told) ?? headers.get("user-agent")?.slice(0, 200) ?? null;
}

const sessionOf = (headers: Headers): string | null => {
  const given = headers.get("mcp-session-id");
  return given !== null && /^[\x21-\x7e]{1,200}$/.test(given) ? given : null;
};

async function readMessage(request: Request): Promise<unknown> {
  const message = readJson(await readBytes(request, largestBody));
  // One request is one call, which is what the limit counts; the protocol has dropped batches.
  if (Array.isArray(message)) {
    throw invalid({ pointer: "#", detail: "Send one message a request: batches are not taken.", code: "no_batches" });
  }
  return message;
}

const notAllowed = (scope: Scope): Problem => {
  const detail = `Whoever connected this agent did not allow it the scope ${scope}. Connect it again and allow ${scope}.`;
  return new Problem("insufficient_scope", { detail });
};

/**
 * A tool beyond what the member allowed is a challenge, by which a client can ask the member again. One that answers the
 * challenge by renewing its token gets no more scopes: the next call's result says so, where the model reads it.
 */
async function refuseBeyond(caller: Caller, message: unknown, headers: Headers): Promise<Problem | null> {
  const { actor } = caller;
  const beyond = caller.refusal ? null : scopeBeyond(actor, message);
  if (!beyond || !actor.grant) return caller.refusal;
  const refusal = notAllowed(beyond);
  if (await renewedInVain(actor.project.id, actor.grant.id, actor.now)) return refusal;
  await logRefusedCall(caller, message, refusal);
  headers.set("WWW-Authenticate", challenge([...actor.scopes, beyond], "insufficient_scope"));
  throw refusal;
}

async function answer(request: Request, headers: Headers, requestId: string): Promise<Response> {
  refuseStrangers(request.headers);
  const { actor, limit } = await admitAgent(request, requestId);
  for (const [name, value] of Object.entries(limitHeaders(limit))) headers.set(name, value);
  const refusal = limit.allowed
    ? null
    : new Problem("rate_limited", { detail: `Wait ${limit.reset} seconds and try again.`, retry_after: limit.reset });
  const shown = shownFor(request);
  if (!actor) {
    headers.set("WWW-Authenticate", challenge(scopesOfTools(shown.sets), bearer(request) && "invalid_token"));
    const detail = "Send a valid key or access token as Authorization: Bearer …";
    throw refusal ?? new Problem("invalid_api_key", { detail });
  }
  const message = await readMessage(request);
  const method = methodOf(message);
  if (refusal && !told.has(method ?? "")) throw refusal;
  const session = sessionOf(request.headers);
  const client = clientInfoOf(message) ?? clientOf(session, request.headers);
  const admitted = {
    actor: { ...actor, through: "agent" as const },
    session,
    stateless: false,
    client,
    refusal,
    shown,
  };
  const caller: Caller = { ...admitted, refusal: await refuseBeyond(admitted, message, headers) };
  const response = await serveAgent(request, message, caller);
  if (method === "initialize" && response.ok) headers.set("Mcp-Session-Id", newSession(message));
  return response;
}

function refusal(error: unknown, headers: Headers, requestId: string): Response {
  const problem = problemOf(error, requestId);
  if (!isProblem(error)) log.error("agent request failed", { request_id: requestId, error });
  if (problem.code === "service_unavailable") headers.set("Retry-After", "5");
  headers.set("content-type", "application/problem+json");
  return new Response(JSON.stringify(problemBody(problem, requestId)), { status: problem.status, headers });
}

/** The agent tool server: streamable HTTP, one message a request, no state between them. */
async function post(request: Request): Promise<Response> {
  const from = performance.now();
  const response = await tried(request);
  observe("agents", response.status, performance.now() - from);
  return response;
}

async function tried(request: Request): Promise<Response> {
  const requestId = newId("req");
  const headers = new Headers({ "X-Request-Id": requestId, ...safeHeaders });
  try {
    const response = await inItsWorld(request, () => answer(request, headers, requestId));
    const type = response.headers.get("content-type");
    if (type !== null) headers.set("content-type", type);
    const text = await response.text();
    return new Response(text === "" ? null : text, { status: response.status, headers });
  } catch (error) {
    return refusal(error, headers, requestId);
  }
}

/** There is no stream to listen to and no session to end; the protocol prescribes this answer. */
async function refuse(): Promise<Response> {
  const requestId = newId("req");
  const headers = new Headers({ "X-Request-Id": requestId, ...safeHeaders, Allow: "POST" });
  const detail = "The agent tool server takes POST: it keeps neither streams nor sessions.";
  return refusal(new Problem("method_not_allowed", { detail }), headers, requestId);
}

export const agentRoutes = {
  POST: post,
  GET: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  HEAD: refuse,
  OPTIONS: refuse,
};
