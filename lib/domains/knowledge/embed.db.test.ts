import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { embedMissing } from "@/lib/domains/knowledge/embed";
import { until } from "@/lib/testing/background/harness";
import { setEnv } from "@/lib/testing/environment";
import { modelFake } from "@/lib/testing/model";
import { makeMember, makeProject } from "@/lib/testing/world";

const model = await modelFake();
setEnv("AI_BASE_URL", model.url);
setEnv("AI_MODEL", "small-1");
setEnv("AI_EMBEDDING_MODEL", "meaning-1");
afterAll(() => model.stop());

let asks = 0;
let world: Awaited<ReturnType<typeof makeProject>>;
beforeEach(async () => {
  await prisma().knowledgeChunk.deleteMany({});
  model.asked.length = 0;
  asks = 0;
  world = await makeProject();
});

type Hits = { data: { source: { id: string }; why: { embedding: number | null } }[] };
const ask = async (query: string) => {
  asks++;
  return (await world.call<Hits>("/knowledge/search", { method: "POST", body: { query } })).body.data;
};
/** A search waits for embeddings a few seconds at most, which a busy machine may exceed. */
const byMeaning = (query: string) =>
  until(`the meaning of ${query}`, async () => {
    const [hit] = await ask(query);
    return hit && hit.why.embedding !== null && hit;
  });
const faq = async (question: string, answer: string) =>
  (await world.call<{ id: string }>("/knowledge", { method: "POST", body: { kind: "faq", question, answer } })).body.id;

describe("knowledge with a model for embeddings", () => {
  it("is embedded in the background, once, and then found by meaning too", async () => {
    const id = await faq("Onde posso estacionar o carro?", "Temos vagas gratuitas na garagem.");
    expect((await ask("estacionar carro"))[0]?.why.embedding).toBeNull();
    expect(await embedMissing()).toBe(1);
    expect(await embedMissing()).toBe(0);
    const hit = await byMeaning("estacionar carro");
    expect([hit.source.id, hit.why.embedding]).toEqual([id, 1]);
    const kept = await prisma().knowledgeChunk.findFirst({ where: { project_id: world.id } });
    expect([kept?.embedding_model, kept?.embedding.length]).toEqual(["meaning-1", 32]);
    const used = await prisma().aiCall.count({ where: { project_id: world.id, purpose: "embedding" } });
    expect(used).toBe(asks + 1);
  });

  it("is found by its words alone after the model was changed, until the new one has read it", async () => {
    await faq("Onde posso estacionar o carro?", "Temos vagas gratuitas na garagem.");
    expect(await embedMissing()).toBe(1);
    setEnv("AI_EMBEDDING_MODEL", "meaning-2");
    expect((await ask("estacionar carro"))[0]?.why.embedding).toBeNull();
    expect(await embedMissing()).toBe(1);
    expect((await byMeaning("estacionar carro")).why.embedding).toBe(1);
    setEnv("AI_EMBEDDING_MODEL", "meaning-1");
  });

  it("is found by its words alone while the models are paused, and waits", async () => {
    const owner = await makeMember(world.id, "owner");
    await owner.call("/ai/pause", { method: "POST", body: { reason: "Test" } });
    const id = await faq("Aceitam cartão?", "Sim, todos os cartões.");
    expect(await embedMissing()).toBe(0);
    expect((await ask("aceitam cartão"))[0]?.source.id).toBe(id);
    expect(model.asked).toHaveLength(0);
    await owner.call("/ai/resume", { method: "POST" });
    expect(await embedMissing()).toBe(1);
  });

  it("is embedded however many other workspaces are paused", async () => {
    const own = await prisma().project.findUniqueOrThrow({ where: { id: world.id } });
    const others = Array.from({ length: 25 }, () => newId("prj"));
    await prisma().project.createMany({ data: others.map((id) => ({ ...own, id, slug: id })) });
    const now = new Date();
    await prisma().aiControl.createMany({
      data: others.map((project_id) => ({ project_id, paused_at: now, paused_by: "Ana", updated_at: now })),
    });
    const piece = { page_n: 1, version: 1, n: 1, heading: [], body: "Aberto aos sábados." };
    await prisma().knowledgeChunk.createMany({ data: others.map((project_id) => ({ project_id, ...piece })) });
    await faq("Aceitam cartão?", "Sim, todos os cartões.");
    expect(await embedMissing()).toBe(1);
    expect(model.asked).toHaveLength(1);
  });

  it("is embedded beside a piece that the model refuses, which is asked for no more", async () => {
    model.unreadable.words = /girassol/;
    const refused = await faq("Qual a flor?", "O girassol.");
    for (const topic of ["carro", "cartão", "horário", "exame"]) await faq(`Como é o ${topic}?`, "Fácil.");
    expect(await embedMissing()).toBe(4);
    model.asked.length = 0;
    expect(await embedMissing()).toBe(0);
    expect(model.asked).toHaveLength(0);
    const without = await prisma().knowledgeChunk.findMany({
      where: { project_id: world.id, embedding: { isEmpty: true } },
    });
    expect(without.map(({ knowledge_id }) => knowledge_id)).toEqual([refused]);
    model.unreadable.words = null;
  });
});
