"use client";

import { BellOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { NoticeReach } from "@/clients/typescript/src/client";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/skeleton";

/** Instead of a box that would do nothing. */
export const NobodyTold = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex min-h-11 items-center gap-3 text-held-text md:min-h-8">
    <BellOff aria-hidden className="size-5 shrink-0 md:size-4" />
    <span className="min-w-0 py-1">{children}</span>
  </p>
);

export function Untold({ cause }: { cause: NonNullable<NoticeReach["cause"]> }) {
  const t = useTranslations("notices");
  return <NobodyTold>{t("nobody_told", { why: t(`untold.${cause}`) })}</NobodyTold>;
}

/** Whether the customer hears of it; where nobody can be told there is nothing to choose, only why. */
export function NotifyBox({
  reach,
  pending,
  hint,
  on,
  onChange,
}: {
  /** By which way they would be told, once it is known. */
  reach: Pick<NoticeReach, "cause"> | undefined;
  pending: boolean;
  hint: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  if (pending) return <Skeleton className="h-11 rounded-md md:h-8" />;
  if (reach?.cause) return <Untold cause={reach.cause} />;
  return (
    <Checkbox
      label={t("notify")}
      {...(hint ? { hint } : {})}
      checked={on}
      onCheckedChange={(checked) => onChange(checked)}
    />
  );
}
