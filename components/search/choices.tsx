"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Choice, Group } from "@/components/search/groups";
import { Kbd } from "@/components/ui/kbd";
import { Skeleton } from "@/components/ui/skeleton";
import { When } from "@/components/ui/time";

const rowClass = "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 md:min-h-9";

const ended = ["completed", "failed", "no_show", "cancelled"] as const;
const isEnded = (status: string | null | undefined): status is (typeof ended)[number] =>
  (ended as readonly (string | null | undefined)[]).includes(status);

export const optionId = (list: string, { value }: Choice): string => `${list}-${value}`;

type RowProps = { id: string; choice: Choice; isChosen: boolean; isFirst: boolean; onPoint: () => void };

function Row({ id, choice, isChosen, isFirst, onPoint }: RowProps) {
  const t = useTranslations("shell");
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first one shows its heading too.
    if (isChosen) (isFirst ? row.current?.parentElement : row.current)?.scrollIntoView({ block: "nearest" });
  }, [isChosen, isFirst]);
  const { title, icon: Icon, detail, at, status, keys, lang, act } = choice;
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={`${rowClass} ${isChosen ? "bg-well" : ""}`}
      onPointerMove={isChosen ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
      onKeyDown={() => {}}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 truncate">
        {title}{" "}
        {detail && (
          <span lang={lang} className="ml-1 text-ink-faint text-sm tabular-nums">
            {detail}
          </span>
        )}
      </span>
      {isEnded(status) && <span className="whitespace-nowrap text-ink-faint text-sm">{t(`ended.${status}`)}</span>}
      {at && <When at={at} className="whitespace-nowrap text-ink-faint text-sm tabular-nums" />}
      {keys && <Kbd keys={keys} />}
    </div>
  );
}

/** Rows in their final shape, while nothing is there yet. */
const Waiting = () => (
  <div aria-hidden className="p-1">
    {["w-2/5", "w-1/2", "w-1/3"].map((width) => (
      <div key={width} className={rowClass}>
        <Skeleton className="size-4 shrink-0" />
        <Skeleton className={width} />
      </div>
    ))}
  </div>
);

type Props = {
  id: string;
  groups: readonly Group[];
  chosen: Choice | undefined;
  onPoint: (value: string) => void;
  state: "loading" | "failed" | "ready";
};

/** The groups of choices, or what to say where there is none. */
export function Choices({ id, groups, chosen, onPoint, state }: Props) {
  const t = useTranslations("shell");
  const isEmpty = groups.length === 0;
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={t("search")}
        aria-busy={state === "loading"}
        tabIndex={-1}
        className="max-h-[min(60dvh,420px)] overflow-y-auto px-1 pb-2 outline-none"
      >
        {groups.map(({ heading, choices }, nth) => (
          <fieldset key={heading} aria-labelledby={`${id}-group-${nth}`} className="min-w-0">
            <div id={`${id}-group-${nth}`} className="px-3 pt-3 pb-1 text-ink-faint text-xs">
              {heading}
            </div>
            {choices.map((choice, place) => (
              <Row
                key={choice.value}
                id={optionId(id, choice)}
                choice={choice}
                isChosen={choice.value === chosen?.value}
                isFirst={place === 0}
                onPoint={() => onPoint(choice.value)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {isEmpty && state === "loading" && <Waiting />}
      {state === "failed" && (
        <p role="status" className="px-3 py-4 text-center text-ink-soft">
          {t("search_failed")}
        </p>
      )}
      {isEmpty && state === "ready" && (
        <p role="status" className="px-3 py-8 text-center text-ink-soft">
          {t("search_empty")}
        </p>
      )}
    </>
  );
}
