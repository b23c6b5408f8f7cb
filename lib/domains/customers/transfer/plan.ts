import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { mainCountry } from "@/lib/core/phone/phone";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { invalid } from "@/lib/core/problem";
import type { Customer } from "@/lib/domains/customers/schema";
import { decoded, readTable, type Table } from "@/lib/domains/customers/transfer/csv";
import { recogniseColumns, wholeMapping } from "@/lib/domains/customers/transfer/headers";
import { type Change, changeOf, type Draft, draftsOf, markOf } from "@/lib/domains/customers/transfer/rules";
import type { ImportBody, ImportField, RowFault } from "@/lib/domains/customers/transfer/schema";
import { findMeant } from "@/lib/domains/customers/transfer/store";

/** What becomes of a row without a fault. */
export type Step =
  | { draft: Draft; outcome: "created" }
  | { draft: Draft; outcome: "updated"; known: Customer; change: Change }
  | { draft: Draft; outcome: "skipped" };

export type Plan = {
  table: Table;
  mapping: Record<ImportField, number | null>;
  /** The country of numbers without a calling code. */
  home: string;
  steps: Step[];
  faults: RowFault[];
};

function stepOf(draft: Draft, known: Customer | undefined, policy: ImportBody["policy"]): Step {
  if (!known) return { draft, outcome: "created" };
  const change = policy === "update" ? changeOf(known, draft) : null;
  return change ? { draft, outcome: "updated", known, change } : { draft, outcome: "skipped" };
}

/** What an import would do with the list and the current customers; `held` locks them until it is done. */
export async function planned(tx: Tx, actor: Actor, body: ImportBody, held: boolean): Promise<Plan> {
  const { text, torn } = body.file ? decoded(body.file.bytes) : { text: body.text ?? "", torn: false };
  const table = readTable(text);
  const mapping = body.mapping ? wholeMapping(body.mapping) : recogniseColumns(table.headers);
  const beyond = Object.entries(mapping).find(([, column]) => column !== null && column >= table.headers.length);
  if (beyond)
    throw invalid({ pointer: `#/mapping/${beyond[0]}`, detail: "There is no such column.", code: "unknown_column" });
  const home = body.calling_code ? mainCountry(body.calling_code) : homeCountry(actor.project);
  const { drafts, faults } = draftsOf(table, mapping, home, torn);
  const meant = await findMeant(tx, actor.project.id, drafts, held);
  const steps = drafts.map((draft) => stepOf(draft, meant.get(markOf(draft)), body.policy));
  return { table, mapping, home, steps, faults };
}

export function countsOf({ table, steps, faults }: Plan) {
  const many = (outcome: Step["outcome"]) => steps.filter((step) => step.outcome === outcome).length;
  return {
    rows: table.rows.length,
    created: many("created"),
    updated: many("updated"),
    skipped: many("skipped"),
    faulty: new Set(faults.map(({ row }) => row)).size,
  };
}

const mostFaults = 200;
export const faultsOf = ({ faults }: Plan) => ({ errors: faults.slice(0, mostFaults), errors_total: faults.length });
