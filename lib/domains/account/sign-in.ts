import { clock } from "@/lib/core/clock";
import { reader } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import { bucketOf, countAttempt } from "@/lib/domains/account/attempt";
import { isPass } from "@/lib/domains/account/pass";
import { isPassword } from "@/lib/domains/account/password";
import { type Account, findAccount, refill } from "@/lib/domains/account/store";

const pairOf = (email: string, address: string): string => `${networkOf(address)} ${email}`;

/** Resets the failed attempts of one address at one account. */
export const forgetTries = (email: string, address: string): Promise<void> =>
  refill([bucketOf("sign_in_pair", pairOf(email, address))]);

/**
 * The account, if the password is right. An unknown address and a wrong password take the same steps and the same time,
 * and get the same response. Guesses are counted by source address, and by that and the account together, so that guesses
 * from elsewhere lock nobody out. A pass from a mailed link is not counted.
 */
export async function signIn(email: string, password: string, address: string, pass = ""): Promise<Account | null> {
  const account = await findAccount(reader({}), email);
  if (!account || !isPass(account, pass, clock.now())) {
    await countAttempt("sign_in_address", networkOf(address));
    await countAttempt("sign_in_pair", pairOf(email, address));
  }
  if (!(await isPassword(account?.password_hash ?? null, password)) || !account) return null;
  await forgetTries(email, address);
  return account;
}
