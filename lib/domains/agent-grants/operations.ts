import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { type Actor, asMember } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import { approveAgent } from "@/lib/domains/agent-grants/approve";
import { endAgentGrant } from "@/lib/domains/agent-grants/end";
import {
  AgentGrant,
  AgentGrantPage,
  AgentGrantParams,
  AgentGrantQuery,
  CreateAgentGrantBody,
  CreatedAgentGrant,
} from "@/lib/domains/agent-grants/schema";
import { findGrant, selectGrants } from "@/lib/domains/agent-grants/store";

const tag = "Platform";

/** Admins see all agents of the workspace, others their own. */
const whoseFor = (actor: Actor): string | null => {
  const { id, role } = asMember(actor);
  return reaches(role, "admin") ? null : id;
};

async function grantOf(actor: Actor, id: string): Promise<AgentGrant> {
  const grant = await findGrant(reader(actor), actor.project.id, id);
  const whose = whoseFor(actor);
  if (!grant || (whose !== null && grant.member.id !== whose)) throw notFound("agent grant", id);
  return grant;
}

export const listAgentGrants = operation({
  id: "listAgentGrants",
  method: "GET",
  path: "/agent-grants",
  access: session("agent"),
  tag,
  summary: "List agent grants",
  description:
    "The agents that members connected by OAuth, newest first, ended ones too. Admins see everybody's, others their own.",
  query: AgentGrantQuery,
  output: AgentGrantPage,
  handle: ({ actor, query }) =>
    paginate(actor, "agent-grants", query, {
      fetch: (after, take) => selectGrants(reader(actor), actor.project.id, whoseFor(actor), after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createAgentGrant = operation({
  id: "createAgentGrant",
  method: "POST",
  path: "/agent-grants",
  access: session("agent"),
  idempotency: "refused",
  tag,
  liveOnly: true,
  summary: "Allow an agent",
  description:
    "What the consent page of /oauth/authorize sends: you allow a registered agent some of your scopes in this workspace. The address in the answer has a code that gives the agent its tokens once, within two minutes.",
  body: CreateAgentGrantBody,
  output: CreatedAgentGrant,
  success: 201,
  location: ({ id }) => `/agent-grants/${id}`,
  handle: ({ actor, body }) => approveAgent(actor, body),
});

export const getAgentGrant = operation({
  id: "getAgentGrant",
  method: "GET",
  path: "/agent-grants/{id}",
  access: session("agent"),
  tag,
  summary: "Get an agent grant",
  description: "Which agent, who allowed it, and what.",
  params: AgentGrantParams,
  output: AgentGrant,
  errors: ["not_found"],
  handle: ({ actor, params }) => grantOf(actor, params.id),
});

export const revokeAgentGrant = operation({
  id: "revokeAgentGrant",
  method: "DELETE",
  path: "/agent-grants/{id}",
  access: session("agent"),
  tag,
  summary: "Revoke an agent grant",
  description: "The agent's next request is refused. Members end their own grants, admins anybody's.",
  params: AgentGrantParams,
  handle: async ({ actor, params }) => {
    await grantOf(actor, params.id);
    await inTransaction(actor, (tx) => endAgentGrant(tx, actor.project.id, actor, params.id));
    return undefined;
  },
});
