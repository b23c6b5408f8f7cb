"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dot } from "@/components/stages/category";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Chips } from "@/components/ui/chips";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Trigger } from "@/components/ui/opened-later";
import type { Address } from "@/components/work/address";
import { attendances, type Filters, type ListFilter, noFilters } from "@/components/work/filters/filters";
import { GroupSelect, SortSelect } from "@/components/work/filters/group-select";
import { useTaskContext } from "@/components/work/task-context";
import { openStatuses, priorities, sources } from "@/lib/core/vocabulary";
import { joinCommas, splitCommas } from "@/lib/core/wire/comma-list";

type Props = { filters: Filters; go: Address["go"]; trigger: Trigger };

function Dates({ filters, go }: Omit<Props, "trigger">) {
  const t = useTranslations("work");
  return (
    <div className="grid grid-cols-2 gap-3">
      {(["from", "to"] as const).map((name) => (
        <Field key={name} name={name} label={t(`dates.${name}`)}>
          <Input
            type="date"
            value={filters[name] ?? ""}
            onChange={({ target }) => go({ [name]: target.value || null })}
          />
        </Field>
      ))}
    </div>
  );
}

/** Every filter at once; each shows its effect as it is set. */
export default function FilterPanel({ filters, go, trigger }: Props) {
  const t = useTranslations("work");
  const { stages } = useTaskContext();
  const [open, setOpen] = useState(true);
  const [tags, setTags] = useState(joinCommas(filters.tag, ", "));
  const set = (name: ListFilter) => (chosen: string[]) => go({ [name]: chosen });
  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={t("filters")} wide>
      <div className="flex flex-col gap-5">
        <Chips
          label={t("stage")}
          options={stages
            .filter(({ category }) => category === "todo" || category === "doing")
            .map(({ key, name, color }) => ({ value: key, label: name, mark: <Dot color={color} /> }))}
          chosen={filters.stage}
          onChange={set("stage")}
        />
        <Chips
          label={t("priority")}
          options={priorities.map((value) => ({ value: value as string, label: t(`priorities.${value}`) }))}
          chosen={filters.priority}
          onChange={set("priority")}
        />
        <Chips
          label={t("status")}
          options={openStatuses.map((value) => ({ value: value as string, label: t(`statuses.${value}`) }))}
          chosen={filters.status}
          onChange={set("status")}
        />
        <Chips
          label={t("origin")}
          options={sources.map((value) => ({ value: value as string, label: t(`origins.${value}`) }))}
          chosen={filters.origin}
          onChange={set("origin")}
        />
        <Chips
          label={t("attendance")}
          options={attendances.map((value) => ({ value, label: t(`attendances.${value}`) }))}
          chosen={filters.attending ? [filters.attending] : []}
          // One or the other: both together would be no filter.
          onChange={(chosen) => go({ attending: chosen.at(-1) ?? null })}
        />
        <Field name="tag" label={t("tags")} hint={t("tags_hint")}>
          <Input
            value={tags}
            autoComplete="off"
            onChange={({ target }) => {
              setTags(target.value);
              go({ tag: splitCommas(target.value) });
            }}
          />
        </Field>
        <Dates filters={filters} go={go} />
        <div className="grid grid-cols-2 gap-3 md:hidden">
          <Field name="group" label={t("group_by")}>
            <GroupSelect filters={filters} go={go} />
          </Field>
          <Field name="sort" label={t("sort")}>
            <SortSelect filters={filters} go={go} />
          </Field>
        </div>
        <Checkbox
          label={t("only_missing")}
          checked={filters.missing}
          onCheckedChange={(checked) => go({ missing: checked })}
        />
        {filters.view !== "inbox" && (
          <Checkbox
            label={t("only_unassigned")}
            checked={filters.unassigned}
            onCheckedChange={(checked) => go({ unassigned: checked })}
          />
        )}
      </div>
      <DialogActions>
        <Button
          onClick={() => {
            setTags("");
            go({ ...noFilters, q: filters.q });
          }}
        >
          {t("clear_filters")}
        </Button>
        <Button look="primary" onClick={() => setOpen(false)}>
          {t("show_tasks")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
