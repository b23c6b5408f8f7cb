"use client";

import { useTranslations } from "next-intl";
import type { Draft } from "@/components/booking-page/draft";
import { cx } from "@/components/ui/classes";

/** Asked at each further booking: the one before may have been for somebody else. */
export function WhoFor({
  before,
  again,
  onChoose,
}: {
  before: Draft["typed"];
  again: boolean | null;
  onChoose: (again: boolean) => void;
}) {
  const t = useTranslations("booking");
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t("who_for")}</legend>
      {[true, false].map((same) => (
        <label
          key={String(same)}
          className={cx(
            "relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-2",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            same === again ? "border-accent bg-confirmed-soft text-confirmed-text" : "border-line-control",
          )}
        >
          <input
            type="radio"
            name="who_for"
            checked={same === again}
            onChange={() => onChoose(same)}
            className="size-5 shrink-0 accent-accent"
          />
          {same ? (
            <span className="min-w-0">
              <span className="block break-words">{before.name}</span>
              <span className="block text-sm tabular-nums">{before.shown_phone ?? before.phone}</span>
            </span>
          ) : (
            t("somebody_else")
          )}
        </label>
      ))}
    </fieldset>
  );
}
