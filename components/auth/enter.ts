"use client";

import { TurneroProblem } from "@/components/api";

/** Only a path of ours: a link that was tampered with must not lead elsewhere. */
export const safeNext = (next: string | undefined): string =>
  next?.startsWith("/") && !next.startsWith("//") && !next.includes("\\") ? next : "/";

/** Opens a session, or says why not in the same shape as every other refusal. */
export async function enter(email: string, password: string): Promise<void> {
  const { signIn } = await import("next-auth/react");
  const answer = await signIn("credentials", { redirect: false, email, password });
  if (answer?.ok && !answer.error) return;
  const limited = answer?.status === 429 || answer?.error === "rate_limited";
  const code = limited ? "rate_limited" : "wrong_credentials";
  throw new TurneroProblem({ status: answer?.status ?? 0, code });
}
