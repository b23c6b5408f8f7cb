import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import { hashToken } from "@/lib/domains/account/one-time";
import { passOf } from "@/lib/domains/account/pass";
import { hashPassword } from "@/lib/domains/account/password";
import type { ResetPassword, ResetPasswordBody } from "@/lib/domains/account/schema";
import { consumeReset, findAccountById, setPassword } from "@/lib/domains/account/store";
import { tellWorkspaces } from "@/lib/domains/account/tell-workspaces";

/** Sets a new password by a link, once; every session of the account ends. The pass lets its owner sign in despite limits. */
export async function reset(actor: Actor, body: ResetPasswordBody): Promise<ResetPassword> {
  return inTransaction(actor, async (tx) => {
    const user = await consumeReset(tx, hashToken(body.token), actor.now);
    const account = user && (await findAccountById(tx, user));
    if (!account) {
      const detail = "This link was used already or has expired: ask for a new one.";
      throw invalid({ pointer: "#/token", detail, code: "invalid_token" });
    }
    await setPassword(tx, account.id, await hashPassword(body.password));
    await tellWorkspaces(tx, account.id, "member.password_reset", actor);
    const renewed = { ...account, session_epoch: account.session_epoch + 1 };
    return { email: account.email, pass: passOf(renewed, actor.now) };
  });
}
