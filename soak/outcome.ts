import { table } from "@/bench/report";
import type { Finding } from "@/soak/finding";
import { type Entry, finalOf, isSuccess, type Ledger } from "@/soak/ledger";

type Outcome = { ledger: Ledger; struck: ReadonlyMap<string, number>; findings: readonly Finding[]; received: number };

const text = (values: readonly (string | number)[]): string[] => values.map(String);

function tried({ entries, reads }: Ledger): string {
  const operations = new Map<string, Entry[]>();
  for (const entry of entries) operations.set(entry.operation, [...(operations.get(entry.operation) ?? []), entry]);
  const rows = [...operations].sort().map(([operation, own]) => {
    const finals = own.map(finalOf);
    const granted = finals.filter((told) => told && isSuccess(told)).length;
    const refused = finals.filter((told) => told && !isSuccess(told)).length;
    const tries = own.reduce((sum, entry) => sum + entry.tries, 0);
    const cut = own.reduce((sum, entry) => sum + entry.cut, 0);
    return text([operation, own.length, tries, granted, refused, own.length - granted - refused, cut]);
  });
  const seen = [...reads].sort().map(([operation, count]) => text([operation, count, "", "", "", "", ""]));
  return table(["operation", "calls", "tries", "granted", "refused", "never told", "tries cut"], [...rows, ...seen]);
}

const counted = (head: string, counts: ReadonlyMap<string, number>): string =>
  table(
    [head, "times"],
    [...counts].map(([name, count]) => text([name, count])),
  );

const examples = 5;

/** What was tried, what was done to it, what everybody was told, and what of it does not hold. */
export function printed({ ledger, struck, findings, received }: Outcome): string {
  const broken = findings.filter((finding) => finding.broken.length > 0);
  return [
    "\nWhat was tried\n",
    tried(ledger),
    "\nWhat was done to it\n",
    counted("fault", struck),
    "\nWhat the clients were told\n",
    counted("answer", new Map([...ledger.statuses].sort())),
    `\nWebhooks received: ${received}\n`,
    "What must hold\n",
    table(
      ["rule", "looked at", "broken"],
      findings.map(({ name, checked, broken }) => text([name, checked, broken.length])),
    ),
    ...broken.map(
      ({ name, broken }) =>
        `\n${name}:\n${broken
          .slice(0, examples)
          .map((what) => `  ${what}`)
          .join("\n")}`,
    ),
  ].join("\n");
}
