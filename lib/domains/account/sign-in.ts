import { reader } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network";
import { bucketOf, countAttempt } from "@/lib/domains/account/attempt";
import { isPassword } from "@/lib/domains/account/password";
import { type Account, findAccount, refill } from "@/lib/domains/account/store";

/**
 * The account, if the password is its own. An unknown address and a wrong password take the same steps, the
 * same time and the same words. Guesses are counted by the account and by where they come from.
 */
export async function signIn(email: string, password: string, address: string): Promise<Account | null> {
  await countAttempt("sign_in_address", networkOf(address));
  await countAttempt("sign_in_email", email);
  const account = await findAccount(reader({}), email);
  if (!(await isPassword(account?.password_hash ?? null, password)) || !account) return null;
  await refill([bucketOf("sign_in_email", email)]);
  return account;
}
