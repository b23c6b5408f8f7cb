"use client";

import { AutomationCard } from "@/components/automations/automation-card";
import { blank } from "@/components/automations/draft";
import { type RecipeName, useRecipe } from "@/components/automations/recipes";

/** A new automation, blank or filled in from a recipe. */
export function NewAutomationCard({ recipe = null }: { recipe?: RecipeName | null }) {
  const draftFor = useRecipe();
  return <AutomationCard first={null} start={recipe ? draftFor(recipe) : blank()} />;
}
