"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { sections } from "@/components/settings/sections";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

/** A column on a wide screen, a row that scrolls sideways on a phone. */
export function SettingsNav({ admin }: { admin: boolean }) {
  const t = useTranslations("settings");
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (path) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [path]);
  return (
    <nav
      aria-label={t("title")}
      className="overflow-x-auto border-line border-b px-2 [scrollbar-width:none] md:w-[200px] md:shrink-0 md:border-b-0 md:px-0"
    >
      <ul ref={list} className="flex md:flex-col md:gap-[2px]">
        {sections
          .filter((section) => admin || !section.admin)
          .map(({ name, icon: Icon, ...elsewhere }) => {
            const href = "href" in elsewhere ? elsewhere.href : `/settings/${name}`;
            const here = path === href || path.startsWith(`${href}/`);
            return (
              <li key={name}>
                <Link
                  href={href}
                  aria-current={here ? "page" : undefined}
                  className={cx(
                    "flex h-11 items-center gap-2 whitespace-nowrap border-b-2 px-3 md:h-8 md:rounded-md md:border-b-0 md:px-2",
                    here
                      ? "border-accent font-medium text-ink md:bg-chosen"
                      : "border-transparent text-ink-soft hover:text-ink md:hover:bg-well",
                  )}
                >
                  <Icon aria-hidden className="hidden size-4 md:block" />
                  {t(`sections.${name}`)}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
