import type { Answer } from "@/lib/api/idempotency";
import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { inDryRun } from "@/lib/core/dry-run";
import { invalid } from "@/lib/core/problem";

/** Whether a write is a dry run. An invalid value must not run it for real. */
export function readDryRun(header: string | undefined): boolean {
  if (header === undefined || header === "false") return false;
  if (header === "true") return true;
  throw invalid({ pointer: "Turnero-Dry-Run", detail: "Send true or false.", code: "invalid_dry_run" });
}

const evaluated = Symbol("evaluated");
type Evaluated = { [evaluated]: Answer };
const isEvaluated = (error: unknown): error is Evaluated =>
  typeof error === "object" && error !== null && evaluated in error;

/** Runs everything in a transaction and rolls it back: checks and response are the real ones. */
export async function dryRun(actor: Actor, work: (as: Actor) => Promise<Answer>): Promise<Answer> {
  try {
    return await inTransaction(actor, async (tx) => {
      throw { [evaluated]: await inDryRun(tx, () => work({ ...actor, tx })) };
    });
  } catch (error) {
    if (isEvaluated(error)) return error[evaluated];
    throw error;
  }
}
