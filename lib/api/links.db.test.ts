import { beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { env } from "@/lib/core/env";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let owner: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject();
  owner = await makeMember(world.id);
});

describe("what was made", () => {
  it.each([
    ["/quick-replies", { shortcut: "hours", text: "From 9 to 18." }],
    ["/api-keys", { name: "Till", scopes: ["bookings:read"] }],
    ["/team/invites", { email: "new@example.com", role: "agent" }],
  ])("by POST %s is read at its Location, and by no other workspace", async (path, body) => {
    const made = await owner.call<{ id: string }>(path, { method: "POST", body });
    expect(made.status).toBe(201);
    const location = (made.headers.get("location") ?? "").replace("/api/v1", "");
    expect(location).toBe(`${path}/${made.body.id}`);
    const read = await owner.call<{ id: string }>(location);
    expect([read.status, read.body.id]).toEqual([200, made.body.id]);
    expect(made.body).toMatchObject(read.body);
    const stranger = await makeMember((await makeProject()).id);
    expect((await stranger.call(location)).status).toBe(404);
  });
});

describe("a problem", () => {
  it("leads to the documentation of the installation that answers", async () => {
    const { body } = await world.call<{ type: string }>("/bookings/bkg_nobody");
    expect(body.type).toBe(`${env().APP_URL}/docs/problems/not_found`);
  });
});

describe("the history of the API", () => {
  it("is served beside the description, to everybody", async () => {
    const answer = await dispatch(new Request("http://localhost/api/v1/changes.md"));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(await answer.text()).toMatch(/^# History of the API/);
  });
});
