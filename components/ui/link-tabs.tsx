"use client";

import Link from "next/link";
import { cx } from "@/components/ui/classes";

export type LinkTab = { href: string; label: string; here: boolean };

/** Parts of a screen beside each other, each with its address; on a phone they scroll from edge to edge. */
export function LinkTabs({
  label,
  tabs,
  inDrawer = false,
}: {
  label: string;
  tabs: readonly LinkTab[];
  inDrawer?: boolean;
}) {
  return (
    <nav
      aria-label={label}
      className={cx(
        "overflow-x-auto px-4",
        inDrawer ? "shrink-0 md:px-5" : "-mx-4 w-[calc(100%+32px)] md:mx-0 md:w-full md:px-0",
      )}
    >
      <ul className="flex w-max min-w-full gap-1 border-line border-b">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              {...(inDrawer ? { scroll: false } : {})}
              aria-current={tab.here ? "page" : undefined}
              className={cx(
                "-mb-px flex h-11 items-center whitespace-nowrap border-b-2 px-3 font-medium md:h-9",
                tab.here ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
