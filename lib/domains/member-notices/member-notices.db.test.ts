import { afterAll, afterEach, describe, expect, it } from "vitest";
import { clock, setClock } from "@/lib/core/clock";
import { inTransaction, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { runAutomationAction } from "@/lib/domains/automations/act";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { escalateDue } from "@/lib/domains/member-notices/escalate";
import type { MemberNotice } from "@/lib/domains/member-notices/schema";
import { sendNotices } from "@/lib/domains/member-notices/send";
import { tellTeam, tellWaiting } from "@/lib/domains/member-notices/tell-team";
import { pushServer } from "@/lib/testing/companies/push";
import { setEnv } from "@/lib/testing/environment";
import { busy, mailbox } from "@/lib/testing/mailbox";
import { ana, at, salon } from "@/lib/testing/salon";
import { teamOutbox } from "@/lib/testing/team";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
const { mailsTo, mailTo, mood, stop } = await mailbox();
const push = await pushServer();
afterAll(() => Promise.all([stop(), push.stop()]));
afterEach(() => {
  mood.refuses = () => null;
  push.state.status = 201;
  setClock({ now: () => new Date() });
});

type World = Awaited<ReturnType<typeof makeProject>>;
type Colleague = Awaited<ReturnType<typeof makeMember>>;
type Page = { data: MemberNotice[]; unread_count: number };

const later = (minutes: number) => {
  const then = clock.now().getTime() + minutes * 60_000;
  setClock({ now: () => new Date(then) });
};
const to = ({ email }: Colleague) => mailsTo(email);
const send = async () => {
  await sendNotices();
  await deliverMail();
};
const bell = async ({ call }: Colleague, query = "") => (await call<Page>(`/me/notices${query}`)).body;
const prefer = (member: Colleague, body: object) =>
  member.call("/me/notification-preferences", { method: "PATCH", body });

async function deactivated(world: World) {
  const body = { url: "http://127.0.0.1:9/", events: ["booking.created"] };
  const { id } = (await world.call<{ id: string }>("/webhook-endpoints", { method: "POST", body })).body;
  await prisma().$executeRaw`
    UPDATE webhook_endpoint SET active = false, deactivated_by = 'failures', deactivated_at = now(),
      last_failure_at = now(), last_error = 'http_status', last_status_code = 500, last_detail = 'It answered 500.'
    WHERE id = ${id}`;
  await record(prisma(), world.id, "webhook_endpoint.deactivated", id);
  return id;
}

/** A contact who waits for a person, as the bot left them. */
async function handedOver(world: World) {
  const contact = { channel: "webchat", external_id: newId("vis"), display_name: "Ana", phone: null } as const;
  const said = { external_id: null, kind: "text", text: "Oi" } as const;
  await receiveMessage(world.id, contact, said, new Date());
  const where = { project_id: world.id, external_id: contact.external_id };
  await prisma().conversation.updateMany({ where, data: { mode: "human" } });
  const { id } = await prisma().conversation.findFirstOrThrow({ where });
  const event = await record(prisma(), world.id, "conversation.handed_over", id);
  return { id, event };
}

describe("a deactivated endpoint", () => {
  it("is told to owners and admins, in the workspace's language, with the reason and the way to it", async () => {
    const world = await makeProject();
    const [owner, admin] = [await makeMember(world.id, "owner"), await makeMember(world.id, "admin")];
    const agent = await makeMember(world.id, "agent");
    const id = await deactivated(world);
    expect(await teamOutbox(world.id).tell()).toBe(2);
    for (const each of [owner, admin]) {
      const letter = await mailTo(each.email);
      expect(letter.subject).toContain("desativado");
      expect(letter.text).toContain("It answered 500.");
      expect(letter.text).toContain(`/settings/webhooks/${id}`);
      expect((await bell(each)).data).toMatchObject([{ kind: "webhook_trouble", link: `/settings/webhooks/${id}` }]);
    }
    expect(to(agent)).toEqual([]);
    expect((await bell(agent)).data).toEqual([]);
  });

  it("is told again to whom no letter reached, and to nobody twice", async () => {
    const world = await makeProject();
    const [owner, admin] = [await makeMember(world.id, "owner"), await makeMember(world.id, "admin")];
    const outbox = teamOutbox(world.id);
    await deactivated(world);
    mood.refuses = ({ command, address }) => (command === "RCPT" && address === owner.email ? busy : null);
    await outbox.tell();
    expect([to(owner).length, to(admin).length]).toEqual([0, 1]);
    mood.refuses = () => null;
    later(2);
    await send();
    expect([to(owner).length, to(admin).length]).toEqual([1, 1]);
    const attempts = await prisma().memberNoticeAttempt.findMany({
      where: { project_id: world.id, notice: { member_id: owner.id } },
      orderBy: { attempt: "asc" },
    });
    expect(attempts).toMatchObject([{ outcome: "sent" }]);
  });

  it("makes nothing when the same event comes again, nor once it is on again", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const id = await deactivated(world);
    const { id: event } = await prisma().event.findFirstOrThrow({
      where: { project_id: world.id, type: "webhook_endpoint.deactivated" },
    });
    const happened = {
      id: event,
      type: "webhook_endpoint.deactivated",
      project_id: world.id,
      subject_id: id,
      data: {},
    };
    expect(await Promise.all([tellTeam([happened]), tellTeam([happened])])).toEqual(expect.arrayContaining([0, 1]));
    await prisma().$executeRaw`UPDATE webhook_endpoint SET active = true WHERE id = ${id}`;
    expect(await tellTeam([{ ...happened, id: newId("evt") }])).toBe(0);
    expect((await bell(owner)).data).toHaveLength(1);
  });
});

