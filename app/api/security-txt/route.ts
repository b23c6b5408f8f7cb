import { base } from "@/app/docs/reference-data";
import { clock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";

// The contact is this installation's, which a build does not know.
export const dynamic = "force-dynamic";

const text = (body: string, status: number): Response =>
  new Response(body, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Reached as `/.well-known/security.txt` (RFC 9116), by a rewrite of next.config.mjs. */
export function GET(): Response {
  const { SECURITY_CONTACT } = env();
  if (!SECURITY_CONTACT) return text("No contact is set (SECURITY_CONTACT).\n", 404);
  const expires = new Date(clock.now().getTime() + 180 * 24 * 3_600_000);
  return text(
    [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en, es, pt",
      `Canonical: ${base()}/.well-known/security.txt`,
      "",
    ].join("\n"),
    200,
  );
}
