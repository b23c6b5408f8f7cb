"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";

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
      <nav aria-label={t("title")} className="-mx-4 w-[calc(100%+32px)] overflow-x-auto px-4 md:mx-0 md:w-full md:px-0">
        <ul className="flex gap-1 border-line border-b">
          {parts.map((each) => {
            const here = path.startsWith(`/catalog/${each}`);
            return (
              <li key={each}>
                <Link
                  href={`/catalog/${each}`}
                  aria-current={here ? "page" : undefined}
                  className={cx(
                    "-mb-px flex h-11 items-center whitespace-nowrap border-b-2 px-3 font-medium md:h-9",
                    here ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
                  )}
                >
                  {t(`parts.${each}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {children}
    </PageHeader>
  );
}
