import { afterAll, describe, expect, it } from "vitest";
import { inTransaction, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { type NotificationKind, notificationChannels, notificationKinds } from "@/lib/domains/account/rules";
import { runAutomationAction } from "@/lib/domains/automations/act";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { MemberNotice } from "@/lib/domains/member-notices/schema";
import { tellWeeks } from "@/lib/domains/reports/weekly/tell";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { makeConnected } from "@/lib/testing/channels";
import { graphFake, telegramFake } from "@/lib/testing/companies/messengers";
import { pushServer } from "@/lib/testing/companies/push";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { linkTelegram, teamOutbox } from "@/lib/testing/team";
import { makeMember, makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

type Channel = (typeof notificationChannels)[number];

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
const post = await mailbox();
const [graph, telegram, push] = [await graphFake(), await telegramFake(), await pushServer()];
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);
afterAll(() => Promise.all([graph.stop(), telegram.stop(), push.stop(), post.stop()]));

const world = await makeConnected();
const { admin: rita } = world;
const catalog = catalogOf(world);
const schedule = await catalog.schedule({ timezone: "UTC", weekly: daily("00:00", "24:00") });
const chair = await catalog.resource({ name: "Rita", schedule_id: schedule.id, member_id: rita.id });
const group = await catalog.group({ resource_ids: [chair.id] });
const cut = await catalog.service({ name: "Corte", requirements: [{ resource_id: chair.id }] });
const queue = await catalog.service({ name: "Entrega", kind: "queue", group_id: group.id });
const { body: endpoint } = await world.call<{ id: string }>("/webhook-endpoints", {
  method: "POST",
  body: { url: "http://127.0.0.1:9/", events: ["booking.created"] },
});

const outbox = teamOutbox(world.id);
await linkTelegram(world.id, rita.id, "900");
const phone = push.browser();
await rita.call("/me/push-subscriptions", { method: "POST", body: phone.subscription });

/** Everybody else, who must not be notified. */
const bystander = await makeMember(world.id, "agent");
const elsewhere = await makeProject();
const stranger = await makeMember(elsewhere.id, "owner");
await bystander.call("/me/notification-preferences", {
  method: "PATCH",
  body: { conversation_waiting: { in_app: false, email: false }, team_notice: { in_app: false, email: false } },
});

let hour = 0;
const create = async <T = { id: string }>(path: string, body: object): Promise<T> => {
  const reply = await world.call<T>(path, { method: "POST", body, idempotencyKey: newId("req") });
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};
const customer = { name: "Ana Souza", phone: "+5511987650001" };
const book = () => {
  const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000 + hour++ * 3_600_000);
  return create("/bookings", { service_id: cut.id, start: start.toISOString(), customer });
};

/** Triggers each kind; the preparation must notify nobody. */
const happen: Record<NotificationKind, () => Promise<unknown>> = {
  booking_created: book,
  booking_cancelled: async () => {
    const { id } = await book();
    await outbox.skip();
    await create(`/bookings/${id}/cancel`, {});
  },
  task_assigned: async () => {
    const { id } = await create("/bookings", { service_id: queue.id, customer });
    await outbox.skip();
    await create(`/bookings/${id}/actions/take`, { resource_id: chair.id });
    await prisma().allocation.deleteMany({ where: { project_id: world.id, booking_id: id } });
  },
  conversation_waiting: async () => {
    const contact = { channel: "telegram", external_id: newId("req"), display_name: "Ana", phone: null } as const;
    const said = { external_id: null, kind: "text", text: "Oi" } as const;
    await receiveMessage(world.id, contact, said, new Date());
    const { external_id } = contact;
    const where = { project_id: world.id, external_id };
    await prisma().conversation.updateMany({ where, data: { mode: "human" } });
    const { id } = await prisma().conversation.findFirstOrThrow({ where });
    await record(prisma(), world.id, "conversation.handed_over", id);
  },
  mentioned: async () => {
    const contact = { channel: "telegram", external_id: newId("req"), display_name: "Ana", phone: null } as const;
    const said = await receiveMessage(world.id, contact, { external_id: null, kind: "text", text: "Oi" }, new Date());
    await outbox.skip();
    const body = { text: "@Rita?", mentions: [rita.id, bystander.id] };
    const note = await bystander.call(`/conversations/${said?.conversation_id}/notes`, { method: "POST", body });
    expect(note.status).toBe(201);
  },
  channel_trouble: async () => {
    const where = { project_id: world.id, channel: "whatsapp" };
    await prisma().channelConnection.updateMany({ where, data: { broken_at: new Date(), broken_reason: "Expired." } });
    await record(prisma(), world.id, "channel.broken", "whatsapp");
  },
  webhook_trouble: async () => {
    await prisma().webhookEndpoint.updateMany({ where: { id: endpoint.id }, data: { active: false } });
    await record(prisma(), world.id, "webhook_endpoint.deactivated", endpoint.id);
  },
  weekly_report: async () => {
    await book();
    await outbox.skip();
    const where = { project_id: world.id };
    const start = { occupied_until: new Date(), told_week: null };
    await prisma().reportState.upsert({ where, create: { ...where, ...start }, update: start });
    // Monday's evening in UTC is Monday in every zone of the tests; tomorrow's booking lies in the week before it.
    const tomorrow = new Date(Date.now() + 86_400_000);
    const monday = tomorrow.getTime() + (8 - (tomorrow.getUTCDay() || 7)) * 86_400_000;
    await tellWeeks(new Date(Math.floor(monday / 86_400_000) * 86_400_000 + 18 * 3_600_000));
  },
  team_notice: () =>
    inTransaction({}, (tx) => {
      const actor = { ...world.actor, identity: { type: "system", id: "aut_1", name: "No-shows" } } as const;
      const subject = { booking: null, conversation: null, message: null } as never;
      return runAutomationAction(tx, actor, subject, { type: "notify_team", message: "Call them" });
    }),
};

