"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";
import { Notice } from "@/components/ui/states";

type Holder = {
  type: "booking" | "service" | "resource";
  id: string;
  name: string | null;
  service_name?: string;
  customer_name?: string | null;
  start?: string | null;
};

const holdersOf = (error: unknown): Holder[] =>
  error instanceof TurneroProblem ? ((error.body as { held_by?: Holder[] }).held_by ?? []) : [];

/** A task without a time is not in the calendar. */
const addressOf = ({ type, id, start }: Holder): string =>
  type === "booking" ? `/${start ? "calendar" : "inbox"}/${id}` : `/catalog/${type}s/${id}`;

/** Why it cannot go: what still needs it, each a link to where that can be changed. */
export function HeldBy({ error, words }: { error: unknown; words?: ProblemWords }) {
  const t = useTranslations("catalog");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const problemWords = useProblemWords();
  const holders = holdersOf(error);
  if (holders.length === 0) return <Notice tone="trouble">{problemWords(error, words)}</Notice>;
  const nameOf = ({ id, name, service_name, customer_name, start }: Holder): string => {
    const facts = [service_name, customer_name, start && spokenTime(new Date(start), now, locale, zone, true)];
    return name ?? (facts.filter(Boolean).join(", ") || id);
  };
  return (
    <Notice tone="trouble">
      <p>{t("held_by")}</p>
      <ul className="mt-1 list-disc pl-5">
        {holders.slice(0, 8).map((holder) => (
          <li key={holder.id}>
            <Link href={addressOf(holder)} className="underline underline-offset-4">
              {t(`holder.${holder.type}`, { name: nameOf(holder) })}
            </Link>
          </li>
        ))}
      </ul>
      {holders.length > 8 && <p>{t("and_more")}</p>}
    </Notice>
  );
}
