import { table } from "@/bench/report";
import type { Struck } from "@/soak/faults";
import type { Finding } from "@/soak/finding";
import { acknowledged, type Entry, finalOf, isSuccess, type Ledger } from "@/soak/ledger";

type Outcome = { ledger: Ledger; struck: Struck; findings: readonly Finding[]; received: number };

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

/** A fault that takes long to get over shows here: the clients were without answers for that time. */
export const strokes = (struck: Struck): string[][] =>
  [...struck].map(([name, seconds]) =>
    text([name, seconds.length, seconds.length === 0 ? "" : Math.max(...seconds).toFixed(1)]),
  );

const counted = (head: string, counts: ReadonlyMap<string, number>): string =>
  table(
    [head, "times"],
    [...counts].map(([name, count]) => text([name, count])),
  );

const taking = ["createBooking", "createHold", "rescheduleBooking"];
/** What shows contention between clients, and the calls that could have met it. */
const ways: Record<string, (entry: Entry) => boolean> = {
  slot_taken: ({ operation }) => taking.includes(operation),
  already_claimed: ({ operation, path }) => operation === "runAction" && path.endsWith("/take"),
  hold_expired: ({ operation }) => operation === "confirmHold",
  version_conflict: ({ operation }) => operation === "updateWorkItem",
  invalid_transition: ({ operation }) => !taking.slice(0, 2).includes(operation),
};

/** How often clients collided: with few collisions the rules about time were hardly tested. */
export function contention(entries: readonly Entry[]): string[][] {
  const met = (code: string, own: readonly Entry[]) => own.filter((entry) => finalOf(entry)?.body.code === code).length;
  const rows = Object.entries(ways).map(([code, could]) => {
    const own = entries.filter(could);
    return text([code, met(code, own), own.length]);
  });
  const keyed = entries.filter(({ key }) => key !== null);
  const twins = keyed.reduce((sum, entry) => sum + entry.twins, 0);
  return [...rows, text(["twins of a key in flight", twins, keyed.length])];
}

/** The rules that only a lost response breaks; duplicates show as a key with several effects. */
const losses = [
  "every acknowledged making is there, as it was told",
  "every acknowledged move left its trace",
  "no booking is behind what was told of it",
  "the last word about a customer stands",
];

/** The run in one line: what was promised, and what of it was lost or done twice. */
export function summed({ entries }: Pick<Ledger, "entries">, findings: readonly Finding[], seconds: number): string {
  const granted = entries.filter(acknowledged).length;
  const lost = findings.filter(({ name }) => losses.includes(name)).flatMap(({ broken }) => broken).length;
  const twice = findings.flatMap(({ broken }) => broken.filter((what) => / had \d+ effects$/.test(what))).length;
  return `Acknowledged: ${granted} of ${entries.length} writes. Of them lost: ${lost}; done twice: ${twice}. ${Math.round(seconds)} s in all.`;
}

const examples = 5;

/** What was tried, the faults, what clients were told, and what does not hold. */
export function printed({ ledger, struck, findings, received }: Outcome): string {
  const broken = findings.filter((finding) => finding.broken.length > 0);
  return [
    "\nWhat was tried\n",
    tried(ledger),
    "\nContention seen\n",
    table(["in each other's way", "times", "of calls"], contention(ledger.entries)),
    "\nWhat was done to it\n",
    table(["fault", "times", "longest, s"], strokes(struck)),
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
