"use client";

import { Plus } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LinkTabs } from "@/components/ui/link-tabs";

const parts = ["services", "resources", "groups", "schedules"] as const;
export type Part = (typeof parts)[number];

export function NewLink({ part }: { part: Part }) {
  const t = useTranslations("catalog");
  const filters = useSearchParams().toString();
  if (useShell().member.role === "agent") return null;
  return (
    <Link
      href={`/catalog/${part}/new${filters ? `?${filters}` : ""}`}
      scroll={false}
      className={buttonClass({ look: "primary" })}
    >
      <Plus aria-hidden className="size-4" />
      {t(`new.${part}`)}
    </Link>
  );
}

/** The head of each list of the catalog: its four parts beside each other, each with its address. */
export function CatalogHeader({ part, children }: { part: Part; children?: ReactNode }) {
  const t = useTranslations("catalog");
  const path = usePathname();
  return (
    <PageHeader title={t("title")} action={<NewLink part={part} />}>
      <LinkTabs
        label={t("title")}
        tabs={parts.map((each) => {
          const href = `/catalog/${each}`;
          return { href, label: t(`parts.${each}`), here: path.startsWith(href) };
        })}
      />
      {children}
    </PageHeader>
  );
}
