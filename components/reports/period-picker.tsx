"use client";

import Form from "next/form";
import { useTranslations } from "next-intl";
import { type Asked, lengths, periodQuery } from "@/components/reports/period";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { controlClass } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/states";

/** The days that a report is about, all in its address. `keep` stays in the address as it is. */
export function PeriodPicker({
  path,
  asked,
  keep = {},
}: {
  path: string;
  asked: Asked;
  keep?: Record<string, string>;
}) {
  const t = useTranslations("reports");
  const rest = new URLSearchParams(keep).toString();
  return (
    <>
      <nav aria-label={t("period")} className="flex rounded-md border border-line-control p-px max-md:w-full">
        {lengths.map((length) => (
          <Link
            key={length}
            href={`${path}?${[periodQuery({ ...asked, length }), rest].filter(Boolean).join("&")}`}
            aria-current={asked.length === length ? "true" : undefined}
            className={cx(
              "flex h-11 items-center justify-center rounded-[6px] px-2 font-medium text-sm max-md:flex-1 md:h-8 md:px-3",
              asked.length === length ? "bg-well text-ink" : "text-ink-soft hover:text-ink",
            )}
          >
            {t(`lengths.${length}`)}
          </Link>
        ))}
      </nav>
      <Form
        action={path}
        aria-label={t("own_dates")}
        className="flex flex-wrap items-center gap-2 max-md:grid max-md:w-full max-md:grid-cols-2"
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(
          [
            ["from", t("from")],
            ["to", t("to")],
          ] as const
        ).map(([name, words]) => (
          <label
            key={name}
            className="flex min-w-0 items-center gap-2 text-ink-soft text-sm max-md:flex-col max-md:items-stretch max-md:gap-1"
          >
            {words}
            <input
              key={asked[name]}
              type="date"
              name={name}
              defaultValue={asked[name]}
              required
              className={cx(controlClass, "h-11 w-full min-w-0 md:h-9 md:w-auto")}
            />
          </label>
        ))}
        <button type="submit" className={cx(buttonClass(), "max-md:col-span-2")}>
          {t("show")}
        </button>
      </Form>
      {asked.fault && <Notice tone="trouble">{t(`faults.${asked.fault}`)}</Notice>}
    </>
  );
}
