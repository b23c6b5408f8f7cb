"use client";

import { TurneroProblem } from "@/components/problem";

/** Accepts only URLs of this site, parsed as browsers do (they drop tabs and convert backslashes), to prevent open redirects. */
export function safeNext(next: string | undefined, origin: string): string {
  const page = next?.startsWith("/") && URL.canParse(next, origin) ? new URL(next, origin) : null;
  // The whole URL, not only its path: "/.//evil.example" has a path that is another site's URL.
  return page?.origin === origin ? page.href : `${origin}/`;
}

/** Opens a session, or fails in the same shape as every other refusal. `pass` comes from a mailed link. */
export async function enter(email: string, password: string, pass = ""): Promise<void> {
  const { signIn } = await import("next-auth/react");
  const answer = await signIn("credentials", { redirect: false, email, password, pass });
  if (answer?.ok && !answer.error) return;
  const limited = answer?.status === 429 || answer?.error === "rate_limited";
  if (limited) throw new TurneroProblem({ status: 429, code: "rate_limited" });
  // next-auth's code for wrong credentials; with any other error the password was not checked.
  const wrong = answer?.error === "CredentialsSignin";
  throw new TurneroProblem(
    wrong ? { status: 401, code: "wrong_credentials" } : { status: 503, code: "service_unavailable" },
  );
}
