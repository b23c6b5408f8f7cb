import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { verify } from "@node-rs/argon2";
import { afterAll, describe, expect, it } from "vitest";
import { seedDemo } from "@/demo/demo";
import { prisma } from "@/lib/core/db";
import { phoneKey } from "@/lib/core/phone/phone";
import { scopes } from "@/lib/core/scopes";
import type { Service } from "@/lib/domains/catalog/services/schema";
import { searchKnowledge } from "@/lib/domains/knowledge/search";
import { call } from "@/lib/testing/world";

const folder = mkdtempSync(join(tmpdir(), "turnero-seed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, "demo.json");
const demo = () => JSON.parse(readFileSync(file, "utf8"));
const run = (extra: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "demo/main.ts"], {
    env: { ...process.env, DATA_DIR: folder, PORT: "4567", ...extra },
  });

/** In this order: the database is empty until the third. */
describe("the demo seed", () => {
  it("makes nothing where it is switched off", async () => {
    await run({ DEMO: "0" });
    expect(await prisma().project.count()).toBe(0);
  });

  it("leaves nothing behind when it cannot finish", async () => {
    const blocked = join(folder, "not-a-folder");
    writeFileSync(blocked, "");
    await expect(seedDemo({ folder: blocked, address: "http://localhost", now: new Date() })).rejects.toThrow();
    expect(await prisma().project.count()).toBe(0);
    expect(await prisma().user.count()).toBe(0);
    expect(await prisma().customer.count()).toBe(0);
  });

  it("makes one workspace, however many start at once", async () => {
    await Promise.all([run(), run()]);
    expect(await prisma().project.findMany()).toMatchObject([
      { timezone: "America/Sao_Paulo", currency: "BRL", locale: "pt-BR" },
    ]);
  });

  it("writes down how to get in, for the owner's eyes only", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(demo()).toEqual({
      base_url: "http://localhost:4567/api/v1",
      api_key: expect.stringMatching(/^tk_live_/),
      email: expect.stringContaining("@"),
      password: expect.any(String),
      project_id: expect.stringMatching(/^prj_/),
      widget_key: expect.stringMatching(/^pk_[0-9A-Za-z]{24}$/),
    });
    const { api_key, email, password, project_id } = demo();
    const me = await call<{ project: { id: string }; key: { scopes: string[] } }>("/me", { key: api_key });
    expect(me).toMatchObject({ status: 200, body: { project: { id: project_id } } });
    expect([...me.body.key.scopes].sort()).toEqual([...scopes].sort());
    const user = await prisma().user.findUniqueOrThrow({ where: { email }, include: { memberships: true } });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    expect(await verify(user.password_hash, password)).toBe(true);
    expect(user.memberships).toMatchObject([{ project_id, role: "owner" }]);
  });

  it("has nobody in two places at once", async () => {
    // A delivery needs nobody at home.
    const visits = await prisma().booking.findMany({
      where: { start_at: { not: null }, customer_id: { not: null }, service: { kind: { not: "queue" } } },
      orderBy: [{ customer_id: "asc" }, { start_at: "asc" }],
      select: { customer_id: true, start_at: true, end_at: true },
    });
    expect(visits.length).toBeGreaterThan(500);
    const twice = visits.filter((visit, n) => {
      const before = visits[n - 1];
      return before?.customer_id === visit.customer_id && Number(before.end_at) > Number(visit.start_at);
    });
    expect(twice).toEqual([]);
  });

  it("does nothing the second time, save for following a new address", async () => {
    const before = demo();
    const counts = async () => [
      await prisma().customer.count(),
      await prisma().service.count(),
      await prisma().user.count(),
    ];
    const had = await counts();
    await run();
    expect(demo()).toEqual(before);
    expect(await seedDemo({ folder, address: "https://demo.example.com/", now: new Date() })).toBe(false);
    expect(demo()).toEqual({ ...before, base_url: "https://demo.example.com/api/v1" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await counts()).toEqual(had);
  });

  it("names a file that holds nothing, and goes on", async () => {
    const before = readFileSync(file, "utf8");
    writeFileSync(file, "");
    const { stderr } = await run();
    expect(stderr).toContain(`${file} is empty.`);
    expect(readFileSync(file, "utf8")).toBe("");
    writeFileSync(file, before);
  });

  it("offers services that need several things at once, seats and a queue", async () => {
    const { body } = await call<{ data: Service[] }>("/services?limit=200", { key: demo().api_key });
    const needs = body.data.map(({ requirements }) => requirements.length);
    expect(body.data.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...needs)).toBe(3);
    expect(body.data.some(({ uses }) => uses === "seats")).toBe(true);
    expect(body.data.some(({ kind }) => kind === "queue")).toBe(true);
    expect(body.data.some(({ deposit_cents }) => deposit_cents !== null)).toBe(true);
    expect(await prisma().scheduleOverride.count()).toBeGreaterThan(20);
    expect(await prisma().timeOff.count()).toBe(5);
    expect(await prisma().resource.count({ where: { member_id: { not: null } } })).toBe(5);
  });

  it("gives everybody who delivers something to do, the owner too", async () => {
    const resources = await prisma().resource.findMany({
      where: { groups: { some: { group: { name: "Entregadores" } } } },
      select: { id: true, name: true },
    });
    expect(resources.map(({ name }) => name)).toContain("Helena Prado");
    for (const { id } of resources) {
      const under_way = {
        assignee_resource_id: id,
        group_id: { not: null },
        stage: { in: ["assigned", "in_progress"] },
      };
      expect(await prisma().booking.count({ where: under_way })).toBeGreaterThan(0);
    }
  });

  it("knows three hundred people of three countries, each with a phone of their own", async () => {
    const customers = await prisma().customer.findMany({ orderBy: { id: "asc" } });
    expect(customers).toHaveLength(300);
    const form = /^\+(55\d{2}9\d{8}|549\d{10}|5959\d{8})$/;
    expect(customers.filter(({ phone }) => !form.test(phone ?? ""))).toEqual([]);
    expect(new Set(customers.map(({ phone }) => phoneKey(phone ?? ""))).size).toBe(300);
    expect(new Set(customers.map(({ locale }) => locale))).toEqual(new Set(["pt-BR", "es-AR", "es-PY"]));
    expect(customers.every(({ email }) => email === null || /^[a-z.]+\.\d+@example\.com$/.test(email))).toBe(true);
    const came = customers.map(({ created_at }) => created_at.getTime());
    expect(came.every((at) => at < Date.now())).toBe(true);
    const { body } = await call<{ data: { name: string }[] }>("/customers?q=goncalves&limit=200", {
      key: demo().api_key,
    });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it("has six weeks of bookings in every state, none over another", async () => {
    const bookings = await prisma().booking.findMany({ include: { allocations: true, stage_history: true } });
    expect(bookings.length).toBeGreaterThan(600);
    expect(bookings.length).toBeLessThan(2500);
    const statuses = new Set(bookings.map(({ status }) => status));
    for (const status of ["held", "pending_payment", "confirmed", "completed", "no_show", "cancelled", "failed"]) {
      expect(statuses).toContain(status);
    }
    const tasks = bookings.filter(({ group_id }) => group_id !== null);
    expect(new Set(tasks.map(({ stage }) => stage))).toEqual(
      new Set(["queued", "assigned", "in_progress", "done", "not_at_home", "failed"]),
    );
    expect(tasks.every(({ lat, lng, due_at }) => lat !== null && lng !== null && due_at !== null)).toBe(true);
    const { body: stages } = await call<{ stages: { name: string }[] }>("/stage-config", { key: demo().api_key });
    expect(stages.stages.map(({ name }) => name)).toContain("Na fila");
    for (const { stage, stage_history, version } of bookings) {
      const last = stage_history.toSorted((a, b) => a.version - b.version).at(-1);
      expect(last).toMatchObject({ to_stage: stage, version });
    }
    const timed = bookings.filter(({ start_at, group_id }) => start_at && !group_id);
    expect(timed.filter(({ allocations }) => allocations.length === 0)).toEqual([]);
  });

  it("left comments, photos and places at the tasks", async () => {
    const { api_key, project_id } = demo();
    const photos = await prisma().attachment.findMany({ where: { project_id } });
    expect(photos.length).toBeGreaterThan(20);
    expect(new Set(photos.map(({ media_type }) => media_type))).toEqual(new Set(["image/jpeg", "image/png"]));
    for (const { id } of photos.slice(0, 5)) {
      const files = readdirSync(join(folder, "files", project_id, id)).sort();
      expect(files).toEqual(["original", "thumbnail"]);
    }
    expect(await prisma().locationEvent.count({ where: { project_id, kind: "arrived" } })).toBeGreaterThan(40);
    expect(await prisma().comment.count({ where: { project_id, customer_id: { not: null } } })).toBeGreaterThan(10);
    expect(await prisma().comment.count({ where: { project_id, mentions: { isEmpty: false } } })).toBeGreaterThan(0);
    const { body } = await call<{ data: { kind: string }[] }>(`/bookings/${photos[0]?.booking_id}/timeline`, {
      key: api_key,
    });
    expect(body.data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["attachment", "location", "stage.changed"]),
    );
  });

  it("has talks on every channel: unread, assigned and resolved ones, and no channel that pretends to be connected", async () => {
    const { api_key, project_id } = demo();
    const { body } = await call<{ data: { id: string; channel: string; status: string; unread_count: number }[] }>(
      "/conversations?limit=50",
      { key: api_key },
    );
    expect(new Set(body.data.map(({ channel }) => channel))).toEqual(new Set(["whatsapp", "telegram", "webchat"]));
    expect(body.data.some(({ unread_count }) => unread_count > 0)).toBe(true);
    expect(body.data.some(({ status }) => status === "resolved")).toBe(true);
    expect(await prisma().conversation.count({ where: { project_id, assignee_id: { not: null } } })).toBe(1);
    const kinds = await prisma().message.groupBy({ by: ["kind"], where: { project_id } });
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["image", "location", "system", "text"]);
    expect(await prisma().message.count({ where: { project_id, status: "queued" } })).toBe(0);
    expect(await prisma().channelConnection.count()).toBe(0);
  });

  it("knows what its customers ask", async () => {
    const { project_id } = demo();
    const first = async (query: string) => (await searchKnowledge(project_id, query))[0]?.source.title;
    expect(await first("vocês abrem aos sábados?")).toBe("Vocês abrem aos sábados?");
    expect(await first("preciso de jejum pro exame de sangue")).toBe("Preparo para exames");
    expect(await first("posso cancelar minha consulta")).toBe("Política de cancelamento e remarcação");
    expect(await first("onde estacionar")).toBe("Tem estacionamento?");
    expect(await first("qual a cotação do dólar")).toBeUndefined();
  });

  it("does some things by itself, and tells how they went; nothing is planned that no channel could send", async () => {
    const { api_key, project_id } = demo();
    const { body } = await call<{ data: { id: string; last_run: { status: string } | null }[] }>("/automations", {
      key: api_key,
    });
    expect(body.data).toHaveLength(3);
    expect(body.data.every(({ last_run }) => last_run !== null)).toBe(true);
    const runs = await prisma().automationRun.groupBy({ by: ["status"], where: { project_id } });
    expect(runs.map(({ status }) => status).sort()).toEqual(["dropped", "failed", "skipped", "succeeded"]);
    expect(await prisma().automationRun.count({ where: { project_id, due_at: { not: null } } })).toBe(0);
    const drawn = await prisma().automation.findMany({ where: { project_id, id: { startsWith: "flw_" } } });
    expect(drawn).toMatchObject([{ enabled: false, nodes: expect.any(Array) }]);
  });
});
