"use client";

import { Bell as BellIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useShell } from "@/components/shell/shell-state";
import { UnreadNotices, useUnreadNotices } from "@/components/shell/unread-notices";
import { Tooltip } from "@/components/ui/tooltip";

/** What the member was told of, behind one button. */
export function Bell() {
  const t = useTranslations("shell");
  const { openNotices } = useShell();
  const count = useUnreadNotices();
  const name = t("notices.title");
  return (
    <Tooltip label={name} side="right">
      <button
        type="button"
        aria-label={count === 0 ? name : `${name}, ${t("notices.unread", { count })}`}
        aria-haspopup="dialog"
        onClick={openNotices}
        className="relative flex size-8 shrink-0 items-center justify-center rounded-md text-ink-faint hover:bg-chosen hover:text-ink"
      >
        <BellIcon aria-hidden className="size-4" />
        <UnreadNotices className="absolute -top-1 -right-1" />
      </button>
    </Tooltip>
  );
}
