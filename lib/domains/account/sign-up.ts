import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { networkOf } from "@/lib/core/network";
import { invalid } from "@/lib/core/problem";
import { countAttempt } from "@/lib/domains/account/attempt";
import { hashPassword } from "@/lib/domains/account/password";
import type { SignedUp, SignUpBody } from "@/lib/domains/account/schema";
import { insertUser } from "@/lib/domains/account/store";
import { createWorkspace } from "@/lib/domains/workspaces/create";
import type { Workspace } from "@/lib/domains/workspaces/schema";
import { findWorkspace } from "@/lib/domains/workspaces/store";

export async function signUp(actor: Actor, body: SignUpBody): Promise<SignedUp> {
  await countAttempt("sign_up_address", networkOf(actor.address ?? "unknown"));
  const password_hash = await hashPassword(body.password);
  const user = { id: newId("usr"), name: body.name, email: body.email };
  return inTransaction(actor, async (tx) => {
    if (!(await insertUser(tx, { ...user, password_hash, created_at: actor.now }))) {
      const detail = "There is an account with this address already: sign in instead.";
      throw invalid({ pointer: "#/email", detail, code: "email_taken" });
    }
    const { project } = await createWorkspace(tx, actor, user, body.workspace);
    const workspace = (await findWorkspace(tx, project.id, user.id, project.id)) as Workspace;
    return { user, workspace };
  });
}
