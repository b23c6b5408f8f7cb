import type { Sql, Tx } from "@/lib/core/db";
import { newId, type ProjectId, provenProject } from "@/lib/core/ids";
import { Problem } from "@/lib/core/problem";
import type { Role, Scope } from "@/lib/core/scopes";
import type { Twin } from "@/lib/core/test-mode/twin";

export type Project = { id: ProjectId; name: string; slug: string; timezone: string; currency: string; locale: string };

/** Who acts: an API key, a team member, a visitor of a site's chat, or the service itself. */
export type Identity =
  | { type: "key"; id: string; name: string }
  | { type: "member"; id: string; user_id: string; name: string; email: string; role: Role }
  /** `id` is their customer's. With only the site's key there is no conversation and no customer yet. */
  | { type: "visitor"; id: string; name: string; conversation_id: string | null; locale: string }
  | { type: "system"; id: string; name: string }
  | { type: "anonymous"; id: ""; name: "" };

/** An answer as it is kept under an idempotency key. */
export type KeptAnswer = { request_hash: string; status: number; body: string | null; location: string | null };
export type Receipt = KeptAnswer & { operation: string; path: string; key: string };

/** Who acts, and when. */
type Who = {
  readonly identity: Identity;
  readonly project: Project;
  readonly scopes: ReadonlySet<Scope>;
  /** The time of the call; rules get it as an argument. */
  readonly now: Date;
  readonly requestId: string;
  readonly address: string | null;
  /** Called through the agent tool server: bookings by a key then have the source `agent`. */
  readonly through?: "agent";
  /** The grant by which a member's agent acts, and what the agent calls itself. */
  readonly grant?: { id: string; client: string };
  /** The twin in which a page was asked for: what it loads is the twin's. */
  readonly twin?: Twin;
  /** Whether the customer is notified; by default yes, unless they make the change in a conversation themselves. */
  readonly notify?: boolean | undefined;
  /** In a hot idempotent call: the receipt for an output, which the statement of the change must store. */
  readonly receiptOf?: (output: unknown) => Receipt;
  /** The same for a refusal that changes something: it holds another time instead of the lost one. */
  readonly refusalReceiptOf?: (refusal: Problem) => Receipt;
};

/** Outside a transaction, or in one of Prisma's, which `inTransaction` joins. */
export type Context = { readonly tx?: Tx; readonly sql?: undefined };

/**
 * Possibly in a transaction of hand-written statements, which `inSql` joins. Prisma cannot join that one, so a use case
 * that needs Prisma's does not accept this context: the compiler rejects the nesting.
 */
export type StatementContext = {
  readonly tx?: Tx | undefined;
  readonly sql?: Sql | undefined;
};

/** Who acts, in which context. */
export type Actor = Who & Context;
export type StatementActor = Who & StatementContext;

/** No caller in no project: the actor of public operations. An empty project matches no row. */
export const anonymous = (now: Date, requestId: string, address: string | null): Actor => ({
  identity: { type: "anonymous", id: "", name: "" },
  project: { id: provenProject(""), name: "", slug: "", timezone: "UTC", currency: "USD", locale: "en" },
  scopes: new Set(),
  now,
  requestId,
  address,
});

/** The service itself, in a workspace: `by` is what acts for it. */
export const systemActor = (project: Project, by: { id: string; name: string }, now: Date): Actor => ({
  identity: { type: "system", id: by.id, name: by.name },
  project,
  scopes: new Set(),
  now,
  requestId: newId("req", now.getTime()),
  address: null,
});

const replay = Symbol.for("turnero.replay");

/** Thrown by a hot call whose key was already used: the caller replays the stored response. */
export class Replay extends Error {
  readonly [replay] = true;
  constructor(readonly kept: KeptAnswer) {
    super("The idempotency key was used before.");
  }
}

export const isReplay = (error: unknown): error is Replay =>
  typeof error === "object" && error !== null && replay in error;

/** Stores the answer of a hot call in the transaction of its change, which is taken back when the key was used before. */
export async function keepReceipt(sql: Sql, project: ProjectId, receipt: Receipt): Promise<void> {
  const [row] = await sql<{ kept: KeptAnswer | null }>("SELECT keep_answer($1, $2::jsonb) AS kept", [
    project,
    JSON.stringify(receipt),
  ]);
  if (row?.kept) throw new Replay(row.kept);
}

export type MemberIdentity = Extract<Identity, { type: "member" }>;

export type VisitorIdentity = Extract<Identity, { type: "visitor" }> & { conversation_id: string };

/** The visitor who acts, in the conversation that their token opens. */
export function asVisitor({ identity }: Pick<Actor, "identity">): VisitorIdentity {
  if (identity.type === "visitor" && identity.conversation_id !== null) return identity as VisitorIdentity;
  throw new Problem("invalid_api_key", {
    detail: "Send the token of POST /public/webchat/sessions as X-Webchat-Token.",
  });
}

/** The member who acts. Session operations have one; anybody else is refused, as `execute` does. */
export function asMember({ identity }: Pick<Actor, "identity">): MemberIdentity {
  if (identity.type === "member") return identity;
  throw new Problem("insufficient_scope", { detail: "This operation needs a team member's session." });
}
