import { beforeAll, describe, expect, it } from "vitest";
import { prisma, sqlOf } from "@/lib/core/db";
import { keepEmbeddings } from "@/lib/domains/knowledge/found/store";
import type { Knowledge, KnowledgeHit } from "@/lib/domains/knowledge/schema";
import { searchKnowledge } from "@/lib/domains/knowledge/search";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;

const add = async (body: object, of = world) => {
  const { status, body: made } = await of.call<Knowledge>("/knowledge", { method: "POST", body });
  if (status !== 201) throw new Error(JSON.stringify(made));
  return made;
};
const text = (title: string, content: string) => add({ kind: "text", title, content });
const faq = (question: string, answer: string) => add({ kind: "faq", question, answer });
const ask = (query: string, options = {}) => searchKnowledge(world.id, query, options);
const titles = (hits: KnowledgeHit[]) => hits.map(({ source }) => source.title);

beforeAll(async () => {
  world = await makeProject();
  await text("Horário de funcionamento", "A clínica abre de segunda a sexta, das 8h às 19h, e aos sábados até as 13h.");
  await text(
    "Preparo para exames",
    "# Exame de sangue\n\nJejum de oito horas; água pode.\n\n# Ultrassom\n\nBexiga cheia: beba um litro de água uma hora antes.",
  );
  await text(
    "Política de cancelamento",
    "Cancelamentos com menos de 24 horas de antecedência são cobrados pela metade.",
  );
  await text("Convênios", "Falamos de convênio em geral e de como o convênio reembolsa as consultas particulares.");
  await faq("Quais convênios vocês aceitam?", "Unimed, Amil e Bradesco Saúde.");
  await faq("¿Dónde puedo estacionar el auto?", "Hay un estacionamiento gratuito al lado de la clínica.");
  await faq("Do you speak English at the front desk?", "Yes, two of our receptionists speak English fluently.");
});

describe("a question", () => {
  it.each([
    ["qual o horário aos sábados?", "Horário de funcionamento"],
    ["HORARIO DE FUNCIONAMENTO", "Horário de funcionamento"],
    ["preciso de jejum para o exame de sangue?", "Preparo para exames"],
    ["como faço para cancelar", "Política de cancelamento"],
    ["donde estaciono mi auto", "¿Dónde puedo estacionar el auto?"],
    ["english speaking receptionist", "Do you speak English at the front desk?"],
  ])("in any of the three languages finds its answer: %s", async (query, expected) => {
    expect(titles(await ask(query))[0]).toBe(expected);
  });

  it("with a slip of the pen still finds it, and says by what", async () => {
    const [hit] = await ask("convneios aceitm");
    expect(hit).toMatchObject({ source: { kind: "faq", title: "Quais convênios vocês aceitam?" } });
    expect(hit?.why.trigram).toBeGreaterThan(0);
    expect(hit?.why.full_text).toEqual({ portuguese: null, spanish: null, english: null });
  });

  it("that was asked before is answered by that, before texts with the same words", async () => {
    const hits = await ask("quais convênios aceitam?");
    expect(titles(hits)).toEqual(["Quais convênios vocês aceitam?", "Convênios"]);
    expect(hits[0]?.why.question).toBe(1);
    expect(hits[0]?.text).toBe("Unimed, Amil e Bradesco Saúde.");
  });

  it("of common words, or of nonsense, finds nothing", async () => {
    for (const query of [
      "o que é",
      "what is the",
      "¿qué es eso?",
      "elefante roxo voador",
      "xkcd qwrty",
      "'); --",
      "& | !",
    ])
      expect(await ask(query)).toEqual([]);
  });

  it("finds the part that answers it, with the words marked and no markup", async () => {
    const [hit] = await ask("água ultrassom");
    expect(hit?.heading).toEqual(["Preparo para exames", "Ultrassom"]);
    expect(hit?.highlights.map(({ start, end }) => hit.excerpt.slice(start, end))).toEqual(["água"]);
    expect(hit?.why).toMatchObject({ words: ["água", "ultrassom"], missing: [], coverage: 1 });
    expect(hit?.score).toBeGreaterThan(0.7);
  });

  it("in one language leaves the others out", async () => {
    expect(titles(await ask("estacionamiento", { language: "es" }))).toHaveLength(1);
    expect(await ask("estacionamiento", { language: "en" })).toEqual([]);
  });

  it("never finds what is another workspace's", async () => {
    const other = await makeProject();
    await add({ kind: "text", title: "Segredo", content: "O cofre tem a senha girassol." }, other);
    expect(await ask("senha girassol")).toEqual([]);
    expect(titles(await searchKnowledge(other.id, "senha girassol"))).toEqual(["Segredo"]);
    expect(await searchKnowledge(other.id, "convênios")).toEqual([]);
  });

  it("finds by meaning too, where there are embeddings", async () => {
    const [own] = await ask("estacionar auto");
    const id = own?.source.id ?? "";
    await prisma().knowledgeChunk.updateMany({
      where: { project_id: world.id, knowledge_id: id },
      data: { embedding: [1, -1, -1], embedding_model: "meaning-1" },
    });
    const ofModel = (model: string, ...vector: number[]) =>
      ask("lugar gratuito vehículo", { meaning: { model, vector } });
    const [hit] = await ofModel("meaning-1", 0.9, -1, -0.9);
    expect([hit?.source.id, hit?.why.embedding]).toEqual([id, 1]);
    expect(await ofModel("meaning-1", -1, 1, 1)).toEqual([]);
    expect(await ofModel("meaning-2", 0.9, -1, -0.9)).toEqual([]);
    expect(await ofModel("meaning-1", 0.9, -1)).toEqual([]);
  });
});

