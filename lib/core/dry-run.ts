import { AsyncLocalStorage } from "node:async_hooks";
import type { Tx } from "@/lib/core/db";
import { Problem } from "@/lib/core/problem";
import { singleton } from "@/lib/core/singleton";

type DryRun = { tx: Tx; refusal: Problem | null; over: boolean };

const runs = () => singleton("dry-runs", () => new AsyncLocalStorage<DryRun>());

/** The dry run that the current code is part of. Detached work (a timer, say) is not part of it. */
function current(): DryRun | undefined {
  const run = runs().getStore();
  return run?.over ? undefined : run;
}

export const isDryRun = (): boolean => current() !== undefined;

/** The transaction that will be rolled back: every statement of a dry run belongs in it, whichever context it was given. */
export const dryRunTx = (): Tx | undefined => current()?.tx;

/** For side effects beyond the database that cannot be rolled back. Catching the error does not hide it. */
export function refuseDryRun(what: string): void {
  const run = current();
  if (!run) return;
  run.refusal ??= new Problem("dry_run_unavailable", {
    detail: `This call ${what}, which cannot be taken back: send it without Turnero-Dry-Run.`,
  });
  throw run.refusal;
}

/** Runs `work` as a dry run in a transaction that the caller rolls back. */
export async function inDryRun<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const run: DryRun = { tx, refusal: null, over: false };
  try {
    const result = await runs().run(run, work);
    if (run.refusal) throw run.refusal;
    return result;
  } catch (error) {
    throw run.refusal ?? error;
  } finally {
    run.over = true;
  }
}
