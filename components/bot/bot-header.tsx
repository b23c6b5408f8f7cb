"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/shell/page-header";
import { cx } from "@/components/ui/classes";

const parts = [
  { name: "settings", href: "/bot" },
  { name: "channels", href: "/bot/channels" },
  { name: "simulator", href: "/bot/simulator" },
] as const;

/** The head of each screen of the bot: its three parts beside each other, each with its address. */
export function BotHeader({ action }: { action?: ReactNode }) {
  const t = useTranslations("bot");
  const path = usePathname();
  return (
    <PageHeader title={t("title")} action={action}>
      <nav aria-label={t("title")} className="-mx-4 w-[calc(100%+32px)] overflow-x-auto px-4 md:mx-0 md:w-full md:px-0">
        <ul className="flex gap-1 border-line border-b">
          {parts.map(({ name, href }) => (
            <li key={name}>
              <Link
                href={href}
                aria-current={path === href ? "page" : undefined}
                className={cx(
                  "-mb-px flex h-11 items-center whitespace-nowrap border-b-2 px-3 font-medium md:h-9",
                  path === href ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
                )}
              >
                {t(`parts.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageHeader>
  );
}
