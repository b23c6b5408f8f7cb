"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { recipeIcons, recipeNames } from "@/components/automations/recipes";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Menu } from "@/components/ui/menu";

/** The parts of the area, each with its address; one alone needs no tabs. */
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
export function AutomationsHeader({ action, children }: { action?: ReactNode; children?: ReactNode }) {
  const t = useTranslations("automations");
  const path = usePathname();
  const here = parts.findLast(({ href }) => path.startsWith(href));
  return (
    <PageHeader title={t("title")} action={action}>
      {parts.length > 1 && (
        <nav aria-label={t("title")} className="w-full">
          <ul className="flex gap-1 border-line border-b">
            {parts.map((part) => (
              <li key={part.name}>
                <Link
                  href={part.href}
                  aria-current={part === here ? "page" : undefined}
                  className={cx(
                    "-mb-px flex h-11 items-center whitespace-nowrap border-b-2 px-3 font-medium md:h-9",
                    part === here ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
                  )}
                >
                  {t(`parts.${part.name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </PageHeader>
  );
}
