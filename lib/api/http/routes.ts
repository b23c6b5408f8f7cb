import { addressOf, authenticate, bearer, type Caller } from "@/lib/api/access/authenticate";
import { limitHeaders } from "@/lib/api/access/rate-limit";
import { preflight } from "@/lib/api/access/visitor";
import { inItsWorld, inThisWorld } from "@/lib/api/access/world";
import { type Call, execute, fetchFile, openStream } from "@/lib/api/execute";
import { problemOf } from "@/lib/api/failure";
import { fileResponse } from "@/lib/api/http/file-response";
import type { Incoming } from "@/lib/api/http/incoming";
import { largestForm, readForm } from "@/lib/api/http/multipart";
import { paramsOf, pathnameOf, relativePath } from "@/lib/api/http/path";
import { largestBody, largestPublicBody, readBytes, readJson } from "@/lib/api/http/read-body";
import { safeHeaders } from "@/lib/api/http/safe-headers";
import { type Answered, AnswerHeaders, EventResponse, TextResponse, webResponse } from "@/lib/api/http/text-response";
import { type Answer, idempotencyKey } from "@/lib/api/idempotency";
import type { Deprecated, Method, Operation } from "@/lib/api/operation";
import { type Actor, anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";
import { observe } from "@/lib/core/monitoring/metrics";
import { type SpanOf, traced } from "@/lib/core/monitoring/tracing";
import { isProblem, Problem, problemBody } from "@/lib/core/problem";
import { mediaType } from "@/lib/core/wire/media-type";
import { isOfAgent } from "@/lib/domains/agent-grants/secret";

type Handler = (request: Incoming) => Promise<Answered>;
type ByMethod<T> = Record<Method | "HEAD" | "OPTIONS", T>;
export type Handlers = ByMethod<Handler>;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

/** A repeated name keeps both values, to be refused where the query is checked. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of search) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? (all[0] as string) : all]));
}

const noBody = () => ({});

function largestOf({ access, form }: Operation): number {
  if (form) return largestForm(form.largestFile);
  return access.kind === "public" || access.kind === "widget" ? largestPublicBody : largestBody;
}

/** The HTTP adapter of an operation: parameters from the URL, the body read late and within its limits. */
function callsOf(operation: Operation): (request: Incoming) => Call {
  const { path: template, form } = operation;
  const largest = largestOf(operation);
  const paramsIn = paramsOf(template);
  const expected = form ? "multipart/form-data" : "application/json";
  return (request) => {
    const { method, url, headers } = request;
    const path = relativePath(pathnameOf(url)) ?? "/";
    const params = paramsIn(path) ?? {};
    const query = url.includes("?") ? readQuery(new URL(url).searchParams) : {};
    const key = idempotencyKey(headers.get("idempotency-key"));
    if (method === "GET" || method === "HEAD") return { path, params, query, idempotencyKey: key, body: noBody };
    const contentType = headers.get("content-type") ?? "";
    let bytes: Uint8Array = new Uint8Array();
    const read = async () => {
      bytes = await readBytes(request, largest);
      if (bytes.byteLength > 0 && mediaType(contentType) !== expected) {
        throw new Problem("unsupported_media_type", { detail: `Send the body as ${expected}.` });
      }
    };
    const body = () => (form ? readForm(bytes, contentType, form.largestFile) : readJson(bytes));
    const dryRun = headers.get("turnero-dry-run")?.trim();
    return { path, params, query, idempotencyKey: key, read, body, ...(dryRun === undefined ? {} : { dryRun }) };
  };
}

function answerResponse(answer: Answer, headers: AnswerHeaders): TextResponse {
  if (answer.body !== null)
    headers.set("content-type", answer.status >= 400 ? "application/problem+json" : "application/json");
  if (answer.location !== null) headers.set("location", `/api/v1${answer.location}`);
  if (answer.replayed) headers.set("idempotency-replayed", "true");
  return new TextResponse(answer.body, answer.status, headers);
}

async function streamResponse(
  operation: Operation,
  actor: Actor,
  call: Call & { lastEventId: string | null },
  headers: AnswerHeaders,
): Promise<EventResponse> {
  const leaving = new AbortController();
  const events = await openStream(operation, actor, { ...call, signal: leaving.signal });
  headers.set("content-type", "text/event-stream");
  headers.set("cache-control", "no-cache, no-transform"); // A compressing proxy would hold events back.
  headers.set("x-accel-buffering", "no");
  return new EventResponse(inThisWorld(events), leaving, headers);
}

/** Turns any error into problem+json; what is not a Problem is logged and exposes only the request's id. */
export function problemResponse(
  error: unknown,
  requestId: string,
  headers: AnswerHeaders,
  about: string,
): TextResponse {
  const problem = problemOf(error, requestId);
  if (problem.code === "service_unavailable") headers.set("retry-after", "5");
  if (!isProblem(error)) log.error("request failed", { request_id: requestId, operation: about, error });
  headers.set("content-type", "application/problem+json");
  // An operation's own limit (sign-in attempts) is tighter than the caller's bucket, and the headers report it.
  const wait = problem.code === "rate_limited" ? problem.extra.retry_after : undefined;
  if (typeof wait === "number") {
    headers.set("ratelimit-remaining", "0");
    headers.set("ratelimit-reset", String(wait));
    headers.set("retry-after", String(wait));
  }
  return new TextResponse(JSON.stringify(problemBody(problem, requestId)), problem.status, headers);
}

const spanOf = (request: Incoming, about: string): SpanOf<Answered> => ({
  name: `${request.method} ${about}`,
  kind: "server",
  headers: request.headers,
  attributes: { "http.request.method": request.method, "turnero.operation": about },
  outcome: ({ status, headers }) => ({
    "http.response.status_code": status,
    "turnero.request_id": headers.get("x-request-id") ?? "",
  }),
});

type Work = (
  request: Incoming,
  caller: Caller,
  headers: AnswerHeaders,
  requestId: string,
) => Answered | Promise<Answered>;

/** Common to every response under /api/v1: metrics, request id, rate limit headers, and problem+json for errors. */
const answered = (request: Incoming, about: string, work: Work): Promise<Answered> =>
  traced(spanOf(request, about), () => counted(request, about, work));

async function counted(request: Incoming, about: string, work: Work): Promise<Answered> {
  const from = performance.now();
  const requestId = newId("req");
  const headers = new AnswerHeaders(safeHeaders);
  headers.set("x-request-id", requestId);
  let response: Answered;
  try {
    response = await inItsWorld(request, async () => {
      const caller = await authenticate(request, requestId);
      headers.setAll(limitHeaders(caller.limit));
      if (caller.cors) headers.setAll(caller.cors);
      return work(request, caller, headers, requestId);
    });
  } catch (error) {
    response = problemResponse(error, requestId, headers, about);
  }
  observe(about, response.status, performance.now() - from);
  return response;
}

const unknownCaller = ({ access }: Operation, request: Incoming): Problem => {
  const keys = "Authorization: Bearer tk_live_… or tk_test_…";
  const details = {
    session: "Sign in first: this needs a team member's session.",
    widget: "Send the site's key as Authorization: Bearer pk_…",
    other: isOfAgent(bearer(request) ?? "")
      ? `An agent's access token works at /api/mcp only. Here send a valid API key as ${keys}`
      : `Send a valid key as ${keys}`,
  };
  const detail = details[access.kind === "session" || access.kind === "widget" ? access.kind : "other"];
  return new Problem("invalid_api_key", { detail });
};

/** RFC 9745 wants seconds since 1970, RFC 8594 an HTTP date. */
function announce({ since, sunset }: Deprecated, headers: AnswerHeaders): void {
  headers.set("deprecation", `@${Date.parse(`${since}T00:00:00Z`) / 1000}`);
  headers.set("sunset", new Date(`${sunset}T00:00:00Z`).toUTCString());
}

function serve(operation: Operation): Handler {
  const callOf = callsOf(operation);
  const work: Work = async (request, { actor, limit, refusal }, headers, requestId) => {
    if (operation.deprecated) announce(operation.deprecated, headers);
    if (!limit.allowed) throw new Problem("rate_limited", { detail: `Wait ${limit.reset} seconds and try again.` });
    const caller =
      actor ?? (operation.access.kind === "public" ? anonymous(clock.now(), requestId, addressOf(request)) : null);
    if (!caller) throw refusal ?? unknownCaller(operation, request);
    const call = callOf(request);
    if (call.dryRun === "true") headers.set("turnero-dry-run", "true");
    if (operation.stream) {
      const lastEventId = request.headers.get("last-event-id");
      return streamResponse(operation, caller, { ...call, lastEventId }, headers);
    }
    if (operation.file) return fileResponse(await fetchFile(operation, caller, call), headers);
    return answerResponse(await execute(operation, caller, call), headers);
  };
  return (request) => answered(request, operation.id, work);
}

function refuseMethod(allowed: string[], widget: boolean): Handler {
  const work: Work = async (request, { limit }, headers) => {
    const leave = widget && limit.allowed ? await preflight(request, allowed) : null;
    if (leave) {
      headers.setAll(leave);
      return new TextResponse(null, 204, headers);
    }
    headers.set("allow", allowed.join(", "));
    throw new Problem("method_not_allowed", { detail: `This path takes ${allowed.join(", ")}.` });
  };
  return (request) => answered(request, "method", work);
}

async function withoutBody(answer: Answered): Promise<Answered> {
  if (!(answer instanceof Response)) return new TextResponse(null, answer.status, answer.headers);
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers: answer.headers });
}

