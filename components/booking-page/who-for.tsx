"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId } from "react";
import type { Draft } from "@/components/booking-page/draft";
import { useFaults } from "@/components/forms/faults";
import { cx } from "@/components/ui/classes";

/** Where the form reports that it was not answered. */
export const whoForPointer = "#/who_for";

/** Asked at each further booking: the visitor may book for somebody else this time. */
export function WhoFor({
  me,
  forMe,
  onChoose,
}: {
  me: Draft["typed"];
  forMe: boolean | null;
  onChoose: (forMe: boolean) => void;
}) {
  const t = useTranslations("booking");
  const id = useId();
  const { faultAt, claim } = useFaults();
  useEffect(() => claim(whoForPointer), [claim]);
  const isMissing = faultAt(whoForPointer, "") !== undefined;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      data-pointer={whoForPointer}
      tabIndex={-1}
      // The form gives the focus to what is wrong; an answer can be pressed, the question cannot.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector("input")?.focus();
      }}
      {...(isMissing ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
      className="flex flex-col gap-2 outline-none"
    >
      <p id={`${id}-question`} className="font-medium text-sm">
        {t("who_for")}
      </p>
      {[true, false].map((mine) => (
        <label
          key={String(mine)}
          className={cx(
            "relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-2",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            mine === forMe
              ? "border-accent bg-confirmed-soft text-confirmed-text"
              : isMissing
                ? "border-trouble"
                : "border-line-control",
          )}
        >
          <input
            type="radio"
            name="who_for"
            checked={mine === forMe}
            onChange={() => onChoose(mine)}
            className="size-5 shrink-0 accent-accent"
          />
          {mine ? (
            <span className="min-w-0">
              <span className="block">{t("me")}</span>
              <span className="block break-words text-sm tabular-nums">
                {[me.name, me.shown_phone ?? me.phone].filter(Boolean).join(" · ")}
              </span>
            </span>
          ) : (
            t("somebody_else")
          )}
        </label>
      ))}
      {isMissing && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-sm text-trouble-text">
          <CircleAlert aria-hidden className="mt-[3px] size-[14px] shrink-0" />
          {t("who_for_fault")}
        </p>
      )}
    </div>
  );
}
