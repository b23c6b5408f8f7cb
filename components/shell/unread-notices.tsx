"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { turnero } from "@/components/api";
import { cx } from "@/components/ui/classes";

const most = 99;

const unread = {
  queryKey: ["member_notices", { count: true }],
  queryFn: ({ signal }: { signal: AbortSignal }) => turnero.me.notices.list({ limit: 1 }, { signal }),
};

export const useUnreadNotices = (): number => useQuery(unread).data?.unread_count ?? 0;

/** How many notices nobody has looked at; nothing while there are none. */
export function UnreadNotices({ className }: { className?: string }) {
  const t = useTranslations("shell");
  const count = useUnreadNotices();
  if (count === 0) return null;
  return (
    <span
      className={cx(
        "inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 font-semibold text-on-accent text-xs tabular-nums",
        className,
      )}
    >
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{t("notices.unread", { count })}</span>
    </span>
  );
}

/** Opened from an e-mail, a chat or a push message, the page says which notice led here: that one is read. */
export function useOpenedNotice(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    const id = address.searchParams.get("notice");
    if (!id) return;
    address.searchParams.delete("notice");
    window.history.replaceState(window.history.state, "", address);
    // Another member's link still leads to its subject.
    void turnero.me.notices.read(id).catch(() => {});
  }, []);
}
