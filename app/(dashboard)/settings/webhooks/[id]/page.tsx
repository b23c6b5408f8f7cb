import { loadOr404 } from "@/app/(dashboard)/member";
import { EndpointScreen } from "@/components/settings/webhooks/endpoint-screen";
import { deliveryFilter } from "@/components/settings/webhooks/filter";
import { getWebhookEndpoint, listWebhookDeliveries } from "@/lib/domains/webhooks/operations";

type Given = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ id: string }>; searchParams?: Promise<Given> };

export default async function WebhookPage({ params, searchParams }: Props) {
  const filter = deliveryFilter((await searchParams) ?? {});
  const { id } = await params;
  const [first, page] = await Promise.all([
    loadOr404(getWebhookEndpoint, { params: { id } }),
    loadOr404(listWebhookDeliveries, { params: { id }, query: filter }),
  ]);
  return <EndpointScreen first={first} log={{ filter, page }} />;
}
