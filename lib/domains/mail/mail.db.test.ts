import { afterAll, afterEach, describe, expect, it } from "vitest";
import { clock, setClock } from "@/lib/core/clock";
import { inTransaction, pool, prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { pruneMail } from "@/lib/domains/mail/erase";
import type { Letter } from "@/lib/domains/mail/letter";
import type { OutgoingMail, OutgoingMailDetail } from "@/lib/domains/mail/schema";
import { claimDueMail } from "@/lib/domains/mail/store";
import { writeMail } from "@/lib/domains/mail/write";
import { setEnv } from "@/lib/testing/environment";
import { busy, mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

const box = await mailbox();
const smtp = process.env.SMTP_URL;
afterAll(box.stop);
afterEach(async () => {
  setClock({ now: () => new Date() });
  setEnv("SMTP_URL", smtp);
  box.mood.refuses = () => null;
  // Each test starts without the previous one's pending work.
  await prisma().outgoingMail.deleteMany({ where: { status: "queued" } });
});

let count = 0;
const letterTo = (to: string, more: Partial<Letter> = {}): Letter => ({
  to,
  language: "en",
  subject: "Your booking",
  paragraphs: ["See you — tomorrow."],
  ...more,
});
const someone = () => `person-${++count}@example.com`;
const write = (project: ProjectId | null, letter: Letter) => inTransaction({}, (tx) => writeMail(tx, project, letter));
const rowOf = (id: string) => prisma().outgoingMail.findUniqueOrThrow({ where: { id } });
const later = (minutes: number) => {
  const at = clock.now().getTime() + minutes * 60_000;
  setClock({ now: () => new Date(at) });
};
const changesOf = async (id: string) =>
  (await prisma().event.findMany({ where: { subject_id: id, type: "mail.changed" } })).map(({ data }) => data);

const ics = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n";

describe("an e-mail on the wire", () => {
  it("has text and HTML of one letter, its thread, its way out and its calendar event", async () => {
    const world = await makeProject();
    const to = someone();
    const id = await write(
      world.id,
      letterTo(to, {
        thread: "bkg_1",
        unsubscribe: "https://agenda.example/u/1",
        calendar: { method: "REQUEST", ics },
      }),
    );
    const mail = await box.mailTo(to);
    expect(mail).toMatchObject({
      subject: "Your booking",
      messageId: `<${id}@localhost>`,
      inReplyTo: "<bkg_1@localhost>",
      references: "<bkg_1@localhost>",
    });
    expect(mail.text).toContain("See you — tomorrow.");
    expect(mail.html).toContain("See you — tomorrow.");
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.raw).toMatch(/^List-Unsubscribe: <https:\/\/agenda.example\/u\/1>\r$/m);
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail.raw).toMatch(/Content-Type: multipart\/alternative/);
    expect(mail.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    const files = mail.attachments.filter(({ filename }) => filename === "invite.ics");
    expect(files.some(({ content }) => content.toString() === ics)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: "sent", tries: 1, due_at: null, error: null });
    expect(await changesOf(id)).toEqual([{ status: "sent" }]);
  });

  it("has none of these where the letter has none", async () => {
    const to = someone();
    await write(null, letterTo(to));
    const { raw, attachments } = await box.mailTo(to);
    expect(raw).not.toMatch(/^(List-Unsubscribe|In-Reply-To|References)/im);
    expect(attachments).toEqual([]);
  });

  it("is written with the change, and not without it", async () => {
    const world = await makeProject();
    const to = someone();
    const broken = inTransaction({}, async (tx) => {
      await writeMail(tx, world.id, letterTo(to));
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await deliverMail();
    expect(box.mailsTo(to)).toEqual([]);
  });
});

describe("a mail server", () => {
  it("that is busy gets the letter again after a minute", async () => {
    const world = await makeProject();
    const to = someone();
    const id = await write(world.id, letterTo(to));
    box.mood.refuses = ({ command }) => (command === "MAIL" ? busy : null);
    await deliverMail();
    const waiting = await rowOf(id);
    expect(waiting).toMatchObject({ status: "queued", tries: 1, error: expect.stringContaining("451 later") });
    expect((waiting.due_at as Date).getTime() - Date.now()).toBeGreaterThan(50_000);
    box.mood.refuses = () => null;
    await deliverMail();
    expect(box.mailsTo(to), "not before its time").toEqual([]);
    later(1.1);
    await deliverMail();
    expect(box.mailsTo(to)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: "sent", tries: 2, error: null });
    expect(await changesOf(id)).toEqual([{ status: "sent" }]);
  });

  it("that refuses the recipient bounces the letter, and one that refuses the letter fails it, in its own words", async () => {
    const world = await makeProject();
    const [gone, refused] = [someone(), someone()];
    const ids = [await write(world.id, letterTo(gone)), await write(world.id, letterTo(refused))] as const;
    box.mood.refuses = ({ command, address }) => {
      if (command === "RCPT" && address === gone) return { code: 550, words: "no such person" };
      return command === "DATA" && address === refused ? { code: 554, words: "looks like spam" } : null;
    };
    await deliverMail();
    expect(await rowOf(ids[0])).toMatchObject({ status: "bounced", error: expect.stringContaining("no such person") });
    expect(await rowOf(ids[1])).toMatchObject({ status: "failed", error: expect.stringContaining("looks like spam") });
    expect(await changesOf(ids[0])).toEqual([{ status: "bounced" }]);
    later(1000);
    await deliverMail();
    expect(await changesOf(ids[1])).toEqual([{ status: "failed" }]);
  });

  it("that is away delays a letter, and neither loses nor doubles it", async () => {
    const world = await makeProject();
    const people = Array.from({ length: 12 }, someone);
    for (const to of people) await write(world.id, letterTo(to));
    await box.stop();
    await deliverMail();
    expect(
      await prisma().outgoingMail.count({ where: { to_address: { in: people }, status: "queued", tries: 1 } }),
    ).toBe(12);
    await box.start();
    later(1.1);
    await Promise.all([deliverMail(), deliverMail()]);
    expect(people.map((to) => box.mailsTo(to).length)).toEqual(people.map(() => 1));
  });

  it("that never comes back makes the letter fail in the end", async () => {
    const world = await makeProject();
    const id = await write(world.id, letterTo(someone()));
    await box.stop();
    for (let attempt = 1; attempt <= 6; attempt++) {
      await deliverMail();
      later(800);
    }
    expect(await rowOf(id)).toMatchObject({ status: "failed", tries: 6, due_at: null });
    expect(await changesOf(id)).toEqual([{ status: "failed" }]);
    await box.start();
  });

  it("hears a letter again, under the same Message-ID, when its OK was never written down", async () => {
    const world = await makeProject();
    const to = someone();
    const id = await write(world.id, letterTo(to));
    // As if the worker had died between the server's OK and the record: the row is as during the attempt.
    const now = clock.now();
    await deliverMail();
    await pool().query(
      "UPDATE outgoing_mail SET status = 'queued', sent_at = NULL, tries = 0, due_at = $2 WHERE id = $1",
      [id, new Date(now.getTime() + 90_000)],
    );
    await deliverMail();
    expect(box.mailsTo(to), "not while the lease lasts").toHaveLength(1);
    later(2);
    await deliverMail();
    expect(box.mailsTo(to).map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  });
});

it("a letter is in one worker's hands at a time", async () => {
  const world = await makeProject();
  for (let i = 0; i < 20; i++) await write(world.id, letterTo(someone()));
  const now = clock.now();
  const ends = new Date(now.getTime() + 60_000);
  const held = (await Promise.all([1, 2, 3, 4].map(() => claimDueMail(now, ends, 10)))).flat();
  expect(held).toHaveLength(20);
  expect(new Set(held.map(({ id }) => id)).size).toBe(20);
});

describe("without a mail server", () => {
  it("a letter is stored, and can be read in the workspace that wrote it and in no other", async () => {
    setEnv("SMTP_URL", undefined);
    const [world, other] = [await makeProject(), await makeProject()];
    const [admin, agent, stranger] = [
      await makeMember(world.id, "admin"),
      await makeMember(world.id, "agent"),
      await makeMember(other.id, "owner"),
    ];
    const id = await write(world.id, letterTo("ana@example.com", { calendar: { method: "PUBLISH", ics } }));
    const secret = await write(null, letterTo("ana@example.com"));
    await deliverMail();
    type List = { data: OutgoingMail[]; delivery: string };
    const listed = (await admin.call<List>("/outgoing-mail")).body;
    expect(listed).toMatchObject({
      delivery: "stored",
      data: [{ id, status: "stored", tries: 0, has_calendar: true }],
    });
    const shown = (await admin.call<OutgoingMailDetail>(`/outgoing-mail/${id}`)).body;
    expect(shown).toMatchObject({ to: "ana@example.com", text: expect.stringContaining("See you"), calendar: ics });
    expect(shown.html).toContain("See you");
    expect((await admin.call<List>("/outgoing-mail?status=sent")).body.data).toEqual([]);
    expect((await stranger.call<List>("/outgoing-mail")).body.data).toEqual([]);
    for (const [who, path] of [
      [stranger, id],
      [admin, secret],
      [stranger, secret],
    ] as const)
      expect((await who.call(`/outgoing-mail/${path}`)).status).toBe(404);
    expect((await agent.call("/outgoing-mail")).status).toBe(403);
    expect((await world.call("/outgoing-mail")).status).toBe(403);
    expect(await rowOf(secret), "what signs somebody in is not kept").toMatchObject({ text: "", html: "" });
  });
});

it("a letter is erased after 90 days", async () => {
  const world = await makeProject();
  const [old, young] = [await write(world.id, letterTo(someone())), await write(world.id, letterTo(someone()))];
  await pool().query("UPDATE outgoing_mail SET created_at = now() - interval '91 days' WHERE id = $1", [old]);
  await pool().query("UPDATE outgoing_mail SET created_at = now() - interval '89 days' WHERE id = $1", [young]);
  expect(await pruneMail()).toBe(1);
  expect(await prisma().outgoingMail.count({ where: { id: young } })).toBe(1);
});
