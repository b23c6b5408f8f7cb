import type { z } from "zod";
import type { Actor } from "@/lib/core/actor";
import type { ProblemCode } from "@/lib/core/problem";
import type { Role, Scope } from "@/lib/core/scopes";

/** Who may call. One place checks it, whichever door was used. */
export type Access =
  | { kind: "scope"; scope: Scope }
  | { kind: "anyKey" }
  | { kind: "session"; role: Role }
  | { kind: "widget" }
  | { kind: "public" };

export const scope = (name: Scope): Access => ({ kind: "scope", scope: name });
export const session = (role: Role): Access => ({ kind: "session", role });
export const anyKey: Access = { kind: "anyKey" };
export const widget: Access = { kind: "widget" };
export const open: Access = { kind: "public" };

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A capability of the service, declared once. Routes, OpenAPI, clients, agent tools and tests are made from it. */
export type Definition<P, Q, B, O> = {
  id: string;
  method: Method;
  /** Relative to /api/v1, with `{id}` for parameters. */
  path: string;
  access: Access;
  tag: string;
  summary: string;
  description?: string;
  /** `refused`: the answer carries a secret that must not be kept for a replay. */
  idempotency?: "required" | "optional" | "refused";
  /** The handler speaks only SQL (`inSql`), so that an idempotent call needs one bare connection. */
  hot?: true;
  params?: P;
  query?: Q;
  body?: B;
  output?: O;
  /** Default: 204 without an output, else 200. */
  success?: 200 | 201 | 202 | 204;
  /** The address of what a 201 made, relative to /api/v1. */
  location?: (output: Output<O>) => string;
  /** The codes that only this operation answers; those of every door are added. */
  errors?: readonly ProblemCode[];
  /** Left out of the agent's tools unless given. */
  tool?: { title: string; description?: string; destructive?: boolean };
  handle: (call: { actor: Actor; params: Output<P>; query: Output<Q>; body: Output<B> }) => Promise<Output<O>>;
};

type Schema = z.ZodType | undefined;

/** A declared operation with its types folded away, as the registry holds it. */
export type Operation = Omit<Definition<Schema, Schema, Schema, Schema>, "handle" | "location"> & {
  success: 200 | 201 | 202 | 204;
  location?: (output: unknown) => string;
  handle: (call: { actor: Actor; params: unknown; query: unknown; body: unknown }) => Promise<unknown>;
};

export function operation<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  O extends Schema = undefined,
>(definition: Definition<P, Q, B, O>): Operation {
  const success = definition.success ?? (definition.output ? 200 : 204);
  return { ...definition, success } as unknown as Operation;
}
