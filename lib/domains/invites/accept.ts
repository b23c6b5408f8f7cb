import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader, type Tx } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, Problem } from "@/lib/core/problem";
import { scopesOf } from "@/lib/core/scopes";
import { hashToken } from "@/lib/domains/account/one-time";
import { hashPassword } from "@/lib/domains/account/password";
import { NewPassword, type User } from "@/lib/domains/account/schema";
import { signIn } from "@/lib/domains/account/sign-in";
import { findAccount, insertUser, lockUser } from "@/lib/domains/account/store";
import { changeResource } from "@/lib/domains/catalog/resources/change";
import { findResource } from "@/lib/domains/catalog/resources/store";
import { assertOpen } from "@/lib/domains/invites/rules";
import type { AcceptedInvite, AcceptInviteBody } from "@/lib/domains/invites/schema";
import { findOffer, lockOffer, markAccepted, type Offer } from "@/lib/domains/invites/store";
import { findMember } from "@/lib/domains/team/store";
import type { Workspace } from "@/lib/domains/workspaces/schema";
import { findWorkspace, insertMember, setCurrent } from "@/lib/domains/workspaces/store";

type Newcomer = User & { password_hash?: string };

const required = (field: "name" | "password") =>
  invalid({ pointer: `#/${field}`, detail: "This field is required.", code: "required" });

/** Who accepts: the session of the invited address, its account by password, or a new account. */
async function newcomer(actor: Actor, email: string, body: AcceptInviteBody): Promise<Newcomer> {
  const { identity } = actor;
  if (identity.type === "member" && body.password === undefined) {
    if (identity.email === email) return { id: identity.user_id, name: identity.name, email };
    const detail = `This invitation is for ${email}; you are signed in as ${identity.email}.`;
    throw new Problem("insufficient_scope", { detail });
  }
  if (body.password === undefined) throw required("password");
  if (await findAccount(reader(actor), email)) {
    const account = await signIn(email, body.password, actor.address ?? "unknown");
    if (account) return { id: account.id, name: account.name, email };
    const detail = "This address has an account, and this is not its password.";
    throw invalid({ pointer: "#/password", detail, code: "wrong_password" });
  }
  if (body.name === undefined) throw required("name");
  const fit = NewPassword.safeParse(body.password);
  if (!fit.success) {
    throw invalid(
      ...fit.error.issues.map(({ message }) => ({
        pointer: "#/password",
        detail: `The password ${message}.`,
        code: "weak_password",
      })),
    );
  }
  return { id: newId("usr"), name: body.name, email, password_hash: await hashPassword(body.password) };
}

async function settle(tx: Tx, actor: Actor, { password_hash, ...user }: Newcomer): Promise<void> {
  const there = password_hash
    ? await insertUser(tx, { ...user, password_hash, created_at: actor.now })
    : await lockUser(tx, user.id);
  if (!there) {
    throw new Problem("invalid_transition", { detail: "The account of this address changed just now: try again." });
  }
}

/** Whoever was added with a login is that person from now on, unless the person is gone or is another member by now. */
async function linkPerson(actor: Actor, resource: string | null, member: string): Promise<void> {
  const person = resource === null ? null : await findResource(reader(actor), actor.project.id, resource);
  if (person && person.member_id === null) await changeResource(actor, person.id, { member_id: member });
}

async function takeSeat(tx: Tx, actor: Actor, offer: Offer, user: User): Promise<AcceptedInvite> {
  const { project, invite, workspace } = offer;
  const seat = { id: newId("mbr"), user_id: user.id, role: invite.role, created_at: actor.now };
  if (!(await insertMember(tx, project, seat))) {
    throw new Problem("invalid_transition", { detail: `${user.email} is in this workspace already.` });
  }
  await markAccepted(tx, project, invite.id, actor.now);
  await setCurrent(tx, user.id, project);
  const member = await findMember(tx, project, seat.id);
  if (!member) throw new Error("a seat that was just taken is gone");
  const { user: _user, ...joined } = member;
  const self: Actor = {
    ...actor,
    identity: { type: "member", id: seat.id, user_id: user.id, name: user.name, email: user.email, role: invite.role },
    project: { ...workspace, id: project },
    scopes: scopesOf(invite.role),
  };
  await audit(tx, self, "member.joined", seat.id, null, joined);
  await linkPerson({ ...self, tx }, offer.resource, seat.id);
  return { user, member: joined, workspace: (await findWorkspace(tx, project, user.id, project)) as Workspace };
}

/** The invitation is locked, so that of two concurrent calls one gets the seat. */
export async function acceptInvite(actor: Actor, token: string, body: AcceptInviteBody): Promise<AcceptedInvite> {
  const hash = hashToken(token);
  const seen = await findOffer(reader(actor), hash, actor.now);
  assertOpen(seen);
  const who = await newcomer(actor, seen.invite.email, body);
  return inTransaction(actor, async (tx) => {
    const offer = await lockOffer(tx, hash, actor.now);
    assertOpen(offer);
    await settle(tx, actor, who);
    const { password_hash: _hash, ...user } = who;
    return takeSeat(tx, actor, offer, user);
  });
}
