import { expect, it } from "vitest";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { NoticePreview, NoticeSettings, NoticeText, NoticeTextPreview } from "@/lib/domains/notices/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

it("keeps every change of several that come at once", async () => {
  const world = await makeProject({ timezone: "UTC" });
  const change = (body: object) => world.call<NoticeSettings>("/notice-settings", { method: "PATCH", body });
  const bodies = [
    { kinds: { thanks: false } },
    { reminder_minutes: [1440, 120] },
    { kinds: { moved: false } },
    { kinds: { reserved: false } },
  ];
  const replies = await Promise.all(bodies.map(change));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await world.call<NoticeSettings>("/notice-settings");
  expect(body).toMatchObject({
    kinds: { thanks: false, moved: false, reserved: false, confirmed: true },
    reminder_minutes: [1440, 120],
  });
});

it.each([
  ["{nothing}", "unknown_variable"],
  ["{{customer}}", "loose_brace"],
  ["{{nothing}}", "unknown_variable"],
  ["Hello {customer", "loose_brace"],
  ["Until {deadline}", "meaningless_variable"],
])("refuses a text that cannot be filled in, also to preview it: %s", async (text, code) => {
  const world = await makeProject({ timezone: "UTC" });
  const path = "/notice-texts/cancelled/en";
  for (const [at, method] of [
    [path, "PUT"],
    [`${path}/preview`, "POST"],
  ] as const) {
    const refused = await world.call<{ errors: object[] }>(at, { method, body: { text } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer: "#/text", code }]);
  }
  const { body } = await world.call<{ texts: NoticeText[] }>("/notice-texts");
  expect(body.texts.some(({ own }) => own)).toBe(false);
});

it("shows a text with the values of an example, in its language, and keeps nothing", async () => {
  const world = await makeProject({ timezone: "UTC" });
  const preview = (language: string, text: string) =>
    world.call<NoticeTextPreview>(`/notice-texts/confirmed/${language}/preview`, { method: "POST", body: { text } });
  const spanish = (await preview("es", "¡Hola, {customer}! {service} en {place}.")).body;
  expect(spanish.text).toContain("¡Hola, Ana Souza! Primera visita en Avenida Central 12.");
  expect(spanish.text).toContain("Cambiar o cancelar: http");
  expect(spanish.subject).toContain("Confirmado: Primera visita");
  expect((await preview("en", "{customer}")).body.text).toContain("Change or cancel");
  const abroad = await makeProject({ timezone: "America/Argentina/Buenos_Aires" });
  const start = await abroad.call<NoticeTextPreview>("/notice-texts/confirmed/en/preview", {
    method: "POST",
    body: { text: "{start}" },
  });
  expect(start.body.text, "within opening hours, in the workspace's zone").toMatch(/^\w+, .* 10:00/);
  const { texts } = (await world.call<{ texts: NoticeText[] }>("/notice-texts")).body;
  expect(texts.some(({ own }) => own)).toBe(false);
  expect(texts.find(({ kind }) => kind === "moved")?.variables).toContain("old_start");
  expect(texts.find(({ kind }) => kind === "thanks")?.variables).not.toContain("old_start");
});

it("says nothing of a place that the workspace does not have", async () => {
  const world = await makeProject({ timezone: "UTC" });
  const { service } = await makeChairs(world.id, 1, { name: "Cut" });
  const body = { text: "{customer}: {service} at {place}. We are in {place}!" };
  expect((await world.call("/notice-texts/cancelled/en", { method: "PUT", body })).status).toBe(200);
  const customer = { name: "Ana", phone: "+5511980000017", locale: "en" };
  const made = await world.call<Booking>("/bookings", {
    method: "POST",
    body: { service_id: service, start: hourAhead(7, 10), customer },
    idempotencyKey: "hole",
  });
  await world.call(`/customers/${made.body.customer?.id}`, { method: "PATCH", body: { locale: "en" } });
  const path = `/bookings/${made.body.id}/notices/preview?kind=cancelled`;
  expect((await world.call<NoticePreview>(path)).body.text).toBe("Ana: Cut.");
});
