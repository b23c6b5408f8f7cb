import { encode } from "next-auth/jwt";
import { memberActor, sessionCookieName } from "@/lib/api/access/session";
import { dispatch } from "@/lib/api/http/dispatch";
import { type Actor, anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId, type ProjectId } from "@/lib/core/ids";
import { scopes as allScopes, type Role, type Scope } from "@/lib/core/scopes";
import { hashPassword } from "@/lib/domains/account/password";
import { insertAccount } from "@/lib/domains/account/sign-up";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
import { differences } from "@/lib/testing/conformance";

type Options = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  key?: string | null;
  idempotencyKey?: string;
};
export type Reply<T = Record<string, never>> = { status: number; body: T; headers: Headers };

/** A form goes as it is and says its own media type; a text as it is, and anything else as JSON. */
const contentOf = (body: unknown): Pick<RequestInit, "body" | "headers"> => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return {
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
};

/** The bytes and headers of what is no JSON. */
export async function download(
  path: string,
  /** Null: without one. */
  key: string | null,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  const response = await dispatch(new Request(`http://localhost/api/v1${path}`, { headers }));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A call through the direct server, in process; a response that does not match the description is an error. */
export async function call<T = never>(
  path: string,
  { method = "GET", body, headers = {}, key, idempotencyKey }: Options = {},
): Promise<Reply<T>> {
  const content = contentOf(body);
  const request = new Request(`http://localhost/api/v1${path}`, {
    method,
    ...content,
    headers: {
      ...content.headers,
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...headers,
    },
  });
  const response = await dispatch(request);
  const text = await response.text();
  const json = text === "" ? null : JSON.parse(text);
  const header = (name: string) => response.headers.get(name) ?? undefined;
  const found = differences(method, `/api/v1${path}`, { status: response.status, header, text, json: json ?? {} });
  if (found.length > 0) throw new Error(`${method} ${path} is not as described: ${found.join("; ")}\n${text}`);
  return { status: response.status, headers: response.headers, body: json as T };
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

/** A new project with a key that has every scope, and an actor for use cases. */
export async function makeProject(settings: { timezone?: string; currency?: string; locale?: string } = {}) {
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

/** A session's cookie as next-auth would set it. */
export async function cookieOf(user: string, epoch = 0): Promise<string> {
  const token = await encode({ token: { sub: user, epoch }, secret: env().AUTH_SECRET });
  return `${sessionCookieName()}=${token}`;
}

/** What a browser sends with a call from one of our own pages. */
export const fromOurPage = (cookie: string): Record<string, string> => ({
  cookie,
  origin: new URL(env().APP_URL).origin,
  "sec-fetch-site": "same-origin",
});

/** Calls as a browser with this session would, from a page of ours. */
export const sessionCall =
  (cookie: string) =>
  <T = never>(path: string, { headers, ...options }: Options = {}) =>
    call<T>(path, { ...options, headers: { ...fromOurPage(cookie), ...headers } });

/** A unique client address, so that one test's attempts do not count against another's. */
export const someAddress = (): string => `test-${newId("req")}`;

export const goodPassword = "cuatro gatos en la luna";

/** A person as a sign-up leaves them, with the workspace they made, however sign-ups are made here. */
export async function makeAccount(name = "Ana Souza", email = `${newId("usr").toLowerCase()}@example.com`) {
  const workspace = { name: "Clínica", timezone: "America/Sao_Paulo", currency: "BRL" as const, locale: "pt-BR" };
  const password_hash = await hashPassword(goodPassword);
  const actor = anonymous(clock.now(), newId("req"), someAddress());
  const made = await inTransaction(actor, (tx) => insertAccount(tx, actor, { name, email, password_hash, workspace }));
  if (!made) throw new Error(`${email} has an account already`);
  const cookie = await cookieOf(made.user.id);
  return { email, ...made, cookie, call: sessionCall(cookie) };
}

/** A seat for the user in the project, with a session to call by. */
export async function seat(project: string, user: string, role: Role) {
  const id = newId("mbr");
  await prisma().member.create({ data: { project_id: project, id, user_id: user, role } });
  await prisma().user.update({ where: { id: user }, data: { current_project_id: project } });
  const cookie = await cookieOf(user);
  const found = await memberActor(cookie, newId("req"), null, project);
  if (!found) throw new Error("the member just made has no session");
  return {
    id,
    user,
    actor: found.actor,
    cookie,
    call: sessionCall(cookie),
  };
}

/** A new user with a seat in the project. They have no password; sign-in has its own tests. */
export async function makeMember(project: string, role: Role = "owner") {
  const user = newId("usr");
  const email = `${user.toLowerCase()}@example.com`;
  await prisma().user.create({ data: { id: user, email, name: `The ${role}`, password_hash: "" } });
  return { email, ...(await seat(project, user, role)) };
}
