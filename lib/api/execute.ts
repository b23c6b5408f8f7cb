import type { z } from "zod";
import { dryRun, readDryRun } from "@/lib/api/dry-run";
import { type Answer, answeredBefore, once } from "@/lib/api/idempotency";
import type { Access, FileAnswer, Operation, Output, Schema, StreamEvent } from "@/lib/api/operation";
import { type Input, parseInput } from "@/lib/api/parse";
import { assertReadOnly } from "@/lib/api/read-only";
import { sharedAnswer, textOf } from "@/lib/api/shared-answer";
import { type Actor, asVisitor } from "@/lib/core/actor";
import { traced } from "@/lib/core/monitoring/tracing";
import { invalid, isProblem, Problem } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import { inWorldOf, isTestMode } from "@/lib/core/test-mode/twin";

/** A call as an adapter passes it in. `read` checks the body's size and type, `body` its syntax: the order is fixed here. */
export type Call = {
  path: string;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  idempotencyKey: string | null;
  /** The header of a write that is only to be evaluated, as it came. */
  dryRun?: string;
  read?: () => Promise<void>;
  body: () => unknown | Promise<unknown>;
};

function allow(access: Access, actor: Actor): void {
  const { identity } = actor;
  const refuse = (detail: string): never => {
    throw new Problem("insufficient_scope", { detail });
  };
  if (access.kind === "session") {
    if (identity.type !== "member") refuse("This operation needs a team member's session.");
    else if (!reaches(identity.role, access.role))
      refuse(`This needs the role ${access.role}; yours is ${identity.role}.`);
  }
  if (access.kind === "scope" && !actor.scopes.has(access.scope)) {
    refuse(
      identity.type === "member"
        ? `The role ${identity.role} may not do this.`
        : `The key lacks the scope ${access.scope}.`,
    );
  }
  if (access.kind === "anyKey" && identity.type === "visitor") refuse("This operation needs an API key.");
  if (access.kind === "widget") {
    if (identity.type !== "visitor") refuse("This operation is for the chat widget.");
    if (access.visitor) asVisitor(actor);
  }
}

/** Opens a stream: the same access and input checks, then events until either side closes. */
export async function openStream(
  operation: Operation,
  actor: Actor,
  call: Call & { lastEventId: string | null; signal: AbortSignal },
): Promise<AsyncIterable<StreamEvent>> {
  allow(operation.access, actor);
  if (!operation.stream) throw new Error(`${operation.id} is not a stream.`);
  const input = parseInput(operation, { params: call.params, query: call.query, body: {} });
  return operation.stream({ actor, ...input, lastEventId: call.lastEventId, signal: call.signal });
}

/** Serves a file: the same access and input checks, then its bytes. */
export async function fetchFile(operation: Operation, actor: Actor, call: Call): Promise<FileAnswer> {
  allow(operation.access, actor);
  if (!operation.file) throw new Error(`${operation.id} serves no file.`);
  const input = parseInput(operation, { params: call.params, query: call.query, body: {} });
  return operation.file({ actor, ...input });
}

const checked = process.env.NODE_ENV !== "production";

/** In tests and development the response must match the description exactly, with no key more or less. */
function assertOutput(operation: Operation, output: unknown): void {
  if (!operation.output) return;
  const parsed = operation.output.parse(output);
  const keys = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keys);
    if (typeof value !== "object" || value === null) return typeof value;
    return Object.entries(value)
      .map(([name, item]) => [name, keys(item)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  };
  if (JSON.stringify(keys(parsed)) !== JSON.stringify(keys(output))) {
    throw new Error(`${operation.id} answered fields that its description lacks: ${JSON.stringify(output)}`);
  }
}

function assertKey({ idempotency }: Operation, key: string | null): void {
  const pointer = "Idempotency-Key";
  // A header cannot hold NUL; a tool argument can, and the database cannot store it.
  const usable = key !== null && key.length >= 1 && key.length <= 255 && !key.includes("\0");
  if (idempotency === "required" && !usable) {
    throw new Problem("idempotency_key_required", { detail: "Send an Idempotency-Key header of 1 to 255 characters." });
  }
  // Ignoring it would run the call without the protection that was asked for.
  if (idempotency === "optional" && key !== null && !usable) {
    throw invalid({ pointer, detail: "The key has 1 to 255 characters.", code: "invalid_idempotency_key" });
  }
  if (idempotency === "refused" && key !== null) {
    const detail = "The answer carries a secret and is never replayed: leave the Idempotency-Key header out.";
    throw invalid({ pointer, detail, code: "idempotency_not_accepted" });
  }
}

