"use client";

import { useTranslations } from "next-intl";
import type { Outbox } from "@/components/my-work/use-outbox";
import { Button } from "@/components/ui/button";

/** What the server would not do, why, and the two ways out. */
export function Refused({ outbox: { entries, again, giveUp } }: { outbox: Outbox }) {
  const t = useTranslations("work.mine");
  const refused = entries.filter(({ state }) => state === "refused");
  if (refused.length === 0) return null;
  return (
    <ul aria-label={t("refused")} className="mb-3 flex flex-col gap-2 px-4 md:px-6">
      {refused.map((entry) => (
        <li key={entry.id} className="rounded-md bg-trouble-soft p-3 text-trouble-text">
          <div role="alert">
            <p className="font-medium">
              {t("refused_what", { what: entry.kind === "photo" ? t("photo") : entry.label, who: entry.who })}
            </p>
            <p>{entry.reason}</p>
          </div>
          <div className="mt-2 flex gap-2">
            <Button size="sm" onClick={() => void again(entry)}>
              {t("try_again")}
            </Button>
            <Button size="sm" onClick={() => void giveUp(entry)}>
              {t("give_up")}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
