import { notFound } from "next/navigation";
import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { NewAutomationCard } from "@/components/automations/new-automation";

const recipes = ["reminder", "thanks", "no_show", "newcomer"] as const;

export default async function RecipePage({ params }: { params: Promise<{ recipe: string }> }) {
  const { recipe } = await params;
  const known = recipes.find((each) => each === recipe);
  if (!known) notFound();
  return (
    <AutomationData>
      <NewAutomationCard key={known} recipe={known} />
    </AutomationData>
  );
}
