import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, it, vi } from "vitest";
import { GET as getPage } from "@/app/api/docs/[...page]/route";
import { docsMarkdown, homeMarkdown } from "@/app/docs/as-markdown";
import { GET as getPostman } from "@/app/docs/postman.json/route";
import { base, described, groups, problemCodes } from "@/app/docs/reference-data";
import { GET as getLlms } from "@/app/llms.txt/route";
import { endpointsOf } from "@/components/docs/description";
import { guides } from "@/components/docs/guides";
import { registry } from "@/lib/api/registry";
import makeConfig from "@/next.config.mjs";

vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost/none"); // Nothing is asked of it here.
vi.stubEnv("APP_URL", "https://turnero.example");

type Rewrites = { rewrites: () => Promise<{ source: string; destination: string }[]> };
const config = (await makeConfig("phase-production-server")) as Rewrites;
const rewrites = await config.rewrites();

/** What Next serves at an address under /docs, by the rewrites of its configuration. */
async function served(path: string): Promise<Response | null> {
  for (const { source, destination } of rewrites) {
    const found = getPathMatch(source)(path) as Record<string, string> | false;
    if (!found || !destination.startsWith("/api/docs/")) continue;
    const filled = destination.replace(/:(\w+)/g, (_all, name: string) => found[name] ?? "");
    const page = filled.replace("/api/docs/", "").split("/");
    return getPage(new Request(`${base()}${filled}`), { params: Promise.resolve({ page }) });
  }
  return null;
}

const addresses = [
  "/docs",
  "/docs/problems",
  ...guides.map(({ slug }) => `/docs/guides/${slug}`),
  ...groups().map(({ slug }) => `/docs/reference/${slug}`),
  ...problemCodes.map((code) => `/docs/problems/${code}`),
  ...["getMe", "confirmHold", "listSlots"].map((id) => `/docs/operations/${id}`),
];

describe("a page of the documentation", () => {
  it.each(addresses)("is Markdown at its address with .md behind it: %s", async (address) => {
    const answer = await served(`${address}.md`);
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(await answer?.text()).toMatch(/^# \S.*\n\n[\s\S]{40,}\n$/);
  });

  it("that does not exist is not found", async () => {
    expect((await served("/docs/guides/none.md"))?.status).toBe(404);
    expect((await served("/docs/problems/toString.md"))?.status).toBe(404);
    expect((await served("/docs/operations/toString.md"))?.status).toBe(404);
    expect(await served("/docs/guides/holds")).toBeNull();
    for (const path of [["guides"], ["home", "x"], ["guides", "holds", "x"], ["reference", ".."]])
      expect(docsMarkdown(path)).toBeNull();
  });

  it("tells every operation with its address, its needs and a call", () => {
    for (const { slug, endpoints } of groups()) {
      const text = docsMarkdown(["reference", slug]) ?? "";
      for (const { method, path, summary, scope } of endpoints) {
        expect(text).toContain(`## ${summary}\n\n\`${method} ${path}\``);
        if (scope) expect(text).toContain(`\`${method} ${path}\` Needs a key with the scope \`${scope}\`.`);
      }
      expect(text.split("```sh\ncurl -X ").length - 1).toBe(endpoints.length);
    }
  });

  it("names the setups of agents and this installation's address", () => {
    const text = docsMarkdown(["guides", "agents"]) ?? "";
    const [, signingIn = "", keyed = ""] = text.split(/^## Setups .*$/m);
    expect(signingIn).toContain(`claude mcp add --transport http turnero ${base()}/api/mcp\n`);
    expect(signingIn).not.toContain("Bearer");
    expect(keyed).toContain("Bearer YOUR_API_KEY");
  });
});

describe("llms.txt", () => {
  it("begins with what this is, and links only to pages that are there", async () => {
    const text = await getLlms().text();
    expect(text).toBe(`${homeMarkdown()}\n`);
    expect(text).toMatch(/^# Turnero\n\n> /);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
    expect(links.length).toBe(guides.length + groups().length + 1);
    for (const href of links) {
      expect(href.startsWith(`${base()}/docs/`)).toBe(true);
      expect((await served(href.slice(base().length)))?.status, href).toBe(200);
    }
  });
});

describe("the Postman collection", () => {
  type Item = {
    name: string;
    request: {
      method: string;
      auth?: { type: string };
      header: { key: string; value: string }[];
      url: { raw: string; variable: { key: string; value: string }[]; query: { key: string; disabled?: boolean }[] };
      body?: { mode: string; raw?: string };
    };
  };
  type Collection = { variable: { key: string; value: string }[]; item: { name: string; item: Item[] }[] };
  const collection = async () => (await getPostman().json()) as Collection;
  const callable = endpointsOf(described()).filter(({ access }) => access !== "session");

  it("has every operation that a program can call, once", async () => {
    const items = (await collection()).item.flatMap(({ item }) => item);
    const listed = items.map(({ request }) => `${request.method} ${request.url.raw}`);
    const wanted = callable.map(({ method, path }) => `${method} {{base_url}}${path.replace(/\{(\w+)\}/g, ":$1")}`);
    expect(listed.sort()).toEqual(wanted.sort());
  });

  it("is called at this installation with the key of the collection", async () => {
    const { variable } = await collection();
    expect(variable).toContainEqual({ key: "base_url", value: `${base()}/api/v1` });
    expect(variable.map(({ key }) => key)).toEqual(["base_url", "api_key", "site_key"]);
  });

  it("sends what the operation takes, with a key of its own where one is asked for", async () => {
    const items = (await collection()).item.flatMap(({ item }) => item);
    for (const { request } of items) {
      const path = request.url.raw.replace("{{base_url}}", "").replace(/:(\w+)/g, "{$1}");
      const operation = registry.find((each) => each.method === request.method && each.path === path);
      expect(request.url.variable.map(({ key }) => `{${key}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(request.header.length).toBe(operation?.idempotency === "required" ? 1 : 0);
      if (request.body?.mode !== "raw") continue;
      const parsed = operation?.body?.safeParse(JSON.parse(request.body.raw ?? ""));
      expect(parsed?.error?.issues ?? [], operation?.id).toEqual([]);
    }
  });
});
