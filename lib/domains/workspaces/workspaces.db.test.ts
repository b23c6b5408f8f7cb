import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { StageConfig } from "@/lib/domains/stages/schema";
import type { Workspace } from "@/lib/domains/workspaces/schema";
import { makeAccount, makeMember, makeProject, seat } from "@/lib/testing/world";

type Page = { data: Workspace[]; next_cursor: string | null };
type Me = { project: { id: string; name: string }; member: { role: string } };

const body = { name: "Segunda Sede", timezone: "America/Asuncion", currency: "PYG", locale: "es-PY" };

describe("several workspaces", () => {
  it("are made and switched between, and the session goes on in the one chosen", async () => {
    const ana = await makeAccount();
    const made = await ana.call<Workspace>("/workspaces", { method: "POST", body });
    expect(made).toMatchObject({ status: 201, body: { role: "owner", current: true, slug: "segunda-sede" } });
    expect(made.headers.get("location")).toBe(`/api/v1/workspaces/${made.body.id}`);
    expect((await ana.call<Me>("/me")).body.project.id).toBe(made.body.id);

    const back = await ana.call<Workspace>(`/workspaces/${ana.workspace.id}/switch`, { method: "POST" });
    expect(back).toMatchObject({ status: 200, body: { id: ana.workspace.id, current: true } });
    expect((await ana.call<Me>("/me")).body.project.id).toBe(ana.workspace.id);
    const { data } = (await ana.call<Page>("/workspaces")).body;
    expect(data.map(({ id, current, role }) => [id, current, role])).toEqual([
      [ana.workspace.id, true, "owner"],
      [made.body.id, false, "owner"],
    ]);
  });

  it("begin with stages named in their language, which a later change of it does not rename", async () => {
    const ana = await makeAccount();
    const { id } = (await ana.call<Workspace>("/workspaces", { method: "POST", body })).body;
    const names = async () => {
      const { version, stages, actions } = (await ana.call<StageConfig>("/stage-config")).body;
      return [version, stages[1]?.key, stages[1]?.name, actions[0]?.key, actions[0]?.label];
    };
    expect(await names()).toEqual([1, "queued", "En cola", "take", "Tomar"]);
    await ana.call(`/workspaces/${id}`, { method: "PATCH", body: { locale: "pt-BR" } });
    expect(await names()).toEqual([1, "queued", "En cola", "take", "Tomar"]);
  });

  it("have addresses of their own, whatever their names, also when made at once", async () => {
    const ana = await makeAccount();
    const twins = await Promise.all(
      Array.from({ length: 5 }, () =>
        ana.call<Workspace>("/workspaces", { method: "POST", body: { ...body, name: "Óptica Única" } }),
      ),
    );
    expect(twins.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const slugs = twins.map(({ body }) => body.slug);
    expect(new Set(slugs).size).toBe(5);
    expect(slugs.every((slug) => slug.startsWith("optica-unica"))).toBe(true);
  });

  it("do not exist for strangers", async () => {
    const ana = await makeAccount();
    const other = await makeProject();
    for (const [path, method] of [
      ["", "GET"],
      ["", "PATCH"],
      ["/switch", "POST"],
    ] as const) {
      const options = method === "PATCH" ? { method, body: { name: "Mine" } } : { method };
      expect((await ana.call(`/workspaces/${other.id}${path}`, options)).status, method + path).toBe(404);
    }
    expect((await ana.call<Me>("/me")).body.project.id).toBe(ana.workspace.id);
  });
});

describe("a workspace", () => {
  it("is changed by an admin of that workspace, and the change is audited there", async () => {
    const world = await makeProject();
    const admin = await makeMember(world.id, "admin");
    const elsewhere = await makeProject();
    await seat(elsewhere.id, admin.user, "agent");
    const change = { name: "Nova", timezone: "America/Argentina/Buenos_Aires", currency: "ARS", locale: "es-AR" };
    const reply = await admin.call<Workspace>(`/workspaces/${world.id}`, { method: "PATCH", body: change });
    expect(reply).toMatchObject({ status: 200, body: { ...change, current: false, role: "admin" } });
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { project_id: world.id } });
    expect(entry).toMatchObject({ action: "workspace.updated", changes: { name: { from: "Test", to: "Nova" } } });
    expect(entry.actor).toMatchObject({ id: admin.id, role: "admin" });
    const refused = await admin.call(`/workspaces/${elsewhere.id}`, { method: "PATCH", body: change });
    expect(refused).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
  });

  it("keeps its address when another has the one asked for", async () => {
    const ana = await makeAccount();
    const bia = await makeAccount();
    const path = `/workspaces/${bia.workspace.id}`;
    const taken = await bia.call(path, { method: "PATCH", body: { slug: ana.workspace.slug } });
    expect(taken).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/slug", code: "slug_taken" }] } });
    expect((await bia.call(path, { method: "PATCH", body: { slug: "Not A Slug" } })).status).toBe(422);
    const read = await bia.call<Workspace>(path);
    expect(read.body.slug).toBe(bia.workspace.slug);
    expect((await bia.call(path, { method: "PATCH", body: { ...read.body, name: "De volta" } })).status).toBe(200);
  });

  it("is refused with a zone or currency that is none", async () => {
    const ana = await makeAccount();
    const wrong = { ...body, timezone: "Mars/Olympus", currency: "EUR" };
    const reply = await ana.call<{ errors: { pointer: string }[] }>("/workspaces", { method: "POST", body: wrong });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map(({ pointer }) => pointer).sort()).toEqual(["#/currency", "#/timezone"]);
  });
});
