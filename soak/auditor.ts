import type { Finding, Query } from "@/soak/finding";
import { invariants } from "@/soak/invariants";
import { evaluations, keys, repeats, unsettled } from "@/soak/keys";
import type { Ledger } from "@/soak/ledger";
import { arrivals, files } from "@/soak/outside";
import { acknowledgedMoves, lastWords, madeThings, versions } from "@/soak/promises";
import type { Received } from "@/soak/receivers";

type Evidence = {
  query: Query;
  /** The database with the background runs; an Inngest server has its own. */
  background: Query;
  ledger: Pick<Ledger, "entries" | "strangers" | "failures" | "evaluated">;
  received: readonly Received[];
  readFile: (key: string) => Promise<string | null>;
  /** How many there were, and which of them ended without being killed. */
  processes: { count: number; ownEnds: readonly string[] };
};

/** What must hold in the database itself. */
export async function auditDatabase(query: Query, background: Query = query): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, of, broken, isBackground } of invariants) {
    const ask = isBackground ? background : query;
    const [counted] = await ask(of);
    const rows = await ask(broken);
    findings.push({ name, checked: Number(counted?.count ?? 0), broken: rows.map(({ what }) => String(what)) });
  }
  return findings;
}

/** Checks the database against itself, and against what clients were told. */
export async function audit({
  query,
  background,
  ledger,
  received,
  readFile,
  processes,
}: Evidence): Promise<Finding[]> {
  const { entries, strangers, failures } = ledger;
  const answers = entries.reduce((sum, { told }) => sum + told.length, 0);
  return [
    ...(await auditDatabase(query, background)),
    await madeThings(query, entries),
    await versions(query, entries),
    await acknowledgedMoves(query, entries),
    await keys(query, entries),
    repeats(entries),
    unsettled(entries),
    await evaluations(query, ledger),
    await lastWords(query, entries),
    await files(query, entries, readFile),
    await arrivals(query, received),
    {
      name: "nobody was shown anything of another project",
      checked: answers,
      broken: strangers,
    },
    {
      name: "no answer is 500, whatever is killed",
      checked: answers,
      broken: failures.map(({ call, requestId }) => `${call} (${requestId})`),
    },
    { name: "no process ended that was not killed", checked: processes.count, broken: [...processes.ownEnds] },
  ];
}
