import { clock } from "@/lib/core/clock";
import { timesOf } from "@/lib/core/test-mode/times";
import type { PrismaClient } from "@/lib/generated/prisma/client";

type Row = Record<string, unknown>;
type Arguments = { data?: Row | Row[]; create?: Row; update?: Row };

/** What Prisma would fill in by the machine's clock. */
function stamped(model: string, args: Arguments, now: Date): Arguments {
  const { made, changed } = timesOf(model);
  const withTimes = (fields: readonly string[], row: Row): Row => ({
    ...Object.fromEntries(fields.map((field) => [field, now])),
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
  });
  const { data, create, update } = args;
  return {
    ...args,
    ...(data && { data: Array.isArray(data) ? data.map((row) => withTimes(made, row)) : data }),
    ...(create && { create: withTimes(made, create) }),
    ...(update && { update: withTimes(changed, update) }),
  };
}

const inserts = new Set(["create", "createMany", "createManyAndReturn", "upsert"]);
const updates = new Set(["update", "updateMany", "updateManyAndReturn"]);

/** Prisma's own defaults of times are the machine's: in test mode they are the twin's. */
export function stampTimes(client: PrismaClient): PrismaClient {
  return client.$extends({
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          const given = args as Arguments;
          const now = clock.now();
          if (inserts.has(operation)) {
            const rows = Array.isArray(given.data) || !given.data ? given : { ...given, data: [given.data] };
            const full = stamped(model, rows, now);
            const single = full.data && !Array.isArray(given.data) ? { ...full, data: (full.data as Row[])[0] } : full;
            return query(single as typeof args);
          }
          if (!updates.has(operation)) return query(args);
          const { changed } = timesOf(model);
          const times = Object.fromEntries(changed.map((field) => [field, now]));
          return query({ ...given, data: { ...times, ...(given.data as Row) } } as typeof args);
        },
      },
    },
  }) as unknown as PrismaClient;
}
