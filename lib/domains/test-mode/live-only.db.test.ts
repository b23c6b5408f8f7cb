import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId, provenProject } from "@/lib/core/ids";
import { isTestLink } from "@/lib/domains/booking-page/links/customer-booking";
import { linkToken } from "@/lib/domains/booking-page/tokens";
import { makeTwin } from "@/lib/testing/background/twin";
import { makeMember } from "@/lib/testing/world";

type Refusal = { code: string; detail: string };

let twin: Awaited<ReturnType<typeof makeTwin>>;
let headers: Record<string, string>;
beforeAll(async () => {
  twin = await makeTwin();
  const { project } = (await twin.call<{ project: { id: string } }>("/me")).body;
  headers = { "x-workspace-id": project.id };
});

const tried = (method: string, path: string, body?: object) =>
  twin.owner.call<Refusal>(path, { method, headers, ...(body && { body }) });

describe("what is not part of test mode", () => {
  it.each([
    ["POST", "/workspaces", { name: "Second", timezone: "UTC", currency: "EUR", locale: "en" }],
    ["POST", "/workspaces/prj_11111111111111111111/switch", undefined],
    ["POST", "/team/invites", { email: "new@example.com", role: "agent" }],
    ["PUT", "/webchat-site", { enabled: true }],
    ["POST", "/webchat-site/rotate-key", undefined],
    ["POST", "/webchat-site/rotate-identity-secret", undefined],
    ["POST", "/agent-grants", { client_id: "x" }],
  ])("is refused in words: %s %s", async (method, path, body) => {
    const { status, body: refusal } = await tried(method, path, body);
    expect(status).toBe(409);
    expect(refusal.code).toBe("invalid_transition");
    expect(refusal.detail).toContain("not part of test mode");
  });

  it("never touches the accounts of the team", async () => {
    const colleague = await makeMember(twin.live.id, "agent");
    await colleague.call("/me", { headers }); // Brings them into the twin, if anything does.
    const users = await prisma().user.count();
    const { data } = (await tried("GET", "/team/members")).body as unknown as { data: { id: string; role: string }[] };
    for (const { id } of data) {
      expect((await tried("DELETE", `/team/members/${id}`)).status).toBe(409);
      expect((await tried("PATCH", `/team/members/${id}`, { role: "admin" })).status).toBe(409);
      expect((await tried("POST", `/team/members/${id}/password-link`)).status).toBe(409);
    }
    expect(data.length).toBeGreaterThan(0);
    expect(await prisma().user.count()).toBe(users);
    expect((await colleague.call("/me")).status).toBe(200);
  });

  it("has links of customers that say so", async () => {
    const [project, booking] = [provenProject(headers["x-workspace-id"] ?? ""), newId("bkg")];
    expect(await isTestLink(linkToken({ project, booking }))).toBe(true);
    expect(await isTestLink(linkToken({ project: twin.live.id, booking }))).toBe(false);
    expect(await isTestLink("nothing")).toBe(false);
  });

  it("has reports of its own, counted when they are asked for", async () => {
    const customer = { name: "Ana", phone: "+5511987654321" };
    await twin.post("/bookings", { service_id: twin.service, start: await twin.start(2, 10), customer });
    const day = (await twin.start(2, 10)).slice(0, 10);
    const path = `/reports/bookings?from=${day}&to=${day}`;
    const report = await twin.call<{ totals: { bookings: number } }>(path);
    expect(report.body.totals.bookings).toBe(1);
    const live = await twin.live.call<{ totals: { bookings: number } }>(path);
    expect(live.body.totals.bookings).toBe(0);
  });
});
