import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import type { AuditAction } from "@/lib/core/events";
import type { Role } from "@/lib/core/scopes";
import { findSeats } from "@/lib/domains/account/store";

type When = Pick<Actor, "now" | "address"> & { requestId: string | null };

/** An account belongs to no workspace: its changes are logged in every workspace of its owner. */
export async function tellWorkspaces(tx: Tx, user: string, action: AuditAction, when: When): Promise<void> {
  for (const { project_id, id, role, user: person } of await findSeats(tx, user)) {
    const identity = { type: "member", id, user_id: user, ...person, role: role as Role } as const;
    await auditEntry(tx, { ...when, identity, project: { id: project_id } }, action, id, null, null);
  }
}

/** A sign-in that the password was right for. */
export const noteSignIn = (user: string, address: string, now: Date): Promise<void> =>
  inTransaction({}, (tx) => tellWorkspaces(tx, user, "member.signed_in", { now, address, requestId: null }));
