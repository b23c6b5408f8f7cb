"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { StageMovePage } from "@/clients/typescript/src/client";
import { bookingHistory } from "@/components/bookings/queries";
import { When } from "@/components/ui/time";

/** The project's own names of its stages and actions, by their keys. */
export type StageWords = { stages: Record<string, string>; actions: Record<string, string> };

/** A former stage or action that the project no longer has. */
const said = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");

/** Who moved it, when, by what; the newest first. */
export function BookingHistory({ id, first, words }: { id: string; first: StageMovePage; words: StageWords }) {
  const t = useTranslations("calendar");
  const { data } = useQuery({ ...bookingHistory(id), initialData: first });
  return (
    <section aria-label={t("history")}>
      <h3 className="mb-2 font-medium text-ink-soft text-sm">{t("history")}</h3>
      <ol className="flex flex-col gap-3 border-line border-l pl-4">
        {data.data.toReversed().map(({ id, action, to, actor, at, data: more }) => (
          <li key={id} className="relative">
            <span aria-hidden className="absolute top-[6px] -left-[21px] size-2 rounded-full bg-line-control" />
            <p>
              <span className="font-medium">
                {t.has(`moves.${action}` as "moves.created")
                  ? t(`moves.${action}` as "moves.created")
                  : (words.actions[action] ?? said(action))}
              </span>{" "}
              <span className="text-ink-soft">· {words.stages[to] ?? said(to)}</span>
            </p>
            {typeof more?.reason === "string" && <p className="text-ink-soft">{more.reason}</p>}
            <p className="text-ink-faint text-sm">
              <When at={at} /> · {actor.name}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
