"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Off } from "@/components/team/person/person-draft";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Days away that are known when somebody is added. */
export function OffFields({
  off,
  today,
  onChange,
}: {
  off: readonly Off[];
  today: string;
  onChange: (off: Off[]) => void;
}) {
  const t = useTranslations("catalog");
  const common = useTranslations("common");
  const faults = {
    invalid_format: common("faults.required"),
    custom: common("faults.required"),
    not_after_start: t("fault.not_after_start"),
  };
  const set = (row: number, change: Partial<Off>) =>
    onChange(off.map((each, at) => (at === row ? { ...each, ...change } : each)));
  return (
    <>
      {Array.from(off.entries(), ([row, { from, to, reason }]) => (
        <div key={row} className="grid grid-cols-2 items-end gap-3 md:grid-cols-[160px_160px_1fr_auto]">
          <Field name={`off${row}from`} pointer={`#/time_off/${row}/start`} label={t("off_start")} faults={faults}>
            <Input type="date" value={from} onChange={({ target }) => set(row, { from: target.value })} />
          </Field>
          <Field name={`off${row}to`} pointer={`#/time_off/${row}/end`} label={t("off_end")} faults={faults}>
            <Input type="date" value={to} onChange={({ target }) => set(row, { to: target.value })} />
          </Field>
          <Field
            name={`off${row}reason`}
            pointer={`#/time_off/${row}/reason`}
            label={t("reason")}
            optional={common("optional")}
          >
            <Input value={reason} onChange={({ target }) => set(row, { reason: target.value })} autoComplete="off" />
          </Field>
          <Button
            look="ghost"
            size="icon"
            aria-label={t("off_remove")}
            onClick={() => onChange(off.filter((_, at) => at !== row))}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        onClick={() => onChange([...off, { from: today, to: today, reason: "" }])}
      >
        <Plus aria-hidden className="size-4" />
        {t("add_time_off")}
      </Button>
    </>
  );
}
