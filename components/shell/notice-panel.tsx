"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { BellOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { LoadMore } from "@/components/forms/load-more";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { Ago, When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import { channelNames } from "@/lib/core/vocabulary";
import type { MemberNotice } from "@/lib/domains/member-notices/schema";

const mine = {
  queryKey: ["member_notices", { list: true }],
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    turnero.me.notices.list({ limit: 30, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
};

const nameOf = (channel: string | null): string => channelNames[channel as keyof typeof channelNames] ?? channel ?? "";

/** What happened, in the reader's language. */
function useTitle(): (notice: MemberNotice) => string {
  const t = useTranslations("shell.notices");
  return (notice) => {
    const who = notice.customer ?? t("somebody");
    switch (notice.kind) {
      case "booking_created":
        return notice.about === "awaiting_deposit" ? t("awaiting_deposit", { who }) : t("booked", { who });
      case "booking_cancelled":
        if (notice.about === "rescheduled") return t("moved", { who });
        return notice.about === "expired" ? t("expired", { who }) : t("cancelled", { who });
      case "task_assigned":
        return t("task", { what: notice.service ?? t("a_task") });
      case "conversation_waiting":
        return notice.about === "unanswered" ? t("unanswered", { who }) : t("handed_over", { who });
      case "mentioned":
        return t("mentioned", { who, author: notice.author ?? t("somebody") });
      case "channel_trouble":
        return t("channel", { channel: nameOf(notice.channel) });
      case "webhook_trouble":
        return t("webhook");
      case "weekly_report":
        return t("week");
      case "team_notice":
        return notice.message ?? "";
    }
  };
}

function Facts({ notice }: { notice: MemberNotice }) {
  const t = useTranslations("shell.notices");
  const { kind, service, channel, url, automation, start, escalation } = notice;
  const words = [
    kind === "task_assigned" ? notice.customer : service,
    kind === "conversation_waiting" || kind === "mentioned" ? nameOf(channel) : null,
    url,
    automation,
  ].filter(Boolean);
  return (
    <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
      {escalation && <span className="font-medium text-trouble-text">{t("escalated")}</span>}
      {words.length > 0 && <span className="min-w-0 break-words">{words.join(" · ")}</span>}
      {start && <When at={start} />}
    </span>
  );
}

function Row({ notice, onOpen }: { notice: MemberNotice; onOpen: (id: string) => void }) {
  const t = useTranslations("shell.notices");
  const title = useTitle();
  const isNew = notice.read_at === null;
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        href={notice.link}
        onClick={() => onOpen(notice.id)}
        className="flex min-h-11 gap-3 rounded-md px-3 py-3 hover:bg-well focus-visible:outline-offset-[-2px]"
      >
        <span
          aria-hidden
          className={cx("mt-[7px] size-2 shrink-0 rounded-full", isNew ? "bg-accent" : "bg-transparent")}
        />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className={cx("break-words", isNew && "font-medium")}>
            {isNew && <span className="sr-only">{t("new")} </span>}
            {title(notice)}
          </span>
          <Facts notice={notice} />
        </span>
        <Ago at={notice.created_at} className="shrink-0 text-ink-faint text-sm" />
      </Link>
    </li>
  );
}

/** What the member was told of, the newest first. Opening one reads it. */
export default function NoticePanel({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("shell.notices");
  const common = useTranslations("common");
  const toast = useToast();
  const queries = useQueryClient();
  const list = useInfiniteQuery(mine);
  const renew = () => queries.invalidateQueries({ queryKey: ["member_notices"] });
  const onError = (error: unknown) => toast.failed(error);
  const read = useMutation({ mutationFn: (id: string) => turnero.me.notices.read(id), onSuccess: renew, onError });
  const readAll = useMutation({ mutationFn: () => turnero.me.notices.readAll(), onSuccess: renew, onError });
  const notices = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const unread = list.data?.pages[0]?.unread_count ?? 0;
  const open = (id: string) => {
    read.mutate(id);
    onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={onOpenChange} title={t("title")}>
      {list.isPending ? (
        <div aria-busy className="flex flex-col gap-3">
          {["a", "b", "c"].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      ) : list.isError && notices.length === 0 ? (
        <ErrorState
          title={t("failed")}
          detail={t("failed_text")}
          retry={() => void list.refetch()}
          retryLabel={common("retry")}
        />
      ) : notices.length === 0 ? (
        <EmptyState icon={BellOff} title={t("empty")} learn="notifications">
          {t("empty_text")}
        </EmptyState>
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <p className="text-ink-soft">{t("unread", { count: unread })}</p>
            <Button size="sm" disabled={unread === 0} pending={readAll.isPending} onClick={() => readAll.mutate()}>
              {t("read_all")}
            </Button>
          </div>
          <ul className="-mx-3">
            {notices.map((notice) => (
              <Row key={notice.id} notice={notice} onOpen={open} />
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
      <p className="mt-4 text-sm">
        <Link
          href="/settings/notifications"
          onClick={() => onOpenChange(false)}
          className="text-ink-soft underline underline-offset-2"
        >
          {t("settings")}
        </Link>
      </p>
    </Dialog>
  );
}
