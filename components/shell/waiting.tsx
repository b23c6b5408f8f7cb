"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { cx } from "@/components/ui/classes";

/** More than these are not counted: ten rows tell that there are many. */
const most = 9;

const waiting = {
  queryKey: ["conversations", { waiting: true }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    turnero.conversations.list({ waiting: true, limit: most + 1 }, { signal }),
};

/** How many conversations wait for a person, as on the home screen; nothing while there are none. */
export function Waiting({ className, small = false }: { className?: string; small?: boolean }) {
  const t = useTranslations("shell");
  const count = useQuery(waiting).data?.data.length ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={cx(
        "inline-flex items-center justify-center rounded-full bg-accent font-semibold text-on-accent text-xs tabular-nums",
        small ? "h-4 min-w-4 px-1" : "h-5 min-w-5 px-[6px]",
        className,
      )}
    >
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{t("waiting", { count })}</span>
    </span>
  );
}
