"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type DragEvent, useCallback, useEffect, useState } from "react";
import type { Booking, Conversation, MessagePage } from "@/clients/typescript/src/client";
import { useReading } from "@/components/conversations/change";
import { Writing } from "@/components/conversations/composer/writing";
import { Header } from "@/components/conversations/header";
import { cameFromList } from "@/components/conversations/opened";
import { personIn } from "@/components/conversations/person";
import { oneConversation } from "@/components/conversations/queries";
import { useReach } from "@/components/conversations/reach";
import { SnoozedLine } from "@/components/conversations/snooze/snoozed-line";
import { useAttachments } from "@/components/conversations/thread/attachments";
import { useOutgoing } from "@/components/conversations/thread/outgoing";
import { ThreadView } from "@/components/conversations/thread/thread-view";
import { useIsRoomy } from "@/components/ui/media-query";
import { focusRow } from "@/components/ui/return-focus";
import { isTyping } from "@/components/ui/row-keys";
import { Skeleton } from "@/components/ui/skeleton";

const SidePanel = dynamic(() => import("@/components/conversations/side-panel"), {
  ssr: false,
  loading: () => (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-9 rounded-md" />
      <Skeleton className="w-40" />
      <Skeleton className="w-28" />
      <Skeleton className="h-32 rounded-md" />
    </div>
  ),
});
const BookingSheet = dynamic(() => import("@/components/conversations/booking-sheet"), { ssr: false });
const PanelSheet = dynamic(() => import("@/components/conversations/panel-sheet"), { ssr: false });

/** Back to the list with its filters; Escape does the same. */
function useWayBack(id: string): () => void {
  const router = useRouter();
  const close = useCallback(() => {
    if (cameFromList()) router.back();
    else router.push(`/conversations${window.location.search}`, { scroll: false });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusRow(`/conversations/${id}`);
  }, [router, id]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isTyping(event) && !document.querySelector("[role='dialog']")) close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [close]);
  return close;
}

/** A conversation: what was said, the answer, and the person. */
export function ConversationScreen({ first, messages }: { first: Conversation; messages: MessagePage }) {
  const t = useTranslations("conversations");
  const { data: conversation } = useQuery({ ...oneConversation(first.id), initialData: first });
  const sender = useOutgoing(first.id);
  const attachments = useAttachments(first.id);
  const reach = useReach(conversation);
  const roomy = useIsRoomy();
  const [panel, setPanel] = useState(false);
  const [books, setBooks] = useState(false);
  const [booked, setBooked] = useState<Booking | null>(null);
  const [over, setOver] = useState(false);
  const close = useWayBack(first.id);
  useReading(conversation);
  const mayAnswer = reach.kind === "open" || reach.kind === "closing";
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!mayAnswer || !event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (mayAnswer) attachments.add([...event.dataTransfer.files]);
    },
  };
  return (
    <>
      <section
        aria-label={t("conversation_with", { name: personIn(conversation).name })}
        className="relative flex min-h-0 min-w-0 flex-1 flex-col"
        {...drag}
      >
        <Header conversation={conversation} onClose={close} onPanel={() => setPanel(true)} roomy={roomy === true} />
        <SnoozedLine conversation={conversation} />
        <ThreadView conversation={conversation} first={messages} sender={sender} mayAnswer={mayAnswer} />
        <Writing
          conversation={conversation}
          sender={sender}
          attachments={attachments}
          reach={reach}
          offer={booked && { booking: booked, done: () => setBooked(null) }}
          onLeave={close}
        />
        {over && (
          <div className="pointer-events-none absolute inset-2 flex items-center justify-center rounded-md border-2 border-accent border-dashed bg-overlay font-medium text-lg text-on-accent">
            {t("drop_here")}
          </div>
        )}
      </section>
      {roomy && (
        <aside aria-label={t("customer")} className="w-[304px] shrink-0 overflow-y-auto border-line border-l p-4">
          <SidePanel conversation={conversation} onBook={() => setBooks(true)} />
        </aside>
      )}
      {panel && !roomy && (
        <PanelSheet
          conversation={conversation}
          onBook={() => {
            setPanel(false);
            setBooks(true);
          }}
          onClose={() => setPanel(false)}
        />
      )}
      {books && (
        <BookingSheet
          conversation={conversation}
          onBooked={(booking) => {
            setBooks(false);
            setBooked(booking);
          }}
          onClose={() => setBooks(false)}
        />
      )}
    </>
  );
}
