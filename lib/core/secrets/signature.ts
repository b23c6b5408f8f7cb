import { hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/core/env";
import { hmac } from "@/lib/core/secrets/hmac";

/** Each use has its own key, derived from AUTH_SECRET: a signature made for one is invalid for another. */
const keyOf = (use: string): Buffer => Buffer.from(hkdfSync("sha256", env().AUTH_SECRET, "", `turnero ${use}`, 32));

/** A signature that only this installation can make: 22 URL-safe characters. */
export const sign = (use: string, text: string): string => hmac(keyOf(use), text).subarray(0, 16).toString("base64url");

export function isSigned(use: string, text: string, mark: string): boolean {
  const [given, expected] = [Buffer.from(mark), Buffer.from(sign(use, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