/** The handlers of one path; a method that nothing serves answers 405. */
export function handlers(...operations: Operation[]): Handlers {
  const served: Partial<Handlers> = Object.fromEntries(operations.map((each) => [each.method, serve(each)]));
  const get = served.GET;
  if (get) served.HEAD = async (request) => withoutBody(await get(request));
  const refuse = refuseMethod(
    methods.filter((method) => served[method]),
    operations.some(({ access }) => access.kind === "widget"),
  );
  return Object.fromEntries(methods.map((method) => [method, served[method] ?? refuse])) as Handlers;
}

const refusePath: Handler = (request) =>
  answered(request, "path", () => {
    throw new Problem("not_found", { detail: `There is nothing at ${pathnameOf(request.url)}.` });
  });

/** What every path that nothing serves answers. */
export const nowhere = Object.fromEntries(methods.map((method) => [method, refusePath])) as Handlers;

type WebHandler = (request: Request) => Promise<Response>;
type Routes = ByMethod<WebHandler>;

/** Handlers as a route file exports them; one handler may refuse several methods. */
function exported(served: Handlers): Routes {
  const forms = new Map<Handler, WebHandler>(
    Object.values(served).map((handle) => [handle, async (request) => webResponse(await handle(request))]),
  );
  return Object.fromEntries(methods.map((method) => [method, forms.get(served[method])])) as Routes;
}

export const routes = (...operations: Operation[]): Routes => exported(handlers(...operations));
export const unmatched = exported(nowhere);
