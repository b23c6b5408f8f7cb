import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cameBack } from "@/lib/api/http/mail-routes";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import type { Notice } from "@/lib/domains/notices/schema";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { settleCarriers } from "@/lib/domains/notices/settle";
import { bounceReport } from "@/lib/testing/bounce";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";
import { makeProject } from "@/lib/testing/world";

const secret = "a-secret-of-the-mail-server";
const post = await mailbox();
let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
let n = 0;
beforeAll(async () => {
  world = await makeProject();
  ({ service } = await makeChairs(world.id, 9));
  setEnv("MAIL_BOUNCE_SECRET", secret);
});
afterEach(() => setEnv("MAIL_BOUNCE_SECRET", secret));
afterAll(async () => {
  setEnv("MAIL_BOUNCE_SECRET", undefined);
  await post.stop();
});

type Told = { mail?: string; outcome?: string; status?: string; errors?: { code: string }[] };
async function handIn(message: string | Uint8Array, given: { key?: string | null; type?: string } = {}) {
  const { key = secret, type = "message/rfc822" } = given;
  const answer = await cameBack(
    new Request("http://localhost/api/mail/bounces", {
      method: "POST",
      headers: { "content-type": type, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: message as BodyInit,
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Told };
}

const rowOf = (id: string) => prisma().outgoingMail.findUniqueOrThrow({ where: { id } });
const eventsOf = async (id: string) =>
  prisma().event.findMany({ where: { subject_id: id, type: "mail.changed" }, orderBy: { id: "asc" } });
/** What the worker does with the events of a mail. */
async function settle(mail: string): Promise<void> {
  const { data } = (await eventsOf(mail)).at(-1) ?? { data: {} };
  const { status } = data as { status: string };
  await settleCarriers([{ project: world.id, subject: mail, message: null, status }]);
  await sendDueNotices();
}
const noticeOf = async ({ id }: Booking) => {
  const { body } = await world.call<{ data: Notice[] }>(`/bookings/${id}/notices`);
  return body.data.find(({ kind }) => kind === "confirmed");
};

/** A booking whose confirmation the server took. */
async function confirmed() {
  const email = `back${++n}@example.com`;
  const customer = { name: "Ana", phone: `+55119${87_000_000 + n}`, email };
  const start = hourAhead(7 + (n % 9), 9 + (n % 8));
  const { body: booking } = await world.call<Booking>("/bookings", {
    method: "POST",
    body: { service_id: service, start, customer },
    idempotencyKey: `b${n}`,
  });
  await sendDueNotices();
  await deliverMail();
  const arrived = await post.mailTo(email);
  const { id } = await prisma().outgoingMail.findFirstOrThrow({ where: { to_address: email } });
  await settle(id);
  expect(await noticeOf(booking)).toMatchObject({ status: "sent", way: "email" });
  return { booking, id, arrived };
}

describe("a mail that comes back", () => {
  it("bounces as if the server had refused it, once, and its notice goes by the next way", async () => {
    const { booking, id, arrived } = await confirmed();
    expect(arrived.headers.get("x-turnero-mail")).toBe(id);
    const report = bounceReport({ mail: id });
    expect(await handIn(report)).toEqual({ status: 200, body: { mail: id, outcome: "bounced", status: "bounced" } });
    expect(await rowOf(id)).toMatchObject({ status: "bounced", error: "5.1.1 550 5.1.1 no such user", due_at: null });
    await settle(id);
    const fallen = {
      status: "failed",
      cause: "no_way_left",
      sent_at: null,
      attempts: [{ way: "email", outcome: "failed", cause: "bounced" }],
    };
    expect(await noticeOf(booking)).toMatchObject(fallen);
    expect(await handIn(report)).toEqual({ status: 200, body: { mail: id, outcome: "bounced", status: "bounced" } });
    expect(await eventsOf(id)).toHaveLength(2);
    await settle(id);
    expect(await noticeOf(booking)).toMatchObject(fallen);
  });

  it("is found by the headers that really left, also where nothing but a copy of the letter came back", async () => {
    const { id, arrived } = await confirmed();
    const report = bounceReport({ mail: id, named: [] })
      .replace("text/rfc822-headers", "message/rfc822")
      .replace(/From: Turnero[\s\S]*?(?=\r\n--)/, arrived.raw);
    expect((await handIn(report)).body).toMatchObject({ mail: id, status: "bounced" });
  });

  it("is tried by the site's chat where the customer has one", async () => {
    const { booking, id } = await confirmed();
    const { customer_id } = await prisma().booking.findFirstOrThrow({ where: { id: booking.id } });
    await prisma().conversation.create({
      data: {
        project_id: world.id,
        id: `cnv_${id.slice(4)}`,
        channel: "webchat",
        external_id: `site-${n}`,
        customer_id: customer_id ?? "",
      },
    });
    await handIn(bounceReport({ mail: id }));
    await settle(id);
    expect(await noticeOf(booking)).toMatchObject({
      status: "sent",
      way: "webchat",
      attempts: [
        { way: "email", cause: "bounced" },
        { way: "webchat", outcome: "handed_over" },
      ],
    });
    await settleCarriers([{ project: world.id, subject: id, message: null, status: "sent" }]);
    await settle(id);
    expect(await noticeOf(booking), "the mail carries it no more").toMatchObject({ status: "sent", way: "webchat" });
  });

  it("stays as it is while it is only delayed", async () => {
    const { booking, id } = await confirmed();
    const report = bounceReport({ mail: id, action: "delayed", status: "4.4.1" });
    expect(await handIn(report)).toEqual({ status: 200, body: { mail: id, outcome: "delayed", status: "sent" } });
    expect(await rowOf(id)).toMatchObject({ status: "sent", error: null });
    expect(await noticeOf(booking)).toMatchObject({ status: "sent" });
  });

  it("has failed where the relay gave up, and stays withdrawn where it was", async () => {
    const { id } = await confirmed();
    expect((await handIn(bounceReport({ mail: id, status: "4.4.7" }))).body.status).toBe("failed");
    const other = await confirmed();
    await prisma().outgoingMail.update({ where: { id: other.id }, data: { status: "withdrawn" } });
    expect((await handIn(bounceReport({ mail: other.id }))).body.status).toBe("withdrawn");
    expect(await rowOf(other.id)).toMatchObject({ status: "withdrawn" });
  });
});

describe("the door for what comes back", () => {
  const report = bounceReport({ mail: "mal_1BoZcS4dDkrn9uNqTnXCwJ" });

  it("is not there without a secret, and opens to nobody without it", async () => {
    expect((await handIn(report, { key: null })).status).toBe(401);
    expect((await handIn(report, { key: "another-secret-of-some" })).status).toBe(401);
    setEnv("MAIL_BOUNCE_SECRET", undefined);
    expect((await handIn(report)).status).toBe(404);
  });

  it("takes a message of a reasonable size, and says what is wrong with others", async () => {
    expect((await handIn(report, { type: "application/json" })).status).toBe(415);
    expect((await handIn("x".repeat(256 * 1024 + 1))).status).toBe(413);
    for (const [message, code] of [
      [report, "unknown_mail"],
      ["Subject: Hello\r\n\r\nHello\r\n", "not_a_report"],
      [bounceReport({ mail: "mal_1BoZcS4dDkrn9uNqTnXCwJ", action: "delivered", status: "2.0.0" }), "no_failure"],
    ] as const) {
      const { status, body } = await handIn(message);
      expect([status, body.errors?.[0]?.code]).toEqual([422, code]);
    }
  });

  it("answers garbage with 422", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        expect((await handIn(bytes)).status).toBe(422);
      }),
      { numRuns: 50 },
    );
  });
});
