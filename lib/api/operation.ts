import type { z } from "zod";
import type { Actor } from "@/lib/core/actor";
import type { ProblemCode } from "@/lib/core/problem";
import type { Role, Scope } from "@/lib/core/scopes";

/** Who may call. Checked in one place, whichever adapter was used. */
export type Access =
  | { kind: "scope"; scope: Scope }
  | { kind: "anyKey" }
  | { kind: "session"; role: Role }
  /** A site's publishable key from an allowed origin; `visitor`: with the token of a session too. */
  | { kind: "widget"; visitor: boolean }
  | { kind: "public" };

export const scope = (name: Scope): Access => ({ kind: "scope", scope: name });
export const session = (role: Role): Access => ({ kind: "session", role });
export const anyKey: Access = { kind: "anyKey" };
export const widget: Access = { kind: "widget", visitor: false };
export const visitor: Access = { kind: "widget", visitor: true };
export const openAccess: Access = { kind: "public" };

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One message of a stream. With an id, a disconnected client reconnects with it and gets what it missed. */
export type StreamEvent<Data = unknown> = { event: string; id?: string; data: Data };

/** How a stream is opened: `lastEventId` is where the client was, `signal` tells that it has gone. */
type Opening = { lastEventId: string | null; signal: AbortSignal };

/** A capability of the service, declared once. Routes, OpenAPI, clients, agent tools and tests are made from it. */
export type Definition<P, Q, B, O> = Described<P, Q, B, O> &
  (Answering<P, Q, B, O> | Streaming<P, Q, B, O> | Serving<P, Q, B>);

type Input<P, Q, B> = { actor: Actor; params: Output<P>; query: Output<Q>; body: Output<B> };
type Answering<P, Q, B, O> = {
  stream?: undefined;
  file?: undefined;
  handle: (call: Input<P, Q, B>) => Promise<Output<O>>;
};
/** Answers server-sent events instead of one document; `output` is the shape of each event's data. */
type Streaming<P, Q, B, O> = {
  handle?: undefined;
  file?: undefined;
  stream: (call: Input<P, Q, B> & Opening) => AsyncIterable<StreamEvent<Output<O>>>;
};

/** Answers the bytes of a file; `output` is `FileOut`, and `media` says what they can be. */
type Serving<P, Q, B> = {
  handle?: undefined;
  stream?: undefined;
  media: readonly string[];
  file: (call: Input<P, Q, B>) => Promise<FileAnswer>;
};

/** A file on its way out. `inline`: a browser may show it; otherwise it is saved. `fresh`: no copy of it is kept. */
export type FileAnswer = {
  name: string;
  media_type: string;
  size: number | null;
  inline: boolean;
  fresh?: true;
  content: ReadableStream<Uint8Array>;
};

/** Dates as `2027-01-31`; `instead` says in a sentence what to call from now on. */
export type Deprecated = { since: string; sunset: string; instead: string };

export type Described<P, Q, B, O> = {
  id: string;
  method: Method;
  /** Relative to /api/v1, with `{id}` for parameters. */
  path: string;
  access: Access;
  tag: string;
  summary: string;
  description?: string;
  /** `refused`: the response carries a secret that must not be stored for a replay. */
  idempotency?: "required" | "optional" | "refused";
  /** The handler's own statement stores the response (`actor.receiptOf`): an idempotent call needs no transaction around it. */
  hot?: true;
  /** A read whose answer depends on the workspace and the input alone: concurrent calls with the same input share one. */
  shared?: true;
  params?: P;
  query?: Q;
  body?: B;
  /** The body comes as multipart/form-data instead of JSON; files are `UploadIn`, each at most so many bytes. */
  form?: { largestFile: number };
  output?: O;
  /** For PUT and PATCH: the object as it stands. Its read-only fields may be sent where they equal it. */
  current?: (call: Input<P, undefined, undefined>) => Promise<Output<O>>;
  /** The call that changes a read-only field, which the refusal names: `{ start: "POST /bookings/{id}/reschedule" }`. */
  changedBy?: Readonly<Record<string, string>>;
  /** Default: 204 without an output, else 200. */
  success?: 200 | 201 | 202 | 204;
  /** The address of what a 201 made, relative to /api/v1. */
  location?: (output: Output<O>) => string;
  /** The codes that only this operation answers; those of every adapter are added. */
  errors?: readonly ProblemCode[];
  /** The follow-up to a refusal with this code, after its transaction was rolled back; a dry run has none. */
  afterRefusal?: { code: ProblemCode; handle(call: Input<P, Q, B>): Promise<unknown> };
  /** Not part of test mode: refused there, in words. */
  liveOnly?: true;
  /** Deprecated: the responses say so in `Deprecation` and `Sunset`. */
  deprecated?: Deprecated;
  /**
   * Left out of the agent's tools unless given. `description` is for a model: when to use it, what comes back, what to
   * call next. A destructive one can be tried with `dry_run`. `idempotent`: a repeat changes nothing more; without it,
   * so is everything but POST.
   */
  tool?: { title: string; description?: string; destructive?: boolean; idempotent?: boolean };
};

export type Schema = z.ZodType | undefined;

/**
 * A declared operation. It keeps the types of its schemas, so that callers know the result; without type arguments it is
 * any operation, as the registry holds it (its functions are methods, so that each one is assignable).
 */
export type Operation<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema = Schema,
> = Omit<Described<P, Q, B, O>, "location" | "current"> & {
  success: 200 | 201 | 202 | 204;
  location?(output: Output<O>): string;
  current?(call: Input<P, undefined, undefined>): Promise<Output<O>>;
  handle(call: Input<P, Q, B>): Promise<Output<O>>;
  stream?(call: Input<P, Q, B> & Opening): AsyncIterable<StreamEvent<Output<O>>>;
  media?: readonly string[];
  file?(call: Input<P, Q, B>): Promise<FileAnswer>;
};

/** The policy that the description promises: at least twelve months between the announcement and the end. */
function assertNotice(id: string, { since, sunset }: Deprecated): void {
  const earliest = new Date(`${since}T00:00:00Z`);
  earliest.setUTCFullYear(earliest.getUTCFullYear() + 1);
  if (!(new Date(`${sunset}T00:00:00Z`) >= earliest))
    throw new Error(`${id} must be served for twelve months after ${since}, not until ${sunset}.`);
}

export function operation<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  O extends Schema = undefined,
>(definition: Definition<P, Q, B, O>): Operation<P, Q, B, O> {
  if (definition.deprecated) assertNotice(definition.id, definition.deprecated);
  const success = definition.success ?? (definition.output ? 200 : 204);
  const handle = definition.handle ?? (() => Promise.reject(new Error(`${definition.id} answers no document.`)));
  const refusedInTest: ProblemCode[] = definition.liveOnly ? ["invalid_transition"] : [];
  const errors = [...new Set([...(definition.errors ?? []), ...refusedInTest])];
  return { ...definition, ...(errors.length > 0 && { errors }), success, handle } as Operation<P, Q, B, O>;
}
