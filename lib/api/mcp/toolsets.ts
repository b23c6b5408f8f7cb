import type { Tool } from "@/lib/api/mcp/tools";
import { invalid } from "@/lib/core/problem";

/** What an agent is for: a list of every tool would fill half of a model's memory. */
export const toolsets = ["booking", "work", "conversations", "set-up"] as const;
export type Toolset = (typeof toolsets)[number];

/** Where the operations of a tag belong. */
const byTag: Record<string, readonly Toolset[]> = {
  Platform: toolsets,
  Schedule: ["booking"],
  Customers: ["booking"],
  Work: ["work"],
  Reports: ["work"],
  Conversations: ["conversations"],
  Notices: ["conversations"],
  Catalog: ["set-up"],
  Stages: ["set-up"],
  Bot: ["set-up"],
  Automations: ["set-up"],
  Knowledge: ["set-up"],
  Webhooks: ["set-up"],
};

/** Operations that belong elsewhere than the others of their tag, or to several. */
const byId: Record<string, readonly Toolset[]> = {
  getBooking: ["booking", "work"],
  checkInBooking: ["work"],
  completeBooking: ["work"],
  failBooking: ["work"],
  markNoShow: ["work"],
  listServices: ["booking", "set-up"],
  getService: ["booking", "set-up"],
  listResources: ["booking", "work", "set-up"],
  listCustomers: ["booking", "conversations"],
  getCustomer: ["booking", "conversations"],
  searchKnowledge: ["conversations", "set-up"],
  getStageConfig: ["work", "set-up"],
};

export const toolsetsOf = ({ operation }: Pick<Tool, "operation">): readonly Toolset[] =>
  byId[operation.id] ?? byTag[operation.tag] ?? [];

/** What tools/list shows. It limits no call: a key may use whatever its scopes allow. */
export type Shown = { sets: ReadonlySet<Toolset>; outputSchemas: boolean };

/** From the address or, for clients that cannot change it, from headers. Without either: what booking needs, and no output schemas. */
export function shownFor({ url, headers }: Pick<Request, "url" | "headers">): Shown {
  const query = new URL(url).searchParams;
  const asked = query.get("toolsets") ?? headers.get("turnero-toolsets") ?? "booking";
  const names = asked.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => name !== "all" && !(toolsets as readonly string[]).includes(name));
  if (unknown.length > 0) {
    const detail = `There is no toolset ${unknown.join(", ")}: there are ${toolsets.join(", ")}, and all.`;
    throw invalid({ pointer: "?toolsets", detail, code: "invalid_value" });
  }
  const schemas = query.get("output_schemas") ?? headers.get("turnero-output-schemas");
  return {
    sets: new Set(toolsets.filter((name) => names.includes("all") || names.includes(name))),
    outputSchemas: schemas === "true",
  };
}

type Listed = Omit<Tool["listed"], "outputSchema"> & Partial<Pick<Tool["listed"], "outputSchema">>;

/** A tool as it is listed; null where the agent did not ask for its toolset. */
export function shownTool(tool: Tool, { sets, outputSchemas }: Shown): Listed | null {
  if (!toolsetsOf(tool).some((name) => sets.has(name))) return null;
  const { outputSchema, ...rest } = tool.listed;
  return outputSchemas ? { ...rest, outputSchema } : rest;
}
