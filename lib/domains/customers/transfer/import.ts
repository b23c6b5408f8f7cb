import type { Actor } from "@/lib/core/actor";
import { audit, auditEntries } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { countsOf, faultsOf, planned, type Step } from "@/lib/domains/customers/transfer/plan";
import { markOf } from "@/lib/domains/customers/transfer/rules";
import type { ImportBody, ImportResult } from "@/lib/domains/customers/transfer/schema";
import { insertDrafts, updateDrafted, waitForOtherLists } from "@/lib/domains/customers/transfer/store";

type Updated = Extract<Step, { outcome: "updated" }>;

/**
 * All or nothing. Existing customers are matched by phone or e-mail, so that importing the same list again creates no
 * duplicates; each customer has an audit entry, screens are updated once.
 */
export const importCustomers = (actor: Actor, body: ImportBody): Promise<ImportResult> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    await waitForOtherLists(tx, project);
    const plan = await planned(tx, actor, body, true);
    const drafts = plan.steps.flatMap(({ outcome, draft }) => (outcome === "created" ? [draft] : []));
    const made = await insertDrafts(tx, project, drafts);
    const changed = plan.steps.filter((step): step is Updated => step.outcome === "updated");
    await updateDrafted(
      tx,
      project,
      changed.map(({ known, change }) => ({ id: known.id, change })),
      actor.now,
    );
    const created = drafts.flatMap(({ row: _row, ...draft }) => {
      const id = made.get(markOf(draft));
      return id ? [{ action: "customer.created" as const, subject: id, before: null, after: draft }] : [];
    });
    const updated = changed.map(({ known, change }) => ({
      action: "customer.updated" as const,
      subject: known.id,
      before: known,
      after: { ...known, ...change },
    }));
    await auditEntries(tx, actor, [...created, ...updated]);
    const counts = countsOf(plan);
    // Created by a concurrent call: counts as existing.
    const late = counts.created - made.size;
    const result = { ...counts, created: made.size, skipped: counts.skipped + late };
    await audit(tx, actor, "customer.imported", project, null, result);
    return { counts: result, ...faultsOf(plan) };
  });
