import type { ApiKey } from "@/lib/domains/api-keys/schema";

type Scope = ApiKey["scopes"][number];

const booking: readonly Scope[] = [
  "slots:read",
  "bookings:read",
  "bookings:write",
  "config:read",
  "customers:read",
  "customers:write",
];

/** What a key usually is for. A new one begins with the first, which changes nothing. */
export const presets = (scopes: readonly Scope[]) =>
  [
    { name: "read", scopes: scopes.filter((scope) => scope.endsWith(":read")) },
    { name: "booking", scopes: scopes.filter((scope) => booking.includes(scope)) },
    { name: "everything", scopes },
  ] as const;
