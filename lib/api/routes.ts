import { addressOf, authenticate, type Caller } from "@/lib/api/authenticate";
import { eventStream } from "@/lib/api/event-stream";
import { type Call, execute, fetchFile, open } from "@/lib/api/execute";
import { fileResponse } from "@/lib/api/file-response";
import { type Answer, idempotencyKey } from "@/lib/api/idempotency";
import { largestForm, readForm } from "@/lib/api/multipart";
import type { Method, Operation } from "@/lib/api/operation";
import { matchPath, relativePath } from "@/lib/api/path";
import { limitHeaders } from "@/lib/api/rate-limit";
import { TextResponse } from "@/lib/api/text-response";
import { preflight } from "@/lib/api/visitor";
import { type Actor, anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { isUnavailable } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { invalid, isProblem, Problem, problemBody } from "@/lib/core/problem";

type Handler = (request: Request) => Promise<Response>;
export type Routes = Record<Method | "HEAD" | "OPTIONS", Handler>;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;
const largestBody = 1024 * 1024;

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () => new Problem("payload_too_large", { detail: `The body may have at most ${most} bytes.` });
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const body = request.body as unknown as AsyncIterable<Uint8Array> | null;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > most) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (isProblem(error)) throw error;
    // The client hung up: nobody hears this, and it is no fault of ours.
    throw invalid({ pointer: "#", detail: "The body was cut off.", code: "incomplete_body" });
  }
  return Buffer.concat(parts);
}

const deepest = 64;
const exceeds = (value: unknown, depth: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((item) => exceeds(item, depth - 1)));

function readJson(bytes: Uint8Array): unknown {
  const unreadable = (detail: string) => invalid({ pointer: "#", detail, code: "invalid_json" });
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadable("The body is not readable JSON.");
  }
  if (exceeds(value, deepest)) throw unreadable(`The body may be nested ${deepest} levels deep.`);
  return value;
}

/** A name that is given twice keeps both values, to be refused where the query is checked. */
function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = "", ...more] = search.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** The HTTP side of a call: parameters from the address, the body read late and within its limits. */
function callOf(operation: Operation, request: Request): Call {
  const url = new URL(request.url);
  const path = relativePath(url.pathname) ?? "/";
  const { form } = operation;
  const expected = form ? "multipart/form-data" : "application/json";
  const contentType = request.headers.get("content-type") ?? "";
  let bytes: Uint8Array = new Uint8Array();
  return {
    path,
    params: matchPath(operation.path, path) ?? {},
    query: readQuery(url.searchParams),
    idempotencyKey: idempotencyKey(request.headers.get("idempotency-key")),
    read: async () => {
      if (request.method === "GET" || request.method === "HEAD") return;
      bytes = await readBytes(request, form ? largestForm(form.largestFile) : largestBody);
      const type = contentType.split(";")[0]?.trim().toLowerCase();
      if (bytes.byteLength > 0 && type !== expected) {
        throw new Problem("unsupported_media_type", { detail: `Send the body as ${expected}.` });
      }
    },
    body: () => (form ? readForm(bytes, contentType, form.largestFile) : readJson(bytes)),
  };
}

function answerResponse(answer: Answer, headers: Headers): Response {
  if (answer.body !== null)
    headers.set("content-type", answer.status >= 400 ? "application/problem+json" : "application/json");
  if (answer.location !== null) headers.set("location", `/api/v1${answer.location}`);
  if (answer.replayed) headers.set("Idempotency-Replayed", "true");
  return new TextResponse(answer.body, { status: answer.status, headers });
}

const failure = (error: unknown, requestId: string): Problem =>
  isUnavailable(error)
    ? new Problem("service_unavailable", { detail: `Try again in a few seconds; quote ${requestId} if it stays so.` })
    : new Problem("internal_error", { detail: `Quote ${requestId} when you report this.` });

async function streamResponse(
  operation: Operation,
  actor: Actor,
  request: Request,
  headers: Headers,
): Promise<Response> {
  const leaving = new AbortController();
  const lastEventId = request.headers.get("last-event-id");
  const call = { ...callOf(operation, request), lastEventId, signal: leaving.signal };
  const events = await open(operation, actor, call);
  headers.set("content-type", "text/event-stream");
  headers.set("cache-control", "no-cache, no-transform"); // A proxy that compresses would hold events back.
  headers.set("x-accel-buffering", "no");
  return new Response(eventStream(events, leaving), { headers });
}

