import type { Client } from "pg";
import { Form } from "@/e2e/api/client";
import { bodyExamples } from "@/lib/api/openapi/examples";
import { newId } from "@/lib/core/ids";

const taking = { type: "run_action", key: "take", resource_id: "" };
const giving = { type: "assign", member_id: "" };
const oneStep = (action: object) => ({
  nodes: [{ id: "a", kind: "action", action, x: 0, y: 0 }],
  edges: [{ from: "trigger", to: "a", branch: null }],
});

/**
 * What cannot be made from an operation's schema: a test names the operation when an entry is missing here or in
 * lib/api/openapi/examples.ts, whose bodies the description shows too. The tests put ids of their own in. "operation field" is
 * the body for a reference in that field alone.
 */
export const bodies: Record<string, unknown> = {
  ...bodyExamples,
  "createAutomation actions.*.resource_id": {
    name: "A",
    trigger: { type: "booking.created" },
    actions: [{ type: "run_action", key: "take", resource_id: "" }],
  },
  "createAutomation actions.*.member_id": {
    name: "A",
    trigger: { type: "booking.created" },
    actions: [{ type: "assign", member_id: "" }],
  },
  "updateAutomation actions.*.resource_id": { actions: [{ type: "run_action", key: "take", resource_id: "" }] },
  "updateAutomation actions.*.member_id": { actions: [{ type: "assign", member_id: "" }] },
  "createFlow nodes.*.action.resource_id": { name: "A", trigger: { type: "booking.created" }, ...oneStep(taking) },
  "createFlow nodes.*.action.member_id": { name: "A", trigger: { type: "booking.created" }, ...oneStep(giving) },
  "updateFlow nodes.*.action.resource_id": oneStep(taking),
  "updateFlow nodes.*.action.member_id": oneStep(giving),
  "dryRunFlow draft.nodes.*.action.resource_id": {
    booking_id: "",
    draft: { trigger: { type: "booking.created" }, ...oneStep(taking) },
  },
  "dryRunFlow draft.nodes.*.action.member_id": {
    booking_id: "",
    draft: { trigger: { type: "booking.created" }, ...oneStep(giving) },
  },
  createMessageFile: new Form("file", "%PDF-1.4\n%%EOF\n", "paper.pdf"),
  createAttachment: new Form("file", "%PDF-1.4\n%%EOF\n", "paper.pdf"),
  createCustomerImport: new Form("file", "name;phone\nAna;+595981555777\n", "list.csv"),
  previewCustomerImport: new Form("file", "name;phone\nAna;+595981555777\n", "list.csv"),
  createKnowledge: { kind: "faq", question: "Are you open on Saturdays?", answer: "Until noon." },
  createKnowledgeFile: new Form("file", "Open until noon.", "hours.txt"),
  createKnowledgeSource: { url: "https://site.invalid/" },
  // Nothing listens there, and no DNS lookup is needed.
  createWebhookEndpoint: { url: "http://127.0.0.1:9/turnero", events: ["booking.created"] },
  createService: { name: "Corte", kind: "appointment", duration_minutes: 30 },
  "createService group_id": { name: "Entrega", kind: "queue" },
  "updateService group_id": { kind: "queue" },
  "createBooking customer.id": { service_id: "", start: "2031-03-03T14:30:00Z", customer: { id: "" } },
  "createHold customer.id": { service_id: "", start: "2031-03-03T14:30:00Z", customer: { id: "" } },
  createWebchatFile: new Form("file", "%PDF-1.4\n%%EOF\n", "paper.pdf"),
  "createWebchatMessage file_id": { file_id: "" },
};

type Maker = (database: Client, project: string) => Promise<string>;

const first =
  (query: string): Maker =>
  async (database, project) =>
    (await database.query(query, [project])).rows[0]?.id;

const insertMember: Maker = async (database, project) => {
  const [user, member] = [newId("usr"), newId("mbr")];
  await database.query('INSERT INTO "user" (id, email, name, password_hash) VALUES ($1, $2, $3, $4)', [
    user,
    `${user.toLowerCase()}@example.com`,
    "Somebody",
    "no password leads here",
  ]);
  await database.query("INSERT INTO member (project_id, id, user_id, role) VALUES ($1, $2, $3, 'agent')", [
    project,
    member,
    user,
  ]);
  return member;
};

