"use client";

import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef } from "react";
import type { Conversation, ConversationPage } from "@/clients/typescript/src/client";
import { type Address, useFilters } from "@/components/conversations/address";
import { filterCount, noFilters } from "@/components/conversations/filters";
import { conversationList, messagesOf, waitingConversations } from "@/components/conversations/queries";
import { ConversationRow, rowHeight } from "@/components/conversations/row";
import { RowsSkeleton } from "@/components/conversations/skeletons";
import { Toolbar } from "@/components/conversations/toolbar";
import { Failed } from "@/components/forms/failed";
import { LoadMore, type Pages, useMoreNearEnd } from "@/components/forms/load-more";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { useRowKeys } from "@/components/ui/row-keys";
import { useRowWindow } from "@/components/ui/row-window";
import { EmptyState } from "@/components/ui/states";

function Nothing({ address: { filters, go } }: { address: Address }) {
  const t = useTranslations("conversations");
  if (filterCount(filters) > 0 || filters.q) {
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t("none_found")}
        action={<Button onClick={() => go(noFilters)}>{t("clear_filters")}</Button>}
      >
        {t("none_found_text")}
      </EmptyState>
    );
  }
  if (filters.assignee) {
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t(`whose_empty.${filters.assignee}`)}
        action={<Button onClick={() => go({ assignee: null })}>{t("show_all")}</Button>}
      >
        {t(`whose_empty_text.${filters.assignee}`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={MessagesSquare}
      title={t(`empty.${filters.status}`)}
      learn="conversations"
      action={
        filters.status === "open" && (
          <a href="/channels" className={buttonClass({ look: "primary" })}>
            {t("connect")}
          </a>
        )
      }
    >
      {t(`empty_text.${filters.status}`)}
    </EmptyState>
  );
}

function Rows({ rows, search, pages }: { rows: readonly Conversation[]; search: string; pages: Pages }) {
  const t = useTranslations();
  const queries = useQueryClient();
  const openId = usePathname().split("/")[2] ?? null;
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useRowWindow(list, rows.length, rowHeight);
  useRowKeys(list, rowHeight, rows.length);
  const { data: waiting } = useQuery(waitingConversations);
  // Only prefetched: it is marked as read when it is opened.
  const onNear = useCallback((id: string) => void queries.prefetchInfiniteQuery(messagesOf(id)), [queries]);
  useMoreNearEnd(pages, last, rows.length);
  return (
    <>
      <ul
        ref={list}
        aria-label={t("conversations.title")}
        style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - last) * rowHeight }}
      >
        {rows.slice(first, last).map((conversation, index) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            index={first + index}
            search={search}
            open={openId === conversation.id}
            waits={waiting === undefined || waiting.includes(conversation.id)}
            onNear={onNear}
          />
        ))}
      </ul>
      <LoadMore list={pages} />
    </>
  );
}

type First = { query: object; page: ConversationPage } | null;

function Content({ address, first }: { address: Address; first: First }) {
  const { query, search } = address;
  const fits = first !== null && JSON.stringify(first.query) === JSON.stringify(query);
  const initialData: InfiniteData<ConversationPage, string | null> | null = fits
    ? { pages: [first.page], pageParams: [null] }
    : null;
  const list = useInfiniteQuery({ ...conversationList(query), ...(initialData ? { initialData } : {}) });
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError && rows.length === 0) {
    return <Failed error={list.error} retry={list.refetch} />;
  }
  if (rows.length === 0) return <Nothing address={address} />;
  return (
    <div className={list.isPlaceholderData ? "opacity-60" : undefined}>
      <Rows rows={rows} search={search} pages={list} />
    </div>
  );
}

/** Who wrote, the newest word first. On a phone it keeps its place behind the conversation that covers it. */
export function ConversationList({ first }: { first: First }) {
  const t = useTranslations("conversations");
  const address = useFilters();
  const covered = usePathname().split("/")[2] !== undefined;
  return (
    <section
      aria-label={t("title")}
      className={cx(
        "flex min-h-0 w-full shrink-0 flex-col border-line md:w-[320px] md:border-r",
        covered && "max-md:invisible",
      )}
    >
      <h1 className="px-4 pt-5 pb-3 font-semibold text-xl">{t("title")}</h1>
      <Toolbar address={address} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Content address={address} first={first} />
      </div>
    </section>
  );
}
