import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { Queue } from "@/lib/core/concurrency/queue";
import { inTransaction, reader } from "@/lib/core/db";
import { Problem } from "@/lib/core/problem";
import { singleton } from "@/lib/core/singleton";
import { textStream } from "@/lib/core/text-stream";
import { customerOr404 } from "@/lib/domains/customers/missing";
import { selectHistoryPage, selectMerged, selectRowPage, selectRowsAbout } from "@/lib/domains/customers/privacy/store";

const pageSize = 500;
const busy = () =>
  new Problem("service_unavailable", { detail: "Many exports are being made: try again in a few seconds." });

/** Pages are read two at a time, workspaces in turn: exports never hold more connections than that, however slowly they are taken. */
const pages = (): Queue => singleton("personal-export-pages", () => new Queue(2, 1024));
const patienceMs = 60_000;

async function inTurn<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const page = await pages().run(actor.project.id, patienceMs, async () => ({ read: await work() }));
  if (!page) throw busy();
  return page.read;
}

/** An open export holds the keys of its rows: a workspace has so many of them at once. */
const mostOpen = 16;
const openExports = (): Map<string, number> => singleton("personal-exports", () => new Map());

/** Counts one more open export; what it gives counts it off again. */
function open(project: string): () => void {
  const counts = openExports();
  const count = (by: number) => counts.set(project, (counts.get(project) ?? 0) + by);
  if ((counts.get(project) ?? 0) >= mostOpen) throw busy();
  count(1);
  return () => void (count(-1).get(project) === 0 && counts.delete(project));
}

/** What is known before the first byte leaves. */
type Beginning = Awaited<ReturnType<typeof begun>>;

/** That the export was asked for is kept; its own history ends before that. */
const begun = (actor: Actor, id: string) =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const customer = await customerOr404(tx, project, id);
    const head = {
      exported_at: JSON.stringify(actor.now),
      workspace: JSON.stringify({ id: project, name: actor.project.name }),
      customer: JSON.stringify(customer, null, 4),
      merged_customers: await selectMerged(tx, project, id),
    };
    const rows = await selectRowsAbout(tx, project, id, pageSize);
    const history = await selectHistoryPage(tx, project, id, null, pageSize);
    await auditEntry(tx, actor, "customer.exported", id, null, null);
    return { head, rows, history };
  });

async function* rowPages(actor: Actor, { place, pages }: Beginning["rows"][number]): AsyncGenerator<string> {
  for (const keys of pages) yield inTurn(actor, () => selectRowPage(reader(actor), actor.project.id, place, keys));
}

async function* historyPages(actor: Actor, id: string, first: Beginning["history"]): AsyncGenerator<string> {
  for (let { lines, last } = first; last !== null; ) {
    yield lines;
    const before = last;
    ({ lines, last } = await inTurn(actor, () =>
      selectHistoryPage(reader(actor), actor.project.id, id, before, pageSize),
    ));
  }
}

/** A list in JSON, of pages of lines. */
async function* listOf(pages: AsyncIterable<string>): AsyncGenerator<string> {
  let between = "[\n";
  for await (const lines of pages) {
    if (lines === "") continue;
    yield between + lines;
    between = ",\n";
  }
  yield between === "[\n" ? "[]" : "]";
}

/** The document from its first brace to its last, a page at a time. */
async function* written(actor: Actor, id: string, { head, rows, history }: Beginning): AsyncGenerator<string> {
  const parts = Object.entries(head).map(([name, json]) => `"${name}": ${json},\n`);
  yield `{\n${parts.join("")}"records": {`;
  for (const [n, each] of rows.entries()) {
    yield `${n === 0 ? "" : ","}\n"${each.place}": `;
    yield* listOf(rowPages(actor, each));
  }
  yield '},\n"history": ';
  yield* listOf(historyPages(actor, id, history));
  yield "\n}\n";
}

/** One document with all that is kept about a person. */
export async function personalDocument(actor: Actor, id: string) {
  const close = open(actor.project.id);
  try {
    const beginning = await inTurn(actor, () => begun(actor, id));
    return {
      name: `customer-${id}.json`,
      media_type: "application/json",
      size: null,
      inline: false,
      fresh: true as const,
      content: textStream(written(actor, id, beginning), close),
    };
  } catch (error) {
    close();
    throw error;
  }
}
