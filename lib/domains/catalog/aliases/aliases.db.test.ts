import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Alias } from "@/lib/domains/catalog/aliases/schema";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
type Aliased = { id: string; aliases: Alias[]; errors?: { pointer: string; code: string }[] };
let world: World;
beforeAll(async () => {
  world = await makeProject();
});

const things = [
  { path: "/services", usual: { name: "Limpeza dental", duration_minutes: 30 }, table: "service" },
  { path: "/resources", usual: { name: "Francisco Paz", kind: "person" }, table: "resource" },
] as const;

describe.each(things)("the aliases of $path", ({ path, usual, table }) => {
  const post = (body: object) => world.call<Aliased>(path, { method: "POST", body: { ...usual, ...body } });
  const patch = (id: string, body: object) => world.call<Aliased>(`${path}/${id}`, { method: "PATCH", body });

  it("are none when nobody names any, also for a row that an older process wrote", async () => {
    const { status, body } = await post({});
    expect([status, body.aliases]).toEqual([201, []]);
    const columns = await prisma().$queryRawUnsafe<{ column_default: string }[]>(
      "SELECT column_default FROM information_schema.columns WHERE table_name = $1 AND column_name = 'aliases'",
      table,
    );
    expect(columns[0]?.column_default).toContain("[]");
  });

  it("are kept in their order, each with its language or none, and replaced whole", async () => {
    const aliases = [{ text: "  faxina nos dentes ", language: "pt-BR" }, { text: "Sarro" }];
    const { body } = await post({ aliases });
    const kept = [
      { text: "faxina nos dentes", language: "pt-BR" },
      { text: "Sarro", language: null },
    ];
    expect(body.aliases).toEqual(kept);
    expect((await world.call<Aliased>(`${path}/${body.id}`)).body.aliases).toEqual(kept);
    expect((await patch(body.id, { name: "Outra" })).body.aliases).toEqual(kept);
    const limpieza = [{ text: "limpieza", language: "es" }];
    expect((await patch(body.id, { aliases: limpieza })).body.aliases).toEqual(limpieza);
    expect((await patch(body.id, { aliases: [] })).body.aliases).toEqual([]);
  });

  it.each([
    ["an empty one", [{ text: "  " }], "#/aliases/0/text"],
    ["one without a letter", [{ text: "?!" }], "#/aliases/0/text"],
    ["a long one", [{ text: "ok" }, { text: "x".repeat(61) }], "#/aliases/1/text"],
    ["one that is there with other accents", [{ text: "Café" }, { text: "té" }, { text: "CAFE " }], "#/aliases/2/text"],
    ["a language that is none of ours", [{ text: "Reinigung", language: "de" }], "#/aliases/0/language"],
    ["more than thirty", Array.from({ length: 31 }, (_, i) => ({ text: `n${i}` })), "#/aliases"],
  ])("refuse %s at its place", async (_, aliases, pointer) => {
    const { body } = await post({});
    for (const reply of [await post({ aliases }), await patch(body.id, { aliases })]) {
      expect(reply.status).toBe(422);
      expect(reply.body.errors?.map((each) => each.pointer)).toEqual([pointer]);
    }
  });
});

describe("suggested aliases", () => {
  const suggested = async (query: string) =>
    (await world.call<{ suggestions: Alias[] }>(`/alias-suggestions?${query}`)).body.suggestions;

  it("are what customers call such a service, in all three languages", async () => {
    const data = await suggested("name=Limpeza%20dental");
    expect(data).toContainEqual({ text: "limpieza dental", language: "es" });
    expect(data).toContainEqual({ text: "teeth cleaning", language: "en" });
    expect(data.map(({ text }) => text)).not.toContain("limpeza dental");
  });

  it("are nicknames of a person, and nothing where the lexicon knows nothing", async () => {
    expect(await suggested("name=Dr.%20Francisco%20Paz&of=person")).toContainEqual({ text: "Chico", language: null });
    expect(await suggested("name=Zzyzx")).toEqual([]);
  });
});
