import type { Actor } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import { invalid } from "@/lib/core/problem";
import { countAttempt, waitFor } from "@/lib/domains/account/attempt";
import { knownAddressLetter, signUpLetter } from "@/lib/domains/account/letters";
import { forgotLink, signInLink, signUpLink } from "@/lib/domains/account/links";
import { hashToken, mintToken } from "@/lib/domains/account/one-time";
import { hashPassword, isPassword } from "@/lib/domains/account/password";
import { signUpLinkLife } from "@/lib/domains/account/rules";
import type { ConfirmSignUpBody, SignedUp, SignUpBody, SignUpRequested } from "@/lib/domains/account/schema";
import { assertWay, insertAccount, signUpWay } from "@/lib/domains/account/sign-up";
import { deleteSignUps, findAccount, findSignUp, insertSignUp } from "@/lib/domains/account/store";
import { writeMail } from "@/lib/domains/mail/write";

const message = "Look into your mailbox: a letter says how to go on.";

/** The same response after the same work, whether or not the address has an account; only its mailbox learns which. */
export async function requestSignUp(actor: Actor, { password, ...body }: SignUpBody): Promise<SignUpRequested> {
  await countAttempt("sign_up_address", networkOf(actor.address ?? "unknown"));
  assertWay(await signUpWay(reader(actor)), "by_mail");
  const { token, hash } = mintToken();
  const password_hash = await hashPassword(password);
  if ((await waitFor("sign_up_email", body.email)) > 0) return { message };
  const expires_at = new Date(actor.now.getTime() + signUpLinkLife);
  const { locale } = body.workspace;
  await inTransaction(actor, async (tx) => {
    // Stored for a known address too, so that it takes the same time; its link is sent to nobody.
    await insertSignUp(tx, { token_hash: hash, ...body, password_hash, created_at: actor.now, expires_at }, actor.now);
    const known = (await findAccount(tx, body.email)) !== null;
    const letter = known
      ? knownAddressLetter(body.email, locale, { signIn: signInLink(), forgot: forgotLink() })
      : signUpLetter(body.email, locale, signUpLink(token));
    await writeMail(tx, null, letter);
  });
  return { message };
}

/** Creates the account by the mailed link and the password, so that nobody can sign up with another's address. */
export async function confirmSignUp(actor: Actor, { token, password }: ConfirmSignUpBody): Promise<SignedUp> {
  await countAttempt("sign_in_address", networkOf(actor.address ?? "unknown"));
  assertWay(await signUpWay(reader(actor)), "by_mail");
  const gone = () => {
    const detail = "This link was used already or has expired: sign up again.";
    return invalid({ pointer: "#/token", detail, code: "invalid_token" });
  };
  const pending = await findSignUp(reader(actor), hashToken(token), actor.now);
  if (!pending) throw gone();
  if (!(await isPassword(pending.password_hash, password))) {
    const detail = "This is not the password that was chosen.";
    throw invalid({ pointer: "#/password", detail, code: "wrong_password" });
  }
  return inTransaction(actor, async (tx) => {
    const made = await insertAccount(tx, actor, pending);
    if (!made) throw gone();
    await deleteSignUps(tx, pending.email);
    return made;
  });
}
