"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { useRef } from "react";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

export type NavPart = { title: string; links: { title: string; href: string }[] };

function Links({ parts, onGo }: { parts: readonly NavPart[]; onGo?: () => void }) {
  const path = usePathname();
  return parts.map(({ title, links }) => (
    <section key={title} aria-label={title} className="mb-5">
      <h2 className="px-2 pb-1 font-medium text-ink-soft text-sm">{title}</h2>
      <ul>
        {links.map(({ title: name, href }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onGo}
              aria-current={path === href ? "page" : undefined}
              className={cx(
                "flex min-h-11 items-center rounded-md px-2 md:min-h-8",
                path === href ? "bg-chosen font-medium" : "text-ink-soft hover:bg-well hover:text-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A column on a wide screen; on a phone a menu that opens above the page. */
export function DocsNav({ parts }: { parts: readonly NavPart[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <>
      <details ref={menu} className="border-line border-b md:hidden">
        <summary className="flex h-12 cursor-pointer items-center gap-2 px-4 font-medium">
          <Menu aria-hidden className="size-4" />
          Contents
        </summary>
        <nav aria-label="Contents" className="px-2 pb-4">
          <Links parts={parts} onGo={close} />
        </nav>
      </details>
      <nav
        aria-label="Documentation"
        className="sticky top-14 hidden h-[calc(100dvh-56px)] w-[240px] shrink-0 overflow-y-auto border-line border-r p-3 md:block"
      >
        <Links parts={parts} />
      </nav>
    </>
  );
}