const insertInvite: Maker = async (database, project) => {
  const id = newId("inv");
  await database.query(
    "INSERT INTO invite (project_id, id, email, role, token_hash, invited_by_id, expires_at) VALUES ($1, $2, $3, 'agent', $4, $5, now() + interval '1 day')",
    [project, id, `${id.toLowerCase()}@example.com`, Buffer.from(id), await insertMember(database, project)],
  );
  return id;
};

const insertAgentGrant: Maker = async (database, project) => {
  const [client, id] = [newId("oac"), newId("agt")];
  await database.query("INSERT INTO oauth_client (id, name, redirect_uris) VALUES ($1, 'Agent', $2)", [
    client,
    ["http://127.0.0.1/callback"],
  ]);
  await database.query(
    `INSERT INTO agent_grant (project_id, id, member_id, client_id, scopes, resource)
     VALUES ($1, $2, $3, $4, '{slots:read}', 'http://127.0.0.1/api/mcp')`,
    [project, id, await insertMember(database, project), client],
  );
  return id;
};

const insertMail: Maker = async (database, project) => {
  const id = newId("mal");
  await database.query(
    `INSERT INTO outgoing_mail (id, project_id, to_address, subject, text, html, message_id, status)
     VALUES ($1, $2, 'ana@example.com', 'Hello', 'Hello', '<p>Hello</p>', $3, 'stored')`,
    [id, project, `<${id}@localhost>`],
  );
  return id;
};

/** A notice for the member who has been in the workspace the longest. */
const insertMemberNotice: Maker = async (database, project) => {
  const [id, event] = [newId("mnt"), newId("evt")];
  await database.query(
    `INSERT INTO member_notice (project_id, id, member_id, kind, event_id, subject_id, data, link, bell)
     SELECT project_id, $2, id, 'team_notice', $3, 'x', '{"message":"Call them"}', '/', true FROM member
     WHERE project_id = $1 ORDER BY id LIMIT 1`,
    [project, id, event],
  );
  return id;
};

const insertPerson: Maker = async (database, project) => {
  const id = newId("res");
  await database.query(
    "INSERT INTO resource (project_id, id, name, kind, capacity, active) VALUES ($1, $2, 'Ana', 'person', 1, true)",
    [project, id],
  );
  return id;
};

const insertTimeOff: Maker = async (database, project) => {
  const id = newId("off");
  await database.query(
    "INSERT INTO time_off (project_id, id, resource_id, start_at, end_at) VALUES ($1, $2, $3, now(), now() + interval '1 hour')",
    [project, id, await insertPerson(database, project)],
  );
  return id;
};

/** A service that can be booked at any half hour of the next years: its one chair is always open. */
const insertService: Maker = async (database, project) => {
  const [service, resource] = [newId("svc"), newId("res")];
  await database.query(
    `INSERT INTO service (project_id, id, name, kind, duration_minutes, buffer_minutes, slot_interval_minutes,
       min_notice_minutes, max_advance_days, max_party_size, uses, currency, intake_fields, color, active)
     VALUES ($1, $2, 'Corte', 'appointment', 30, 0, 30, 0, 36500, 1, 'unit', 'BRL', '[]', '#2563eb', true)`,
    [project, service],
  );
  await database.query(
    "INSERT INTO resource (project_id, id, name, kind, capacity, active) VALUES ($1, $2, 'Chair', 'room', 1, true)",
    [project, resource],
  );
  await database.query(
    "INSERT INTO service_requirement (project_id, service_id, position, resource_id, quantity) VALUES ($1, $2, 0, $3, 1)",
    [project, service, resource],
  );
  return service;
};

/** A booking in some state, of a service of its own. */
const insertBooking =
  (status: "held" | "confirmed"): Maker =>
  async (database, project) => {
    const [service, id] = [await insertService(database, project), newId("bkg")];
    await database.query(
      `INSERT INTO booking (project_id, id, status, stage, service_id, start_at, end_at, hold_expires_at, source, currency, tags)
       VALUES ($1, $2, $3, 'scheduled', $4, '2031-03-03T12:00Z', '2031-03-03T12:30Z',
         CASE WHEN $3 = 'held' THEN now() + interval '1 hour' END, 'api', 'BRL', '{}')`,
      [project, id, status, service],
    );
    return id;
  };

