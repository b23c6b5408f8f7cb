import { openAccess, operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { acceptInvite as accept } from "@/lib/domains/invites/accept";
import { createInvite as create } from "@/lib/domains/invites/create";
import { readInvite } from "@/lib/domains/invites/read";
import {
  AcceptedInvite,
  AcceptInviteBody,
  CreatedInvite,
  CreateInviteBody,
  Invitation,
  Invite,
  InvitePage,
  InviteParams,
  InviteQuery,
  InviteTokenParams,
} from "@/lib/domains/invites/schema";
import { findInvite, selectInvites } from "@/lib/domains/invites/store";
import { withdrawInvite as withdraw } from "@/lib/domains/invites/withdraw";

const tag = "Team";

export const listInvites = operation({
  id: "listInvites",
  method: "GET",
  path: "/team/invites",
  access: session("admin"),
  tag,
  summary: "List pending invitations",
  description: "Newest first; expired ones are marked, accepted ones are members.",
  query: InviteQuery,
  output: InvitePage,
  handle: ({ actor, query }) =>
    paginate(actor, "invites", query, {
      fetch: (after, take) => selectInvites(reader(actor), actor.project.id, actor.now, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createInvite = operation({
  id: "createInvite",
  method: "POST",
  path: "/team/invites",
  access: session("admin"),
  idempotency: "refused",
  tag,
  liveOnly: true,
  summary: "Invite a member",
  description:
    "The link is sent by e-mail where that works, and answered once where it does not; it holds for seven days. A new invitation to the same address replaces the older one. Only owners invite owners.",
  body: CreateInviteBody,
  output: CreatedInvite,
  success: 201,
  location: ({ id }) => `/team/invites/${id}`,
  errors: ["invalid_transition"],
  handle: ({ actor, body }) => create(actor, body),
});

export const getInvite = operation({
  id: "getInvite",
  method: "GET",
  path: "/team/invites/{id}",
  access: session("admin"),
  tag,
  summary: "Get a pending invitation",
  description: "Not found once it was accepted or withdrawn.",
  params: InviteParams,
  output: Invite,
  errors: ["not_found"],
  handle: async ({ actor, params }) => {
    const found = await findInvite(reader(actor), actor.project.id, params.id, actor.now);
    if (!found) throw notFound("invitation", params.id);
    return found;
  },
});

export const withdrawInvite = operation({
  id: "withdrawInvite",
  method: "DELETE",
  path: "/team/invites/{id}",
  access: session("admin"),
  tag,
  summary: "Withdraw an invitation",
  description: "The link that was sent leads nowhere from then on.",
  params: InviteParams,
  handle: async ({ actor, params }) => {
    await withdraw(actor, params.id);
    return undefined;
  },
});

export const getInvitation = operation({
  id: "getInvitation",
  method: "GET",
  path: "/invites/{token}",
  access: openAccess,
  tag,
  summary: "Get an invitation",
  description: "409 when it was accepted or has expired.",
  params: InviteTokenParams,
  output: Invitation,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => readInvite(actor, params.token),
});

export const acceptInvite = operation({
  id: "acceptInvite",
  method: "POST",
  path: "/invites/{token}/accept",
  access: openAccess,
  tag,
  summary: "Accept an invitation",
  description:
    "With the session of the invited address an empty body does; without one, `name` and `password` make the account, or `password` alone is that of the account there is. The workspace becomes the current one.",
  params: InviteTokenParams,
  body: AcceptInviteBody,
  output: AcceptedInvite,
  errors: ["invalid_transition", "insufficient_scope"],
  handle: ({ actor, params, body }) => accept(actor, params.token, body),
});
