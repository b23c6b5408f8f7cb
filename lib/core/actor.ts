import type { Sql, Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { Problem } from "@/lib/core/problem";
import type { Role, Scope } from "@/lib/core/scopes";

export type Project = { id: ProjectId; name: string; slug: string; timezone: string; currency: string; locale: string };

/** Who acts: an API key, a team member, a visitor of a site's chat, or the service itself. */
export type Identity =
  | { type: "key"; id: string; name: string }
  | { type: "member"; id: string; user_id: string; name: string; email: string; role: Role }
  | { type: "visitor"; id: string; name: string }
  | { type: "system"; id: string; name: string }
  | { type: "anonymous"; id: ""; name: "" };

export type Actor = {
  readonly identity: Identity;
  readonly project: Project;
  readonly scopes: ReadonlySet<Scope>;
  /** The time of the call; rules get it as an argument. */
  readonly now: Date;
  readonly requestId: string;
  readonly address: string | null;
  /** The transaction of an idempotent call; `inTransaction` joins it. */
  readonly tx?: Tx;
  /** The transaction of a hot idempotent call, which speaks only SQL; `inSql` joins it. */
  readonly sql?: Sql;
};

/** Nobody in no project: what public operations are called as. An empty project matches no row. */
export const anonymous = (now: Date, requestId: string, address: string | null): Actor => ({
  identity: { type: "anonymous", id: "", name: "" },
  project: { id: "" as ProjectId, name: "", slug: "", timezone: "UTC", currency: "USD", locale: "en" },
  scopes: new Set(),
  now,
  requestId,
  address,
});

export type MemberIdentity = Extract<Identity, { type: "member" }>;

/** The member who acts. Session operations have one; anybody else is refused, as `execute` does. */
export function asMember({ identity }: Pick<Actor, "identity">): MemberIdentity {
  if (identity.type === "member") return identity;
  throw new Problem("insufficient_scope", { detail: "This operation needs a team member's session." });
}
