import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, prisma } from "@/lib/core/db";
import type { KnowledgeSource, SitePage } from "@/lib/domains/knowledge/schema";
import { searchKnowledge } from "@/lib/domains/knowledge/search";
import { crawlDue } from "@/lib/domains/knowledge/sites/change";
import { beginCrawl, finishCrawl, giveUpCrawl, readRound } from "@/lib/domains/knowledge/sites/crawl";
import { addPages, leasePage } from "@/lib/domains/knowledge/sites/store";
import { setEnv } from "@/lib/testing/environment";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

type Answer = string | ((reply: ServerResponse, request: IncomingMessage) => unknown);
let server: Server;
let site: string;
let pages: Record<string, Answer>;
let asked: string[];
const words = (text: string) => `<html lang="pt"><title>${text}</title><body><p>${text}</p>`;
const links = (...to: string[]) => `<nav>${to.map((href) => `<a href="${href}">x</a>`).join("")}</nav>`;
const redirect =
  (to: string): Answer =>
  (reply) =>
    reply.writeHead(302, { location: to }).end();

beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = pages[path];
    if (answer === undefined) reply.writeHead(404).end("no such page");
    else if (typeof answer === "function") answer(reply, request);
    else reply.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

let world: Awaited<ReturnType<typeof makeProject>>;
let owner: Awaited<ReturnType<typeof makeMember>>;
beforeEach(async () => {
  world = await makeProject();
  owner = await makeMember(world.id);
  [pages, asked] = [{}, []];
});

const add = async (url = site, max_pages = 20) => {
  const made = await owner.call<KnowledgeSource>("/knowledge/sources", { method: "POST", body: { url, max_pages } });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
};
const crawlOf = async (source: string) =>
  (await prisma().knowledgeSource.findUniqueOrThrow({ where: { project_id_id: { project_id: world.id, id: source } } }))
    .crawl;

async function read(source: string, crawl?: number): Promise<KnowledgeSource> {
  const at = { project: world.id, source, crawl: crawl ?? (await crawlOf(source)) };
  if (await beginCrawl(at)) while ((await readRound(at, 20_000, 0)).more);
  await finishCrawl(at);
  return (await owner.call<KnowledgeSource>(`/knowledge/sources/${source}`)).body;
}
async function outcomes(source: string): Promise<Record<string, string>> {
  const { data } = (await owner.call<{ data: SitePage[] }>(`/knowledge/sources/${source}/pages?limit=200`)).body;
  return Object.fromEntries(
    data.map(({ url, status, error }) => [url.replace(site, ""), error ? error.cause : status]),
  );
}

