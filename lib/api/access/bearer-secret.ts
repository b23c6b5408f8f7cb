import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a call presents a secret of the environment. Digests have equal length, so comparing takes constant time. */
export function showsSecret(request: Request, secret: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(secret));
}
