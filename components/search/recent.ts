import type { SearchResult } from "@/clients/typescript/src/client";

const most = 5;
/** By workspace, while the page is open: names of customers are not left in the browser. */
const chosen = new Map<string, readonly SearchResult[]>();

export const recentIn = (workspace: string): readonly SearchResult[] => chosen.get(workspace) ?? [];

export function remember(workspace: string, result: SearchResult): void {
  const others = recentIn(workspace).filter(({ id }) => id !== result.id);
  chosen.set(workspace, [result, ...others].slice(0, most));
}
