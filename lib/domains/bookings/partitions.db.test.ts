import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { growing, partitionByProject } from "@/lib/testing/partitions";
import { describeRaces } from "@/lib/testing/races";
import { makeProject } from "@/lib/testing/world";

beforeAll(() => partitionByProject(process.env.DATABASE_URL as string));

describe("tables in parts by project", () => {
  it("hold what is written in the part of its project", async () => {
    const kinds = await prisma().$queryRaw<{ kind: string; n: number }[]>`
      SELECT relkind::text AS kind, count(*)::integer AS n FROM pg_class WHERE oid = ANY(${[...growing]}::regclass[]) GROUP BY 1`;
    expect(kinds).toEqual([{ kind: "p", n: growing.length }]);
    const [constraint] = await prisma().$queryRaw<{ text: string }[]>`
      SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE contype = 'x' AND conrelid = 'allocation'::regclass`;
    expect(constraint?.text).toMatch(/^EXCLUDE USING gist \(line WITH =, seat WITH =, .*, project_id WITH =\)/);
    const worlds = await Promise.all(Array.from({ length: 8 }, () => makeProject()));
    for (const { call } of worlds)
      expect((await call("/customers", { method: "POST", body: { name: "Ana", phone: "+595981000001" } })).status).toBe(
        201,
      );
    const used = await prisma().$queryRaw<{ part: string }[]>`
      SELECT DISTINCT tableoid::regclass::text AS part FROM audit_entry`;
    expect(used.length).toBeGreaterThan(1);
  });

  // In partitions too: no lane is taken twice, the lock order is the same, no event is lost.
  describeRaces({ calls: 600, workers: 16 });
});
