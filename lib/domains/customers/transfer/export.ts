import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { textStream } from "@/lib/core/text-stream";
import type { Customer } from "@/lib/domains/customers/schema";
import { selectCustomers } from "@/lib/domains/customers/store";
import { lineOf } from "@/lib/domains/customers/transfer/csv";
import { headersIn } from "@/lib/domains/customers/transfer/headers";
import { cellsOf } from "@/lib/domains/customers/transfer/rules";
import { type ExportQuery, importFields } from "@/lib/domains/customers/transfer/schema";

/** Without the BOM, spreadsheets do not recognize UTF-8. */
const byteOrderMark = "\ufeff";
const pageSize = 500;

async function* lines(actor: Actor, query: ExportQuery): AsyncGenerator<string> {
  const headers = headersIn(actor.project.locale);
  yield byteOrderMark + lineOf(importFields.map((field) => headers[field]));
  for (let after: string | null = null, more = true; more; ) {
    const page: Customer[] = await selectCustomers(reader(actor), actor.project.id, query, after, pageSize);
    // Anonymised customers are not exported.
    const people = page.filter(({ anonymised_at }) => anonymised_at === null);
    yield people.map((customer) => lineOf(cellsOf(customer))).join("");
    after = page.at(-1)?.id ?? null;
    more = page.length === pageSize;
  }
}

/** The list as a file, streamed page by page; the export is audited. The search text may name a person, so it is not logged. */
export async function exportList(actor: Actor, query: ExportQuery) {
  const filters = Object.keys(query);
  await inTransaction(actor, (tx) =>
    auditEntry(tx, actor, "customer.list_exported", actor.project.id, null, { filters }),
  );
  return {
    name: `customers-${actor.now.toISOString().slice(0, 10)}.csv`,
    media_type: "text/csv; charset=utf-8",
    size: null,
    inline: false,
    fresh: true as const,
    content: textStream(lines(actor, query)),
  };
}
