"use client";

import { Bell, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactElement, useState } from "react";
import { groups } from "@/components/shell/areas";
import { useShell } from "@/components/shell/shell-state";
import { UnreadNotices } from "@/components/shell/unread-notices";
import { UserMenu } from "@/components/shell/user-menu";
import { WorkspaceMenu } from "@/components/shell/workspace-menu";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";

/** What does not fit into the bottom bar: every area, the search, the workspaces, the user. */
export default function More({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations("shell");
  const { openPalette, openNotices, areas } = useShell();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t("more")} trigger={trigger}>
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
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              openNotices();
            }}
            className="flex h-11 w-full items-center gap-3 rounded-md px-2 hover:bg-well"
          >
            <Bell aria-hidden className="size-5 text-ink-faint" />
            {t("notices.title")}
            <UnreadNotices />
          </button>
        </li>
      </ul>
      {groups.map((group) => {
        const inside = areas.filter((area) => area.group === group);
        if (inside.length === 0) return null;
        return (
          <div key={group} className="-mx-2 mb-3">
            <p className="px-2 pb-1 text-ink-faint text-xs">{t(`groups.${group}`)}</p>
            <ul aria-label={t(`groups.${group}`)}>
              {inside.map((area) => (
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
          </div>
        );
      })}
      <div className="-mx-2 flex flex-col border-line border-t pt-3">
        <WorkspaceMenu />
        <div className="flex">
          <UserMenu />
        </div>
      </div>
    </Dialog>
  );
}