describe("a site", () => {
  it("is read page by page within itself, each page with what came of it", async () => {
    pages = {
      "/robots.txt": (reply) => reply.end("User-agent: *\nDisallow: /admin\nCrawl-delay: 0"),
      "/": `${words("Clínica Luz")}${links("/precos", "/precos#x", "/volta", "/admin", "/sumiu", "/vazia", "/enorme", "https://outro.example/", "/laco", "/interno", "/fora", "/planilha", "/igual", "/velha", "/cal?d=1")}`,
      "/precos": `${words("Limpeza de pele custa 180 reais")}${links("/", "/precos")}`,
      "/volta": redirect("/precos"),
      "/vazia": "<body><nav>menu</nav><script>x()</script>",
      "/enorme": (reply) => reply.writeHead(200, { "content-type": "text/html" }).end("x".repeat(3 * 1024 * 1024)),
      "/laco": redirect("/laco2"),
      "/laco2": redirect("/laco"),
      "/interno": redirect("http://10.0.0.1/metadata"),
      "/fora": redirect("https://outro.example/"),
      "/planilha": (reply) => reply.writeHead(200, { "content-type": "application/vnd.ms-excel" }).end("x"),
      "/igual": words("Limpeza de pele custa 180 reais"),
      "/velha": `<link rel="canonical" href="/precos">${words("Antiga")}`,
      "/cal?d=1": `<meta name="robots" content="noindex">${words("Calendário")}`,
    };
    const source = await add();
    expect(source).toMatchObject({ status: "processing", kind: "site", max_pages: 20 });
    expect(await read(source.id)).toMatchObject({ status: "ready", error: null, title: "Clínica Luz", pages_read: 2 });
    expect(await outcomes(source.id)).toEqual({
      "/": "ready",
      "/precos": "ready",
      "/volta": "duplicate",
      "/admin": "robots",
      "/sumiu": "http_status",
      "/vazia": "empty",
      "/enorme": "too_large",
      "/laco": "redirect_loop",
      "/interno": "blocked_address",
      "/fora": "blocked_address",
      "/planilha": "unsupported_type",
      "/igual": "duplicate",
      "/velha": "duplicate",
      "/cal?d=1": "robots",
    });
    expect(asked).not.toContain("/admin");
    const [hit] = await searchKnowledge(world.id, "quanto custa limpeza de pele");
    expect(hit?.source).toEqual({
      kind: "site",
      id: source.id,
      url: `${site}/precos`,
      title: "Limpeza de pele custa 180 reais",
    });
  });

  it("is begun by its sitemap too, and stops at its limit with a note", async () => {
    pages["/robots.txt"] = (reply) => reply.end(`User-agent: *\nCrawl-delay: 0\nSitemap: ${site}/index.xml`);
    pages["/index.xml"] = `<sitemapindex><sitemap><loc>${site}/map.xml</loc></sitemap></sitemapindex>`;
    const addresses = Array.from({ length: 8 }, (_, i) => `${site}/p${i}`);
    pages["/map.xml"] = `<urlset>${addresses.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
    pages["/"] = words("Início");
    for (let i = 0; i < 8; i++) pages[`/p${i}`] = words(`Página ${i}`);
    const source = await add(site, 4);
    const done = await read(source.id);
    expect(done).toMatchObject({ status: "ready", error: { cause: "page_limit" }, pages_read: 4, pages_found: 9 });
    expect(Object.keys(await outcomes(source.id))).toEqual(["/", "/p0", "/p1", "/p2"]);
    expect(await crawlDue(new Date(Date.now() + 6 * 86_400_000))).toBe(0);
    expect(await crawlDue(new Date(Date.now() + 8 * 86_400_000))).toBeGreaterThanOrEqual(1);
    expect((await owner.call<KnowledgeSource>(`/knowledge/sources/${source.id}`)).body.status).toBe("processing");
  });

  it("read again keeps what is the same, changes what changed, and loses what vanished", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    pages["/"] = `${words("Início da clínica")}${links("/a", "/b", "/c")}`;
    Object.assign(pages, { "/a": words("Horário comercial"), "/b": words("Endereço antigo"), "/c": words("Promoção") });
    const { id } = await add();
    await read(id);
    const chunkOf = async (body: string) =>
      (await prisma().knowledgeChunk.findFirst({ where: { project_id: world.id, body } }))?.id;
    const kept = await chunkOf("Horário comercial");
    expect(kept).toBeDefined();
    pages["/b"] = words("Endereço novo");
    delete pages["/c"];
    const again = await owner.call<KnowledgeSource>(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    expect([again.status, again.body.status]).toEqual([202, "processing"]);
    expect(await read(id)).toMatchObject({ status: "ready", pages_read: 3 });
    expect(await chunkOf("Horário comercial")).toBe(kept);
    expect([await chunkOf("Endereço antigo"), await chunkOf("Promoção")]).toEqual([undefined, undefined]);
    expect(await chunkOf("Endereço novo")).toBeDefined();
    // Temporarily down: nothing is lost, and the site says so.
    pages["/"] = (reply) => reply.writeHead(503).end();
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    expect(await read(id)).toMatchObject({ status: "failed", error: { cause: "http_status" }, pages_read: 3 });
    expect((await searchKnowledge(world.id, "horário comercial")).length).toBe(1);
  });

  it("asked for again while it is read stops the older crawl; a page left by a crash is read", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    pages["/"] = words("Início");
    const { id } = await add();
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    const old = { project: world.id, source: id, crawl: 1 };
    expect([await beginCrawl(old), await finishCrawl(old)]).toEqual([false, { status: "superseded" }]);
    const at = { ...old, crawl: 2 };
    await beginCrawl(at);
    await prisma().$executeRaw`UPDATE knowledge_page SET status = 'reading', taken_at = now() - interval '2 minutes'
      WHERE project_id = ${world.id}`;
    await readRound(at, 20_000, 0);
    expect(await finishCrawl(at)).toEqual({ status: "ready" });
  });

  it("that grows keeps all its pages at every reading, however many links they share", async () => {
    const menu = Array.from({ length: 40 }, (_, i) => `/m${i}`);
    const post = (n: number, last: number) =>
      `${words(`Novidade ${n}`)}${links(...menu, ...(n < last ? [`/post${n + 1}`] : []))}`;
    const write = (last: number) => {
      for (let n = 1; n <= last; n++) pages[`/post${n}`] = post(n, last);
    };
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    pages["/"] = `${words("Blog")}${links(...menu, "/post1")}`;
    for (const path of menu) pages[path] = `${words(`Menu ${path}`)}${links(...menu)}`;
    write(30);
    const { id } = await add(site, 200);
    expect(await read(id)).toMatchObject({ status: "ready", error: null, pages_found: 71, pages_read: 71 });
    write(35);
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    expect(await read(id)).toMatchObject({ status: "ready", error: null, pages_found: 76, pages_read: 76 });
    const { _max } = await prisma().knowledgePage.aggregate({ where: { project_id: world.id }, _max: { n: true } });
    expect(_max.n).toBe(76);
    expect(await searchKnowledge(world.id, "novidade 35")).not.toEqual([]);
  });

  it("has at most a thousand addresses followed, and says that there were more", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    const addresses = Array.from({ length: 1000 }, (_, i) => `<url><loc>${site}/p${i}</loc></url>`);
    pages["/sitemap.xml"] = `<urlset>${addresses.join("")}</urlset>`;
    Object.assign(pages, { "/": words("Início"), "/p0": words("Zero") });
    const { id } = await add(site, 2);
    const limited = { status: "ready", error: { cause: "page_limit" }, pages_found: 1000, pages_read: 2 };
    expect(await read(id)).toMatchObject(limited);
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    expect(await read(id)).toMatchObject(limited);
  });

  it("has room for new pages, however many that vanished are still kept", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    Object.assign(pages, { "/": `${words("Início")}${links("/nova")}`, "/nova": words("Página nova") });
    const { id } = await add();
    await prisma().$executeRaw`
      INSERT INTO knowledge_page (project_id, source_id, n, url, crawl, status, chunks)
      SELECT ${world.id}, ${id}, i, ${site} || '/gone' || i, 0, 'ready', 1 FROM generate_series(1, 1200) i`;
    expect(await read(id)).toMatchObject({ status: "ready", error: null, pages_found: 2, pages_read: 2 });
    expect(await outcomes(id)).toEqual({ "/": "ready", "/nova": "ready" });
  });

  it("gives each address one number, whoever finds it at the same moment", async () => {
    const { id } = await add();
    const found = Array.from({ length: 6 }, (_, i) => [`${site}/`, `${site}/all`, `${site}/${i}`]);
    await Promise.all(found.map((urls) => inTransaction({}, (tx) => addPages(tx, world.id, id, 1, urls))));
    const rows = await prisma().knowledgePage.findMany({ where: { project_id: world.id }, orderBy: { n: "asc" } });
    expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("keeps what is known of it when a crawl breaks off before its first page; one without text says so", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    Object.assign(pages, { "/": `${words("Início")}${links("/a")}`, "/a": words("Horário de verão") });
    const { id } = await add();
    await read(id);
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    const at = { project: world.id, source: id, crawl: 2 };
    await expect(finishCrawl(at)).rejects.toThrow("first page");
    expect(await searchKnowledge(world.id, "horário de verão")).toHaveLength(1);
    pages["/"] = "<body><nav>menu</nav>";
    expect(await read(id)).toMatchObject({ status: "failed", error: { cause: "empty" }, pages_read: 0 });
    expect(await searchKnowledge(world.id, "horário de verão")).toEqual([]);
  });

  it("is not over while a page may still be in somebody's hands", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    Object.assign(pages, { "/": `${words("Início")}${links("/a")}`, "/a": words("Horário de inverno") });
    const { id } = await add(site, 2);
    await read(id);
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    const at = { project: world.id, source: id, crawl: 2 };
    await beginCrawl(at);
    await leasePage(prisma(), world.id, id, 2);
    const waiting = await readRound(at);
    expect(waiting.more).toBe(true);
    expect(waiting.restMs).toBeGreaterThan(30_000);
    await prisma().$executeRaw`UPDATE knowledge_page SET taken_at = now() - interval '2 minutes'
      WHERE project_id = ${world.id} AND status = 'reading'`;
    expect(await readRound(at, 20_000, 0)).toMatchObject({ more: false });
    await finishCrawl(at);
    expect(await outcomes(id)).toEqual({ "/": "ready", "/a": "ready" });
  });

  it("has a page passed over at which two workers were lost, and keeps what was read of it before", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    Object.assign(pages, { "/": `${words("Início")}${links("/a")}`, "/a": words("Horário de inverno") });
    const { id } = await add(site, 2);
    await read(id);
    await owner.call(`/knowledge/sources/${id}/crawl`, { method: "POST" });
    const at = { project: world.id, source: id, crawl: 2 };
    await beginCrawl(at);
    await prisma()
      .$executeRaw`UPDATE knowledge_page SET status = 'reading', unfinished = 2, taken_at = now() - interval '2 minutes'
      WHERE project_id = ${world.id} AND url LIKE '%/a'`;
    asked = [];
    while ((await readRound(at, 20_000, 0)).more);
    await finishCrawl(at);
    expect([asked, await outcomes(id)]).toEqual([["/"], { "/": "ready", "/a": "interrupted" }]);
    expect(await searchKnowledge(world.id, "inverno")).toHaveLength(1);
  });

  it("whose crawl takes its process down is given up until its next week", async () => {
    pages["/"] = words("Início");
    const { id } = await add();
    const at = { project: world.id, source: id, crawl: 1 };
    await giveUpCrawl({ ...at, crawl: 7 });
    expect(await crawlDue(new Date(Date.now() + 2 * 3_600_000))).toBeGreaterThan(0); // Another crawl has no effect.
    await giveUpCrawl({ ...at, crawl: 2 });
    const { status, error } = (await owner.call<KnowledgeSource>(`/knowledge/sources/${id}`)).body;
    expect([status, error?.cause]).toEqual(["failed", "interrupted"]);
    expect(await crawlDue(new Date(Date.now() + 2 * 3_600_000))).toBe(0);
  });

  it("with a page of thousands of parts is read without it", async () => {
    Object.assign(pages, {
      "/": `${words("Início")}${links("/a")}`,
      "/a": `<html><title>${"t".repeat(100_000)}</title>${"<h2>x</h2>y".repeat(6000)}`,
    });
    const { id } = await add(site, 2);
    await read(id);
    expect(await outcomes(id)).toEqual({ "/": "ready", "/a": "too_large" });
  });

  it("that wants long pauses is left between two pages", async () => {
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 7");
    Object.assign(pages, { "/": `${words("Início")}${links("/a")}`, "/a": words("Horário") });
    const { id } = await add();
    const at = { project: world.id, source: id, crawl: 1 };
    await beginCrawl(at);
    expect(await readRound(at)).toEqual({ more: true, restMs: 7000 });
    expect(asked).not.toContain("/a");
    expect(await readRound(at)).toEqual({ more: true, restMs: 7000 });
    expect(await readRound(at)).toEqual({ more: false, restMs: 0 });
  });

  it.each([
    ["that nobody answers", "http://127.0.0.1:1/", "connect"],
    ["without a name", "https://does-not-exist.invalid/", "dns"],
    ["without encryption where it was promised", () => site.replace("http:", "https:"), "tls"],
  ])("%s says why it could not be read", async (_what, url, cause) => {
    const { id } = await add(typeof url === "string" ? url : url());
    expect(await read(id)).toMatchObject({ status: "failed", error: { cause }, pages_read: 0 });
  });

  it("is refused when its address leads nowhere it may", async () => {
    const code = async (url: string) =>
      (await owner.call<{ errors: { code: string }[] }>("/knowledge/sources", { method: "POST", body: { url } })).body
        .errors[0]?.code;
    expect(await code("http://example.com")).toBe("url_not_https");
    expect(await code("https://192.168.0.1/")).toBe("url_not_public");
    expect(await code("https://u:p@example.com/")).toBe("url_userinfo");
    expect(await code("clinic")).toBe("invalid_url");
  });

  it("keeps the first of two changes that were made from the same version", async () => {
    const { id, version } = await add();
    const change = (max_pages: number, expected_version: number) =>
      owner.call<KnowledgeSource>(`/knowledge/sources/${id}`, {
        method: "PATCH",
        body: { max_pages, expected_version },
      });
    const both = await Promise.all([change(3, version), change(4, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, late] = [200, 409].map((status) => both.find((reply) => reply.status === status));
    expect(late?.body).toMatchObject({ code: "version_conflict" });
    const now = (await owner.call<KnowledgeSource>(`/knowledge/sources/${id}`)).body;
    expect(now).toMatchObject({ max_pages: kept?.body.max_pages, version: version + 1 });
    // A crawl is not an edit: an open form has no conflict.
    await read(id);
    expect((await change(5, now.version)).status).toBe(200);
  });

  it("removed is found no more; had back, it is", async () => {
    pages["/"] = words("Estacionamento gratuito");
    pages["/robots.txt"] = (reply) => reply.end("User-agent: *\nCrawl-delay: 0");
    const { id } = await add();
    await read(id);
    expect((await owner.call(`/knowledge/sources/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await searchKnowledge(world.id, "estacionamento")).toEqual([]);
    expect((await owner.call(`/knowledge/sources/${id}`)).status).toBe(404);
    await owner.call(`/knowledge/sources/${id}/restore`, { method: "POST" });
    expect(await searchKnowledge(world.id, "estacionamento")).toHaveLength(1);
    const changed = await owner.call<KnowledgeSource>(`/knowledge/sources/${id}`, {
      method: "PATCH",
      body: { max_pages: 3 },
    });
    expect(changed.body).toMatchObject({ max_pages: 3, status: "processing" });
  });
});
