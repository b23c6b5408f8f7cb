/**
 * Prisma loads each relation with its own statement. A row that another transaction deletes in between is then null where
 * the type says that it is not. Such rows are read again: by then they point elsewhere or are gone.
 */
export async function readWhole<Row>(read: () => Promise<Row[]>, isWhole: (row: Row) => boolean): Promise<Row[]> {
  for (let attempt = 1; attempt < 5; attempt++) {
    const rows = await read();
    if (rows.every(isWhole)) return rows;
  }
  return (await read()).filter(isWhole);
}

/** The same for one row, or none. */
export const readWholeOne = async <Row>(
  read: () => Promise<Row | null>,
  isWhole: (row: Row) => boolean,
): Promise<Row | null> => {
  const asRows = async (): Promise<Row[]> => {
    const row = await read();
    return row === null ? [] : [row];
  };
  return (await readWhole(asRows, isWhole))[0] ?? null;
};
