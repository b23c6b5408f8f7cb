"use client";

import { Plus } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { recipeIcons, recipeNames } from "@/components/automations/recipes";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { LinkTabs } from "@/components/ui/link-tabs";
import { Menu } from "@/components/ui/menu";

/** The parts of the area, each with its address. */
const parts = [
  { name: "rules", href: "/automations" },
  { name: "flows", href: "/automations/flows" },
] as const;

/** A new automation: blank, or from what others like this one use. */
export function NewAutomation() {
  const t = useTranslations("automations");
  const router = useRouter();
  const to = (path: string) => () => router.push(`/automations/new${path}`, { scroll: false });
  if (useShell().member.role === "agent") return null;
  return (
    <Menu
      label={t("new")}
      align="end"
      trigger={
        <Button look="primary">
          <Plus aria-hidden className="size-4" />
          {t("new")}
        </Button>
      }
      entries={[
        { do: t("blank"), icon: <Plus aria-hidden className="size-4" />, onSelect: to("") },
        "line",
        ...recipeNames.map((name) => {
          const Icon = recipeIcons[name];
          return {
            do: t(`recipes.${name}.name`),
            icon: <Icon aria-hidden className="size-4" />,
            onSelect: to(`/${name}`),
          };
        }),
      ]}
    />
  );
}

/** The head of each part of the area. */
export function AutomationsHeader({ action }: { action?: ReactNode }) {
  const t = useTranslations("automations");
  const path = usePathname();
  const here = parts.findLast(({ href }) => path.startsWith(href));
  return (
    <PageHeader title={t("title")} action={action}>
      <LinkTabs
        label={t("title")}
        tabs={parts.map((part) => ({ href: part.href, label: t(`parts.${part.name}`), here: part === here }))}
      />
    </PageHeader>
  );
}
