import { afterAll, expect, inject, it } from "vitest";
import { clientOf } from "@/e2e/api/client";
import { copyOf } from "@/e2e/api/own-database";
import { cleanUp, newKey, started, withDatabase } from "@/e2e/api/own-installation";
import { bounceReport } from "@/lib/testing/bounce";
import { hourAhead } from "@/lib/testing/catalog";
import { mailbox } from "@/lib/testing/mailbox";

const secret = "a-secret-of-the-mail-server";
const post = await mailbox();
const installation = await started({
  env: {
    DATABASE_URL: await copyOf(inject("template"), "mail"),
    AUTH_SECRET: "a".repeat(32),
    ENCRYPTION_KEY: "0".repeat(64),
    SMTP_URL: process.env.SMTP_URL ?? "",
    MAIL_BOUNCE_SECRET: secret,
  },
});
afterAll(async () => {
  await cleanUp();
  await post.stop();
});
const key = await newKey(installation);
const call = clientOf(installation.baseUrl);
const make = async (path: string, body: object) => {
  const reply = await call(path, { method: "POST", key, body, idempotencyKey: crypto.randomUUID() });
  expect(reply.status, reply.text).toBe(201);
  return reply.json as { id: string; customer: { id: string } };
};
const patient = { timeout: 120_000, interval: 250 };

const resource = await make("/resources", { name: "Chair", kind: "room" });
const service = await make("/services", {
  name: "Cut",
  kind: "appointment",
  duration_minutes: 30,
  requirements: [{ resource_id: resource.id, quantity: 1 }],
});
const book = (email: string, phone: string, day: number) =>
  make("/bookings", { service_id: service.id, start: hourAhead(day, 12), customer: { name: "Ana", email, phone } });

it("a mail program's one click stops the notices, and to look changes nothing", async () => {
  const email = "one-click@example.com";
  const booking = await book(email, "+595981555001", 7);
  await expect.poll(() => post.mailsTo(email).length, patient).toBe(1);
  expect(post.mailsTo(email)[0]?.raw).not.toMatch(/^List-Unsubscribe/im);
  await withDatabase(installation, (database) =>
    database.query("UPDATE notice SET due_at = now() WHERE booking_id = $1 AND minutes = 1440", [booking.id]),
  );
  await expect.poll(() => post.mailsTo(email).length, patient).toBe(2);
  const raw = post.mailsTo(email)[1]?.raw.replace(/\r\n[ \t]+/g, " ") ?? "";
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const url = /^List-Unsubscribe: <(\S+)>\r$/m.exec(raw)?.[1] ?? "";
  const stopped = async () => (await call(`/customers/${booking.customer.id}`, { key })).json.notices_stopped_at;

  const looked = await fetch(url, { headers: { "accept-language": "en" } });
  expect(looked.status).toBe(200);
  expect(new URL(looked.url).pathname).toMatch(/^\/m\//);
  expect(await looked.text()).toContain("Stop messages about my bookings");
  expect(await stopped()).toBeNull();

  const click = () =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      redirect: "error",
    });
  expect((await click()).status).toBe(204);
  const since = await stopped();
  expect(since).not.toBeNull();
  expect((await click()).status).toBe(204);
  expect(await stopped()).toBe(since);
  expect((await fetch(url, { method: "PUT" })).status).toBe(405);
});

it("a mail that comes back bounces, and its notice looks for another way", async () => {
  const email = "comes-back@example.com";
  const booking = await book(email, "+595981555002", 8);
  await expect.poll(() => post.mailsTo(email).length, patient).toBe(1);
  const noticed = async () => {
    const { data } = (await call(`/bookings/${booking.id}/notices`, { key })).json as { data: { kind: string }[] };
    return data.find(({ kind }) => kind === "confirmed");
  };
  await expect.poll(noticed, patient).toMatchObject({ status: "sent", way: "email" });
  const [mail = ""] = /mal_\w{22}/.exec(post.mailsTo(email)[0]?.messageId ?? "") ?? [];
  const handIn = (authorization: string) =>
    fetch(`${installation.baseUrl}/api/mail/bounces`, {
      method: "POST",
      headers: { "content-type": "message/rfc822", authorization },
      body: bounceReport({ mail, named: ["Message-ID"] }),
    });
  expect((await handIn("Bearer nothing")).status).toBe(401);
  const answer = await handIn(`Bearer ${secret}`);
  expect([answer.status, await answer.json()]).toEqual([200, { mail, outcome: "bounced", status: "bounced" }]);
  await expect.poll(noticed, patient).toMatchObject({
    status: "failed",
    cause: "no_way_left",
    attempts: [{ way: "email", outcome: "failed", cause: "bounced" }],
  });
});
