import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { mailWorks, queueMail } from "@/lib/core/mail";
import { networkOf } from "@/lib/core/network/network";
import { countAttempt, waitFor } from "@/lib/domains/account/attempt";
import { resetLetter } from "@/lib/domains/account/letters";
import { resetLink } from "@/lib/domains/account/links";
import { mintToken } from "@/lib/domains/account/one-time";
import { resetLinkLife } from "@/lib/domains/account/rules";
import type { ForgottenPassword } from "@/lib/domains/account/schema";
import { insertResetFor } from "@/lib/domains/account/store";

const answers = {
  email: "If there is an account with this address, a link to choose a new password is on its way to it.",
  owner: "This installation sends no e-mail: ask an owner of your workspace for a link to choose a new password.",
} as const;

/** The same words after the same work, whether or not the address has an account. */
export async function forgot(actor: Actor, email: string): Promise<ForgottenPassword> {
  await countAttempt("forgot_address", networkOf(actor.address ?? "unknown"));
  if (!mailWorks()) return { delivery: "owner", message: answers.owner };
  if ((await waitFor("forgot_email", email)) === 0) {
    const { token, hash } = mintToken();
    const expires = new Date(actor.now.getTime() + resetLinkLife);
    const found = await insertResetFor(reader(actor), email, hash, actor.now, expires);
    if (found) queueMail(resetLetter(email, found.locale, resetLink(token)));
  }
  return { delivery: "email", message: answers.email };
}
