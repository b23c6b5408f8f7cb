"use client";

import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

export type LinkTab = { href: string; label: string; here: boolean };

/** Parts of a screen beside each other, each with its address; on a phone, in as many rows as it takes to see them all. */
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
        "px-4 md:overflow-x-auto",
        inDrawer ? "shrink-0 md:px-5" : "-mx-4 w-[calc(100%+32px)] md:mx-0 md:w-full md:px-0",
      )}
    >
      <ul className="flex min-w-full gap-x-1 border-line border-b max-md:flex-wrap md:w-max">
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
