"use client";

import { Plus, X } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { instantOf } from "@/components/forms/local-time";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useTaskChange } from "@/components/work/change";
import type { Task } from "@/components/work/moves";
import { priorities } from "@/lib/core/vocabulary";

/** "2026-11-15T09:30" in the zone's local time, for a date field. */
function wallOf(at: string | null, zone: string): string {
  if (at === null) return "";
  const options = { timeZone: zone, dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", options).format(new Date(at)).replace(" ", "T");
}

type Change = ReturnType<typeof useTaskChange>;

function TagFields({ task, change }: { task: Task; change: Change }) {
  const t = useTranslations("work");
  const set = (tags: string[]) => change.mutate({ task, change: { tags } });
  return (
    <div className="flex flex-wrap items-center gap-3 md:gap-1">
      {task.tags.map((tag) => (
        <span key={tag} className="inline-flex h-8 items-center rounded-sm bg-well pl-2 text-sm md:h-6">
          {tag}
          <button
            type="button"
            aria-label={t("remove_tag", { tag })}
            onClick={() => set(task.tags.filter((each) => each !== tag))}
            className="relative flex size-8 items-center justify-center rounded-sm text-ink-faint before:absolute before:-inset-[6px] hover:text-ink md:size-6 md:before:inset-0"
          >
            <X aria-hidden className="size-3" />
          </button>
        </span>
      ))}
      <form
        action={(data) => {
          const tag = String(data.get("tag") ?? "").trim();
          if (tag !== "" && !task.tags.includes(tag)) set([...task.tags, tag]);
        }}
        className="flex items-center"
      >
        <Plus aria-hidden className="size-4 text-ink-faint" />
        <input
          name="tag"
          aria-label={t("add_tag")}
          placeholder={t("add_tag")}
          maxLength={60}
          autoComplete="off"
          className="h-11 w-32 rounded-sm bg-transparent px-1 text-lg placeholder:text-ink-faint md:h-6 md:text-sm"
        />
      </form>
    </div>
  );
}

/** What the team sets on a task: how urgent, by when, and its tags. */
export function TaskFields({ task }: { task: Task }) {
  const t = useTranslations("work");
  const zone = useTimeZone() ?? "UTC";
  const change = useTaskChange();
  const [due, setDue] = useState<string | null>(null);
  const shown = due ?? wallOf(task.due_at, zone);
  return (
    <section aria-label={t("planning")} className="flex flex-col gap-3">
      {/* A date with its time is too wide for half a phone. */}
      <div className="grid gap-3 md:grid-cols-2">
        <Field name="priority" label={t("priority")}>
          <Select
            value={task.priority}
            onChange={({ target }) => change.mutate({ task, change: { priority: target.value as Task["priority"] } })}
          >
            {priorities.map((level) => (
              <option key={level} value={level}>
                {t(`priorities.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field name="due_at" label={t("due")}>
          <Input
            type="datetime-local"
            value={shown}
            onChange={({ target }) => setDue(target.value)}
            onBlur={() => {
              const due_at = shown === "" ? null : instantOf(shown, zone);
              if (due !== null && due_at !== task.due_at) change.mutate({ task, change: { due_at } });
              setDue(null);
            }}
          />
        </Field>
      </div>
      <TagFields task={task} change={change} />
    </section>
  );
}
