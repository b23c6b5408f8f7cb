import { createHmac } from "node:crypto";

/** HMAC-SHA256 of the parts, one after the other. */
export function hmac(key: string | Buffer, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const made = createHmac("sha256", key);
  for (const part of parts) made.update(part);
  return made.digest();
}

export const hexHmac = (key: string | Buffer, ...parts: readonly (string | Uint8Array)[]): string =>
  hmac(key, ...parts).toString("hex");
