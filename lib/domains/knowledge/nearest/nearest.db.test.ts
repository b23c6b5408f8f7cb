import { beforeAll, describe, expect, it } from "vitest";
import { prisma, sqlOf } from "@/lib/core/db";
import { keepEmbeddings } from "@/lib/domains/knowledge/found/store";
import { signatureOf } from "@/lib/domains/knowledge/nearest/rules";
import { selectNearest } from "@/lib/domains/knowledge/nearest/store";
import { makeProject } from "@/lib/testing/world";

const [pieces, subjects, dimensions] = [1200, 40, 256];

/** The same numbers in every run. */
let seed = 7;
const random = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647 - 0.5;
};
const around = (middle: readonly number[], far: number): number[] =>
  middle.map((number) => Math.fround(number + far * random()));

// All embeddings of a model share a direction, and those of one subject another, as in reality.
const lean = Array.from({ length: dimensions }, random);
const middles = Array.from({ length: subjects }, () => around(lean, 1.5));
const vectors = Array.from({ length: pieces }, (_, i) => around(middles[i % subjects] ?? lean, 1.2));

const cosine = (a: readonly number[], b: readonly number[]): number => {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, number, i) => sum + number * (y[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

let world: Awaited<ReturnType<typeof makeProject>>;
let ids: string[];
beforeAll(async () => {
  world = await makeProject();
  const piece = { project_id: world.id, page_n: 1, version: 1, heading: [], body: "x" };
  const rows = await prisma().knowledgeChunk.createManyAndReturn({
    data: vectors.map((_, n) => ({ ...piece, n })),
    select: { id: true },
  });
  ids = rows.map(({ id }) => String(id));
  const made = vectors.map((vector, i) => ({ id: ids[i] ?? "", vector }));
  await keepEmbeddings(sqlOf({}), world.id, "meaning-1", made);
});

const nearest = (vector: readonly number[], model = "meaning-1") =>
  selectNearest(sqlOf({}), world.id, { model, vector }, null);

describe("what is nearest in meaning", () => {
  it("is what a comparison with every piece finds", async () => {
    let [found, of] = [0, 0];
    for (let asked = 0; asked < 30; asked++) {
      const question = around(middles[asked] ?? lean, 1.2);
      const likeness = vectors.map((vector, i) => ({ id: ids[i], like: cosine(vector, question) }));
      const truth = likeness.sort((a, b) => b.like - a.like).slice(0, 10);
      const near = await nearest(question);
      expect(near[0]).toBe(truth[0]?.id);
      found += truth.filter(({ id }) => near.includes(id ?? "")).length;
      of += truth.length;
    }
    expect(found / of).toBeGreaterThan(0.97);
  });

  it("is never of another model, another length or another workspace", async () => {
    const [own = []] = vectors;
    expect((await nearest(own))[0]).toBe(ids[0]);
    expect(await nearest(own, "meaning-2")).toEqual([]);
    expect(await nearest(own.slice(1))).toEqual([]);
    const other = await makeProject();
    expect(await selectNearest(sqlOf({}), other.id, { model: "meaning-1", vector: own }, null)).toEqual([]);
  });

  it("is looked for by the signature that the database keeps", async () => {
    const [kept] = await prisma().$queryRaw<{ signature: string }[]>`
      SELECT signature::text FROM knowledge_chunk WHERE project_id = ${world.id} AND id = ${BigInt(ids[5] ?? 0)}`;
    expect(kept?.signature).toBe(signatureOf(vectors[5] ?? []));
  });
});
