import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { singleton } from "@/lib/core/singleton";

/** argon2id with OWASP's parameters; fixed here so that every hash costs the same. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobodys = (): Promise<string> =>
  singleton("nobodys-password", () => hashPassword(randomBytes(16).toString("hex")));

/** Compares; without an account it compares with a dummy hash, so that both take the same time. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  const against = await nobodys();
  const fits = await verify(stored ?? against, given);
  return fits && stored !== null;
}
