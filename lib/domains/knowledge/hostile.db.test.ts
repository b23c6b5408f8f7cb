import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { readFile } from "@/lib/domains/knowledge/read-file";
import type { Knowledge } from "@/lib/domains/knowledge/schema";
import { searchKnowledge } from "@/lib/domains/knowledge/search";
import { docxBomb } from "@/lib/testing/attacks";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
async function send(world: World, content: Buffer, name: string): Promise<string> {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(content)], name));
  return (await world.call<Knowledge>("/knowledge/files", { method: "POST", body })).body.id;
}
const rowsOf = (world: World) =>
  prisma().knowledgeChunk.findMany({ where: { project_id: world.id }, select: { heading: true, body: true } });

describe("a small file that unfolds into much", () => {
  it("by one endless title over many parts is found under its beginning alone", async () => {
    const world = await makeProject();
    const id = await send(world, docxBomb(100_000, 300), "a.docx");
    expect(await readFile(world.id, id)).toEqual({ status: "ready" });
    const rows = await rowsOf(world);
    expect(rows.length).toBeGreaterThan(300);
    const longest = Math.max(...rows.map(({ heading, body }) => heading.join("").length + body.length));
    expect(longest).toBeLessThan(1500);
  });

  it("by thousands of parts is refused with its cause", async () => {
    const world = await makeProject();
    const id = await send(world, docxBomb(400_000, 8000), "a.docx");
    expect(await readFile(world.id, id)).toEqual({ status: "failed" });
    const { body } = await world.call<Knowledge>(`/knowledge/${id}`);
    expect(body.error?.cause).toBe("too_large");
    expect(await rowsOf(world)).toEqual([]);
  });
});

describe("a text of thousands of parts", () => {
  it("is refused, and nothing of it is kept", async () => {
    const world = await makeProject();
    const content = "# a\n\nb\n".repeat(6000);
    const { status, body } = await world.call<{ errors: unknown[] }>("/knowledge", {
      method: "POST",
      body: { kind: "text", title: "Muito", content },
    });
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: "#/content", code: "too_large" })],
    ]);
    expect(await prisma().knowledge.count({ where: { project_id: world.id } })).toBe(0);
  });
});

describe("a search", () => {
  it("compares only the beginning of endless titles and pieces that were kept before there were bounds", async () => {
    const world = await makeProject();
    const made = { kind: "text", title: "Exames", content: "Jejum de oito horas." };
    const { body } = await world.call<Knowledge>("/knowledge", { method: "POST", body: made });
    const words = Array.from({ length: 20_000 }, (_, i) => `palavra${i}`).join(" ");
    const old = { project_id: world.id, knowledge_id: body.id, version: 1 };
    await prisma().knowledgeChunk.createMany({
      data: Array.from({ length: 24 }, (_, n) => ({
        ...old,
        n: n + 1,
        heading: [`jejum ${words}`],
        body: `jejum ${words}`,
      })),
    });
    const hits = await searchKnowledge(world.id, "jejum", { limit: 20 });
    expect(hits.length).toBeGreaterThan(0);
    for (const { heading, text } of hits) {
      expect(heading.join("").length).toBeLessThanOrEqual(500);
      expect(text.length).toBeLessThanOrEqual(5000);
    }
  });
});
