"use client";

import { useQuery } from "@tanstack/react-query";
import { BookOpen, Globe, MessageCircleQuestion, NotebookText, Plus, Sparkles } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Failed } from "@/components/forms/failed";
import { fits, rowsOf, useColumns } from "@/components/knowledge/columns";
import { knowledge, sites } from "@/components/knowledge/queries";
import { DropArea, Going, UploadButton, useUploads } from "@/components/knowledge/uploads";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { Button, buttonClass } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Menu } from "@/components/ui/menu";
import { Select } from "@/components/ui/select";
import { EmptyState } from "@/components/ui/states";
import { Table, TableSkeleton } from "@/components/ui/table";

function Add() {
  const t = useTranslations("knowledge");
  const router = useRouter();
  const to = (kind: string) => () => router.push(`/knowledge/new/${kind}`, { scroll: false });
  return (
    <Menu
      label={t("add")}
      align="end"
      trigger={
        <Button look="primary">
          <Plus aria-hidden className="size-4" />
          {t("add")}
        </Button>
      }
      entries={[
        { do: t("add_faq"), icon: <MessageCircleQuestion aria-hidden className="size-4" />, onSelect: to("faq") },
        { do: t("add_text"), icon: <NotebookText aria-hidden className="size-4" />, onSelect: to("text") },
        { do: t("add_site"), icon: <Globe aria-hidden className="size-4" />, onSelect: to("site") },
      ]}
    />
  );
}

const kinds = ["text", "faq", "file", "site"] as const;

function Rows({ words, kind, mayEdit }: { words: string; kind: string; mayEdit: boolean }) {
  const t = useTranslations();
  const columns = useColumns();
  const path = usePathname();
  const [items, all] = [useQuery(knowledge), useQuery(sites)];
  if (items.isPending || all.isPending) return <TableSkeleton columns={columns as never} />;
  const failed = [items, all].find(({ isError }) => isError);
  if (failed) return <Failed error={failed.error} retry={failed.refetch} />;
  const every = rowsOf(items.data ?? [], all.data ?? []);
  const rows = every.filter((row) => fits(row, words, kind));
  if (every.length === 0)
    return (
      <EmptyState icon={BookOpen} title={t("knowledge.empty")} learn="bot" action={mayEdit ? <Add /> : undefined}>
        {t("knowledge.empty_text")}
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={BookOpen} title={t("knowledge.none_found")}>
        {t("knowledge.none_found_text")}
      </EmptyState>
    );
  return (
    <Table
      label={t("knowledge.title")}
      columns={columns}
      rows={rows}
      href={({ id }) => `/knowledge/${id}`}
      openId={path.split("/")[2] ?? null}
    />
  );
}

/** Everything the bot may answer from, and how it stands. */
export function KnowledgeList() {
  const t = useTranslations("knowledge");
  const mayEdit = useShell().member.role !== "agent";
  const { going, send, drop } = useUploads();
  const asked = useSearchParams();
  const [words, setWords] = useState(asked.get("q") ?? "");
  const [kind, setKind] = useState(asked.get("kind") ?? "");
  return (
    <>
      <PageHeader title={t("title")} action={mayEdit ? <Add /> : undefined}>
        <SearchInput
          aria-label={t("search")}
          placeholder={t("search")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="w-full md:w-[280px]"
        />
        <Select aria-label={t("kind")} value={kind} onChange={({ target }) => setKind(target.value)} className="w-auto">
          <option value="">{t("all_kinds")}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
        {mayEdit && <UploadButton onFiles={(files) => void send(files)} />}
        <Link href="/knowledge/ask" scroll={false} className={buttonClass()}>
          <Sparkles aria-hidden className="size-4" />
          {t("ask")}
        </Link>
      </PageHeader>
      <Going going={going} drop={drop} />
      <DropArea onFiles={mayEdit ? (files) => void send(files) : null}>
        <Rows words={words} kind={kind} mayEdit={mayEdit} />
      </DropArea>
    </>
  );
}