/** What has arrived at Rita, by channel. */
async function arrived(): Promise<Record<Channel, number>> {
  const bell = await rita.call<{ data: MemberNotice[] }>("/me/notices?limit=200");
  return {
    in_app: bell.body.data.length,
    email: post.mailsTo(rita.email).length,
    telegram: telegram.sent.filter(({ json }) => String(json.chat_id) === "900").length,
    push: phone.messages().length,
  };
}

const none = Object.fromEntries(notificationChannels.map((channel) => [channel, false])) as Record<Channel, boolean>;
const all = Object.fromEntries(notificationChannels.map((channel) => [channel, true])) as Record<Channel, boolean>;

/** Sets Rita's switches of a kind, lets it happen, and says which channels brought exactly one notice of it. */
async function channelsOf(kind: NotificationKind, switches: Record<Channel, boolean>): Promise<Channel[]> {
  const body = { [kind]: switches };
  expect((await rita.call("/me/notification-preferences", { method: "PATCH", body })).status).toBe(200);
  await outbox.skip();
  const before = await arrived();
  await happen[kind]();
  await outbox.tell();
  const after = await arrived();
  return notificationChannels.filter((channel) => {
    const more = after[channel] - before[channel];
    expect(more, `${kind} by ${channel}`).toBeLessThanOrEqual(1);
    return more === 1;
  });
}

describe("a notification switch", () => {
  const switches = notificationKinds.flatMap((kind) => notificationChannels.map((channel) => ({ kind, channel })));

  it.each(switches)("of $kind by $channel brings it alone when it alone is on, and nothing when off", async (of) => {
    expect(await channelsOf(of.kind, { ...none, [of.channel]: true })).toEqual([of.channel]);
    const others = notificationChannels.filter((each) => each !== of.channel);
    expect(await channelsOf(of.kind, { ...all, [of.channel]: false })).toEqual(others);
  });

  it("lets nobody hear whom it does not concern, nor anybody of another workspace", async () => {
    expect(post.mailsTo(bystander.email)).toEqual([]);
    expect(post.mailsTo(stranger.email)).toEqual([]);
    for (const { call } of [bystander, stranger])
      expect((await call<{ data: unknown[] }>("/me/notices")).body.data).toEqual([]);
  });

  it("tells a device in the workspace's language what happened and where to look, signed with our key", async () => {
    const { body } = await rita.call<{ public_key: string }>("/me/push-key");
    expect(push.received.every(({ claims }) => claims.key === body.public_key && claims.aud === push.origin)).toBe(
      true,
    );
    const subjects = phone.messages().map(({ subject }) => subject);
    expect(subjects).toContain("Test: Novo agendamento: Ana Souza");
    expect(subjects).toContain("Test: Nova tarefa atribuída: Entrega");
    expect(phone.messages().every(({ link }) => /[?&]notice=mnt_/.test(link ?? ""))).toBe(true);
    expect(push.received.some(({ raw }) => raw.includes("Ana"))).toBe(false);
  });
});
