import { inngest } from "@/inngest/client";
import { clock, keptSince } from "@/lib/core/clock";
import { pruneAgentCalls } from "@/lib/domains/agent-calls/prune";
import { pruneAgentGrants } from "@/lib/domains/agent-grants/prune";
import { pruneModelCalls } from "@/lib/domains/ai/prune";
import { eraseAutomations } from "@/lib/domains/automations/store";
import {
  pruneBuckets,
  pruneBusyChanges,
  pruneEvents,
  pruneIdempotency,
  pruneLinks,
  pruneRuns,
} from "@/lib/domains/background/prune";
import { eraseRemovedNotes } from "@/lib/domains/conversations/notes/keep";
import { sweepFiles } from "@/lib/domains/evidence/sweep";
import { eraseRemoved } from "@/lib/domains/knowledge/remove";
import { pruneMail } from "@/lib/domains/mail/erase";
import { deleteOldNotices } from "@/lib/domains/member-notices/store";
import { eraseRemovedMembers } from "@/lib/domains/team/removed/store";
import { pruneDeliveries } from "@/lib/domains/webhooks/delivery/deliver";
import { eraseEndpoints, erasePreviousSecrets } from "@/lib/domains/webhooks/store";

/** Once a day: deletes outdated rows, in batches. */
export const prune = inngest.createFunction(
  { id: "prune", name: "Prune old records", triggers: [{ cron: "17 3 * * *" }], retries: 3, concurrency: 1 },
  async ({ step }) => ({
    idempotency_records: await step.run("idempotency-records", pruneIdempotency),
    runs: await step.run("runs", pruneRuns),
    events: await step.run("events", pruneEvents),
    links: await step.run("links", pruneLinks),
    rate_buckets: await step.run("rate-buckets", pruneBuckets),
    busy_changes: await step.run("busy-changes", pruneBusyChanges),
    automations: await step.run("automations", () => eraseAutomations(keptSince(clock.now()))),
    webhook_endpoints: await step.run("webhook-endpoints", () => eraseEndpoints(keptSince(clock.now()))),
    webhook_secrets: await step.run("webhook-secrets", () => erasePreviousSecrets(clock.now())),
    removed_members: await step.run("removed-members", () => eraseRemovedMembers(keptSince(clock.now()))),
    knowledge: await step.run("knowledge", () => eraseRemoved(clock.now())),
    conversation_notes: await step.run("conversation-notes", () => eraseRemovedNotes(clock.now())),
    files: await step.run("files", () => sweepFiles(clock.now())),
    agent_calls: await step.run("agent-calls", pruneAgentCalls),
    agent_grants: await step.run("agent-grants", pruneAgentGrants),
    model_calls: await step.run("model-calls", pruneModelCalls),
    member_notices: await step.run("member-notices", () => deleteOldNotices(clock.now())),
    webhook_deliveries: await step.run("webhook-deliveries", pruneDeliveries),
    outgoing_mail: await step.run("outgoing-mail", pruneMail),
  }),
);
