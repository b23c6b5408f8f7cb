"use client";

import { Command } from "cmdk";
import { useTranslations } from "next-intl";
import type { Choice, Group } from "@/components/search/groups";
import { Kbd } from "@/components/ui/kbd";
import { Skeleton } from "@/components/ui/skeleton";
import { When } from "@/components/ui/time";

const rowClass =
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-well md:min-h-9";
const groupClass =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs";

const ended = ["completed", "failed", "no_show", "cancelled"] as const;
const isEnded = (status: string | null | undefined): status is (typeof ended)[number] =>
  (ended as readonly (string | null | undefined)[]).includes(status);

function Row({ choice }: { choice: Choice }) {
  const t = useTranslations("shell");
  const { value, title, icon: Icon, detail, at, status, keys, lang, act } = choice;
  return (
    <Command.Item value={value} className={rowClass} onSelect={act}>
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
    </Command.Item>
  );
}

/** Rows in their final shape, while nothing is there yet. */
const Waiting = () => (
  <div className="p-1">
    {["w-2/5", "w-1/2", "w-1/3"].map((width) => (
      <div key={width} className={rowClass}>
        <Skeleton className="size-4 shrink-0" />
        <Skeleton className={width} />
      </div>
    ))}
  </div>
);

/** The groups of choices, or what to say where there is none. */
export function Choices({ groups, state }: { groups: readonly Group[]; state: "loading" | "failed" | "ready" }) {
  const t = useTranslations("shell");
  const isEmpty = groups.length === 0;
  return (
    <Command.List
      label={t("search")}
      aria-busy={state === "loading"}
      className="max-h-[min(60dvh,420px)] overflow-y-auto p-1 pb-2"
    >
      {groups.map(({ heading, choices }) => (
        <Command.Group key={heading} heading={heading} className={groupClass}>
          {choices.map((choice) => (
            <Row key={choice.value} choice={choice} />
          ))}
        </Command.Group>
      ))}
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
    </Command.List>
  );
}
