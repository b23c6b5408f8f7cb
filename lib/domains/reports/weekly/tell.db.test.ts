import { afterAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { sendNotices } from "@/lib/domains/member-notices/send";
import { countPastOccupancy } from "@/lib/domains/reports/store";
import { tellWeeks } from "@/lib/domains/reports/weekly/tell";
import { makeChairs } from "@/lib/testing/catalog";
import { mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

const post = await mailbox();
afterAll(() => post.stop());

const world = await makeProject({ timezone: "America/Sao_Paulo", locale: "pt-BR" });
const owner = await makeMember(world.id, "owner");
const agent = await makeMember(world.id, "agent");
const { service } = await makeChairs(world.id, 1);
const day = 86_400_000;
/** The Monday after tomorrow, at its beginning in UTC. */
const tomorrow = Math.floor(Date.now() / day) * day + day;
const monday = tomorrow + (8 - (new Date(tomorrow).getUTCDay() || 7)) * day;
const at = (hours: number) => new Date(monday + hours * 3_600_000);
const start = new Date(tomorrow + 15 * 3_600_000).toISOString();

const noticesOf = async ({ call }: typeof owner) =>
  (await call<{ data: { kind: string; message: string; link: string }[] }>("/me/notices")).body.data.filter(
    ({ kind }) => kind === "weekly_report",
  );

describe("the week that has ended", () => {
  it("is told once to owners and admins, on Monday from seven in the workspace's own time, even by several workers", async () => {
    const body = { service_id: service, start, customer: { name: "Ana", phone: "+5511987650001" } };
    expect((await world.call("/bookings", { method: "POST", body, idempotencyKey: "one" })).status).toBe(201);
    await countPastOccupancy(at(12), 60);
    // Seven o'clock in São Paulo is ten in UTC.
    expect(await tellWeeks(at(9.9))).toBe(0);
    const told = await Promise.all(Array.from({ length: 8 }, () => tellWeeks(at(10))));
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await tellWeeks(at(30))).toBe(0);
    const [notice, ...others] = await noticesOf(owner);
    const date = (shift: number) => new Date(monday + shift * day).toISOString().slice(0, 10);
    expect(notice).toMatchObject({ link: `/reports?from=${date(-7)}&to=${date(-1)}` });
    expect(notice?.message).toMatch(/^Reservas: 1 \(0 na semana anterior\)$/m);
    expect([others, await noticesOf(agent)]).toEqual([[], []]);
  });

  it("arrives as a letter with a link to its days", async () => {
    await sendNotices();
    const mail = await post.mailTo(owner.email);
    expect(mail.subject).toContain("A sua semana em números");
    const read = (mail.text ?? "").split("\n").map((line) => line.trim());
    expect(read).toContain("Reservas: 1 (0 na semana anterior)");
    expect(read.find((line) => line.startsWith("Ocupação: "))).toMatch(/^Ocupação: \d.*%, .+ h.* de .+ h/);
    expect(mail.text).toContain("/reports?from=");
    // A figure a line, for who reads it as a page too.
    expect(mail.html).toMatch(/Reservas: 1 \(0 na semana anterior\)\s*(<br|<\/)/);
    expect(mail.html).toContain("/reports?from=");
    // Nothing of one colleague is in it.
    expect(`${mail.text}${mail.html}`).not.toContain("Chair");
    expect(post.mailsTo(agent.email)).toEqual([]);
  });

  it("is no news when nothing happened, nor from Wednesday on", async () => {
    expect(await tellWeeks(at(7 * 24 + 12))).toBe(0);
    await prisma().reportState.updateMany({ where: { project_id: world.id }, data: { told_week: null } });
    expect(await tellWeeks(at(2 * 24 + 12))).toBe(0);
    expect((await noticesOf(owner)).length).toBe(1);
  });
});
