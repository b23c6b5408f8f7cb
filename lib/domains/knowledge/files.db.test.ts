import { describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/core/db";
import { storage } from "@/lib/core/storage/storage";
import { sweepFiles } from "@/lib/domains/evidence/sweep";
import { findForgottenFiles, giveUpFile, readFile } from "@/lib/domains/knowledge/read-file";
import { eraseRemoved } from "@/lib/domains/knowledge/remove";
import type { Knowledge } from "@/lib/domains/knowledge/schema";
import { searchKnowledge } from "@/lib/domains/knowledge/search";
import { beginReading } from "@/lib/domains/knowledge/store";
import { docxOf, pdfOf } from "@/lib/testing/documents";
import { download, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
async function send(world: World, content: Buffer, name: string) {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(content)], name));
  return world.call<Knowledge>("/knowledge/files", { method: "POST", body });
}
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of storage().list()) keys.push(key);
  return keys;
};

describe("an uploaded file", () => {
  it.each([
    ["preparo.pdf", pdfOf(["Jejum de oito horas para o exame de sangue."])],
    ["preparo.docx", docxOf("Exames", "Jejum de oito horas para o exame de sangue.")],
    ["preparo.md", Buffer.from("# Exames\n\nJejum de oito horas para o exame de sangue.")],
    ["preparo.csv", Buffer.from("exame;preparo\nsangue;Jejum de oito horas")],
  ])("%s is answered at once, read behind it, and found", async (name, content) => {
    const world = await makeProject();
    const { status, body } = await send(world, content, name);
    expect([status, body.status, body.title, body.chunks]).toEqual([202, "processing", "preparo", 0]);
    const asked = await prisma().event.findMany({ where: { project_id: world.id, type: "knowledge.file_added" } });
    expect(asked.map(({ subject_id }) => subject_id)).toEqual([body.id]);
    expect(await readFile(world.id, body.id)).toEqual({ status: "ready" });
    expect(await readFile(world.id, body.id)).toEqual({ status: "ready" }); // Asked twice, read once.
    const [hit] = await searchKnowledge(world.id, "jejum sangue");
    expect(hit?.source).toEqual({ kind: "file", id: body.id, url: null, title: "preparo" });
    const original = await download(`/knowledge/files/${body.id}`, world.key);
    expect([original.status, original.bytes.equals(content)]).toEqual([200, true]);
    const renamed = await world.call<Knowledge>(`/knowledge/${body.id}`, {
      method: "PATCH",
      body: { title: "Ultrassom" },
    });
    expect(renamed.body).toMatchObject({ title: "Ultrassom", status: "ready", chunks: 1 });
    expect((await searchKnowledge(world.id, "ultrassom sangue"))[0]?.source.title).toBe("Ultrassom");
  });

  it("that is broken fails with its cause; one in disguise is refused", async () => {
    const world = await makeProject();
    const { body } = await send(world, Buffer.from("%PDF-1.7 nothing follows"), "broken.pdf");
    expect(await readFile(world.id, body.id)).toEqual({ status: "failed" });
    const failed = (await world.call<Knowledge>(`/knowledge/${body.id}`)).body;
    expect(failed).toMatchObject({
      status: "failed",
      error: { cause: "unsupported_type", message: "The PDF is damaged." },
    });
    const disguised = await send(world, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), "a.pdf");
    expect(disguised).toMatchObject({ status: 422, body: { errors: [{ code: "unsupported_file" }] } });
    expect(await send(world, Buffer.alloc(0), "a.txt")).toMatchObject({ body: { errors: [{ code: "empty_file" }] } });
    const failing = await world.call<{ data: Knowledge[] }>("/knowledge/files?status=failed");
    expect(failing.body.data.map(({ id }) => id)).toEqual([body.id]);
  });

  it("whose event was lost is asked for again; one that cannot be read is not left waiting", async () => {
    const world = await makeProject();
    const { body } = await send(world, Buffer.from("Oi"), "a.txt");
    const now = new Date();
    expect(await findForgottenFiles(now)).toBe(0);
    const later = new Date(now.getTime() + 16 * 60_000);
    expect(await findForgottenFiles(later)).toBe(1);
    const where = { project_id: world.id, type: "knowledge.file_added" };
    expect(await prisma().event.count({ where })).toBe(2);
    await giveUpFile(world.id, body.id);
    expect((await world.call<Knowledge>(`/knowledge/${body.id}`)).body).toMatchObject({
      status: "failed",
      error: { cause: "interrupted" },
    });
  });

  it("whose reading takes the process down three times fails with its cause, whoever asks for it again", async () => {
    const world = await makeProject();
    const { body } = await send(world, Buffer.from("Oi"), "a.txt");
    for (let times = 0; times < 3; times++) expect(await beginReading(world.id, body.id)).toBe(times);
    expect(await readFile(world.id, body.id)).toEqual({ status: "failed" });
    const { status, error } = (await world.call<Knowledge>(`/knowledge/${body.id}`)).body;
    expect([status, error?.cause]).toEqual(["failed", "interrupted"]);
    expect(await findForgottenFiles(new Date(Date.now() + 3_600_000))).toBe(0);
  });

  it("whose reading failed by a fault that was told is read again as if for the first time", async () => {
    const world = await makeProject();
    const { body } = await send(world, Buffer.from("Oi"), "a.txt");
    vi.spyOn(storage(), "get").mockRejectedValueOnce(new Error("away"));
    await expect(readFile(world.id, body.id)).rejects.toThrow("away");
    vi.restoreAllMocks();
    expect(await beginReading(world.id, body.id)).toBe(0);
    expect(await readFile(world.id, body.id)).toEqual({ status: "ready" });
  });

  it("goes for good a day after it was removed, original and all", async () => {
    const world = await makeProject();
    const { body } = await send(world, Buffer.from("Oi"), "a.txt");
    await world.call(`/knowledge/${body.id}`, { method: "DELETE" });
    const now = Date.now();
    const inHours = (hours: number) => new Date(now + hours * 3_600_000);
    await eraseRemoved(inHours(1));
    await sweepFiles(inHours(30));
    expect(await stored()).toContain(`${world.id}/${body.id}/original`);
    await eraseRemoved(inHours(25));
    await sweepFiles(inHours(30));
    expect(await stored()).not.toContain(`${world.id}/${body.id}/original`);
    expect((await world.call(`/knowledge/items/${body.id}/restore`, { method: "POST" })).status).toBe(404);
  });
});
