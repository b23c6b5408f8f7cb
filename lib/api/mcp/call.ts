import { createHash, randomUUID } from "node:crypto";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { execute } from "@/lib/api/execute";
import { problemOf } from "@/lib/api/failure";
import type { Answer } from "@/lib/api/idempotency";
import { asPointer, type Given, split } from "@/lib/api/mcp/arguments";
import { dryRun } from "@/lib/api/mcp/dry-run";
import { leanPage } from "@/lib/api/mcp/lean";
import { type Tool, tools } from "@/lib/api/mcp/tools";
import type { Shown } from "@/lib/api/mcp/toolsets";
import type { Actor } from "@/lib/core/actor";
import { log } from "@/lib/core/monitoring/log";
import { type Fault, invalid, isProblem, Problem, problemBody } from "@/lib/core/problem";
import { cut } from "@/lib/core/text/cut";
import { forTheLog, reasonForTheLog } from "@/lib/domains/agent-calls/rules";
import { type CallerColumns, insertCall } from "@/lib/domains/agent-calls/store";

/** What the transport knows about a call besides its name and arguments. */
export type Caller = {
  actor: Actor;
  session: string | null;
  /** The revision has no sessions: nothing tells a repeated request from another one. */
  stateless: boolean;
  client: string | null;
  refusal: Problem | null;
  shown: Shown;
};
type Named = { name: string; given: Given };
type Asked = Named & { rpcId: string | number };

/**
 * A repeated request is the same call: its key comes from the caller and the request's own id, never from its
 * arguments. Without a session the ids of two connections could collide, so then there is none, and where the protocol
 * has no sessions each request is a call of its own.
 */
function derivedKey({ actor, session, stateless }: Caller, rpcId: string | number): string | null {
  if (stateless) return `mcp-${randomUUID()}`;
  if (session === null) return null;
  const from = JSON.stringify([actor.grant?.id ?? actor.identity.id, session, rpcId]);
  return `mcp-${createHash("sha256").update(from).digest("base64url")}`;
}

type Controls = { dry: boolean; full: boolean; key: string | null; rest: Given };

/** The arguments that steer the call itself, taken out of those for the operation. */
function controlsOf(tool: Tool, given: Given): Controls {
  const { dry_run, idempotency_key, full, ...rest } = given;
  const wrong: Fault[] = [];
  if (tool.dryRun && dry_run !== undefined && dry_run !== null && typeof dry_run !== "boolean")
    wrong.push({ pointer: "#/dry_run", detail: "True or false.", code: "invalid_type" });
  if (tool.lean && full !== undefined && full !== null && typeof full !== "boolean")
    wrong.push({ pointer: "#/full", detail: "True or false.", code: "invalid_type" });
  if (tool.keyed && idempotency_key !== undefined && idempotency_key !== null && typeof idempotency_key !== "string")
    wrong.push({ pointer: "#/idempotency_key", detail: "A text of 1 to 255 characters.", code: "invalid_type" });
  if (wrong.length > 0) throw invalid(...wrong);
  // A tool that has no such argument refuses it as it refuses any other it does not know.
  const unknown = {
    ...(!tool.dryRun && dry_run !== undefined ? { dry_run } : {}),
    ...(!tool.lean && full !== undefined ? { full } : {}),
    ...(!tool.keyed && idempotency_key !== undefined ? { idempotency_key } : {}),
  };
  return {
    dry: tool.dryRun && dry_run === true,
    full: full === true,
    key: (idempotency_key as string) ?? null,
    rest: { ...rest, ...unknown },
  };
}

const pathOf = (template: string, params: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(params[name] ?? ""));

async function run(tool: Tool, caller: Caller, controls: Controls, rpcId: string | number): Promise<Answer> {
  const { operation } = tool;
  const parts = split(operation, controls.rest);
  const path = pathOf(operation.path, parts.params);
  if (controls.dry) return dryRun(operation, caller.actor, path, parts);
  const key = tool.keyed ? (controls.key ?? derivedKey(caller, rpcId)) : null;
  if (operation.idempotency === "required" && key === null) {
    const detail = "Send the Mcp-Session-Id that initialize answered, or the argument idempotency_key.";
    throw new Problem("idempotency_key_required", { detail });
  }
  return execute(operation, caller.actor, {
    path,
    params: parts.params,
    query: parts.query,
    idempotencyKey: key,
    body: () => parts.body,
  });
}

const words = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

function summary(tool: Tool, output: Record<string, unknown> | null, dry: boolean): string {
  const { title } = tool.listed;
  const start = dry ? `Dry run of “${title}”, nothing was changed` : title;
  if (output === null) return `${start}: ${dry ? "it would be done" : "done"}.`;
  if (Array.isArray(output.data)) {
    const more = output.next_cursor ? " There are more: call again with next_cursor as cursor." : "";
    return `${start}: ${output.data.length} found.${more}`;
  }
  const about = [output.id, output.status, output.start ?? output.name].map(words).filter(Boolean).join(", ");
  return about === "" ? `${start}.` : `${start}: ${about}.`;
}

