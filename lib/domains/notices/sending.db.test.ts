import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock, setClock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { deliverMessages } from "@/lib/domains/channels/delivery/deliver";
import type { Customer } from "@/lib/domains/customers/schema";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { hearReply } from "@/lib/domains/notices/replies";
import type { Notice, NoticeOutlook, NoticePreview } from "@/lib/domains/notices/schema";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { settleMail, settleMessage } from "@/lib/domains/notices/settle";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeConnected } from "@/lib/testing/channels";
import { graphFake, telegramFake, waMessage } from "@/lib/testing/companies/messengers";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";

const post = await mailbox();
const graph = await graphFake();
const telegram = await telegramFake();
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);

let world: Awaited<ReturnType<typeof makeConnected>>;
let service: string;
let n = 0;
beforeAll(async () => {
  world = await makeConnected();
  ({ service } = await makeChairs(world.id, 9, { name: "Limpeza" }));
});
afterEach(() => {
  setClock({ now: () => new Date() });
  post.mood.refuses = () => null;
});
afterAll(() => Promise.all([graph.stop(), telegram.stop(), post.stop()]));

const later = (ms: number) => {
  const at = clock.now().getTime() + ms;
  setClock({ now: () => new Date(at) });
};
const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const reply = await world.call<T>(path, { method, ...(body ? { body } : {}), idempotencyKey: `s${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
const someone = () => ({ name: "Ana", phone: `+55119${82_000_000 + n++}`, email: `ana${n}@example.com` });
const book = (customer: object = someone(), more: object = {}) =>
  call<Booking>("POST", "/bookings", {
    service_id: service,
    start: hourAhead(7 + (n % 20), 9 + (n % 8)),
    customer,
    ...more,
  });
const noticesOf = async ({ id }: Booking) => (await call<{ data: Notice[] }>("GET", `/bookings/${id}/notices`)).data;
const newest = async (booking: Booking, kind: Notice["kind"]) =>
  (await noticesOf(booking)).find((each) => each.kind === kind);

/** What the worker does: passes on, delivers, and learns what became of it. */
async function work(): Promise<void> {
  await sendDueNotices();
  await deliverMail();
  await deliverMessages();
  const under = await prisma().notice.findMany({ where: { project_id: world.id, status: "sending" } });
  for (const { mail_id, message_id } of under) {
    const mail = mail_id && (await prisma().outgoingMail.findUnique({ where: { id: mail_id } }));
    if (mail) await settleMail(world.id, mail.id, mail.status);
    if (message_id) await settleMessage(world.id, message_id);
  }
  await sendDueNotices();
}

/** A contact on WhatsApp, whom we may write to for a day. */
async function talking(phone: string) {
  const wa_id = phone.slice(1);
  const say = (body: string) =>
    world.hear([waMessage("text", { text: { body } }, wa_id)], [], [{ wa_id, name: "Ana" }]);
  expect((await say("Oi")).status).toBe(200);
  const conversation = await prisma().conversation.findFirstOrThrow({
    where: { project_id: world.id, channel: "whatsapp", external_id: phone },
  });
  const heard = () =>
    graph.sent
      .filter(({ json }) => String(json.to).replace(/\D/g, "") === wa_id)
      .map(({ json }) => (json.text as { body: string }).body);
  return { say, heard, conversation: conversation.id };
}

describe("a customer with an e-mail address", () => {
  it("gets the confirmation with an entry for their calendar, which a move renews and a cancellation takes out", async () => {
    const ana = someone();
    const booking = await book(ana);
    await work();
    const first = await post.mailTo(ana.email);
    expect(first.subject).toContain("Limpeza");
    expect(first.text).toContain("/m/");
    expect(first.raw).toContain("method=REQUEST");
    const uid = /UID:(\S+)/.exec(first.attachments.map(({ content }) => content.toString()).join())?.[1];
    expect(uid).toContain(booking.id);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent", way: "email" });
    const moved = await call<Booking>("POST", `/bookings/${booking.id}/reschedule`, { start: hourAhead(3, 16) });
    later(20_000);
    await work();
    await call("POST", `/bookings/${moved.id}/cancel`);
    later(20_000);
    await work();
    const files = post
      .mailsTo(ana.email)
      .map(({ attachments }) => attachments.map(({ content }) => `${content}`).join());
    expect(files).toHaveLength(3);
    expect(files.every((file) => file.includes(`UID:${uid}`))).toBe(true);
    expect(files[2]).toContain("METHOD:CANCEL");
  });

  it("is asked in the confirmation for what the desk did not ask, until it is answered", async () => {
    const asking = (key: string, label: string) => ({ key, label, type: "text", required: true, options: [] });
    const fields = { name: "Vistoria", intake_fields: [asking("plate", "Placa"), asking("odd", "{link}")] };
    const { service: inspection } = await makeChairs(world.id, 1);
    await call("PATCH", `/services/${inspection}`, fields);
    const [ana, eva, rui] = [someone(), someone(), someone()];
    const at = (hour: number) => ({ service_id: inspection, start: hourAhead(40, hour) });
    const asked = await book(ana, at(9));
    await book(eva, { ...at(11), intake: { plate: "ABC1D23", odd: "x" } });
    const known = await talking(rui.phone);
    await book({ name: "Rui", phone: rui.phone }, at(13));
    await work();
    const question = "Antes da visita, responda pelo link abaixo: Placa, {link}.";
    expect((await post.mailTo(ana.email)).text).toContain(question);
    expect((await post.mailTo(eva.email)).text).not.toContain("responda pelo link");
    expect(known.heard().join("\n")).toMatch(/responda pelo link abaixo: Placa, \{link\}\.[\s\S]*\/m\//);
    await call("PATCH", `/bookings/${asked.id}`, { intake: { plate: "ABC1D23", odd: "x" } });
    await call("POST", `/bookings/${asked.id}/reschedule`, { start: hourAhead(41, 9) });
    later(20_000);
    await work();
    const moved = post.mailsTo(ana.email).at(-1)?.text ?? "";
    expect(moved).not.toContain("responda pelo link");
  });

  it("hears nothing of what is undone in time, nor of what somebody chose not to tell", async () => {
    const ana = someone();
    const booking = await book(ana, { notify: false });
    await call("POST", `/bookings/${booking.id}/cancel`);
    await call("POST", `/bookings/${booking.id}/undo`);
    later(20_000);
    await work();
    expect(post.mailsTo(ana.email)).toEqual([]);
    await call("POST", `/bookings/${booking.id}/cancel`, { notify: false });
    later(20_000);
    await work();
    expect(post.mailsTo(ana.email)).toEqual([]);
  });

  it("is not told of a time that no longer holds by a mail that waited for its server", async () => {
    const ana = someone();
    const booking = await book(ana);
    post.mood.refuses = () => ({ code: 451, words: "later" });
    await work();
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sending" });
    await call("POST", `/bookings/${booking.id}/reschedule`, { start: hourAhead(3, 15) });
    post.mood.refuses = () => null;
    later(120_000);
    await work();
    expect(post.mailsTo(ana.email)).toHaveLength(1);
    expect(post.mailsTo(ana.email)[0]?.subject).toMatch(/^Novo horário/);
  });

  it("is reminded once when the worker comes late, and not of a visit that has begun", async () => {
    const ana = someone();
    const booking = await book(ana, { notify: false });
    later(Date.parse(booking.start ?? "") - clock.now().getTime() - 2 * 3_600_000);
    await work();
    const reminders = (await noticesOf(booking)).filter(({ kind }) => kind === "reminder");
    expect(reminders.map(({ status }) => status).sort()).toEqual(["sent", "withdrawn"]);
    expect(post.mailsTo(ana.email)).toHaveLength(1);
  });

  it("goes to the next way when the address bounces; nobody is reached without one", async () => {
    const ana = { ...someone(), phone: `+55119${83_000_000 + n++}` };
    const booking = await book(ana);
    post.mood.refuses = ({ command }) => (command === "RCPT" ? { code: 550, words: "no such user" } : null);
    await work();
    post.mood.refuses = () => null;
    expect(await newest(booking, "confirmed")).toMatchObject({
      status: "failed",
      cause: "no_way_left",
      attempts: [{ way: "email", outcome: "failed", cause: "bounced" }],
    });
    const nobody = await book({ name: "Ana", phone: `+55119${84_000_000 + n++}` });
    await work();
    expect(await newest(nobody, "confirmed")).toMatchObject({ status: "failed", cause: "unreachable" });
  });
});

describe("somebody who types an e-mail address with a phone that is known", () => {
  const known = async () => {
    const { phone } = someone();
    const { id } = await call<Customer>("POST", "/customers", { name: "Bruna Sá", phone });
    return { id, guest: { ...someone(), phone } };
  };

  it("hears of that booking there, under the name they gave; the customer stays as they are", async () => {
    const { id, guest } = await known();
    const booking = await book(guest);
    expect(booking.customer?.id).toBe(id);
    await work();
    expect((await post.mailTo(guest.email)).text).not.toContain("Bruna");
    const path = `/bookings/${booking.id}/notices/preview?kind=moved`;
    expect(await call<NoticePreview>("GET", path)).toMatchObject({
      way: "email",
      text: expect.stringContaining("Ana"),
    });
    await call("POST", `/bookings/${booking.id}/reschedule`, { start: hourAhead(4, 12) });
    later(20_000);
    await work();
    expect(post.mailsTo(guest.email)).toHaveLength(2);
    expect(await call<Customer>("GET", `/customers/${id}`)).toMatchObject({ name: "Bruna Sá", email: null });
    await book({ id });
    await work();
    expect(post.mailsTo(guest.email)).toHaveLength(2);
  });

  it("hears of it as well when they held the time first, and is forgotten with the customer", async () => {
    const { id, guest } = await known();
    const hold = await call<Booking>("POST", "/holds", { service_id: service, start: hourAhead(9, 11) });
    await call("POST", `/holds/${hold.id}/confirm`, { customer: guest });
    await work();
    expect(post.mailsTo(guest.email)).toHaveLength(1);
    await world.admin.call(`/customers/${id}/anonymise`, { method: "POST", body: {} });
    expect(await prisma().booking.findFirst({ where: { id: hold.id } })).toMatchObject({ contact: null });
  });
});

describe("a customer who writes on WhatsApp", () => {
  it("is told there, and their answer is heard", async () => {
    const ana = someone();
    const chat = await talking(ana.phone);
    const booking = await book(ana);
    await work();
    expect(chat.heard()[0]).toMatch(/confirmado: Limpeza/);
    expect(chat.heard()[0]).toContain("/m/");
    await chat.say("👍");
    expect(await hearReply(world.id, chat.conversation)).toBe("attending");
    expect(await hearReply(world.id, chat.conversation)).toBeNull();
    expect((await call<Booking>("GET", `/bookings/${booking.id}`)).attending_since).not.toBeNull();
    await chat.say("sair");
    expect(await hearReply(world.id, chat.conversation)).toBe("stopped");
    const customer = await call<Customer>("GET", `/customers/${booking.customer?.id}`);
    expect(customer.notices_stopped_at).not.toBeNull();
    await call("POST", `/bookings/${booking.id}/cancel`);
    later(20_000);
    await work();
    expect(await newest(booking, "cancelled")).toMatchObject({ status: "withdrawn", cause: "stopped" });
  });

  it("is not thanked for an answer that tells of danger: that is for the bot or the team", async () => {
    const ana = someone();
    const chat = await talking(ana.phone);
    const booking = await book(ana);
    await work();
    await chat.say(
      "brakes just failed on the motorway, im on the hard shoulder with my kids and theres smoke coming out",
    );
    expect(await hearReply(world.id, chat.conversation)).toBeNull();
    expect((await call<Booking>("GET", `/bookings/${booking.id}`)).attending_since).toBeNull();
  });

  it("is not told of a visit that was cancelled while the channel was away", async () => {
    const ana = someone();
    const chat = await talking(ana.phone);
    const booking = await book(ana);
    await sendDueNotices();
    const pause = { id: "pause", channel: "whatsapp", reason: "Away", paused_by: {}, paused_at: clock.now() };
    await prisma().channelPause.create({ data: { project_id: world.id, ...pause } });
    await work();
    expect(chat.heard()).toEqual([]);
    await call("POST", `/bookings/${booking.id}/cancel`, { notify: false });
    await prisma().channelPause.updateMany({ where: { project_id: world.id }, data: { resumed_at: clock.now() } });
    later(60_000);
    await work();
    expect(chat.heard()).toEqual([]);
    expect(post.mailsTo(ana.email)).toEqual([]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "withdrawn", cause: "cancelled" });
  });

  it("is told by mail when the chat fails", async () => {
    const ana = someone();
    await talking(ana.phone);
    const booking = await book(ana);
    await call("PATCH", `/customers/${booking.customer?.id}`, { email: ana.email });
    graph.turns.push({ status: 400, body: { error: { code: 131026, message: "Undeliverable" } } });
    await work();
    await work();
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent", way: "email" });
    expect(post.mailsTo(ana.email)).toHaveLength(1);
  });

  it("is told by mail as well when WhatsApp is silent for half an hour, and then no more", async () => {
    const ana = someone();
    const chat = await talking(ana.phone);
    const booking = await book(ana);
    await call("PATCH", `/customers/${booking.customer?.id}`, { email: ana.email });
    await work();
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent", way: "whatsapp" });
    later(29 * 60_000);
    await work();
    expect(post.mailsTo(ana.email)).toEqual([]);
    later(2 * 60_000);
    await work();
    await work();
    expect(await newest(booking, "confirmed")).toMatchObject({
      status: "sent",
      way: "email",
      attempts: [{ way: "whatsapp" }, { way: "email" }],
    });
    later(60 * 60_000);
    await work();
    expect(chat.heard()).toHaveLength(1);
    expect(post.mailsTo(ana.email)).toHaveLength(1);
  });
});

describe("a customer who never wrote", () => {
  afterEach(() => prisma().whatsAppTemplate.deleteMany({ where: { project_id: world.id } }));
  const named = (to: string) => graph.sent.filter(({ json }) => String(json.to).replace(/\D/g, "") === to.slice(1));

  it("is told in WhatsApp's approved words, which open the conversation; without them, by no chat", async () => {
    const ana = { ...someone(), email: undefined };
    const before = await book(ana);
    await work();
    expect(await newest(before, "confirmed")).toMatchObject({ status: "failed", cause: "unreachable" });
    await prisma().whatsAppTemplate.create({
      data: {
        project_id: world.id,
        name: "turnero_confirmed",
        language: "pt_BR",
        status: "APPROVED",
        category: "UTILITY",
        body: "{{1}} {{2}} {{3}} {{4}} {{5}}",
        variables: ["1", "2", "3", "4", "5"],
        sendable: true,
        seen_at: new Date(),
      },
    });
    const booking = await book(ana);
    const shown = await call<NoticePreview>("GET", `/bookings/${booking.id}/notices/preview?kind=confirmed`);
    await work();
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent", way: "whatsapp" });
    const [sent, ...more] = named(ana.phone);
    expect(more).toEqual([]);
    const values = [...JSON.stringify(sent?.json).matchAll(/"text":"([^"]*)"/g)].map(([, value]) => value);
    expect(shown).toMatchObject({ way: "whatsapp", text: values.join(" ") });
    expect(sent?.json).toMatchObject({ type: "template", template: { name: "turnero_confirmed" } });
    const opened = { project_id: world.id, channel: "whatsapp", external_id: ana.phone };
    expect(await prisma().conversation.count({ where: opened })).toBe(1);
  });
});

describe("the words", () => {
  it("can be seen before, are the workspace's own where it has some, and take no unknown variable", async () => {
    const booking = await book();
    const path = `/bookings/${booking.id}/notices/preview?kind=cancelled`;
    expect(await call<NoticePreview>("GET", path)).toMatchObject({ way: "email", cause: null, language: "pt-BR" });
    await call("PUT", "/notice-texts/cancelled/pt-BR", { text: "{customer}, não vai dar." });
    expect((await call<NoticePreview>("GET", path)).text).toBe("Ana, não vai dar.");
    const refused = await world.call<{ errors: { pointer: string; code: string }[] }>("/notice-texts/moved/es", {
      method: "PUT",
      body: { text: "{customre}" },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer: "#/text", code: "unknown_variable" }]);
    expect((await world.call("/notice-texts/cancelled/pt-BR", { method: "DELETE" })).status).toBe(204);
    expect((await call<NoticePreview>("GET", path)).text).not.toBe("Ana, não vai dar.");
  });
});

describe("what several customers would be told", () => {
  const outlook = (bookings: readonly Booking[], kind = "cancelled") =>
    call<NoticeOutlook>("POST", "/notice-previews", { kind, booking_ids: bookings.map(({ id }) => id) });

  it("counts each who would hear of it once, and shows what one of them reads", async () => {
    const ana = someone();
    const { email: _, ...nobodyKnows } = someone();
    const bookings = [await book(nobodyKnows), await book(ana), await book(ana), await book()];
    expect(await outlook(bookings)).toMatchObject({
      told: 2,
      untold: 1,
      example: { kind: "cancelled", way: "email", cause: null },
    });
    await call("PATCH", `/customers/${bookings[3]?.customer?.id}`, { notices_stopped: true });
    expect(await outlook(bookings)).toMatchObject({ told: 1, untold: 2 });
    later(60 * 86_400_000);
    expect(await outlook(bookings), "nobody is told that a past visit is off").toMatchObject({ told: 0, untold: 3 });
  });

  it("is nothing where it is switched off, and says so; a booking that is not there is refused", async () => {
    const bookings = [await book()];
    await call("PATCH", "/notice-settings", { kinds: { cancelled: false } });
    expect(await outlook(bookings)).toMatchObject({ told: 0, untold: 1, example: { cause: "switched_off" } });
    await call("PATCH", "/notice-settings", { kinds: { cancelled: true } });
    const body = { kind: "cancelled", booking_ids: [bookings[0]?.id, "bkg_nobody"] };
    expect((await world.call("/notice-previews", { method: "POST", body })).status).toBe(404);
  });
});

describe("the customer's own link", () => {
  const stop = async (url: string) =>
    world.call<{ notices: boolean }>(`/public/bookings/${url.split("/m/")[1]}/stop-notices`, { method: "POST" });
  const linkOf = ({ id }: Booking) =>
    world.admin.call<{ url: string }>(`/bookings/${id}/customer-link`, { method: "POST" });

  it("ends the messages to its customer", async () => {
    const ana = someone();
    const booking = await book(ana);
    await work();
    expect((await post.mailTo(ana.email)).text).toContain("Não receber mais");
    expect((await stop((await linkOf(booking)).body.url)).body).toMatchObject({ notices: false });
    await call("POST", `/bookings/${booking.id}/cancel`);
    later(20_000);
    await work();
    expect(post.mailsTo(ana.email)).toHaveLength(1);
  });

  it("speaks for nobody else whose phone was typed", async () => {
    const { phone } = someone();
    const { id } = await call<Customer>("POST", "/customers", { name: "Bruna Sá", phone });
    const guest = { ...someone(), phone };
    const booking = await book(guest);
    await work();
    await stop((await linkOf(booking)).body.url);
    await call("POST", `/bookings/${booking.id}/cancel`);
    later(20_000);
    await work();
    expect(post.mailsTo(guest.email)).toHaveLength(1);
    expect((await call<Customer>("GET", `/customers/${id}`)).notices_stopped_at).toBeNull();
  });
});

describe("somebody who is forgotten", () => {
  it("leaves neither notices nor mails behind", async () => {
    const ana = someone();
    const booking = await book(ana);
    await work();
    const gone = `/customers/${booking.customer?.id}/anonymise`;
    expect((await world.admin.call(gone, { method: "POST", body: {} })).status).toBe(200);
    expect(await noticesOf(booking)).toEqual([]);
    expect(await prisma().outgoingMail.count({ where: { to_address: ana.email } })).toBe(0);
  });
});
