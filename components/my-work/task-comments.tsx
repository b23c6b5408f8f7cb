"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CommentRow } from "@/components/ui/comment-row";
import { taskComments } from "@/components/work/evidence/evidence-queries";

const shown = 3;

/** The newest of what the team says about the task; the rest stands with the task itself. */
export function TaskComments({ id }: { id: string }) {
  const t = useTranslations("work");
  const { data } = useInfiniteQuery(taskComments(id));
  const newest = data?.pages[0]?.data.slice(0, shown) ?? [];
  if (newest.length === 0) return null;
  return (
    <ul aria-label={t("comments")} className="flex flex-col gap-3">
      {newest.map(({ id: key, author, created_at, body }) => (
        <CommentRow key={key} author={author.name} at={created_at} removal={null}>
          {body}
        </CommentRow>
      ))}
    </ul>
  );
}
