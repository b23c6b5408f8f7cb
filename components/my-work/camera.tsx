"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { Outbox } from "@/components/my-work/use-outbox";
import { photosOnly } from "@/components/work/evidence/upload";
import type { Task } from "@/components/work/moves";

/** One camera for the whole screen: a card may move to another list while it is open, and must not take the photo along. */
export function useCamera(outbox: Outbox) {
  const t = useTranslations("work.mine");
  const input = useRef<HTMLInputElement>(null);
  const subject = useRef<Task>(null);
  const open = (task: Task) => {
    subject.current = task;
    input.current?.click();
  };
  const keep = (files: Iterable<File>) => {
    const task = subject.current;
    if (!task) return;
    const who = task.customer?.name ?? "";
    for (const file of files) void outbox.add({ kind: "photo", task: task.id, who, file, name: file.name });
  };
  const camera = (
    <input
      ref={input}
      type="file"
      accept={photosOnly}
      capture="environment"
      aria-label={t("photo")}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        keep([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
  return { camera, open };
}
