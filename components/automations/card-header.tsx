"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { DeleteAutomation } from "@/components/automations/delete-automation";
import { automationList } from "@/components/automations/queries";
import { useShell } from "@/components/shell/shell-state";
import { DrawerHeader } from "@/components/ui/drawer";
import { LinkTabs } from "@/components/ui/link-tabs";
import type { Automation } from "@/lib/domains/automations/schema";

const sides = ["rule", "log"] as const;

/** The drawer's head: the name, and the two sides of an automation that exists. */
export function CardHeader({ automation }: { automation: Automation | null }) {
  const t = useTranslations("automations");
  const path = usePathname();
  const mayEdit = useShell().member.role !== "agent";
  if (!automation) return <DrawerHeader title={t("new")} />;
  const home = `/automations/${automation.id}`;
  const addresses = { rule: home, log: `${home}/runs` };
  return (
    <>
      <DrawerHeader title={automation.name}>
        {mayEdit && (
          <DeleteAutomation
            of={automation}
            words={{ text: t("delete_text"), deleted: t("deleted", { name: automation.name }) }}
            remove={(id) => turnero.automations.delete(id)}
            restore={(id) => turnero.automations.restore(id)}
            list="/automations"
            queryKey={automationList.queryKey}
          />
        )}
      </DrawerHeader>
      <LinkTabs
        inDrawer
        label={automation.name}
        tabs={sides.map((side) => ({
          href: addresses[side],
          label: t(`card.${side}`),
          here: path === addresses[side],
        }))}
      />
    </>
  );
}
