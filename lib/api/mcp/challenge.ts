import { tools } from "@/lib/api/mcp/tools";
import { type Toolset, toolsetsOf } from "@/lib/api/mcp/toolsets";
import { resourceMetadataAddress } from "@/lib/api/oauth/metadata";
import type { Actor } from "@/lib/core/actor";
import { type Scope, scopes, scopesOf } from "@/lib/core/scopes";

/** Tells a client where to get a token, and for which scopes (RFC 6750, RFC 9728). */
export function challenge(wanted: readonly Scope[], error: string | null): string {
  const ordered = scopes.filter((scope) => wanted.includes(scope));
  return [
    'Bearer realm="Turnero"',
    ...(error === null ? [] : [`error="${error}"`]),
    `scope="${ordered.join(" ")}"`,
    `resource_metadata="${resourceMetadataAddress()}"`,
  ].join(", ");
}

/** What the tools of these sets need: an agent asks for no more than the address it is given. */
export function scopesOfTools(sets: ReadonlySet<Toolset>): Scope[] {
  const needed = new Set<Scope>();
  for (const tool of tools().values()) {
    const { access } = tool.operation;
    if (access.kind === "scope" && toolsetsOf(tool).some((name) => sets.has(name))) needed.add(access.scope);
  }
  return [...needed];
}

/**
 * The scope that a call by a member's agent needs and the member did not allow, though they could. What their role lacks
 * is a refusal in the result, since asking them again would not help.
 */
export function scopeBeyond({ grant, identity, scopes: own }: Actor, message: unknown): Scope | null {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } };
  if (!grant || identity.type !== "member" || method !== "tools/call") return null;
  const access = tools().get(String(params?.name))?.operation.access;
  if (access?.kind !== "scope" || own.has(access.scope)) return null;
  return scopesOf(identity.role).has(access.scope) ? access.scope : null;
}
