import { beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { prisma } from "@/lib/core/db";
import type { Customer } from "@/lib/domains/customers/schema";
import type { ImportPreview, ImportResult } from "@/lib/domains/customers/transfer/schema";
import { call, fromOurPage, makeMember, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>> & { admin: Awaited<ReturnType<typeof makeMember>> };
const open = async (): Promise<World> => {
  const world = await makeProject();
  return { ...world, admin: await makeMember(world.id, "admin") };
};
let world: World;
beforeAll(async () => {
  world = await open();
});

const formOf = (content: string | Uint8Array, fields: Record<string, string> = {}) => {
  const form = new FormData();
  form.set("file", new Blob([content as BlobPart]), "list.csv");
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const preview = (at: World, content: string | Uint8Array, fields?: Record<string, string>) =>
  at.admin.call<ImportPreview>("/customers/import/preview", { method: "POST", body: formOf(content, fields) });
const take = (at: World, content: string | Uint8Array, fields?: Record<string, string>) =>
  at.admin.call<ImportResult>("/customers/import", { method: "POST", body: formOf(content, fields) });
const exported = async (at: World, query = "") => {
  const headers = fromOurPage(at.admin.cookie);
  const response = await dispatch(new Request(`http://localhost/api/v1/customers/export${query}`, { headers }));
  return { headers: response.headers, text: Buffer.from(await response.arrayBuffer()).toString("utf8") };
};
const people = async (at: World) => (await at.call<{ data: Customer[] }>("/customers?limit=200")).body.data.reverse();

describe("a list of customers", () => {
  it("is read whatever its language, delimiter and letters, and changes nothing before it is taken", async () => {
    const portuguese =
      '\ufeffNome;Celular;E-mail;Etiquetas;Endereço\r\n"Souza; Ana";(11) 98765-4321;ana@example.com;vip, novo;Rua A\r\n';
    const { status, body } = await preview(world, portuguese);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      columns: [{ header: "Nome", samples: ["Souza; Ana"] }, {}, {}, {}, {}],
      mapping: { name: 0, phone: 1, email: 2, tags: 3, address: 4, notes: null },
      calling_code: "55",
      counts: { rows: 1, created: 1, updated: 0, skipped: 0, faulty: 0 },
      rows: [{ row: 2, outcome: "created", name: "Souza; Ana", phone: "+5511987654321", tags: ["vip", "novo"] }],
    });
    expect(await people(world)).toEqual([]);
    const spanish = Buffer.from("Nombre\tTeléfono\nÍñigo Núñez\t011 15 2345-6789\n", "latin1");
    const read = await preview(world, spanish, { calling_code: "54" });
    expect(read.body).toMatchObject({ rows: [{ name: "Íñigo Núñez", phone: "+5491123456789" }] });
    const chosen = await preview(world, "a,b\n+595981000111,Zoe\n", { mapping: JSON.stringify({ name: 1, phone: 0 }) });
    expect(chosen.body.rows).toMatchObject([{ name: "Zoe", phone: "+595981000111" }]);
  });

  it("tells every fault by its row, twins within the list too", async () => {
    const list = [
      "name,phone,email,lat",
      "Ana,+5511987650001,,",
      "Bea,12,not-a-mail,",
      ",+5511987650002,,",
      "",
      "Ana again,+551187650001,,",
      "Argentine,+5491123456001,,",
      "The same,+541123456001,,",
      "Nothing else,,,",
      "By mail,,m@example.com,95",
    ].join("\n");
    const { body } = await preview(world, list);
    expect(body.counts).toEqual({ rows: 8, created: 2, updated: 0, skipped: 0, faulty: 6 });
    expect(body.errors.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, "phone", "invalid_phone"],
      [3, "email", "invalid_email"],
      [4, "name", "required"],
      [6, "phone", "duplicate"],
      [8, "phone", "duplicate"],
      [9, "phone", "required"],
      [10, "lat", "invalid_value"],
    ]);
    expect(body.errors_total).toBe(7);
  });

  it("with a broken letter leaves that row out and says so; the others keep their accents", async () => {
    const at = await open();
    const list = Buffer.concat([
      Buffer.from("Nome,Celular\nJosé Antônio,+595981000601\nJo"),
      Buffer.of(0xe3),
      Buffer.from("o,+595981000602\nInês,+595981000603\n"),
    ]);
    expect((await preview(at, list)).body.errors).toMatchObject([{ row: 3, field: "name", code: "unreadable" }]);
    expect((await take(at, list)).body.counts).toMatchObject({ created: 2, faulty: 1 });
    expect((await people(at)).map(({ name }) => name).sort()).toEqual(["Inês", "José Antônio"]);
  });

  it("is taken once however often it is sent, and by the policy for those who are there", async () => {
    const at = await open();
    await at.call("/customers", { method: "POST", body: { name: "Ana", phone: "+5511987650001", tags: ["old"] } });
    await at.call("/customers", { method: "POST", body: { name: "Mail", phone: null, email: "M@example.com" } });
    const list =
      "name,phone,email,company,tags\nAna Souza,+551187650001,,Aurora,new\nMail,,m@example.com,,\nBea,+595981000222,,,\nBad,1,,,\n";
    const first = await take(at, list);
    expect(first).toMatchObject({
      status: 200,
      body: { counts: { rows: 4, created: 1, updated: 0, skipped: 2, faulty: 1 } },
    });
    expect((await people(at)).map(({ name, company }) => [name, company])).toEqual([
      ["Ana", null],
      ["Mail", null],
      ["Bea", null],
    ]);
    expect((await take(at, list, { policy: "update" })).body.counts).toMatchObject({
      created: 0,
      updated: 1,
      skipped: 2,
    });
    expect((await people(at))[0]).toMatchObject({
      name: "Ana Souza",
      phone: "+5511987650001",
      company: "Aurora",
      tags: ["old", "new"],
    });
    expect((await take(at, list, { policy: "update" })).body.counts).toMatchObject({
      created: 0,
      updated: 0,
      skipped: 3,
    });
    const actions = await prisma().auditEntry.findMany({
      where: { project_id: at.id },
      orderBy: [{ at: "asc" }, { action: "asc" }],
    });
    expect(actions.map(({ action }) => action)).toEqual([
      ...["customer.created", "customer.created", "customer.created", "customer.imported"],
      ...["customer.imported", "customer.updated", "customer.imported"],
    ]);
    const found = await at.call<{ data: Customer[] }>("/customers?q=aurora");
    expect(found.body.data.map(({ name }) => name)).toEqual(["Ana Souza"]);
  });

  it("is shown beforehand without waiting for whoever changes its customers, nor keeping them waiting", async () => {
    const at = await open();
    const body = { name: "Ana", phone: "+5511987650001" };
    const { id } = (await at.call<Customer>("/customers", { method: "POST", body })).body;
    const shown = await prisma().$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM customer WHERE project_id = ${at.id} AND id = ${id} FOR UPDATE`;
        return preview(at, "name,phone\nAna Souza,+5511987650001\n", { policy: "update" });
      },
      { timeout: 20_000 },
    );
    expect(shown.body).toMatchObject({ counts: { updated: 1 }, rows: [{ name: "Ana Souza" }] });
  });

  it("of five thousand is taken in one go, by two at once without a twin", async () => {
    const at = await open();
    const row = (i: number) =>
      i % 10 === 0 ? `Person ${i},,p${i}@example.com` : `Person ${i},+5959810${String(i).padStart(5, "0")},`;
    const list = ["name,phone,email", ...Array.from({ length: 5000 }, (_, i) => row(i))].join("\n");
    const replies = await Promise.all([take(at, list), take(at, list)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.reduce((sum, { body }) => sum + body.counts.created, 0)).toBe(5000);
    expect(await prisma().customer.count({ where: { project_id: at.id } })).toBe(5000);
    const { text } = await exported(at);
    expect(text.trimEnd().split("\r\n")).toHaveLength(5001);
    expect(await take(at, `${list}\nOne more,+595982000000`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/file", code: "too_many_rows" }] },
    });
  });

  it("that is empty, broken or mapped to nowhere is refused in words; a key and an agent may not", async () => {
    for (const [content, code] of [
      ["", "empty_list"],
      ["name,phone\n", "empty_list"],
      ['name\n"Ana', "unreadable_list"],
    ] as const)
      expect(await preview(world, content), content).toMatchObject({ status: 422, body: { errors: [{ code }] } });
    expect(await preview(world, "a\nb", { mapping: '{"name":7}' })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "unknown_column" }] },
    });
    expect(await preview(world, "a\nb", { mapping: "{" })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/mapping", code: "invalid_json" }] },
    });
    const agent = await makeMember(world.id, "agent");
    const body = formOf("name,phone\nAna,+595981000333");
    expect((await agent.call("/customers/import", { method: "POST", body })).status).toBe(403);
    expect((await call("/customers/import", { method: "POST", body, key: world.key })).status).toBe(403);
  });
});

describe("an export", () => {
  it("comes back as it was by an import elsewhere, and runs nothing in a spreadsheet", async () => {
    const [from, to] = [await open(), await open()];
    const given = [
      { name: '=HYPERLINK("http://evil.example","x")', phone: "+595981000401", notes: "+1-2", company: "@cmd" },
      { name: "'=quoted", phone: "+595981000402", tags: ["a, b"], notes: '- a list\nof two; "lines"' },
      { name: "Ana, Souza", phone: null, email: "ana@example.com", tags: ["vip", "novo"], locale: "pt-BR" },
      { name: "Zoë", phone: "+5511987654321", address: { formatted: "Rua A; 1", lat: -23.5, lng: -46.625 } },
    ];
    for (const body of given) expect((await from.call("/customers", { method: "POST", body })).status).toBe(201);
    const { headers, text } = await exported(from);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"/);
    expect(text.startsWith("\ufeffNome,Telefone,")).toBe(true);
    for (const cell of text.split(/\r\n|,/)) expect(cell.replace(/^"/, "")).not.toMatch(/^[=@-]|^\+(?!\d{7,15}$)/);
    expect((await take(to, text)).body).toMatchObject({ counts: { created: 4, faulty: 0 } });
    const plain = (all: Customer[]) =>
      all
        .map(({ id: _id, created_at: _c, updated_at: _u, ...rest }) => rest)
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(plain(await people(to))).toEqual(plain(await people(from)));
  });

  it("holds what the search leaves, and is itself kept in the audit", async () => {
    const at = await open();
    await at.call("/customers", { method: "POST", body: { name: "Ana", phone: "+595981000501", tags: ["vip"] } });
    await at.call("/customers", { method: "POST", body: { name: "Bea", phone: "+595981000502" } });
    expect((await exported(at, "?tag=vip")).text).toContain("Ana");
    expect((await exported(at, "?tag=vip")).text).not.toContain("Bea");
    expect((await exported(at, "?q=bea")).text).not.toContain("Ana");
    const where = { project_id: at.id, action: "customer.list_exported" };
    const told = (await prisma().auditEntry.findMany({ where })).map(({ changes }) => JSON.stringify(changes));
    const filters = ["q", "tag", "tag"].map((name) => JSON.stringify({ filters: { to: [name], from: null } }));
    expect(told.sort()).toEqual(filters);
  });
});
