import type { AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { type Claims, isAlive, secureCookies } from "@/lib/api/access/session";
import { clock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { isProblem } from "@/lib/core/problem";
import { AccountEmail, GivenPassword } from "@/lib/domains/account/schema";
import { signIn } from "@/lib/domains/account/sign-in";
import { noteSignIn } from "@/lib/domains/account/tell-workspaces";

const month = 30 * 24 * 60 * 60;

/** The only error codes the sign-in page receives; a wrong password has none, and internal errors are never passed on. */
async function authorize(given: Record<string, string> | undefined, address: string) {
  const email = AccountEmail.safeParse(given?.email);
  const password = GivenPassword.safeParse(given?.password);
  if (!email.success || !password.success) return null;
  try {
    const account = await signIn(email.data, password.data, address, given?.pass);
    if (account) await noteSignIn(account.id, address, clock.now());
    return account && { id: account.id, name: account.name, email: account.email, epoch: account.session_epoch };
  } catch (error) {
    if (isProblem(error) && error.code === "rate_limited") throw new Error("rate_limited");
    log.error("sign-in failed", { error });
    throw new Error("unavailable");
  }
}

/** Made per request, because the environment is not there yet when Next builds. */
export const authOptions = (): AuthOptions => ({
  secret: env().AUTH_SECRET,
  useSecureCookies: secureCookies(),
  session: { strategy: "jwt", maxAge: month },
  pages: { signIn: "/sign-in", error: "/sign-in" },
  providers: [
    Credentials({
      credentials: { email: { type: "email" }, password: { type: "password" }, pass: {} },
      authorize: (given, request) => authorize(given, String(request.headers?.["x-turnero-address"] ?? "unknown")),
    }),
  ],
  callbacks: {
    // A token that was ended must not be renewed: throwing makes next-auth clear the cookie.
    jwt: async ({ token, user }) => {
      if (user) return { ...token, epoch: (user as unknown as Claims).epoch };
      if (!(await isAlive(token as unknown as Claims))) throw new Error("This session has ended.");
      return token;
    },
  },
  logger: {
    error: (code, metadata) => code !== "JWT_SESSION_ERROR" && log.error("next-auth", { code, metadata }),
    warn: (code) => log.warn("next-auth", { code }),
    debug: () => {},
  },
});
