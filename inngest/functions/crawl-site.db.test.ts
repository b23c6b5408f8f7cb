import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { crawlSite } from "@/inngest/functions/crawl-site";
import { startWorker, type Worker } from "@/inngest/worker";
import { pool, prisma } from "@/lib/core/db";
import type { KnowledgeSource } from "@/lib/domains/knowledge/schema";
import { until } from "@/lib/testing/background/harness";
import { setEnv } from "@/lib/testing/environment";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const asked: string[] = [];
const site = createServer((request, reply) => {
  asked.push(request.url ?? "");
  if (request.url === "/robots.txt") return reply.end("User-agent: *\nCrawl-delay: 9");
  if (request.url === "/sitemap.xml") return reply.writeHead(404).end();
  reply.writeHead(200, { "content-type": "text/html" }).end(`<p>Página ${request.url}</p><a href="/a">a</a>`);
});
let worker: Worker;
beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  worker = await startWorker(inngest, [crawlSite]);
});
afterAll(async () => {
  await worker.stop();
  await new Promise((done) => site.close(done));
});

describe("a site that wants long pauses", () => {
  it("is read to its end, and keeps no worker between two pages", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id);
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    const { body } = await owner.call<KnowledgeSource>("/knowledge/sources", { method: "POST", body: { url } });
    for (const pages of [["/"], ["/", "/a"]]) {
      const run = await until("its rest", async () => {
        const found = await prisma().backgroundRun.findFirst({ where: { project_id: world.id, worker: null } });
        return found && found.due_at.getTime() > Date.now() + 1000 && found;
      });
      expect(asked.filter((path) => path.length < 3)).toEqual(pages);
      await pool().query("UPDATE background_step SET due_at = now() WHERE run_id = $1 AND status = 'planned'", [
        run.id,
      ]);
      await pool().query("UPDATE background_run SET due_at = now() WHERE id = $1", [run.id]);
    }
    const done = await until("its end", async () => {
      const source = (await owner.call<KnowledgeSource>(`/knowledge/sources/${body.id}`)).body;
      return source.status !== "processing" && source;
    });
    expect(done).toMatchObject({ status: "ready", error: null, pages_read: 2 });
  });
});
