import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { callingCodeOf } from "@/lib/core/phone/phone";
import { countsOf, faultsOf, planned } from "@/lib/domains/customers/transfer/plan";
import type { ImportBody, ImportPreview } from "@/lib/domains/customers/transfer/schema";

const shownRows = 20;
const shownSamples = 3;

export async function preview(actor: Actor, body: ImportBody): Promise<ImportPreview> {
  const plan = await planned(reader(actor), actor, body, false);
  const { table, mapping, home, steps } = plan;
  const samples = (index: number) =>
    table.rows.flatMap(({ cells }) => (cells[index] ? [cells[index].slice(0, 100)] : [])).slice(0, shownSamples);
  return {
    columns: table.headers.map((header, index) => ({ index, header, samples: samples(index) })),
    mapping,
    calling_code: callingCodeOf(home),
    policy: body.policy,
    counts: countsOf(plan),
    rows: steps.slice(0, shownRows).map((step) => {
      const { row, name, phone, email, company, tags } = step.draft;
      const as = step.outcome === "updated" ? { ...step.known, ...step.change } : { name, phone, email, company, tags };
      return {
        row,
        outcome: step.outcome,
        name: as.name,
        phone: as.phone,
        email: as.email,
        company: as.company,
        tags: as.tags,
      };
    }),
    ...faultsOf(plan),
  };
}
