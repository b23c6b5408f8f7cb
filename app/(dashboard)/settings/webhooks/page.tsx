import { loadOr404 } from "@/app/(dashboard)/member";
import { Webhooks } from "@/components/settings/webhooks/webhooks";
import { listWebhookEndpoints } from "@/lib/domains/webhooks/operations";

export default async function WebhooksPage() {
  return <Webhooks first={await loadOr404(listWebhookEndpoints)} />;
}
