import { encode } from "next-auth/jwt";
import type { Client } from "pg";
import { newId } from "@/lib/core/ids";
import { type Scope, scopes } from "@/lib/core/scopes";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
import { hashToken, mintSiteKey, mintToken } from "@/lib/domains/webchat/key";

export const authSecret = "a secret that only tests know, long enough";
export const metricsToken = "a-token-that-only-tests-know";

type Tenant = { id: string; key: string };

/** Two projects that must never see each other, and every kind of key of ours. */
export type Tenants = {
  ours: Tenant;
  theirs: Tenant;
  /** Nobody else's: for what is done as the guides print it, with their phones. */
  newcomer: Tenant;
  /** A key with every scope but this one. */
  without: Record<Scope, string>;
  /** A key with this scope alone. */
  only: Record<Scope, string>;
  revoked: string;
  expired: string;
  unknown: string;
  /** The cookie of an owner of ours. */
  session: string;
  /** A visitor of our site: what their browser sends. */
  visitor: { key: string; headers: Record<string, string> };
};

type Times = { expires_at?: string; revoked_at?: string };

export async function insertProject(database: Client, name: string): Promise<string> {
  const id = newId("prj");
  await database.query(
    "INSERT INTO project (id, name, slug, timezone, currency, locale, updated_at) VALUES ($1, $2, $3, 'America/Sao_Paulo', 'BRL', 'pt-BR', now())",
    [id, name, id.toLowerCase().replace("_", "-")],
  );
  return id;
}

export async function insertKey(
  database: Client,
  project: string,
  granted: readonly Scope[] = scopes,
  { expires_at, revoked_at }: Times = {},
): Promise<string> {
  const key = mintKey();
  await database.query(
    "INSERT INTO api_key (project_id, id, name, hash, prefix, last4, scopes, expires_at, revoked_at) VALUES ($1, $2, 'test', $3, $4, $5, $6, $7, $8)",
    [project, newId("key"), hashKey(key), key.slice(0, 12), key.slice(-4), granted, expires_at, revoked_at],
  );
  return key;
}

/** Somebody with a seat in the project, and the cookie that a sign-in would have given them. */
export async function insertMember(
  database: Client,
  project: string,
  role = "owner",
): Promise<{ id: string; cookie: string }> {
  const [user, id] = [newId("usr"), newId("mbr")];
  await database.query('INSERT INTO "user" (id, email, name, password_hash) VALUES ($1, $2, $3, $4)', [
    user,
    `${user.toLowerCase()}@example.com`,
    "Owner",
    // Of a password that nobody knows; one that cannot be read at all would be a fault of the service's own.
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$TcxBfe7t8VpWQUGO0xJwm7XUJgTS+T6Y0LcDxuUfWoQ",
  ]);
  await database.query("INSERT INTO member (project_id, id, user_id, role) VALUES ($1, $2, $3, $4)", [
    project,
    id,
    user,
    role,
  ]);
  const token = await encode({ token: { sub: user, epoch: 0 }, secret: authSecret });
  return { id, cookie: `next-auth.session-token=${token}` };
}

/** A site with a chat, and a visitor who has entered their conversation. */
async function insertVisitor(database: Client, project: string): Promise<Tenants["visitor"]> {
  const [key, token, origin] = [mintSiteKey(), mintToken(), "https://shop.example.com"];
  const [customer, conversation] = [newId("cus"), newId("cnv")];
  await database.query(
    `INSERT INTO webchat_site (project_id, key, name, greeting, colors, languages, allowed_origins)
     VALUES ($1, $2, 'Shop', '', '{"accent":"#4338ca","text":"#ffffff"}', '{en}', $3)`,
    [project, key, [origin]],
  );
  await database.query("INSERT INTO customer (project_id, id, name) VALUES ($1, $2, 'Visitor')", [project, customer]);
  await database.query(
    "INSERT INTO conversation (project_id, id, channel, external_id, customer_id) VALUES ($1, $2, 'webchat', 'anon:1', $3)",
    [project, conversation, customer],
  );
  await database.query(
    `INSERT INTO webchat_session (project_id, id, token_hash, conversation_id, locale, expires_at, last_seen_at)
     VALUES ($1, $2, $3, $4, 'en', now() + interval '1 day', now())`,
    [project, newId("vis"), hashToken(token), conversation],
  );
  return { key, headers: { origin, "x-webchat-token": token } };
}

export async function makeTenants(database: Client): Promise<Tenants> {
  const ours = await insertProject(database, "Ours");
  const theirs = await insertProject(database, "Theirs");
  const newcomer = await insertProject(database, "Newcomer");
  const keyed = async (granted: (scope: Scope) => readonly Scope[]) => {
    const keys: Partial<Record<Scope, string>> = {};
    for (const scope of scopes) keys[scope] = await insertKey(database, ours, granted(scope));
    return keys as Record<Scope, string>;
  };
  return {
    ours: { id: ours, key: await insertKey(database, ours) },
    theirs: { id: theirs, key: await insertKey(database, theirs) },
    newcomer: { id: newcomer, key: await insertKey(database, newcomer) },
    without: await keyed((scope) => scopes.filter((other) => other !== scope)),
    only: await keyed((scope) => [scope]),
    revoked: await insertKey(database, ours, scopes, { revoked_at: "2020-01-01T00:00:00Z" }),
    expired: await insertKey(database, ours, scopes, { expires_at: "2020-01-01T00:00:00Z" }),
    unknown: mintKey(),
    session: (await insertMember(database, ours)).cookie,
    visitor: await insertVisitor(database, ours),
  };
}
