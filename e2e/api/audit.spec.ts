import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Sent } from "@/e2e/api/client";
import { addressOf, call, needed, ownParams, validBody, validQuery } from "@/e2e/api/subjects";
import { insertKey, makeTenants, type Tenants } from "@/e2e/api/tenants";
import type { Operation } from "@/lib/api/operation";
import { registry } from "@/lib/api/registry";

const database = new pg.Client({ connectionString: inject("databaseUrl") });
let tenants: Tenants;
beforeAll(async () => {
  await database.connect();
  tenants = await makeTenants(database);
});
afterAll(() => database.end());

const senderOf = ({ access }: Operation): Pick<Sent, "key" | "headers"> =>
  access.kind === "session"
    ? { headers: { cookie: tenants.session, "sec-fetch-site": "same-origin" } }
    : { key: tenants.ours.key };

/** The key that is revoked is not the one that the tests call with. */
async function paramsOf(operation: Operation): Promise<Record<string, string>> {
  const params = await ownParams(operation, tenants.ours);
  if (!operation.path.startsWith("/api-keys/")) return params;
  const spare = await insertKey(database, tenants.ours.id);
  const { rows } = await database.query("SELECT id FROM api_key WHERE project_id = $1 AND last4 = $2", [
    tenants.ours.id,
    spare.slice(-4),
  ]);
  return { ...params, id: rows[0].id };
}

async function run(operation: Operation) {
  const sent: Sent = { method: operation.method, ...senderOf(operation), ...needed(operation) };
  const body = await validBody(operation, tenants.ours);
  if (body !== undefined) sent.body = body;
  const query = await validQuery(operation, tenants.ours);
  const params = await paramsOf(operation);
  // The request below must change something.
  const mode = (body as { mode?: string } | undefined)?.mode === "human" ? "bot" : "human";
  await database.query("UPDATE conversation SET mode = $2 WHERE project_id = $1", [tenants.ours.id, mode]);
  const reply = await call(addressOf(operation, params, query), sent);
  const { rows } = await database.query(
    "SELECT action, actor, address FROM audit_entry WHERE project_id = $1 AND request_id = $2",
    [tenants.ours.id, reply.headers["x-request-id"]],
  );
  return { reply, entries: rows as { action: string; actor: { type: string; id: string }; address: string | null }[] };
}

/**
 * Actions that remove rights, grant access, silence somebody or export data, in a workable order. Channels, invitations
 * and exports have their own tests, beside their code.
 */
const sensitive: [operation: string, action: string][] = [
  ["createApiKey", "api_key.created"],
  ["updateApiKey", "api_key.renamed"],
  ["revokeApiKey", "api_key.revoked"],
  ["withdrawInvite", "invite.withdrawn"],
  ["updateMember", "member.role_changed"],
  ["removeMember", "member.removed"],
  ["createWebhookEndpoint", "webhook_endpoint.created"],
  ["updateWebhookEndpoint", "webhook_endpoint.updated"],
  ["rotateWebhookSecret", "webhook_endpoint.secret_rotated"],
  ["deleteWebhookEndpoint", "webhook_endpoint.deleted"],
  ["putWebchatSite", "webchat_site.updated"],
  ["rotateWebchatKey", "webchat_site.key_rotated"],
  ["rotateWebchatIdentitySecret", "webchat_site.identity_secret_rotated"],
  ["replaceBot", "bot.updated"],
  ["replaceChannelPolicies", "bot.policies_changed"],
  ["setConversationMode", "conversation.mode_changed"],
  ["createAutomation", "automation.created"],
  ["putStageConfig", "stage_config.updated"],
  ["updateBookingPage", "booking_page.updated"],
  ["updateWorkspace", "workspace.updated"],
  ["createCustomerImport", "customer.imported"],
  ["anonymiseCustomer", "customer.anonymised"],
  ["signOutEverywhere", "member.signed_out_everywhere"],
];

describe("the audit log", () => {
  it.each(sensitive)("tells who called %s, and from where: %s", async (id, action) => {
    const operation = registry.find((each) => each.id === id) as Operation;
    const { reply, entries } = await run(operation);
    expect(reply.status, reply.text).toBeLessThan(300);
    const entry = entries.find((each) => each.action === action);
    expect(entry, JSON.stringify(entries)).toBeDefined();
    expect(entry?.actor.type).toBe(operation.access.kind === "session" ? "member" : "key");
    expect(entry?.actor.id).toMatch(/^(mbr|key)_\w{22}$/);
    expect(entry?.address).toMatch(/127\.0\.0\.1$/);
  });
});
