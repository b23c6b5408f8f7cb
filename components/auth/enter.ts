"use client";

import { TurneroProblem } from "@/components/api";

/** Only a page of ours: a link that was tampered with must not lead elsewhere. Read as browsers do, who drop tabs and turn backslashes. */
export function safeNext(next: string | undefined, origin: string): string {
  const page = next?.startsWith("/") && URL.canParse(next, origin) ? new URL(next, origin) : null;
  // Whole, and not its path alone: "/.//evil.example" has a path that is another site's address.
  return page?.origin === origin ? page.href : `${origin}/`;
}

/** Opens a session, or says why not in the same shape as every other refusal. A pass comes of a mailed link. */
export async function enter(email: string, password: string, pass = ""): Promise<void> {
  const { signIn } = await import("next-auth/react");
  const answer = await signIn("credentials", { redirect: false, email, password, pass });
  if (answer?.ok && !answer.error) return;
  const limited = answer?.status === 429 || answer?.error === "rate_limited";
  if (limited) throw new TurneroProblem({ status: 429, code: "rate_limited" });
  // The library's own word for a pair that is not right; whatever else came, nobody has looked at the password.
  const wrong = answer?.error === "CredentialsSignin";
  throw new TurneroProblem(
    wrong ? { status: 401, code: "wrong_credentials" } : { status: 503, code: "service_unavailable" },
  );
}
