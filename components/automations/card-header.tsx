"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { DeleteAutomation } from "@/components/automations/delete-automation";
import { automationList } from "@/components/automations/queries";
import { useShell } from "@/components/shell/shell-state";
import { cx } from "@/components/ui/classes";
import { DrawerHeader } from "@/components/ui/drawer";
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
            list="/automations"
            queryKey={automationList.queryKey}
          />
        )}
      </DrawerHeader>
      <nav aria-label={automation.name} className="shrink-0 px-4 md:px-5">
        <ul className="flex gap-1 border-line border-b">
          {sides.map((side) => (
            <li key={side}>
              <Link
                href={addresses[side]}
                scroll={false}
                aria-current={path === addresses[side] ? "page" : undefined}
                className={cx(
                  "-mb-px flex h-11 items-center whitespace-nowrap border-b-2 px-3 font-medium md:h-9",
                  path === addresses[side]
                    ? "border-accent text-ink"
                    : "border-transparent text-ink-soft hover:text-ink",
                )}
              >
                {t(`card.${side}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
