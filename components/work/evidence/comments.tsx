"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { members } from "@/components/catalog/queries";
import { More } from "@/components/customers/more";
import { Form, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { CommentRow } from "@/components/ui/comment-row";
import { Field } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import { taskComments } from "@/components/work/evidence/evidence-queries";
import { MentionBox } from "@/components/work/evidence/mention-box";
import { useMe } from "@/components/work/task-context";
import type { Comment } from "@/lib/domains/evidence/comments/schema";

const useRenewal = (id: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["bookings", id] });
};

function Composer({ id }: { id: string }) {
  const t = useTranslations("work");
  const renew = useRenewal(id);
  const [body, setBody] = useState("");
  const form = useApiForm({
    send: () => turnero.bookings.comments.create(id, { body }),
    onDone: async () => {
      setBody("");
      await renew();
    },
  });
  return (
    <Form
      form={form}
      label={t("comment_add")}
      className="gap-2"
      actions={
        <Button type="submit" pending={form.pending} className="md:self-start">
          {t("comment_add")}
        </Button>
      }
    >
      <Field name="body" label={t("comment_write")} hint={t("comment_hint")}>
        <MentionBox value={body} onChange={setBody} />
      </Field>
    </Form>
  );
}

/** The text, with the members that it mentions set apart. */
function Body({ comment }: { comment: Comment }) {
  const { data: team } = useQuery(members);
  const names = (team ?? []).filter(({ id }) => comment.mentions.includes(id)).map(({ name }) => `@${name}`);
  if (names.length === 0) return comment.body;
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
  let at = 0;
  return comment.body.split(pattern).map((part) => {
    at += part.length;
    const mention = names.some((name) => name.toLowerCase() === part.toLowerCase());
    return mention ? (
      <strong key={at} className="font-medium text-confirmed-text">
        {part}
      </strong>
    ) : (
      part
    );
  });
}

function Row({ comment, id }: { comment: Comment; id: string }) {
  const t = useTranslations("work");
  const me = useMe();
  const toast = useToast();
  const renew = useRenewal(id);
  const { author, created_at } = comment;
  const own = author.type === "member" && author.id === me.id;
  const remove = useMutation({
    mutationFn: () => turnero.bookings.comments.delete(id, comment.id),
    onSuccess: async () => {
      await renew();
      toast.done(t("comment_removed"));
    },
    onError: (error) => toast.failed(error),
  });
  const removal = { label: t("comment_remove"), pending: remove.isPending, remove: () => remove.mutate() };
  return (
    <CommentRow author={author.name} at={created_at} removal={own || me.role !== "agent" ? removal : null}>
      <Body comment={comment} />
    </CommentRow>
  );
}

/** What the team says about a task, with a place to say more. */
export function Comments({ id }: { id: string }) {
  const t = useTranslations("work");
  const list = useInfiniteQuery(taskComments(id));
  return (
    <div className="flex flex-col gap-5">
      <Composer id={id} />
      <More list={list} empty={t("comments_empty")}>
        {(pages) => (
          <ul aria-label={t("comments")} className="flex flex-col gap-4">
            {pages
              .flatMap(({ data }) => data)
              .map((comment) => (
                <Row key={comment.id} comment={comment} id={id} />
              ))}
          </ul>
        )}
      </More>
    </div>
  );
}
