import { beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { inTransaction, pool, prisma } from "@/lib/core/db";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { customerOfContact } from "@/lib/domains/customers/contact";
import type { Customer } from "@/lib/domains/customers/schema";
import { writeMail } from "@/lib/domains/mail/write";
import type { CustomerSummary } from "@/lib/domains/timeline/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { phonePhoto } from "@/lib/testing/pictures";
import { fromOurPage, makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject();
  admin = await makeMember(world.id, "admin");
});

const post = async <T>(path: string, body: unknown, idempotencyKey?: string) => {
  const reply = await world.call<T>(path, { method: "POST", body, ...(idempotencyKey ? { idempotencyKey } : {}) });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};

/** Every place in the whole database that contains one of the words. */
async function whereabouts(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool().query<{ place: string; columns: string[] }>(`
    SELECT format('%I.%I', c.table_schema, c.table_name) AS place, array_agg(c.column_name::text) AS columns
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    GROUP BY place`);
  expect(tables.flatMap(({ columns }) => columns).length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { place, columns } of tables) {
    const values = columns.map((name) => `('${name}', lower(t."${name}"::text))`).join(", ");
    // One statement a table: one a column took most of the test's time.
    const hits = await pool().query<{ name: string; w: string }>(
      `SELECT DISTINCT v.name, w FROM ${place} t CROSS JOIN LATERAL (VALUES ${values}) v (name, value)
       JOIN unnest($1::text[]) w ON strpos(v.value, lower(w)) > 0`,
      [words],
    );
    found.push(...hits.rows.map(({ name, w }) => `${place}.${name}: ${w}`));
  }
  return found;
}

/**
 * A customer with data everywhere: finished bookings, a time passed to another customer, comments, a photo, places, a
 * merge, a channel.
 */
async function somebody() {
  const { service } = await makeChairs(world.id, 2, { price_cents: 5000 });
  const given = {
    name: "Quintiliana Zarvos",
    phone: "+5511987612345",
    email: "quinti@zarvos.example",
    company: "Zarvos Ltda",
    notes: "Allergic to zimtpollen",
    tags: ["zarvosfamily"],
    address: { formatted: "Zarvosstrasse 17", lat: -23.5, lng: -46.6 },
  };
  const customer = await post<Customer>("/customers", given, "k-create");
  const refused = await world.call("/customers", { method: "POST", body: given, idempotencyKey: "k-again" });
  expect(refused.status).toBe(409);
  const at = {
    service_id: service,
    start: hourAhead(2, 12),
    customer: { id: customer.id },
    notes: "Zimtpollen again",
    location: { formatted: "Zarvosstrasse 17", lat: -23.5, lng: -46.6 },
  };
  const booking = await post<{ id: string }>("/bookings", at, "k-booking");
  const second = await post<{ id: string }>("/bookings", { ...at, start: hourAhead(3, 12) }, "k-second");
  await post(`/bookings/${second.id}/cancel`, { reason: "Quintiliana is ill" }, "k-cancel");
  const ceded = { service_id: service, start: hourAhead(4, 12), customer: { id: customer.id } };
  const { id: hold } = await post<{ id: string }>("/holds", ceded, "k-hold");
  await post(`/holds/${hold}/confirm`, { customer: { name: "Outra", phone: "+5511900011122" } }, "k-ceded");
  await post(`/bookings/${booking.id}/comments`, { body: "Quintiliana rings twice" }, "k-comment");
  await post(`/customers/${customer.id}/comments`, { body: "Zarvos pays cash" });
  const letter = { to: "Quinti@zarvos.example", language: "en" as const, subject: "Dear Quintiliana", paragraphs: [] };
  await inTransaction({}, (tx) => writeMail(tx, world.id, letter));
  const form = new FormData();
  form.set("file", new Blob([(await phonePhoto(64, 48)) as BlobPart]), "zarvos-door.jpg");
  await post(`/bookings/${booking.id}/attachments`, form);
  await post(`/bookings/${booking.id}/location-events`, { lat: -23.5, lng: -46.6, kind: "arrived" });
  const contact = { channel: "whatsapp" as const, external_id: "5511987612345", display_name: "Quinti Z" };
  await inTransaction({}, (tx) => customerOfContact(tx, world.id, new Date(), { ...contact, phone: null }));
  await inTransaction({}, (tx) => customerOfContact(tx, world.id, new Date(), { ...contact, phone: "+551187612345" }));
  const said = { external_id: "wamid.zarvos", kind: "text", text: "Quintiliana Zarvos quer marcar" } as const;
  const message = await receiveMessage(world.id, { ...contact, phone: "+5511987612345" }, said, new Date());
  const note = { text: "Zarvos owes for May" };
  const about = `/conversations/${message?.conversation_id}/notes`;
  expect((await admin.call(about, { method: "POST", body: note })).status).toBe(201);
  await respondToCustomer(world.id, message?.conversation_id ?? "", () => async () => null);
  const twin = await post<Customer>("/customers", {
    name: "Q. Zarvos",
    phone: "+5511987699999",
    email: "old@zarvos.example",
  });
  await post(`/customers/${customer.id}/merge`, { other_id: twin.id });
  await world.call(`/customers/${customer.id}`, { method: "PATCH", body: { company: "Zarvos Filhos" } });
  const list = `http://localhost/api/v1/customers/export?q=Quintiliana&tag=zarvosfamily`;
  expect((await dispatch(new Request(list, { headers: fromOurPage(admin.cookie) }))).status).toBe(200);
  return { customer, booking, second };
}