/** One sentence for a person, and the whole for clients that read only text; the structure is beside it. */
const contentOf = (sentence: string, whole: unknown): CallToolResult["content"] => [
  { type: "text", text: sentence },
  { type: "text", text: JSON.stringify(whole) },
];

function succeeded(tool: Tool, { body, replayed }: Answer, { dry, full }: Controls, requestId: string): CallToolResult {
  const answer = body === null ? null : (JSON.parse(body) as Record<string, unknown>);
  const output = answer && tool.lean && !full ? leanPage(answer) : answer;
  const whole = { ...(output ?? { done: !dry }), ...(dry ? { dry_run: true } : {}) };
  return {
    content: contentOf(summary(tool, output, dry), whole),
    structuredContent: whole,
    _meta: { request_id: requestId, idempotency_replayed: replayed },
  };
}

type ProblemJson = { code: string; title: string; detail: string; errors?: Fault[] };

/** Faults point into the arguments, since an agent knows of no path and no query. */
function inArguments(problem: ProblemJson): ProblemJson {
  if (!problem.errors) return problem;
  const errors = problem.errors.map((fault) => ({ ...fault, pointer: asPointer(fault.pointer) }));
  const detail =
    problem.code === "validation_error"
      ? errors.map((fault) => `${fault.pointer}: ${fault.detail}`).join(" ")
      : problem.detail;
  return { ...problem, detail, errors };
}

function refused(given: ProblemJson, requestId: string, replayed: boolean): CallToolResult {
  const problem = inArguments(given);
  return {
    isError: true,
    content: contentOf(`${problem.title} (${problem.code}). ${problem.detail}`, problem),
    structuredContent: { ...problem },
    _meta: { request_id: requestId, idempotency_replayed: replayed },
  };
}

/** Whose call the log shows: a key's, or a member's by their agent. */
const callerOf = ({ grant, identity }: Actor): CallerColumns =>
  grant
    ? { key_id: null, grant_id: grant.id, grant_client: grant.client, grant_member: identity.name }
    : { key_id: identity.id, grant_id: null, grant_client: null, grant_member: null };

type Logged = { outcome: string; detail: string | null; dry: boolean; replayed: boolean };
type Outcome = Logged & { result: CallToolResult };

async function answered(caller: Caller, { name, given, rpcId }: Asked): Promise<Outcome> {
  const { requestId } = caller.actor;
  let dry = false;
  try {
    if (caller.refusal) throw caller.refusal;
    const tool = tools().get(name);
    if (!tool)
      throw new Problem("not_found", { detail: `There is no tool ${name}; tools/list names those there are.` });
    const controls = controlsOf(tool, given);
    dry = controls.dry;
    const answer = await run(tool, caller, controls, rpcId);
    const { replayed } = answer;
    if (answer.status < 400)
      return { result: succeeded(tool, answer, controls, requestId), outcome: "ok", detail: null, dry, replayed };
    const kept = JSON.parse(answer.body ?? "{}") as ProblemJson;
    return { result: refused(kept, requestId, replayed), outcome: kept.code, detail: kept.detail, dry, replayed };
  } catch (error) {
    if (!isProblem(error)) log.error("tool failed", { request_id: requestId, tool: name, error });
    const body = problemBody(problemOf(error, requestId), requestId) as ProblemJson;
    const result = refused(body, requestId, false);
    const { detail } = result.structuredContent as ProblemJson;
    return { result, outcome: body.code, detail, dry, replayed: false };
  }
}

async function logCall({ actor, client }: Caller, asked: Named, logged: Logged, from: number): Promise<void> {
  const { outcome, detail, dry, replayed } = logged;
  const line = {
    ...callerOf(actor),
    tool: cut(asked.name, 100),
    arguments: forTheLog(asked.name, asked.given),
    outcome,
    detail: detail === null ? null : reasonForTheLog(detail),
    dry_run: dry,
    replayed,
    client,
    request_id: actor.requestId,
    duration_ms: Math.round(performance.now() - from),
    at: actor.now,
  };
  // The call has succeeded: a failing log must not make it look failed.
  await insertCall(actor.project.id, line).catch((error) => log.error("agent call not logged", { error }));
}

/** One tool call: the operation itself, with the checks of every adapter, and a log entry. */
export async function callTool(caller: Caller, asked: Asked): Promise<CallToolResult> {
  const from = performance.now();
  const { result, ...logged } = await answered(caller, asked);
  await logCall(caller, asked, logged, from);
  return result;
}

/** The log entry of a call that is refused before it reaches its tool. */
export async function logRefusedCall(
  caller: Caller,
  message: unknown,
  { code, message: detail }: Problem,
): Promise<void> {
  const { params } = message as { params: { name: string; arguments?: unknown } };
  const given = (typeof params.arguments === "object" ? (params.arguments ?? {}) : {}) as Given;
  const logged = { outcome: code, detail, dry: given.dry_run === true, replayed: false };
  await logCall(caller, { name: params.name, given }, logged, performance.now());
}
