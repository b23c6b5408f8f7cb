"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Failed } from "@/components/forms/failed";
import { site, sitePages, sites } from "@/components/knowledge/queries";
import { Remove } from "@/components/knowledge/remove";
import { StateBadge } from "@/components/knowledge/state";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { KnowledgeSource, SitePage } from "@/lib/domains/knowledge/schema";

const EditSite = dynamic(() => import("@/components/knowledge/site-form").then((file) => file.EditSite));

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return decodeURI(`${pathname}${search}`);
};

function PageLine({ page }: { page: SitePage }) {
  const t = useTranslations("knowledge");
  return (
    <li className="flex min-h-12 items-center gap-3 border-line border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <a href={page.url} target="_blank" rel="noreferrer" className="block truncate font-medium hover:underline">
          {page.title ?? pathOf(page.url)}
        </a>
        <p className="truncate text-ink-soft text-sm">
          {page.duplicate_of ? t("same_as", { path: pathOf(page.duplicate_of) }) : page.url}
          {page.error?.cause === "http_status" && page.http_status !== null && ` · HTTP ${page.http_status}`}
        </p>
      </div>
      <StateBadge status={page.status} error={page.error} />
    </li>
  );
}

function Pages({ id }: { id: string }) {
  const t = useTranslations();
  const pages = useQuery(sitePages(id));
  if (pages.isPending) return <Skeleton className="h-24 rounded-md" />;
  if (pages.isError) return <Failed error={pages.error} retry={pages.refetch} />;
  if (pages.data.length === 0) return <p className="text-ink-soft">{t("knowledge.no_pages")}</p>;
  return (
    <ul aria-label={t("knowledge.pages")}>
      {pages.data.map((page) => (
        <PageLine key={page.url} page={page} />
      ))}
    </ul>
  );
}

function Again({ of, onDone }: { of: KnowledgeSource; onDone: (after: KnowledgeSource) => void }) {
  const t = useTranslations("knowledge");
  const toast = useToast();
  const crawl = useMutation({
    mutationFn: () => turnero.knowledge.sources.crawl(of.id),
    onSuccess: onDone,
    onError: (error) => toast.failed(error),
  });
  return (
    <Button pending={crawl.isPending} disabled={of.status === "processing"} onClick={() => crawl.mutate()}>
      <RefreshCw aria-hidden className="size-4" />
      {t("read_again")}
    </Button>
  );
}

/** A site: how reading it went, page by page. */
export function SiteCard({ first }: { first: KnowledgeSource }) {
  const t = useTranslations("knowledge");
  const queries = useQueryClient();
  const mayEdit = useShell().member.role !== "agent";
  const { data: of } = useQuery({ ...site(first.id), initialData: first });
  const settle = (after: KnowledgeSource) => {
    queries.setQueryData(site(after.id).queryKey, after);
    void queries.invalidateQueries({ queryKey: sites.queryKey });
  };
  const note = of.error && of.status !== "processing" ? of.error.cause : null;
  return (
    <>
      <DrawerHeader title={of.title}>{mayEdit && <Remove site id={of.id} title={of.title} />}</DrawerHeader>
      <DrawerBody>
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
              <StateBadge status={of.status} error={of.error} />
              <span>{t("pages_count", { count: of.pages_read })}</span>
              <span>{t("pieces_count", { count: of.chunks })}</span>
              {of.last_crawled_at && (
                <span>
                  {t("last_read")} <Ago at={of.last_crawled_at} />
                </span>
              )}
            </p>
            {note && (
              <Notice tone={of.status === "failed" ? "trouble" : "held"}>
                {t(`cause_text.${note}`)}
                {note === "http_status" && ` ${of.error?.message}`}
              </Notice>
            )}
            {mayEdit && (
              <div>
                <Again of={of} onDone={settle} />
              </div>
            )}
          </div>
          <section>
            <h3 className="mb-1 font-semibold">{t("pages")}</h3>
            <Pages id={of.id} />
          </section>
          {mayEdit && (
            <section className="border-line border-t pt-5">
              <EditSite key={`${of.url} ${of.max_pages}`} first={of} onDone={settle} />
            </section>
          )}
        </div>
      </DrawerBody>
    </>
  );
}