const traces = ["Quinti", "Zarvos", "zimtpollen", "87612345", "87699999"];

describe("a person who is forgotten", () => {
  it("leaves no trace in any column of any table, but for bookings that count", async () => {
    const { customer, booking } = await somebody();
    const before = await world.call<CustomerSummary>(`/customers/${customer.id}/summary`);
    expect((await whereabouts(traces)).length).toBeGreaterThan(20);
    const reply = await admin.call<Customer>(`/customers/${customer.id}/anonymise`, { method: "POST", body: {} });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ name: "Pessoa anônima", phone: null, identities: [], address: null, tags: [] });
    expect(reply.body.anonymised_at).not.toBeNull();
    expect(await whereabouts(traces)).toEqual([]);

    const after = await world.call<CustomerSummary>(`/customers/${customer.id}/summary`);
    const { bookings, money_booked } = before.body;
    expect(after.body).toMatchObject({ bookings, money_booked });
    const kept = await world.call(`/bookings/${booking.id}`);
    expect(kept.body).toMatchObject({
      status: "confirmed",
      customer: { name: "Pessoa anônima", phone: null },
      notes: null,
    });
    const timeline = await world.call<{ data: { kind: string }[] }>(`/customers/${customer.id}/timeline`);
    expect(timeline.body.data[0]).toMatchObject({ kind: "customer.anonymised", actor: { type: "member" } });
    const replayed = await world.call("/customers", {
      method: "POST",
      body: { name: "X" },
      idempotencyKey: "k-create",
    });
    expect(replayed.status).toBe(422);
    expect(await prisma().attachment.count({ where: { project_id: world.id, booking_id: booking.id } })).toBe(0);

    const changed = await world.call(`/customers/${customer.id}`, { method: "PATCH", body: { name: "Back" } });
    expect(changed).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    const merged = await world.call(`/customers/${customer.id}/merge`, {
      method: "POST",
      body: { other_id: customer.id },
    });
    expect(merged.status).toBe(422);
    const again = await admin.call<Customer>(`/customers/${customer.id}/anonymise`, { method: "POST", body: {} });
    expect(again.body).toEqual(reply.body);
  });

  it("is a matter for admins", async () => {
    const agent = await makeMember(world.id, "agent");
    const { id } = await post<Customer>("/customers", { name: "Ana", phone: "+595981777001" });
    for (const who of [agent, world])
      expect((await who.call(`/customers/${id}/anonymise`, { method: "POST", body: {} })).status).toBe(403);
  });

  it("has a place for every table that tells of customers or their bookings", async () => {
    const { rows } = await pool().query<{ line: string }>(`
      SELECT DISTINCT x.place || '.' || x.field AS line FROM (
        SELECT place::text, field FROM references_to('customer') UNION
        SELECT s.place::text, s.field FROM references_to('customer') c, LATERAL references_to(c.place) s) x ORDER BY 1`);
    // A new table here needs a rule in forget_customer; merging and the personal export read the foreign keys.
    const known = [
      ...[
        "allocation.booking_id",
        "attachment.booking_id",
        "booking.customer_id",
        "comment.booking_id",
        "comment.customer_id",
      ],
      ...[
        "customer_identity.customer_id",
        "location_event.booking_id",
        "notice.booking_id",
        "stage_history.booking_id",
      ],
      "visitor_hold.booking_id",
    ];
    const conversations =
      /^(conversation\.|conversation_note\.|message\.|message_file\.|booking\.conversation_id|bot_(dialogue|turn)\.|webchat_session\.|report_talk\.)/;
    expect(rows.map(({ line }) => line).filter((line) => !conversations.test(line))).toEqual(known);
  });
});

