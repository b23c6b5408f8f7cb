import { createHash, randomBytes } from "node:crypto";

/** What a link carries and what the database keeps of it: enough to know it again, not to make it. */
export function mintToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());
