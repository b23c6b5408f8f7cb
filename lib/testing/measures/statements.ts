import pg from "pg";
import { vi } from "vitest";

/** What `work` sends to the database, each statement a round trip; BEGIN and COMMIT are statements as well. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; ran: string[] }> {
  const ran: string[] = [];
  const real = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }];
    ran.push((typeof statement === "string" ? statement : statement.text) ?? "");
    return (real as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof real);
  try {
    return { result: await work(), ran };
  } finally {
    spy.mockRestore();
  }
}
