import { isSigned, sign } from "@/lib/core/secrets/signature";
import { passLife } from "@/lib/domains/account/rules";
import type { Account } from "@/lib/domains/account/store";

const use = "sign-in pass";
const about = ({ id, session_epoch }: Pick<Account, "id" | "session_epoch">, until: string): string =>
  `${id} ${session_epoch} ${until}`;

/** What whoever came by a mailed link signs in with, past the limits; worth nothing without the password, or after the next. */
export function passOf(account: Pick<Account, "id" | "session_epoch">, now: Date): string {
  const until = String(now.getTime() + passLife);
  return `${until}.${sign(use, about(account, until))}`;
}

export function isPass(account: Account, pass: string, now: Date): boolean {
  const [until = "", mark = ""] = pass.split(".");
  return Number(until) > now.getTime() && isSigned(use, about(account, until), mark);
}
