import type { Actor } from "@/lib/core/actor";
import { inTransaction, reader, type Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { networkOf } from "@/lib/core/network/network";
import { invalid, Problem } from "@/lib/core/problem";
import { countAttempt } from "@/lib/domains/account/attempt";
import { hashPassword } from "@/lib/domains/account/password";
import { demoDomain } from "@/lib/domains/account/rules";
import type { SignedUp, SignUpBody, SignUpWay } from "@/lib/domains/account/schema";
import { insertUser, isNobodys, lockFirstAccount } from "@/lib/domains/account/store";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { createWorkspace } from "@/lib/domains/workspaces/create";
import type { Workspace } from "@/lib/domains/workspaces/schema";
import { findWorkspace } from "@/lib/domains/workspaces/store";

/** How accounts are created here. The first is always possible; where e-mail works, the others verify their address. */
export async function signUpWay(tx: Tx): Promise<SignUpWay["way"]> {
  if (await isNobodys(tx, demoDomain)) return "direct";
  if (env().SIGN_UP === "invite") return "invite";
  return mailWorks() ? "by_mail" : "direct";
}

/** Whether the second account is made in another way than the first. */
const firstMatters = (): boolean => env().SIGN_UP === "invite" || mailWorks();

const closed: Record<SignUpWay["way"], string> = {
  invite: "Accounts are made by invitation here: ask an owner or admin of a workspace for one.",
  by_mail: "Addresses are proved by e-mail here: use POST /sign-up-requests.",
  direct: "No e-mail is needed here: use POST /sign-up.",
};

export function assertWay(way: SignUpWay["way"], wanted: SignUpWay["way"]): void {
  if (way !== wanted) throw new Problem("sign_up_closed", { detail: closed[way] });
}

type Newcomer = Omit<SignUpBody, "password"> & { password_hash: string };

/** The account with its first workspace; null when the address is another's. */
export async function insertAccount(tx: Tx, actor: Actor, newcomer: Newcomer): Promise<SignedUp | null> {
  const { name, email, password_hash } = newcomer;
  const user = { id: newId("usr"), name, email };
  if (!(await insertUser(tx, { ...user, password_hash, created_at: actor.now }))) return null;
  const { project } = await createWorkspace(tx, actor, user, newcomer.workspace);
  const workspace = (await findWorkspace(tx, project.id, user.id, project.id)) as Workspace;
  return { user, workspace };
}

export async function signUp(actor: Actor, body: SignUpBody): Promise<SignedUp> {
  await countAttempt("sign_up_address", networkOf(actor.address ?? "unknown"));
  assertWay(await signUpWay(reader(actor)), "direct");
  const password_hash = await hashPassword(body.password);
  return inTransaction(actor, async (tx) => {
    if (firstMatters()) await lockFirstAccount(tx);
    assertWay(await signUpWay(tx), "direct");
    const made = await insertAccount(tx, actor, { ...body, password_hash });
    if (made) return made;
    const detail = "There is an account with this address already: sign in instead.";
    throw invalid({ pointer: "#/email", detail, code: "email_taken" });
  });
}
