import type { Client } from "pg";
import { newId } from "@/lib/core/ids";
import { type Scope, scopes } from "@/lib/core/scopes";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";

type Tenant = { id: string; key: string };

/** Two projects that must never see each other, and every kind of key of ours. */
export type Tenants = {
  ours: Tenant;
  theirs: Tenant;
  /** A key with every scope but this one. */
  without: Record<Scope, string>;
  /** A key with this scope alone. */
  only: Record<Scope, string>;
  revoked: string;
  expired: string;
  unknown: string;
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

export async function makeTenants(database: Client): Promise<Tenants> {
  const ours = await insertProject(database, "Ours");
  const theirs = await insertProject(database, "Theirs");
  const keyed = async (granted: (scope: Scope) => readonly Scope[]) => {
    const keys: Partial<Record<Scope, string>> = {};
    for (const scope of scopes) keys[scope] = await insertKey(database, ours, granted(scope));
    return keys as Record<Scope, string>;
  };
  return {
    ours: { id: ours, key: await insertKey(database, ours) },
    theirs: { id: theirs, key: await insertKey(database, theirs) },
    without: await keyed((scope) => scopes.filter((other) => other !== scope)),
    only: await keyed((scope) => [scope]),
    revoked: await insertKey(database, ours, scopes, { revoked_at: "2020-01-01T00:00:00Z" }),
    expired: await insertKey(database, ours, scopes, { expires_at: "2020-01-01T00:00:00Z" }),
    unknown: mintKey(),
  };
}
