import { createHash, randomBytes } from "node:crypto";

/** The token in a link, and its hash for the database: enough to recognize it, not to recreate it. */
export function mintToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());
