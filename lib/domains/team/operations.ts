import { anyKey, operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { PasswordLink } from "@/lib/domains/account/schema";
import { changeRole } from "@/lib/domains/team/change-role";
import { memberOf } from "@/lib/domains/team/member";
import { makePasswordLink } from "@/lib/domains/team/password-link";
import { removeMember as remove } from "@/lib/domains/team/remove";
import { restoreMember as restore } from "@/lib/domains/team/removed/restore";
import { renameMember } from "@/lib/domains/team/rename";
import {
  AuditPage,
  AuditQuery,
  Me,
  Member,
  MemberPage,
  MemberParams,
  MemberQuery,
  UpdateMeBody,
  UpdateMemberBody,
} from "@/lib/domains/team/schema";
import { selectAudit, selectMembers } from "@/lib/domains/team/store";

const tag = "Team";

const describeSelf = ({ identity, project, scopes }: Actor): Me => ({
  type: identity.type === "member" ? "session" : "key",
  project: { ...project, country: homeCountry(project) },
  key: identity.type === "key" ? { id: identity.id, name: identity.name, scopes: [...scopes] } : null,
  member:
    identity.type === "member"
      ? { id: identity.id, name: identity.name, email: identity.email, role: identity.role }
      : null,
});

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/me",
  access: anyKey,
  tag: "Platform",
  summary: "Get the current caller",
  description: "The project and the key, or the member, that this call is made as.",
  output: Me,
  tool: {
    title: "Who am I",
    description:
      "Call it first when you do not know the workspace: answers its name, time zone, currency and language, and the scopes of this key.",
  },
  handle: async ({ actor }) => describeSelf(actor),
});

export const updateMe = operation({
  id: "updateMe",
  method: "PATCH",
  path: "/me",
  access: session("agent"),
  tag: "Account",
  summary: "Update my profile",
  description: "Your name, in every workspace of yours.",
  body: UpdateMeBody,
  output: Me,
  current: getMe.handle,
  changedBy: {
    project: "PATCH /workspaces/{id}",
  },
  handle: async ({ actor, body }) => describeSelf(await renameMember(actor, body.name)),
});

export const listMembers = operation({
  id: "listMembers",
  method: "GET",
  path: "/team/members",
  access: session("agent"),
  tag,
  summary: "List members",
  description: "The first to join first.",
  query: MemberQuery,
  output: MemberPage,
  handle: ({ actor, query }) =>
    paginate(actor, "members", query, {
      fetch: (after, take) => selectMembers(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const updateMember = operation({
  id: "updateMember",
  method: "PATCH",
  path: "/team/members/{id}",
  access: session("admin"),
  tag,
  liveOnly: true,
  summary: "Change a member's role",
  description: "Only owners make or change owners. The last owner stays one.",
  params: MemberParams,
  body: UpdateMemberBody,
  output: Member,
  current: ({ actor, params }) => memberOf(actor, params.id),
  changedBy: {
    name: "PATCH /me",
  },
  errors: ["invalid_transition"],
  handle: ({ actor, params, body }) => changeRole(actor, params.id, body.role),
});

export const removeMember = operation({
  id: "removeMember",
  method: "DELETE",
  path: "/team/members/{id}",
  access: session("admin"),
  tag,
  liveOnly: true,
  summary: "Remove a member",
  description:
    "Their sessions end at once, and so do the invitations they made. Resources linked to them stay, without the link. Only owners remove owners; the last owner stays. For a day `restore` brings them back.",
  params: MemberParams,
  errors: ["invalid_transition"],
  handle: async ({ actor, params }) => {
    await remove(actor, params.id);
    return undefined;
  },
});

export const restoreMember = operation({
  id: "restoreMember",
  method: "POST",
  path: "/team/members/{id}/restore",
  access: session("admin"),
  tag,
  liveOnly: true,
  summary: "Bring a removed member back",
  description:
    "Within a day after they were removed, with their role, preferences, invitations, and the resources and conversations that nobody else has since. They sign in again. Only owners bring owners back. Refused when they have joined again, or when their address has a new account. A member who is there is answered as they are.",
  params: MemberParams,
  output: Member,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const makeMemberPasswordLink = operation({
  id: "makeMemberPasswordLink",
  method: "POST",
  path: "/team/members/{id}/password-link",
  access: session("owner"),
  idempotency: "refused",
  tag,
  liveOnly: true,
  summary: "Create a password link for a member",
  description:
    "For an hour, once, and until they join another workspace. Where e-mail works it is sent to the member; else it is answered here, unless they also work in a workspace of somebody else's.",
  params: MemberParams,
  output: PasswordLink,
  success: 201,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => makePasswordLink(actor, params.id),
});

export const listAuditLog = operation({
  id: "listAuditLog",
  method: "GET",
  path: "/team/audit-log",
  access: session("admin"),
  tag,
  summary: "List audit log entries",
  description: "Newest first.",
  query: AuditQuery,
  output: AuditPage,
  handle: ({ actor, query }) =>
    paginate(actor, "audit-log", query, {
      fetch: (after, take) => selectAudit(reader(actor), actor.project.id, query, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});