describe("an item", () => {
  it("that changes is found by its new words and no more by the old ones", async () => {
    const made = await text("Garagem", "A entrada é pela rua das Acácias.");
    expect(titles(await ask("rua acácias"))).toEqual(["Garagem"]);
    const change = { content: "A entrada é pela avenida Ipiranga.", expected_version: 1 };
    const path = `/knowledge/${made.id}`;
    const changed = await world.call<Knowledge>(path, { method: "PATCH", body: change });
    expect(changed.body).toMatchObject({ version: 2, chunks: 1, status: "ready" });
    expect([titles(await ask("rua acácias")), titles(await ask("avenida ipiranga"))]).toEqual([[], ["Garagem"]]);
    expect(await world.call(path, { method: "PATCH", body: change })).toMatchObject({
      status: 409,
      body: { code: "version_conflict" },
    });
    expect((await world.call(path, { method: "PATCH", body: changed.body })).status).toBe(200);
    expect(await world.call(path, { method: "PATCH", body: { answer: "x" } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/answer", code: "not_of_this_kind" }] },
    });
  });

  it("that is removed is not found, and can be had back", async () => {
    const made = await faq("Tem wifi?", "Sim, a rede é ClinicaLivre.");
    const path = `/knowledge/${made.id}`;
    expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
    expect([(await world.call(path)).status, await ask("wifi")]).toEqual([404, []]);
    expect((await world.call(`/knowledge/items/${made.id}/restore`, { method: "POST" })).status).toBe(200);
    expect(titles(await ask("wifi"))).toEqual(["Tem wifi?"]);
  });

  it("needs the fields of its kind and no others", async () => {
    const refused = async (body: object) =>
      (await world.call<{ errors: { pointer: string; code: string }[] }>("/knowledge", { method: "POST", body })).body
        .errors;
    expect(await refused({ kind: "faq", question: "?" })).toMatchObject([{ pointer: "#/answer", code: "required" }]);
    expect(await refused({ kind: "text", title: "a", content: "b", answer: "c" })).toMatchObject([
      { pointer: "#/answer", code: "not_of_this_kind" },
    ]);
  });

  it("is listed by kind and words; agents read and do not write", async () => {
    const list = async (query: string) =>
      (await world.call<{ data: Knowledge[] }>(`/knowledge?${query}`)).body.data.map(({ title }) => title);
    expect(await list("kind=faq&q=CONVENIOS")).toEqual(["Quais convênios vocês aceitam?"]);
    expect(await list("kind=file")).toEqual([]);
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call("/knowledge")).status).toBe(200);
    expect((await agent.call("/knowledge", { method: "POST", body: {} })).status).toBe(403);
    expect((await agent.call("/knowledge/sources", { method: "POST", body: {} })).status).toBe(403);
  });
});

describe("what was deleted", () => {
  it("takes no place of what is there", async () => {
    const other = await makeProject();
    const body = (n: number) => ({ kind: "text", title: `Preparo ${n}`, content: `Jejum de ${n} horas, sem glutem.` });
    const old = await Promise.all(Array.from({ length: 65 }, (_, n) => add(body(n), other)));
    await Promise.all(old.map(({ id }) => other.call(`/knowledge/${id}`, { method: "DELETE" })));
    await add({ kind: "text", title: "Agora", content: "Chegue em jejum. Temos pão sem glúten todos os dias." }, other);
    for (const question of ["jejum", "pao sem glutten"])
      expect(titles(await searchKnowledge(other.id, question)), question).toEqual(["Agora"]);
    const vector = [1, -1, 1, -1];
    const chunks = await prisma().knowledgeChunk.findMany({ where: { project_id: other.id }, select: { id: true } });
    await keepEmbeddings(
      sqlOf({}),
      other.id,
      "meaning-1",
      chunks.map(({ id }) => ({ id: String(id), vector })),
    );
    const meaning = { model: "meaning-1", vector };
    expect(titles(await searchKnowledge(other.id, "preciso chegar cedo", { meaning }))).toEqual(["Agora"]);
  });
});
