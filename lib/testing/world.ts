import { dispatch } from "@/lib/api/dispatch";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { scopes as allScopes, type Scope } from "@/lib/core/scopes";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";

type Options = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  key?: string | null;
  idempotencyKey?: string;
};
export type Reply<T = Record<string, never>> = { status: number; body: T; headers: Headers };

/** A call through the direct door, in process. */
export async function call<T = never>(
  path: string,
  { method = "GET", body, headers = {}, key, idempotencyKey }: Options = {},
): Promise<Reply<T>> {
  const request = new Request(`http://localhost/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await dispatch(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === "" ? null : JSON.parse(text)) as T };
}

export async function makeKey(
  project: string,
  scopes: readonly Scope[] = allScopes,
): Promise<{ id: string; key: string }> {
  const key = mintKey();
  const id = newId("key");
  const data = {
    project_id: project,
    id,
    name: "test",
    hash: hashKey(key),
    prefix: key.slice(0, 12),
    last4: key.slice(-4),
    scopes: [...scopes],
  };
  await prisma().apiKey.create({ data: { ...data, hash: new Uint8Array(data.hash) } });
  return { id, key };
}

/** A fresh project with a key that may do everything, and an actor for use cases. */
export async function makeProject(settings: { timezone?: string; currency?: string } = {}) {
  const id = newId("prj") as ProjectId;
  const data = {
    id,
    name: "Test",
    slug: id.toLowerCase().replace("_", "-"),
    timezone: "America/Sao_Paulo",
    currency: "BRL",
    locale: "pt-BR",
    ...settings,
  };
  await prisma().project.create({ data });
  const { id: keyId, key } = await makeKey(id);
  const actor: Actor = {
    identity: { type: "key", id: keyId, name: "test" },
    project: data,
    scopes: new Set(allScopes),
    now: clock.now(),
    requestId: newId("req"),
    address: null,
  };
  return {
    id,
    key,
    actor,
    call: <T = never>(path: string, options: Options = {}) => call<T>(path, { key, ...options }),
  };
}
