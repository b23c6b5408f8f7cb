import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import { bucketOf } from "@/lib/domains/account/attempt";
import { hashToken } from "@/lib/domains/account/one-time";
import { hashPassword } from "@/lib/domains/account/password";
import type { ResetPasswordBody } from "@/lib/domains/account/schema";
import { findAccountById, refill, setPassword, takeReset } from "@/lib/domains/account/store";
import { tellWorkspaces } from "@/lib/domains/account/tell-workspaces";

/** Sets a new password by a link, once; every session of the account ends. */
export async function reset(actor: Actor, body: ResetPasswordBody): Promise<{ email: string }> {
  const { email } = await inTransaction(actor, async (tx) => {
    const user = await takeReset(tx, hashToken(body.token), actor.now);
    const account = user && (await findAccountById(tx, user));
    if (!account) {
      const detail = "This link was used already or has expired: ask for a new one.";
      throw invalid({ pointer: "#/token", detail, code: "invalid_token" });
    }
    await setPassword(tx, account.id, await hashPassword(body.password));
    await tellWorkspaces(tx, account.id, "member.password_reset", actor);
    return account;
  });
  // Whoever guessed at the old password must not keep its owner out with the new one.
  await refill([bucketOf("sign_in_email", email)]);
  return { email };
}