/** Turns whatever was thrown into problem+json; what is not a Problem is logged and leaks only the request's id. */
function problemResponse(error: unknown, requestId: string, headers: Headers, about: string): Response {
  const problem = isProblem(error) ? error : failure(error, requestId);
  if (problem.code === "service_unavailable") headers.set("Retry-After", "5");
  if (!isProblem(error)) log.error("request failed", { request_id: requestId, operation: about, error });
  headers.set("content-type", "application/problem+json");
  // An operation's own limit (sign-in attempts) is tighter than the caller's bucket, and the headers tell of it.
  const wait = problem.code === "rate_limited" ? problem.extra.retry_after : undefined;
  if (typeof wait === "number") {
    headers.set("RateLimit-Remaining", "0");
    headers.set("RateLimit-Reset", String(wait));
    headers.set("Retry-After", String(wait));
  }
  return new TextResponse(JSON.stringify(problemBody(problem, requestId)), { status: problem.status, headers });
}

type Work = (caller: Caller, headers: Headers, requestId: string) => Promise<Response>;

/** What every answer under /api/v1 shares: a request id, the limit's headers, problems as problem+json. */
async function answered(request: Request, about: string, work: Work): Promise<Response> {
  const requestId = newId("req");
  const headers = new Headers({ "X-Request-Id": requestId, "cache-control": "no-store" });
  try {
    const caller = await authenticate(request, requestId);
    for (const [name, value] of Object.entries({ ...limitHeaders(caller.limit), ...caller.cors }))
      headers.set(name, value);
    return await work(caller, headers, requestId);
  } catch (error) {
    return problemResponse(error, requestId, headers, about);
  }
}

const unknownCaller = ({ access }: Operation): Problem => {
  const details = {
    session: "Sign in first: this needs a team member's session.",
    widget: "Send the site's key as Authorization: Bearer pk_…",
    other: "Send a valid key as Authorization: Bearer tk_live_…",
  };
  const detail = details[access.kind === "session" || access.kind === "widget" ? access.kind : "other"];
  return new Problem("invalid_api_key", { detail });
};

const serve =
  (operation: Operation): Handler =>
  (request) =>
    answered(request, operation.id, async ({ actor, limit, refusal }, headers, requestId) => {
      if (!limit.allowed) throw new Problem("rate_limited", { detail: `Wait ${limit.reset} seconds and try again.` });
      const caller =
        actor ?? (operation.access.kind === "public" ? anonymous(clock.now(), requestId, addressOf(request)) : null);
      if (!caller) throw refusal ?? unknownCaller(operation);
      if (operation.stream) return streamResponse(operation, caller, request, headers);
      if (operation.file) return fileResponse(await fetchFile(operation, caller, callOf(operation, request)), headers);
      return answerResponse(await execute(operation, caller, callOf(operation, request)), headers);
    });

const refuseMethod =
  (allowed: string[], widget: boolean): Handler =>
  (request) =>
    answered(request, "method", async ({ limit }, headers) => {
      const leave = widget && limit.allowed ? await preflight(request, allowed) : null;
      if (leave) return new Response(null, { status: 204, headers: { ...Object.fromEntries(headers), ...leave } });
      headers.set("Allow", allowed.join(", "));
      throw new Problem("method_not_allowed", { detail: `This path takes ${allowed.join(", ")}.` });
    });

/** The handlers of one path, as its route file exports them; a method that nothing serves answers 405. */
export function routes(...operations: Operation[]): Routes {
  const served: Partial<Routes> = Object.fromEntries(operations.map((each) => [each.method, serve(each)]));
  const get = served.GET;
  if (get) {
    served.HEAD = async (request) => {
      const response = await get(request);
      await response.body?.cancel();
      return new Response(null, { status: response.status, headers: response.headers });
    };
  }
  const refuse = refuseMethod(
    methods.filter((method) => served[method]),
    operations.some(({ access }) => access.kind === "widget"),
  );
  return Object.fromEntries(methods.map((method) => [method, served[method] ?? refuse])) as Routes;
}

const refusePath: Handler = (request) =>
  answered(request, "path", () => {
    throw new Problem("not_found", { detail: `There is nothing at ${new URL(request.url).pathname}.` });
  });

/** What every path that nothing serves answers. */
export const unmatched = Object.fromEntries(methods.map((method) => [method, refusePath])) as Routes;
