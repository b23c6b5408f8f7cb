import { sentTwice } from "@/lib/domains/webhooks/delivery/attempt";
import type { Finding, Query } from "@/soak/finding";
import { acknowledged, type Entry } from "@/soak/ledger";
import type { Received } from "@/soak/receivers";

/** Every acknowledged file can be read, byte for byte, and no row names a file that is not there. */
export async function files(
  query: Query,
  entries: readonly Entry[],
  read: (key: string) => Promise<string | null>,
): Promise<Finding> {
  const broken: string[] = [];
  const rows = await query(
    "SELECT project_id, id, name FROM attachment UNION ALL SELECT project_id, id, name FROM message_file",
  );
  for (const { project_id, id, name } of rows) {
    const content = await read(`${project_id}/${id}/original`);
    if (content === null) broken.push(`${id} has a row and no file`);
    else if (!content.includes(`\n${String(name).replace(/\.pdf$/, "")}\n`)) broken.push(`${id} holds something else`);
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const entry of entries) {
    const told = /^create(Attachment|MessageFile)$/.test(entry.operation) ? acknowledged(entry) : null;
    if (told && !known.has(told.body.id)) broken.push(`${told.body.id} was acknowledged and has no row`);
  }
  return { name: "every file is where its row says, whole", checked: rows.length, broken };
}

/** What arrived outside is what the log says: nothing unlogged, nothing logged that was not sent, nobody else's. */
export async function arrivals(query: Query, received: readonly Received[]): Promise<Finding> {
  // After a worker was killed it is unknown whether its kept connection had broken and the request was sent again.
  const rows = await query(
    `SELECT d.project_id, d.id, d.body, d.status, d.attempt_count,
       (SELECT count(*)::int FROM webhook_attempt a WHERE a.project_id = d.project_id AND a.delivery_id = d.id
         AND a.status_code IS NOT NULL) AS answered,
       (SELECT count(*)::int FROM webhook_attempt a WHERE a.project_id = d.project_id AND a.delivery_id = d.id
         AND (a.detail LIKE '%' || $1 OR a.error = 'interrupted')) AS again FROM webhook_delivery d`,
    [sentTwice],
  );
  const counts = new Map<string, number>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const broken: string[] = [];
  for (const { project, delivery, body } of received) {
    counts.set(delivery, (counts.get(delivery) ?? 0) + 1);
    const row = byId.get(delivery);
    if (!row) broken.push(`${delivery} arrived and is not in the log`);
    else if (row.project_id !== project) broken.push(`${delivery} arrived at another project's address`);
    else if (row.body !== body) broken.push(`${delivery} arrived with another body than is kept`);
  }
  for (const { id, status, attempt_count, answered, again } of rows) {
    const came = counts.get(String(id)) ?? 0;
    if (came > Number(attempt_count) + Number(again))
      broken.push(`${id} arrived ${came} times, ${attempt_count} are logged`);
    if (Number(answered) > came) broken.push(`${id} has ${answered} answers in the log and arrived ${came} times`);
    if (status === "succeeded" && came === 0) broken.push(`${id} succeeded and never arrived`);
  }
  return { name: "what arrived at the receivers is what the log says", checked: received.length, broken };
}
