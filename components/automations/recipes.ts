"use client";

import { BellRing, HandHeart, type LucideIcon, Tag, UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Draft } from "@/components/automations/draft";

export const recipeNames = ["reminder", "thanks", "no_show", "newcomer"] as const;
export type RecipeName = (typeof recipeNames)[number];

export const recipeIcons: Record<RecipeName, LucideIcon> = {
  reminder: BellRing,
  thanks: HandHeart,
  no_show: UserX,
  newcomer: Tag,
};

/** The braces are filled in when the message goes out, not here. */
const braces = { customer: "{customer}", service: "{service}", start: "{start}", business: "{business}" };

/** A ready-made automation, with its words in the language of the screen. */
export function useRecipe(): (name: RecipeName) => Draft {
  const t = useTranslations("automations");
  const parts: Record<RecipeName, () => Pick<Draft, "trigger" | "conditions" | "actions">> = {
    reminder: () => ({
      trigger: { type: "time_relative", offset_minutes: -1440, to: "start" },
      conditions: [],
      actions: [{ type: "send_message", text: t("recipes.reminder.message", braces), template: null }],
    }),
    thanks: () => ({
      trigger: { type: "booking.completed" },
      conditions: [],
      actions: [
        { type: "wait", minutes: 120 },
        { type: "send_message", text: t("recipes.thanks.message", braces), template: null },
      ],
    }),
    no_show: () => ({
      trigger: { type: "booking.no_show" },
      conditions: [],
      actions: [{ type: "notify_team", message: t("recipes.no_show.message") }],
    }),
    newcomer: () => ({
      trigger: { type: "message.received", channel: null },
      conditions: [{ field: "customer.tags", op: "exists", value: false }],
      actions: [{ type: "add_tag", tag: t("recipes.newcomer.tag"), to: "customer" }],
    }),
  };
  return (name) => ({ name: t(`recipes.${name}.name`), enabled: true, ...parts[name]() });
}
