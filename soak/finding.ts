/** What the auditor found of one rule: how many cases it looked at, and what was wrong with which. */
export type Finding = { name: string; checked: number; broken: string[] };

export type Row = Record<string, unknown>;
export type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

const iso = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
/** Whether a value of the database is the value that was told. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(iso(a)) === JSON.stringify(iso(b));
