import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { loadOr404 } from "@/app/(dashboard)/member";
import { FlowEditor } from "@/components/flows/flow-editor";
import { getFlow } from "@/lib/domains/automations/flows/operations";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  return { title: (await loadOr404(getFlow, { params: await params })).name };
}

export default async function FlowPage({ params }: Props) {
  const first = await loadOr404(getFlow, { params: await params });
  return (
    <AutomationData>
      <FlowEditor first={first} />
    </AutomationData>
  );
}