describe("a booking", () => {
  it("is told to who works in it and who leads, once, and not to who did it", async () => {
    const { world, cut, people, visitor } = await salon();
    const [owner, bia, caio] = [
      await makeMember(world.id, "owner"),
      await makeMember(world.id, "agent"),
      await makeMember(world.id, "agent"),
    ];
    for (const [at, { id }] of [bia, caio].entries())
      await world.call(`/resources/${people[at]?.id}`, { method: "PATCH", body: { member_id: id } });
    const outbox = teamOutbox(world.id);
    await outbox.skip();
    const held = await visitor.hold(at("09:00"), { resource_id: people[0]?.id });
    await outbox.tell();
    expect((await bell(owner)).data, "a hold is no booking").toEqual([]);
    await visitor.confirm(held.body);
    await outbox.tell();
    const [told] = (await bell(owner)).data;
    expect(told).toMatchObject({
      kind: "booking_created",
      about: "confirmed",
      customer: "Ana Souza",
      service: "Corte",
    });
    const booking = String(told?.link.split("/").at(-1));
    const { resource_id } = await prisma().allocation.findFirstOrThrow({ where: { booking_id: booking } });
    const [worker, other] = resource_id === people[0]?.id ? [bia, caio] : [caio, bia];
    expect((await bell(worker)).data).toHaveLength(1);
    expect((await bell(other)).data).toEqual([]);
    // The worker cancels it: the owner hears of that, and nobody else.
    expect((await worker.call(`/bookings/${booking}/cancel`, { method: "POST", body: {} })).status).toBe(200);
    await outbox.tell();
    expect((await bell(owner)).data[0]).toMatchObject({ kind: "booking_cancelled", about: "cancelled" });
    expect((await bell(worker)).data).toHaveLength(1);
    expect(cut.name).toBe("Corte");
  });

  it("that was moved is told with both times", async () => {
    const { world, cut } = await salon();
    const owner = await makeMember(world.id, "owner");
    const outbox = teamOutbox(world.id);
    const body = { service_id: cut.id, start: at("09:00"), customer: ana };
    const idempotencyKey = newId("req");
    const made = await world.call<{ id: string }>("/bookings", { method: "POST", body, idempotencyKey });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body;
    await outbox.skip();
    const to = { method: "POST", body: { start: at("10:00") }, idempotencyKey: newId("req") };
    expect((await world.call(`/bookings/${id}/reschedule`, to)).status).toBe(201);
    await outbox.tell();
    expect((await bell(owner)).data).toMatchObject([
      { kind: "booking_cancelled", about: "rescheduled", before: at("09:00"), start: at("10:00") },
    ]);
  });
});

describe("a conversation that was handed over", () => {
  it("goes to its assignee, else to everybody, and to the admins when nobody opens it for ten minutes, once", async () => {
    const world = await makeProject();
    const [owner, agent] = [await makeMember(world.id, "owner"), await makeMember(world.id, "agent")];
    const outbox = teamOutbox(world.id);
    const { id } = await handedOver(world);
    expect(await outbox.tell()).toBe(2);
    expect((await bell(agent)).data).toMatchObject([{ link: `/conversations/${id}`, customer: "Ana" }]);
    later(9);
    expect(await escalateDue()).toBe(0);
    later(2);
    expect(await escalateDue()).toBe(1);
    expect(await escalateDue()).toBe(0);
    await send();
    expect((await bell(owner)).data.map(({ escalation }) => escalation)).toEqual([true, false]);
    expect(to(owner)).toHaveLength(2);
    expect(to(owner)[1]?.text).toContain("Ningu");
    expect([to(agent).length, (await bell(agent)).data.length]).toEqual([1, 1]);
    // Reading one reads both: they are about the same event.
    const [first] = (await bell(owner)).data;
    await owner.call(`/me/notices/${first?.id}/read`, { method: "POST" });
    expect((await bell(owner)).unread_count).toBe(0);
  });

  it("is not escalated once somebody has opened the notice or the conversation", async () => {
    const world = await makeProject();
    const [owner, agent] = [await makeMember(world.id, "owner"), await makeMember(world.id, "agent")];
    const outbox = teamOutbox(world.id);
    await handedOver(world);
    await outbox.tell();
    const [notice] = (await bell(agent)).data;
    await agent.call(`/me/notices/${notice?.id}/read`, { method: "POST" });
    const { id } = await handedOver(world);
    await outbox.tell();
    await agent.call(`/conversations/${id}/read`, { method: "POST" });
    later(11);
    expect(await escalateDue()).toBe(0);
    expect((await bell(owner)).data).toHaveLength(2);
  });

  it("is told of once while the same words wait", async () => {
    const world = await makeProject();
    const agent = await makeMember(world.id, "agent");
    const { id } = await handedOver(world);
    const said = () => ({ id: newId("evt"), type: "message.received", project_id: world.id, subject_id: id, data: {} });
    expect(await tellWaiting(said())).toBe(1);
    expect(await tellWaiting(said())).toBe(0);
    await agent.call(`/conversations/${id}/read`, { method: "POST" });
    expect(await tellWaiting(said())).toBe(0);
  });
});

