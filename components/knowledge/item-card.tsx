"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { DrawerForm } from "@/components/catalog/drawer-form";
import { Conflict } from "@/components/forms/conflict";
import { useDraftForm } from "@/components/forms/draft-form";
import { savedDraft } from "@/components/forms/typed-since";
import { item, knowledge } from "@/components/knowledge/queries";
import { Remove } from "@/components/knowledge/remove";
import { StateBadge } from "@/components/knowledge/state";
import { TurneroProblem } from "@/components/problem";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { Knowledge } from "@/lib/domains/knowledge/schema";

const fieldsOf = { text: ["title", "content"], faq: ["question", "answer"], file: ["title"] } as const;
type Words = Partial<Record<"title" | "content" | "question" | "answer", string>>;

const draftOf = (of: Knowledge): Words =>
  Object.fromEntries(fieldsOf[of.kind].map((field) => [field, of[field] ?? ""]));

function Facts({ of }: { of: Knowledge }) {
  const t = useTranslations("knowledge");
  return (
    <div className="mb-5 flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <StateBadge status={of.status} error={of.error} />
        <span>{t("pieces_count", { count: of.chunks })}</span>
        <span>
          {t("updated")} <Ago at={of.updated_at} />
        </span>
      </p>
      {of.error && of.status === "failed" && <Notice tone="trouble">{t(`cause_text.${of.error.cause}`)}</Notice>}
      {of.file && (
        <p className="flex items-center justify-between gap-3 rounded-md border border-line px-3 py-2">
          <span className="min-w-0 truncate">
            {of.file.name}
            <span className="text-ink-soft"> · {t("kilobytes", { size: Math.ceil(of.file.size / 1024) })}</span>
            {of.file.pages !== null && (
              <span className="text-ink-soft"> · {t("pages_count", { count: of.file.pages })}</span>
            )}
          </span>
          <a href={of.file.url} className={buttonClass({ look: "ghost", size: "sm" })}>
            <Download aria-hidden className="size-4" />
            {t("download")}
          </a>
        </p>
      )}
    </div>
  );
}

function Fields({ draft, change }: { draft: Words; change: (part: Words) => void }) {
  const t = useTranslations("knowledge");
  return (
    <>
      {draft.title !== undefined && (
        <Field name="title" label={t("title_field")}>
          <Input value={draft.title} onChange={({ target }) => change({ title: target.value })} autoComplete="off" />
        </Field>
      )}
      {draft.content !== undefined && (
        <Field name="content" label={t("content")} hint={t("content_hint")}>
          <TextArea rows={14} value={draft.content} onChange={({ target }) => change({ content: target.value })} />
        </Field>
      )}
      {draft.question !== undefined && (
        <Field name="question" label={t("question")} hint={t("question_hint")}>
          <Input
            value={draft.question}
            onChange={({ target }) => change({ question: target.value })}
            autoComplete="off"
          />
        </Field>
      )}
      {draft.answer !== undefined && (
        <Field name="answer" label={t("answer")}>
          <TextArea rows={6} value={draft.answer} onChange={({ target }) => change({ answer: target.value })} />
        </Field>
      )}
    </>
  );
}

/** A text, a question with its answer, or a file: read by all, changed by admins. */
export function ItemCard({ first, kind }: { first: Knowledge | null; kind: "text" | "faq" }) {
  const t = useTranslations("knowledge");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const mayEdit = useShell().member.role !== "agent";
  const [saved, setSaved] = useState(first);
  const live = useQuery({
    ...item(first?.id ?? ""),
    enabled: first !== null,
    ...(first ? { initialData: first } : {}),
  });
  const shown = live.data ?? saved;
  const [draft, setDraft] = useState<Words>(() =>
    first ? draftOf(first) : Object.fromEntries(fieldsOf[kind].map((field) => [field, ""])),
  );
  const settle = (after: Knowledge, sent?: Words) => {
    setSaved(after);
    setDraft((now) => savedDraft(draftOf(after), sent ?? now, now));
    queries.setQueryData(item(after.id).queryKey, after);
    void queries.invalidateQueries({ queryKey: knowledge.queryKey });
  };
  const form = useDraftForm({
    draft,
    send: (sent: Words) =>
      saved
        ? turnero.knowledge.update(saved.id, { ...sent, expected_version: saved.version })
        : turnero.knowledge.create({ kind, ...sent }),
    onDone: (after, sent) => {
      const before = saved && draftOf(saved);
      settle(after, sent);
      const { id, title, version: expected_version } = after;
      if (before)
        return toast.undoable(t("changed", { title }), async () =>
          settle(await turnero.knowledge.update(id, { ...before, expected_version })),
        );
      toast.done(t("added", { title: after.title }));
      router.replace(`/knowledge/${after.id}`, { scroll: false });
    },
  });
  const conflict = form.error instanceof TurneroProblem && form.error.code === "version_conflict";
  // Show the conflict until the newer version has loaded: a save before that would be refused again.
  const meet = (take: (newest: Knowledge) => void) => () =>
    void turnero.knowledge.get(saved?.id ?? "").then((newest) => {
      form.forget();
      take(newest);
    }, toast.failed);
  const title = saved ? saved.title : t(kind === "faq" ? "add_faq" : "add_text");
  return (
    <>
      <DrawerHeader title={title}>{saved && mayEdit && <Remove id={saved.id} title={saved.title} />}</DrawerHeader>
      <DrawerBody>
        {shown && saved && <Facts of={shown} />}
        {conflict && (
          <Conflict
            words={{ conflict: t("conflict"), theirs: t("conflict_theirs"), mine: t("conflict_mine") }}
            onTheirs={meet((newest) => settle(newest))}
            onMine={meet(setSaved)}
          />
        )}
        <DrawerForm
          form={{ ...form, error: conflict ? null : form.error }}
          label={title}
          create={saved ? null : t("save_new")}
          dirty={saved !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(saved))}
          onDiscard={() => saved && setDraft(draftOf(saved))}
        >
          <Fields draft={draft} change={(part) => setDraft((before) => ({ ...before, ...part }))} />
        </DrawerForm>
      </DrawerBody>
    </>
  );
}
