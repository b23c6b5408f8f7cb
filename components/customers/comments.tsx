"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { turnero } from "@/components/api";
import { customerComments, customerTimeline } from "@/components/customers/history-queries";
import { More } from "@/components/customers/more";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { CommentRow } from "@/components/ui/comment-row";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { Comment } from "@/lib/domains/evidence/comments/schema";

/** The current member: may delete their own comments, an admin anyone's. */
export type Reader = { id: string; admin: boolean };

function useRenewal(customer: string): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [customerComments(customer).queryKey, customerTimeline(customer).queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

function Composer({ customer }: { customer: string }) {
  const t = useTranslations("customers.comments");
  const renew = useRenewal(customer);
  const around = useRef<HTMLDivElement>(null);
  const form = useApiForm({
    send: (data) => turnero.customers.comments.create(customer, { body: textOf(data, "body") ?? "" }),
    onDone: async () => {
      around.current?.querySelector("form")?.reset();
      await renew();
    },
  });
  return (
    <div ref={around}>
      <Form
        form={form}
        label={t("add")}
        className="gap-2"
        actions={
          <Button type="submit" look="primary" pending={form.pending} className="md:self-start">
            {t("add")}
          </Button>
        }
      >
        <Field name="body" label={t("write")} hint={t("hint")}>
          <TextArea rows={2} maxLength={5000} />
        </Field>
      </Form>
    </div>
  );
}

function Row({ comment, customer, reader }: { comment: Comment; customer: string; reader: Reader }) {
  const t = useTranslations("customers.comments");
  const renew = useRenewal(customer);
  const toast = useToast();
  const { author, body, created_at, id } = comment;
  const own = author.type === "member" && author.id === reader.id;
  const remove = useMutation({
    mutationFn: () => turnero.customers.comments.delete(customer, id),
    onSuccess: async () => {
      await renew();
      if (!own) return toast.done(t("removed")); // Only who wrote it can write it again.
      toast.undoable(t("removed"), async () => {
        await turnero.customers.comments.create(customer, { body });
        await renew();
      });
    },
    onError: (error) => toast.failed(error),
  });
  const removal = { label: t("remove"), pending: remove.isPending, remove: () => remove.mutate() };
  return (
    <CommentRow author={author.name} at={created_at} removal={reader.admin || own ? removal : null}>
      {body}
    </CommentRow>
  );
}

/** What the team wrote about a customer, with a place to write more. */
export function Comments({ customer, reader }: { customer: string; reader: Reader }) {
  const t = useTranslations("customers.comments");
  const list = useInfiniteQuery(customerComments(customer));
  return (
    <div className="flex flex-col gap-5">
      <Composer customer={customer} />
      <More list={list} empty={t("empty")}>
        {(pages) => (
          <ul aria-label={t("title")} className="flex flex-col gap-4">
            {pages
              .flatMap(({ data }) => data)
              .map((comment) => (
                <Row key={comment.id} comment={comment} customer={customer} reader={reader} />
              ))}
          </ul>
        )}
      </More>
    </div>
  );
}
