import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { Queue } from "@/lib/core/concurrency/queue";
import { inTransaction } from "@/lib/core/db";
import { Problem } from "@/lib/core/problem";
import { singleton } from "@/lib/core/singleton";
import { customerOr404 } from "@/lib/domains/customers/missing";
import { selectHistory, selectMerged, selectRowsAbout } from "@/lib/domains/customers/privacy/store";

/** Years of messages take the database seconds: a few at once would hold every connection. */
const exports = (): Queue => singleton("personal-exports", () => new Queue(2, 32));
const patienceMs = 30_000;
const busy = () =>
  new Problem("service_unavailable", { detail: "Many exports are being made: try again in a few seconds." });

/** One document with all that is kept about a person; that it was asked for is kept too. */
export async function personalDocument(actor: Actor, id: string) {
  const answer = await exports().run(actor.project.id, patienceMs, () => written(actor, id));
  if (!answer) throw busy();
  return answer;
}

async function written(actor: Actor, id: string) {
  const project = actor.project.id;
  const document = await inTransaction(actor, async (tx) => {
    const customer = await customerOr404(tx, project, id);
    const about = {
      exported_at: JSON.stringify(actor.now),
      workspace: JSON.stringify({ id: project, name: actor.project.name }),
      customer: JSON.stringify(customer, null, 4),
      merged_customers: await selectMerged(tx, project, id),
      records: await selectRowsAbout(tx, project, id),
      history: await selectHistory(tx, project, id),
    };
    await auditEntry(tx, actor, "customer.exported", id, null, null);
    return about;
  });
  const parts = Object.entries(document).map(([name, json]) => `"${name}": ${json}`);
  const bytes = new TextEncoder().encode(`{\n${parts.join(",\n")}\n}\n`);
  return {
    name: `customer-${id}.json`,
    media_type: "application/json",
    size: bytes.byteLength,
    inline: false,
    fresh: true as const,
    content: new Response(bytes).body as ReadableStream<Uint8Array>,
  };
}
