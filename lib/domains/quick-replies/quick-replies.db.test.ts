import { beforeAll, describe, expect, it } from "vitest";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Conversation } from "@/lib/domains/conversations/schema";
import type { QuickReply } from "@/lib/domains/quick-replies/schema";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
let agent: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject();
  [admin, agent] = [await makeMember(world.id, "admin"), await makeMember(world.id, "agent")];
});

const keep = (shortcut: string) =>
  admin.call<QuickReply>("/quick-replies", { method: "POST", body: { shortcut, text: "From 9 to 18." } });

describe("a quick reply", () => {
  it("is kept by an admin, found by everybody, and changed and deleted", async () => {
    const { status, body: made } = await keep("Hours");
    expect([status, made.shortcut]).toEqual([201, "hours"]);
    const body = { text: "From 8 to 20." };
    expect((await agent.call(`/quick-replies/${made.id}`, { method: "PATCH", body })).status).toBe(403);
    expect(await admin.call(`/quick-replies/${made.id}`, { method: "PATCH", body })).toMatchObject({ body });
    const list = () => agent.call<{ data: QuickReply[] }>("/quick-replies");
    expect((await list()).body.data.map(({ text }) => text)).toEqual(["From 8 to 20."]);
    expect((await admin.call(`/quick-replies/${made.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await list()).body.data).toEqual([]);
  });

  it("has its shortcut alone, whoever asks at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep("pix")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const other = await keep("price");
    const change = { method: "PATCH", body: { shortcut: "pix" } };
    expect(await admin.call(`/quick-replies/${other.body.id}`, change)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/shortcut", code: "already_used" }] },
    });
  });
});

describe("quick replies to begin with", () => {
  const begin = (who: Pick<typeof admin, "call">) =>
    who.call<{ data: QuickReply[] }>("/quick-replies/starters", { method: "POST" });
  it("speak the workspace's language, are added once, and leave a taken shortcut alone", async () => {
    const spanish = await makeProject({ locale: "es" });
    const owner = await makeMember(spanish.id, "admin");
    const own = { shortcut: "hola", text: "Lo nuestro" };
    await owner.call("/quick-replies", { method: "POST", body: own });
    const { status, body } = await begin(owner);
    expect([status, body.data.map(({ shortcut }) => shortcut)]).toEqual([200, ["cita", "cuando", "espera", "gracias"]]);
    expect(body.data[0]?.text).toContain("{next_booking}");
    expect((await begin(owner)).body.data).toEqual([]);
    const kept = await owner.call<{ data: QuickReply[] }>("/quick-replies");
    expect(kept.body.data.find(({ shortcut }) => shortcut === "hola")?.text).toBe("Lo nuestro");
    expect((await begin(agent)).status).toBe(403);
  });
});

describe("a resolved conversation", () => {
  it("is opened again by hand, once", async () => {
    const contact = { channel: "webchat" as const, external_id: "one", display_name: "Ana", phone: null };
    const said = await receiveMessage(world.id, contact, { external_id: null, kind: "text", text: "Hi" }, new Date());
    const move = (what: string) =>
      agent.call<Conversation>(`/conversations/${said?.conversation_id}/${what}`, { method: "POST" });
    expect((await move("resolve")).body.status).toBe("resolved");
    expect((await move("reopen")).body).toMatchObject({ status: "open", unread_count: 0 });
    expect((await move("reopen")).status).toBe(200);
  });
});