describe("a person's own data", () => {
  it("is one document with all there is", async () => {
    const { service } = await makeChairs(world.id, 1);
    const { id } = await post<Customer>("/customers", { name: "Olga", phone: "+595981777002", notes: "Tea" });
    const booking = { service_id: service, start: hourAhead(4, 9), customer: { id }, notes: "Window seat" };
    const { id: bookingId } = await post<{ id: string }>("/bookings", booking, "olga");
    await post(`/bookings/${bookingId}/comments`, { body: "Likes tea" });
    await post(`/customers/${id}/comments`, { body: "Very kind" });
    const headers = fromOurPage(admin.cookie);
    const response = await dispatch(new Request(`http://localhost/api/v1/customers/${id}/export`, { headers }));
    expect(response.headers.get("content-disposition")).toContain(`filename="customer-${id}.json"`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const document = await response.json();
    expect(document).toMatchObject({
      customer: { id, name: "Olga", notes: "Tea" },
      records: { booking: [{ id: bookingId, notes: "Window seat" }], allocation: [{}], stage_history: [{}] },
      history: [{ action: "comment.created" }, { action: "customer.created" }],
    });
    expect(document.records.comment.map(({ body }: { body: string }) => body).sort()).toEqual([
      "Likes tea",
      "Very kind",
    ]);
    const where = { project_id: world.id, subject_id: id, action: "customer.exported" };
    expect(await prisma().auditEntry.count({ where })).toBe(1);
  });
});

describe("the data of somebody with years of messages", () => {
  const messages = 2600;
  const exportOf = (id: string, cookie = admin.cookie) =>
    dispatch(new Request(`http://localhost/api/v1/customers/${id}/export`, { headers: fromOurPage(cookie) }));

  async function talkative(): Promise<string> {
    const contact = { channel: "whatsapp" as const, external_id: "5511900022233", display_name: "Talkative" };
    const said = { external_id: "wamid.talkative", kind: "text", text: "0" } as const;
    const first = await receiveMessage(world.id, { ...contact, phone: "+5511900022233" }, said, new Date());
    const { customer_id } = await prisma().conversation.findFirstOrThrow({
      where: { project_id: world.id, id: first?.conversation_id ?? "" },
    });
    await pool().query(
      `INSERT INTO message (project_id, id, conversation_id, n, channel, direction, author, kind, text, status)
       SELECT $1, 'msg_talkative' || lpad(n::text, 6, '0'), $2, n, 'whatsapp', 'in', '{"type":"customer","id":"","name":""}', 'text', n::text, 'delivered'
       FROM generate_series(2, $3) n`,
      [world.id, first?.conversation_id, messages],
    );
    return customer_id;
  }

  it("comes in pages, each row once, and no piece holds more than a page", async () => {
    const response = await exportOf(await talkative());
    const pieces: string[] = [];
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      pieces.push(new TextDecoder().decode(piece));
    const rowsIn = (piece: string) => piece.split('"conversation_id"').length - 1;
    expect(Math.max(...pieces.map(rowsIn))).toBeLessThanOrEqual(500);
    expect(response.headers.get("content-length")).toBeNull();
    const { records } = JSON.parse(pieces.join(""));
    const texts = records.message.map(({ text }: { text: string }) => Number(text));
    expect(new Set(texts).size).toBe(messages);
    expect(texts).toHaveLength(messages);
    expect(records.conversation).toHaveLength(1);
    expect(records.location_event).toEqual([]);
  });

  it("has its whole history too", async () => {
    const { id } = await post<Customer>("/customers", { name: "Changed", phone: "+595981777005" });
    await pool().query(
      `INSERT INTO audit_entry (project_id, id, actor, action, subject_id, changes)
       SELECT $1, 'aud_0' || lpad(n::text, 6, '0'), '{"type":"system","id":"","name":""}', 'customer.updated', $2, jsonb_build_object('n', n)
       FROM generate_series(1, 1300) n`,
      [world.id, id],
    );
    const { history } = await (await exportOf(id)).json();
    expect(history).toHaveLength(1301);
    expect(history[0].action).toBe("customer.created");
    expect(history.slice(1).map(({ changes }: { changes: { n: number } }) => changes.n)).toEqual(
      Array.from({ length: 1300 }, (_, n) => 1300 - n),
    );
  });

  it("is open so many times at once for a workspace, and another has its own", async () => {
    const other = await makeProject();
    const theirs = await makeMember(other.id, "agent");
    const made = await other.call<Customer>("/customers", {
      method: "POST",
      body: { name: "Eva", phone: "+595981777004" },
    });
    const { id } = await post<Customer>("/customers", { name: "Ines", phone: "+595981777003" });
    const open = await Promise.all(Array.from({ length: 16 }, () => exportOf(id)));
    expect(open.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const refused = await exportOf(id);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: "service_unavailable" });
    expect((await exportOf(made.body.id, theirs.cookie)).status).toBe(200);
    await open[0]?.body?.cancel();
    const [again] = await Promise.all([exportOf(id), ...open.slice(1).map((each) => each.text())]);
    expect(again).toMatchObject({ status: 200 });
    await again.body?.cancel();
    expect((await exportOf("cus_00000000000000000000000000")).status).toBe(404);
    const free = await Promise.all(Array.from({ length: 16 }, () => exportOf(id)));
    expect(free.map(({ status }) => status)).toEqual(Array(16).fill(200));
    await Promise.all(free.map((each) => each.body?.cancel()));
  });
});