/** What would reach beyond the twin, like the accounts of the team, is not done there. */
function assertWorld({ liveOnly, summary }: Operation): void {
  if (!liveOnly || !isTestMode()) return;
  const detail = `This is not part of test mode: ${summary}. Do it in the live workspace.`;
  throw new Problem("invalid_transition", { detail });
}

/** What a test key does not find may stand in the live workspace, so the refusal says which one was asked. */
function ofTheTwin(error: unknown): unknown {
  if (!isTestMode() || !isProblem(error) || error.code !== "not_found") return error;
  const detail = `${error.message} Test mode has its own bookings, customers and messages.`;
  return new Problem("not_found", { ...error.extra, detail });
}

/** Checks the input, runs the handler and, outside production, checks what it answers. */
async function perform<P extends Schema, Q extends Schema, B extends Schema, O extends Schema>(
  operation: Operation<P, Q, B, O>,
  actor: Actor,
  given: Input,
): Promise<Output<O>> {
  assertWorld(operation);
  const input = parseInput(operation, given);
  await assertReadOnly(operation, actor, input.params, given.body);
  const span = { name: operation.id, attributes: { "turnero.project": actor.project.id } };
  const handle = () => operation.handle({ actor, ...input });
  const answer = () => (operation.shared && !actor.tx ? sharedAnswer(operation, actor, input, handle) : handle());
  const output = await traced(span, answer).catch((error: unknown) => {
    throw ofTheTwin(error);
  });
  if (checked) assertOutput(operation, output);
  return output;
}

/** Runs the operation's follow-up to a refusal. If that is refused itself, the situation has changed and nothing is done. */
async function afterRefusal(operation: Operation, actor: Actor, given: Input, error: unknown): Promise<void> {
  const work = operation.afterRefusal;
  if (!work || !isProblem(error) || error.code !== work.code) return;
  await work.handle({ actor, ...parseInput(operation, given) }).catch((refusal: unknown) => {
    if (!isProblem(refusal)) throw refusal;
  });
}

/** The only entry to an operation: access, input, idempotency, handler, response. Every adapter calls it. */
export async function execute(operation: Operation, actor: Actor, call: Call): Promise<Answer> {
  allow(operation.access, actor);
  if (call.read) await call.read();
  assertKey(operation, call.idempotencyKey);
  const dry = readDryRun(call.dryRun);
  const body = await call.body();
  const given = { params: call.params, query: call.query, body };
  const handle = (as: Actor): Promise<unknown> => perform(operation, as, given);
  const answerOf = (output: unknown): Answer => ({
    status: operation.success,
    body: operation.success === 204 ? null : textOf(operation, output),
    location: operation.location ? operation.location(output) : null,
    replayed: false,
  });
  const { identity } = actor;
  // Visitors share a project but must not share keys: a key is scoped to their own conversation.
  const key = identity.type === "visitor" ? `${identity.conversation_id}:${call.idempotencyKey}` : call.idempotencyKey;
  const keyed = call.idempotencyKey && (operation.idempotency === "required" || operation.idempotency === "optional");
  const keyedCall = keyed ? { path: call.path, key: key as string, body } : null;
  if (dry) {
    return dryRun(actor, async (as) => {
      const before = keyedCall && (await answeredBefore(operation, as, keyedCall));
      return before ?? answerOf(await handle(as));
    });
  }
  try {
    return keyedCall ? await once(operation, actor, keyedCall, { handle, answerOf }) : answerOf(await handle(actor));
  } catch (error) {
    await afterRefusal(operation, actor, given, error);
    throw error;
  }
}

/** The input of a page: texts from the URL. */
export type Asked<P, Q> = {
  params?: P extends z.ZodType ? Readonly<Record<keyof z.input<P> & string, string>> : undefined;
  query?: Q extends z.ZodType ? Readonly<{ [Name in keyof z.input<Q>]?: string }> : undefined;
};

/** For server pages: the operation's data for this actor, with the same checks as any other adapter. */
export async function load<P extends Schema, Q extends Schema, B extends Schema, O extends Schema>(
  operation: Operation<P, Q, B, O>,
  actor: Actor,
  { params, query }: Asked<P, Q> = {},
): Promise<Output<O>> {
  allow(operation.access, actor);
  assertKey(operation, null);
  return inWorldOf(actor, () => perform(operation, actor, { params: params ?? {}, query: query ?? {}, body: {} }));
}
