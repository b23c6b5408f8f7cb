"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Trigger } from "@/components/ui/opened-later";
import type { Address } from "@/components/work/address";
import { filtersIn } from "@/components/work/filters/filters";

type Saved = { name: string; search: string };

const isSaved = (value: unknown): value is Saved =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Saved).name === "string" &&
  typeof (value as Saved).search === "string";

function read(place: string): Saved[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Filters with a name, kept in this browser for this person and workspace. */
export default function SavedFilters({ search, go, trigger }: { search: string; go: Address["go"]; trigger: Trigger }) {
  const t = useTranslations("work");
  const { member, workspace } = useShell();
  const place = `turnero.filters.${workspace.id}.${member.email}`;
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState(() => read(place));
  const [name, setName] = useState("");
  const keep = (next: Saved[]) => {
    setSaved(next);
    localStorage.setItem(place, JSON.stringify(next));
  };
  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={t("saved_filters")}>
      {saved.length === 0 && <p className="mb-4 text-ink-soft">{t("no_saved")}</p>}
      <ul className="mb-4 flex flex-col gap-1">
        {saved.map((each) => (
          <li key={each.name} className="flex items-center gap-1">
            <Button
              className="min-w-0 flex-1 justify-start"
              onClick={() => {
                go(filtersIn(new URLSearchParams(each.search)));
                setOpen(false);
              }}
            >
              <span className="truncate">{each.name}</span>
            </Button>
            <Button
              look="ghost"
              size="icon"
              aria-label={t("forget_filter", { name: each.name })}
              onClick={() => keep(saved.filter((other) => other !== each))}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const called = name.trim();
          if (called === "") return;
          keep([...saved.filter((each) => each.name !== called), { name: called, search }]);
          setName("");
        }}
      >
        <Field name="filter-name" label={t("filter_name")} className="min-w-0 flex-1">
          <Input value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" look="primary">
          {t("keep_filter")}
        </Button>
      </form>
    </Dialog>
  );
}
