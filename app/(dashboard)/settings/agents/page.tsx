import { loadEvery, loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Agents } from "@/components/settings/agents/agents";
import { callFilter } from "@/components/settings/agents/filter";
import type { ScopeTools } from "@/components/settings/agents/scope-tools";
import { tools } from "@/lib/api/mcp/tools";
import { env } from "@/lib/core/env";
import { scopes } from "@/lib/core/scopes";
import { listAgentCalls } from "@/lib/domains/agent-calls/operations";
import { listAgentGrants } from "@/lib/domains/agent-grants/operations";
import { listApiKeys } from "@/lib/domains/api-keys/operations";

const toolsOf = (scope: ScopeTools["scope"]): ScopeTools["tools"] =>
  [...tools().values()]
    .filter(({ operation: { access } }) => access.kind === "scope" && access.scope === scope)
    .map(({ listed: { name, title, annotations } }) => ({
      name,
      title,
      changes: !annotations.readOnlyHint,
      destroys: annotations.destructiveHint,
    }));

type Given = Record<string, string | string[] | undefined>;

export default async function AgentsPage({ searchParams }: { searchParams?: Promise<Given> }) {
  const { member } = await requireMember();
  const address = `${env().APP_URL.replace(/\/$/, "")}/api/mcp`;
  const grants = { data: await loadEvery(listAgentGrants), next_cursor: null };
  if (member.role === "agent") return <Agents address={address} grants={grants} all={null} />;
  const filter = callFilter((await searchParams) ?? {});
  const [page, keys] = await Promise.all([loadOr404(listAgentCalls, { query: filter }), loadEvery(listApiKeys)]);
  const callers = [
    ...keys.map(({ id, name }) => ({ id, name })),
    ...grants.data.map(({ id, client, member: by }) => ({ id, name: `${client.name} (${by.name})` })),
  ];
  return (
    <Agents
      address={address}
      grants={grants}
      all={{
        keys: callers,
        scopes: scopes.map((scope) => ({ scope, tools: toolsOf(scope) })).filter((each) => each.tools.length > 0),
        first: { filter, page },
      }}
    />
  );
}