describe("an automation's word to the team", () => {
  const notify = (world: World) =>
    inTransaction({}, (tx) =>
      runAutomationAction(tx, world.actor, { booking: null, conversation: null, message: null } as never, {
        type: "notify_team",
        message: "Call them",
      }),
    );

  it("reaches everybody, and fails where it reaches nobody", async () => {
    const world = await makeProject();
    expect(await notify(world)).toMatchObject({ result: "failed" });
    const agent = await makeMember(world.id, "agent");
    expect(await notify(world)).toMatchObject({ result: "done" });
    expect((await bell(agent)).data).toMatchObject([{ kind: "team_notice", message: "Call them" }]);
    await prefer(agent, { team_notice: { in_app: false, email: false } });
    expect(await notify(world)).toMatchObject({ result: "failed" });
  });
});

describe("a member's manner", () => {
  it("holds back what falls into quiet hours, but not from the bell", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const owner = await makeMember(world.id, "owner");
    await prefer(owner, { quiet_hours: { from: "22:00", to: "07:00" } });
    setClock({ now: () => new Date("2031-03-04T23:30:00Z") });
    await deactivated(world);
    await teamOutbox(world.id).tell();
    expect([to(owner).length, (await bell(owner)).unread_count]).toEqual([0, 1]);
    setClock({ now: () => new Date("2031-03-05T06:59:00Z") });
    await send();
    expect(to(owner)).toHaveLength(0);
    setClock({ now: () => new Date("2031-03-05T07:00:00Z") });
    await send();
    expect(to(owner)).toHaveLength(1);
  });

  it("gathers an hour into one e-mail, without what was read meanwhile", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    await prefer(owner, { email_digest: "hourly" });
    setClock({ now: () => new Date("2031-03-04T10:05:00Z") });
    const ids = [await deactivated(world), await deactivated(world), await deactivated(world)];
    await teamOutbox(world.id).tell();
    const read = (await bell(owner)).data.find(({ link }) => link.endsWith(String(ids[0])));
    await owner.call(`/me/notices/${read?.id}/read`, { method: "POST" });
    expect(to(owner)).toHaveLength(0);
    setClock({ now: () => new Date("2031-03-04T11:00:00Z") });
    await send();
    const [letter, ...more] = to(owner);
    expect(more).toEqual([]);
    expect(ids.map((id) => letter?.text?.includes(id))).toEqual([false, true, true]);
  });
});

describe("a device", () => {
  it("that the push service does not know any more is forgotten; one that answers otherwise is tried again", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const phone = push.browser();
    const body = phone.subscription;
    expect((await owner.call("/me/push-subscriptions", { method: "POST", body })).status).toBe(200);
    push.state.status = 503;
    await deactivated(world);
    const outbox = teamOutbox(world.id);
    await outbox.tell();
    push.state.status = 201;
    later(1);
    await send();
    expect(phone.messages()).toHaveLength(1);
    push.state.status = 410;
    await deactivated(world);
    await outbox.tell();
    expect(await prisma().pushSubscription.count({ where: { project_id: world.id } })).toBe(0);
  });

  it("must stand at a public address", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const { keys } = push.browser().subscription;
    for (const endpoint of ["http://push.example.com/x", "https://10.0.0.1/x", "https://localhost/x", "nonsense"]) {
      const reply = await owner.call<{ errors: { pointer: string }[] }>("/me/push-subscriptions", {
        method: "POST",
        body: { endpoint, keys },
      });
      expect([reply.status, reply.body.errors[0]?.pointer], endpoint).toEqual([422, "#/endpoint"]);
    }
  });
});

describe("a notice", () => {
  it("is read by its own member alone, and by nobody of another workspace", async () => {
    const [world, other] = [await makeProject(), await makeProject()];
    const [owner, colleague] = [await makeMember(world.id, "owner"), await makeMember(world.id, "admin")];
    const stranger = await makeMember(other.id, "owner");
    await deactivated(world);
    await teamOutbox(world.id).tell();
    const [notice] = (await bell(owner)).data;
    for (const { call } of [colleague, stranger])
      expect((await call(`/me/notices/${notice?.id}/read`, { method: "POST" })).status).toBe(404);
    expect((await bell(owner, "?unread=true")).data).toHaveLength(1);
    expect((await owner.call<{ read: number }>("/me/notices/read-all", { method: "POST" })).body.read).toBe(1);
    expect((await bell(owner, "?unread=true")).data).toEqual([]);
    expect((await bell(colleague)).unread_count).toBe(1);
    expect((await bell(stranger)).data).toEqual([]);
  });
});
