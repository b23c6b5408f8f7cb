"use client";

import { Menu as MenuIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type Area, areasInBar, isIn } from "@/components/shell/areas";
import { useShell } from "@/components/shell/shell-state";
import { UnreadNotices } from "@/components/shell/unread-notices";
import { Waiting } from "@/components/shell/waiting";
import { bottomBar } from "@/components/ui/bottom-bars";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { OpenedLater } from "@/components/ui/opened-later";

const loadMore = () => import("@/components/shell/more");

const slotClass =
  "flex min-h-14 flex-1 flex-col items-center justify-center gap-[2px] whitespace-nowrap px-[2px] text-xs max-[360px]:text-[11px]";

function BarLink({ area }: { area: Area }) {
  const t = useTranslations("shell.areas");
  const here = isIn(usePathname(), area);
  return (
    <Link
      href={area.href}
      aria-current={here ? "page" : undefined}
      className={cx(slotClass, here ? "font-medium text-confirmed-text" : "text-ink-soft")}
    >
      <span className="relative">
        <area.icon aria-hidden className="size-5" />
        {area.name === "conversations" && <Waiting small className="absolute -top-2 left-3" />}
      </span>
      {t(area.name)}
    </Link>
  );
}

/** The way around on a phone. */
export function BottomBar() {
  const t = useTranslations("shell");
  const { areas } = useShell();
  return (
    <nav
      ref={bottomBar}
      aria-label={t("main")}
      className="fixed inset-x-0 bottom-0 z-20 flex border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {areasInBar(areas).map((area) => (
        <BarLink key={area.name} area={area} />
      ))}
      <OpenedLater
        popup="dialog"
        load={loadMore}
        rest={{}}
        trigger={
          <button type="button" className={cx(slotClass, "text-ink-soft")}>
            <span className="relative">
              <MenuIcon aria-hidden className="size-5" />
              <UnreadNotices className="absolute -top-2 left-3" />
            </span>
            {t("more")}
          </button>
        }
      />
    </nav>
  );
}
