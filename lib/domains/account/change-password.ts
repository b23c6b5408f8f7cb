import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import { countAttempt } from "@/lib/domains/account/attempt";
import { hashPassword } from "@/lib/domains/account/password";
import type { ChangePasswordBody } from "@/lib/domains/account/schema";
import { signIn } from "@/lib/domains/account/sign-in";
import { setPassword } from "@/lib/domains/account/store";

/** The current password is asked for again, and guessing it is limited like a sign-in. */
export async function changePassword(actor: Actor, body: ChangePasswordBody): Promise<void> {
  const member = asMember(actor);
  await countAttempt("password_change", member.user_id);
  const account = await signIn(member.email, body.current, actor.address ?? "unknown");
  if (account?.id !== member.user_id) {
    throw invalid({ pointer: "#/current", detail: "This is not your password.", code: "wrong_password" });
  }
  const password_hash = await hashPassword(body.new);
  await inTransaction(actor, async (tx) => {
    await setPassword(tx, account.id, password_hash);
    await audit(tx, actor, "member.password_changed", member.id, null, null);
  });
}
