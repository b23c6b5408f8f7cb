import { type Draft, start } from "@/components/flows/draft";
import { TurneroProblem } from "@/components/problem";

/** The step that a fault is about, by its place in what was sent. */
function stepAt(pointer: string, { nodes }: Draft): string | null {
  const row = /^#\/nodes\/(\d+)/.exec(pointer)?.[1];
  if (row !== undefined) return nodes[Number(row)]?.id ?? null;
  return pointer.startsWith("#/trigger") ? start : null;
}

/** The steps that the API found something wrong with. */
export function faultyIn(error: unknown, draft: Draft): ReadonlySet<string> {
  const faults = error instanceof TurneroProblem ? error.errors : [];
  return new Set(faults.flatMap(({ pointer }) => stepAt(pointer, draft) ?? []));
}

/** The remaining faults while these steps are being edited; null when there are no others. */
export function withoutFaultsOf(error: unknown, mended: ReadonlySet<string>, draft: Draft): unknown {
  if (!(error instanceof TurneroProblem) || error.errors.length === 0) return error;
  const rest = error.errors.filter(({ pointer }) => !mended.has(stepAt(pointer, draft) ?? ""));
  if (rest.length === error.errors.length) return error;
  const { code, status, title, detail } = error;
  return rest.length === 0 ? null : new TurneroProblem({ code, status, title, detail, errors: [...rest] });
}
