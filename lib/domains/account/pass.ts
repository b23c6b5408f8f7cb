import { isSigned, sign } from "@/lib/core/secrets/signature";
import { passLife } from "@/lib/domains/account/rules";
import type { Account } from "@/lib/domains/account/store";

const use = "sign-in pass";
const about = ({ id, session_epoch }: Pick<Account, "id" | "session_epoch">, until: string): string =>
  `${id} ${session_epoch} ${until}`;

/** Lets the holder of a mailed link sign in past the limits; useless without the password, or after the next change of it. */
export function passOf(account: Pick<Account, "id" | "session_epoch">, now: Date): string {
  const until = String(now.getTime() + passLife);
  return `${until}.${sign(use, about(account, until))}`;
}

export function isPass(account: Account, pass: string, now: Date): boolean {
  const [until = "", mark = ""] = pass.split(".");
  return Number(until) > now.getTime() && isSigned(use, about(account, until), mark);
}