const insertEvidence =
  (prefix: "cmt" | "att", columns: string, values: string): Maker =>
  async (database, project) => {
    const [booking, id] = [await insertBooking("confirmed")(database, project), newId(prefix)];
    const table = prefix === "cmt" ? "comment" : "attachment";
    await database.query(
      `INSERT INTO ${table} (project_id, id, booking_id, author, ${columns}) VALUES ($1, $2, $3, '{}', ${values})`,
      [project, id, booking],
    );
    return id;
  };

/** A conversation of a customer of its own, with one word said. */
const insertConversation: Maker = async (database, project) => {
  const [customer, id, message] = [newId("cus"), newId("cnv"), newId("msg")];
  await database.query("INSERT INTO customer (project_id, id, name) VALUES ($1, $2, 'Contact')", [project, customer]);
  await database.query(
    `INSERT INTO conversation (project_id, id, channel, external_id, customer_id, message_count, last_message_at)
     VALUES ($1, $2, 'webchat', $2, $3, 1, now())`,
    [project, id, customer],
  );
  await database.query(
    `INSERT INTO message (project_id, id, conversation_id, n, channel, direction, author, kind, text, status)
     VALUES ($1, $2, $3, 1, 'webchat', 'in', '{"type":"customer","id":"","name":""}', 'text', 'Olá', 'delivered')`,
    [project, message, id],
  );
  return id;
};

const insertMessageFile: Maker = async (database, project) => {
  const [conversation, id] = [await insertConversation(database, project), newId("att")];
  await database.query(
    `INSERT INTO message_file (project_id, id, conversation_id, name, media_type, size)
     VALUES ($1, $2, $3, 'a.png', 'image/png', 1)`,
    [project, id, conversation],
  );
  return id;
};

const insertNote: Maker = async (database, project) => {
  const [conversation, id] = [await insertConversation(database, project), newId("nte")];
  await database.query(
    `INSERT INTO conversation_note (project_id, id, conversation_id, author, text, created_at)
     VALUES ($1, $2, $3, '{"type":"member","id":"","name":""}', 'Calls back', now())`,
    [project, id, conversation],
  );
  return id;
};

const insertQuickReply: Maker = async (database, project) => {
  const id = newId("qrp");
  await database.query(
    "INSERT INTO quick_reply (project_id, id, shortcut, text, created_at, updated_at) VALUES ($1, $2, lower($2), 'Hi', now(), now())",
    [project, id],
  );
  return id;
};

const insertNotice: Maker = async (database, project) => {
  const id = newId("ntc");
  await database.query(
    `INSERT INTO ai_notice (project_id, id, kind, period, data, created_at)
     VALUES ($1, $2, 'paused', $2, '{"count": 1, "reason": null}', now())`,
    [project, id],
  );
  return id;
};

/** The tenant's one endpoint: there can be ten at most, and the tests ask for more. */
const findEndpoint: Maker = async (database, project) => {
  const made = await database.query(
    `INSERT INTO webhook_endpoint (project_id, id, place, url, events, secret, warnings, active)
     VALUES ($1, $2, 10, 'https://hooks.invalid/turnero', '{booking.created}', 'sealed', '{}', false)
     ON CONFLICT (project_id, place) DO UPDATE SET url = EXCLUDED.url RETURNING id`,
    [project, newId("whe")],
  );
  return made.rows[0]?.id;
};

const insertDelivery: Maker = async (database, project) => {
  const id = newId("dlv");
  await database.query(
    `INSERT INTO webhook_delivery (project_id, id, endpoint_id, event_id, event_type, body, status)
     VALUES ($1, $2, $3, $4, 'booking.created', '{}', 'skipped')`,
    [project, id, await findEndpoint(database, project), newId("evt")],
  );
  return id;
};

const insertEvent: Maker = async (database, project) => {
  const id = newId("evt");
  await database.query(
    `INSERT INTO event (project_id, id, type, subject_id, data, published_at, published_seq)
     VALUES ($1, $2, 'booking.created', 'bkg_1', '{}', now(), nextval('event_published'))`,
    [project, id],
  );
  return id;
};

