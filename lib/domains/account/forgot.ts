import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import { countAttempt, waitFor } from "@/lib/domains/account/attempt";
import { resetLetter } from "@/lib/domains/account/letters";
import { resetLink } from "@/lib/domains/account/links";
import { mintToken } from "@/lib/domains/account/one-time";
import { resetLinkLife } from "@/lib/domains/account/rules";
import type { ForgottenPassword } from "@/lib/domains/account/schema";
import { insertResetFor } from "@/lib/domains/account/store";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { dropMailUnless } from "@/lib/domains/mail/store";
import { writeMail } from "@/lib/domains/mail/write";

const answers = {
  email: "If there is an account with this address, a link to choose a new password is on its way to it.",
  owner: "This installation sends no e-mail: ask an owner of your workspace for a link to choose a new password.",
} as const;

/** The same response after the same work, whether or not the address has an account. */
export async function forgot(actor: Actor, email: string): Promise<ForgottenPassword> {
  await countAttempt("forgot_address", networkOf(actor.address ?? "unknown"));
  if (!mailWorks()) return { delivery: "owner", message: answers.owner };
  if ((await waitFor("forgot_email", email)) === 0) {
    const { token, hash } = mintToken();
    const expires = new Date(actor.now.getTime() + resetLinkLife);
    await inTransaction(actor, async (tx) => {
      const found = await insertResetFor(tx, email, hash, actor.now, expires);
      // Written for an unknown address too and deleted before the commit, so that both take the same time.
      const letter = await writeMail(tx, null, resetLetter(email, found?.locale ?? "en", resetLink(token)));
      await dropMailUnless(tx, letter, found !== null);
    });
  }
  return { delivery: "email", message: answers.email };
}
