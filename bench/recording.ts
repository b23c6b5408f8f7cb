import pg from "pg";

/** A statement as it went over a connection. */
export type Sent = { name?: string; text: string; values: unknown[] };

/** Records every statement that this process sends while `during` runs. */
export function recorder(): <T>(during: () => Promise<T>) => Promise<{ result: T; sent: Sent[] }> {
  let into: Sent[] | null = null;
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    if (into && typeof first === "string") {
      into.push({ text: first, values: Array.isArray(second) ? [...second] : [] });
    } else if (into && first && typeof first === "object" && "text" in first) {
      const { name, text, values } = first as Partial<Sent>;
      into.push({ ...(name ? { name } : {}), text: text ?? "", values: [...(values ?? (second as unknown[]) ?? [])] });
    }
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  return async (during) => {
    const sent: Sent[] = [];
    into = sent;
    try {
      return { result: await during(), sent };
    } finally {
      into = null;
    }
  };
}

/** Replays the statements one after the other in a bare loop. */
export async function replay(client: pg.Client, sent: readonly Sent[]): Promise<void> {
  for (const statement of sent) await client.query({ ...statement, values: [...statement.values] });
}
