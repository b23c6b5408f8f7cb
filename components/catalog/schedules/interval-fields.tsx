"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Interval, nextInterval, timeOf } from "@/components/catalog/schedules/week";
import { FaultLine } from "@/components/forms/fault-line";
import { useFaults } from "@/components/forms/faults";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

function TimeInput({
  label,
  value,
  pointers,
  faultId,
  onChange,
}: {
  label: string;
  value: string;
  /** Where the API would report a fault of this time. */
  pointers: readonly string[];
  faultId: string;
  onChange: (value: string) => void;
}) {
  const { faultAt } = useFaults();
  const isFaulty = pointers.some((pointer) => faultAt(pointer, "") !== undefined);
  return (
    <div className="w-[76px] min-w-14">
      <Input
        aria-label={label}
        {...(isFaulty ? { "aria-invalid": true, "aria-describedby": faultId } : {})}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onChange(timeOf(value))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        className="px-1 text-center tabular-nums"
      />
    </div>
  );
}

/** The open hours of one day; `at(row)` is where the API would name a row. */
export function IntervalFields({
  name,
  intervals,
  at,
  onChange,
}: {
  /** The day, in words. */
  name: string;
  intervals: readonly Interval[];
  at: (row: number) => string;
  onChange: (intervals: Interval[], moved: boolean) => void;
}) {
  const t = useTranslations("catalog");
  const id = useId();
  const words = {
    not_after_from: t("fault.not_after_from"),
    overlap: t("fault.overlap"),
    invalid_format: t("fault.time"),
  };
  const set = (row: number, change: Partial<Interval>) =>
    onChange(
      intervals.map((each, i) => (i === row ? { ...each, ...change } : each)),
      true,
    );
  return (
    <div className="flex flex-col gap-2">
      {Array.from(intervals.entries(), ([row, { from, to }]) => (
        <div key={row}>
          <div className="flex items-center gap-2">
            <TimeInput
              label={t("opens", { day: name, number: row + 1 })}
              value={from}
              pointers={[at(row), `${at(row)}/from`]}
              faultId={`${id}-${row}`}
              onChange={(next) => set(row, { from: next })}
            />
            <span aria-hidden className="text-ink-faint">
              –
            </span>
            <TimeInput
              label={t("closes", { day: name, number: row + 1 })}
              value={to}
              pointers={[at(row), `${at(row)}/to`]}
              faultId={`${id}-${row}`}
              onChange={(next) => set(row, { to: next })}
            />
            <Button
              look="ghost"
              size="icon-sm"
              aria-label={t("remove_hours", { day: name, number: row + 1 })}
              onClick={() =>
                onChange(
                  intervals.filter((_, i) => i !== row),
                  true,
                )
              }
            >
              <X aria-hidden className="size-4" />
            </Button>
            {row === intervals.length - 1 && (
              <Button
                look="ghost"
                size="icon-sm"
                aria-label={t("add_hours", { day: name })}
                onClick={() => onChange([...intervals, nextInterval(intervals)], true)}
              >
                <Plus aria-hidden className="size-4" />
              </Button>
            )}
          </div>
          <FaultLine id={`${id}-${row}`} pointers={[at(row), `${at(row)}/from`, `${at(row)}/to`]} faults={words} />
        </div>
      ))}
    </div>
  );
}