const insertSource: Maker = async (database, project) => {
  const id = newId("src");
  await database.query(
    "INSERT INTO knowledge_source (project_id, id, url, title, max_pages, status) VALUES ($1, $2, 'https://site.invalid/', 'Site', 5, 'ready')",
    [project, id],
  );
  return id;
};

const insertKnowledge: Maker = async (database, project) => {
  const id = newId("kno");
  await database.query(
    "INSERT INTO knowledge (project_id, id, kind, title, content, status) VALUES ($1, $2, 'text', 'Hours', 'Until noon.', 'ready')",
    [project, id],
  );
  return id;
};

const insertRun: Maker = async (database, project) => {
  const id = newId("run");
  await database.query(
    "INSERT INTO background_run (id, function_id, project_id, event_id, event_name, events, status) VALUES ($1, 'test', $2, $1, 'test', '[]', 'failed')",
    [id, project],
  );
  return id;
};

const insertFlow: Maker = async (database, project) => {
  const id = newId("flw");
  await database.query(
    `INSERT INTO automation (project_id, id, name, enabled, trigger, conditions, actions, nodes, edges)
     VALUES ($1, $2, 'Flow', false, '{"type":"booking.created"}', '[]', '[]', '[]', '[]')`,
    [project, id],
  );
  return id;
};

/** Rows that no key can make through the API, straight into the database; by collection. */
export const makers: Record<string, Maker> = {
  "/agent-grants": insertAgentGrant,
  "/ai/notices": insertNotice,
  "/attachments": insertEvidence("att", "name, media_type, size", "'a.png', 'image/png', 1"),
  "/api-keys": first("SELECT id FROM api_key WHERE project_id = $1 AND revoked_at IS NULL LIMIT 1"),
  "/automation-flows": insertFlow,
  "/bookings": insertBooking("confirmed"),
  "/comments": insertEvidence("cmt", "body", "'Rings twice'"),
  "/conversations": insertConversation,
  "/deliveries": insertDelivery,
  "/events": insertEvent,
  "/files": insertMessageFile,
  "/holds": insertBooking("held"),
  "/knowledge/items": insertKnowledge,
  "/knowledge/sources": insertSource,
  "/me/notices": insertMemberNotice,
  "/notes": insertNote,
  "/operations/runs": insertRun,
  "/outgoing-mail": insertMail,
  "/quick-replies": insertQuickReply,
  "/public/webchat/files": insertMessageFile,
  "/public/webchat/holds": insertBooking("held"),
  "/services": insertService,
  "/team/invites": insertInvite,
  "/team/members": insertMember,
  "/team/people": insertPerson,
  "/time-off": insertTimeOff,
  "/work-items": insertBooking("confirmed"),
  "/webhook-endpoints": findEndpoint,
  "/workspaces": first("SELECT id FROM project WHERE id = $1"),
};

export const ids = {
  /** Fields that end in _id and name something outside this service, or nothing at all. */
  notOurs: new Set([
    "external_id",
    "last_event_id",
    "phone_number_id",
    "business_account_id",
    "visitor_id",
    "user_id",
    "client_id",
    "nodes.id",
    "draft.nodes.id",
  ]),
  /** The collection of what a field or a path parameter names. */
  collections: {
    booking_id: "/bookings",
    booking_ids: "/bookings",
    service_id: "/services",
    service_ids: "/services",
    resource_id: "/resources",
    resource_ids: "/resources",
    group_id: "/resource-groups",
    group_ids: "/resource-groups",
    schedule_id: "/schedules",
    customer_id: "/customers",
    "customer.id": "/customers",
    other_id: "/customers",
    assignee_resource_id: "/resources",
    conversation_id: "/conversations",
    member_id: "/team/members",
    key_id: "/api-keys",
    attachment_id: "/attachments",
    photo_ids: "/attachments",
    comment_id: "/comments",
    delivery_id: "/deliveries",
    endpoint_id: "/webhook-endpoints",
    file_id: "/files",
    note_id: "/notes",
    time_off_id: "/time-off",
  } as Record<string, string>,
  /** Values of path parameters that name one of a few things that every project has. */
  ownParams: { kind: "cancelled", language: "pt-BR", picture: "logo" } as Record<string, string>,
  /** What stands for an unknown value of a path parameter that is not an id. */
  unknownParams: { date: "2031-01-01", version: "999999", key: "no_such_action" } as Record<string, string>,
};
