export const scopes = [
  "slots:read",
  "bookings:read",
  "bookings:write",
  "config:read",
  "config:write",
  "settings:write",
  "customers:read",
  "customers:write",
  "messages:read",
  "messages:write",
  "webhooks:manage",
] as const;
export type Scope = (typeof scopes)[number];

export const roles = ["owner", "admin", "agent"] as const;
export type Role = (typeof roles)[number];

const beyondAgents: readonly Scope[] = ["settings:write", "webhooks:manage", "config:write"];

export const scopesOf = (role: Role): ReadonlySet<Scope> =>
  new Set(role === "agent" ? scopes.filter((scope) => !beyondAgents.includes(scope)) : scopes);

/** Owners may do what admins may, admins what agents may. */
export const reaches = (role: Role, needed: Role): boolean => roles.indexOf(role) <= roles.indexOf(needed);
