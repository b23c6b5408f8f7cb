"use client";

import { useTranslations } from "next-intl";
import { NotifyPlanned } from "@/components/notices/notify-planned";
import { type MoveAsked, movedNotice } from "@/components/notices/queries";

/** Whether the customer hears of a new time, and in which words once it is chosen. */
export default function NotifyMove({
  move,
  override = false,
  unfolded = false,
  on,
  onChange,
}: {
  move: MoveAsked;
  override?: boolean;
  unfolded?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  return (
    <NotifyPlanned
      asked={movedNotice(move, override)}
      hint={(reach) => on && reach?.way && t("told_by", { way: t(`ways.${reach.way}`) })}
      unfolded={unfolded}
      on={on}
      onChange={onChange}
    />
  );
}
