"use client";

import { Menu as MenuIcon, Search } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Area, areas, isIn } from "@/components/shell/areas";
import { useShell } from "@/components/shell/shell-state";
import { UserMenu } from "@/components/shell/user-menu";
import { WorkspaceMenu } from "@/components/shell/workspace-menu";
import { cx } from "@/components/ui/classes";
import { Dialog } from "@/components/ui/dialog";

const slotClass = "flex min-h-14 flex-1 flex-col items-center justify-center gap-[2px] text-xs";

/** The four that matter most stay under the thumb; while fewer exist, the others move up. */
const inBar = [...areas.filter(({ bar }) => bar), ...areas.filter(({ bar }) => !bar)].slice(0, 4);

function BarLink({ area }: { area: Area }) {
  const t = useTranslations("shell.areas");
  const here = isIn(usePathname(), area);
  return (
    <Link
      href={area.href}
      aria-current={here ? "page" : undefined}
      className={cx(slotClass, here ? "font-medium text-confirmed-text" : "text-ink-soft")}
    >
      <area.icon aria-hidden className="size-5" />
      {t(area.name)}
    </Link>
  );
}

/** The way around on a phone. */
export function BottomBar() {
  const t = useTranslations("shell");
  const { openPalette } = useShell();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav
      aria-label={t("main")}
      className="fixed inset-x-0 bottom-0 z-20 flex border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {inBar.map((area) => (
        <BarLink key={area.name} area={area} />
      ))}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("more")}
        trigger={
          <button type="button" className={cx(slotClass, "text-ink-soft")}>
            <MenuIcon aria-hidden className="size-5" />
            {t("more")}
          </button>
        }
      >
        <ul className="-mx-2 mb-3 flex flex-col">
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                openPalette();
              }}
              className="flex h-11 w-full items-center gap-3 rounded-md px-2 hover:bg-well"
            >
              <Search aria-hidden className="size-5 text-ink-faint" />
              {t("search")}
            </button>
          </li>
          {areas.map((area) => (
            <li key={area.name}>
              <Link
                href={area.href}
                onClick={close}
                className="flex h-11 items-center gap-3 rounded-md px-2 hover:bg-well"
              >
                <area.icon aria-hidden className="size-5 text-ink-faint" />
                {t(`areas.${area.name}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="-mx-2 flex flex-col border-line border-t pt-3">
          <WorkspaceMenu />
          <UserMenu />
        </div>
      </Dialog>
    </nav>
  );
}
