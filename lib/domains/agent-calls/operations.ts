import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { AgentCallPage, AgentCallQuery } from "@/lib/domains/agent-calls/schema";
import { hasCaller, selectCalls } from "@/lib/domains/agent-calls/store";

export const listAgentCalls = operation({
  id: "listAgentCalls",
  method: "GET",
  path: "/agent-calls",
  access: session("admin"),
  tag: "Platform",
  summary: "List agent calls",
  description: "Newest first, for a month. The arguments are shortened and hold nothing personal or secret.",
  query: AgentCallQuery,
  output: AgentCallPage,
  errors: ["not_found"],
  handle: async ({ actor, query }) => {
    const { key_id } = query;
    if (key_id !== undefined && !(await hasCaller(reader(actor), actor.project.id, key_id)))
      throw notFound("API key or agent grant", key_id);
    return paginate(actor, "agent-calls", query, {
      fetch: (after, take) => selectCalls(reader(actor), actor.project.id, query, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    });
  },
});
