import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { loadOr404 } from "@/app/(dashboard)/member";
import { RunLog } from "@/components/automations/runs/run-log";
import { getAutomation, listAutomationRuns } from "@/lib/domains/automations/operations";
import { runStatuses } from "@/lib/domains/automations/schema";

type Given = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ id: string }>; searchParams?: Promise<Given> };

export default async function RunsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const given = (await searchParams)?.status;
  const status = runStatuses.find((each) => each === given);
  const filter = status ? { status } : {};
  const [automation, page] = await Promise.all([
    loadOr404(getAutomation, { params: { id } }),
    loadOr404(listAutomationRuns, {
      params: { id },
      query: { limit: "20", ...(status && { status }) },
    }),
  ]);
  return (
    <AutomationData>
      <RunLog key={id} automation={automation} first={{ filter, page }} />
    </AutomationData>
  );
}
