import type { Box } from "@/lib/core/secrets/secret-box";
import { nextSealed, replaceSealed, type Sealed, type SealedColumn, sealedColumns } from "@/lib/domains/sealed/store";

export type Resealed = {
  column: string;
  read: number;
  resealed: number;
  /** Rows that no key can decrypt: they need their original key, or new secrets. */
  unreadable: string[];
};

const batch = 500;

async function resealColumn(column: SealedColumn, box: Box): Promise<Resealed> {
  const done: Resealed = { column: `${column.table}.${column.column}`, read: 0, resealed: 0, unreadable: [] };
  const again = (row: Sealed): (Sealed & { sealed: string })[] => {
    if (!box.isStale(row.text)) return [];
    const place = column.place(row);
    try {
      return [{ ...row, sealed: box.seal(box.open(row.text, place), place) }];
    } catch (error) {
      done.unreadable.push(`${place}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  };
  for (let last: Sealed | null = null; ; ) {
    const rows: Sealed[] = await nextSealed(column, last, batch);
    done.read += rows.length;
    const changes = rows.flatMap(again);
    if (changes.length > 0) done.resealed += await replaceSealed(column, changes);
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return done;
  }
}

/** Encrypts every secret with the first key. It can be interrupted and repeated, while the service runs. */
export async function resealAll(box: Box): Promise<Resealed[]> {
  const all: Resealed[] = [];
  for (const column of sealedColumns) all.push(await resealColumn(column, box));
  return all;
}
