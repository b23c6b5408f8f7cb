"use client";

import { Bot, Check, CheckCheck, CircleAlert, Clock, type LucideIcon, RotateCw, Workflow, X } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { memo, type ReactNode, useState } from "react";
import type { Message, SendMessageBody } from "@/clients/typescript/src/client";
import { type Content, Said } from "@/components/conversations/thread/content";
import { useFailureWords, useRefusalWords } from "@/components/conversations/thread/failure-words";
import type { Outgoing, Sender } from "@/components/conversations/thread/outgoing";
import { Speech } from "@/components/conversations/thread/speech";
import { type Block, speakerOf } from "@/components/conversations/thread/thread";
import { WhyButton } from "@/components/conversations/thread/why-button";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { clockTime, exactTime } from "@/components/ui/spoken-time";

const marks: Record<Exclude<Message["status"], "failed">, LucideIcon> = {
  queued: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
};

/** A message's delivery status: an icon, with its word as tooltip. */
function Delivery({ status }: { status: Exclude<Message["status"], "failed"> }) {
  const t = useTranslations("conversations.delivery");
  const Icon = marks[status];
  return (
    <span title={t(status)} className={cx("inline-flex", status === "read" && "text-progress-text")}>
      <Icon aria-hidden className="size-[14px]" />
      <span className="sr-only">{t(status)}</span>
    </span>
  );
}

function Trouble({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end gap-x-1 text-sm text-trouble-text">
      <CircleAlert aria-hidden className="size-[14px] shrink-0" />
      <span className="min-w-0">{words}</span>
      {children}
    </div>
  );
}

/** The body to send the same message again. */
const bodyOf = ({ kind, text, location, attachment, template }: Message): SendMessageBody => {
  if (location) return { location };
  if (template) return { template };
  if (attachment) return { attachment_id: attachment.id, ...(text ? { text } : {}) };
  return kind === "text" && text ? { text } : {};
};

type Props = { message: Message; send: Sender["send"] | null };

/** One message. `send` is null where nothing may be sent at present. */
const Bubble = memo(function Bubble({ message, send }: Props) {
  const t = useTranslations("conversations");
  const failureWords = useFailureWords();
  const [resent, setResent] = useState(false);
  const [locale, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const { direction, author, status, created_at, edited_at, attachment, error } = message;
  const out = direction === "out";
  const date = new Date(created_at);
  return (
    <li data-n={message.n} className={cx("flex max-w-full flex-col gap-1", out ? "items-end" : "items-start")}>
      <Speech out={out} failed={status === "failed"}>
        <Said content={message} />
        <p className="mt-[2px] flex items-center justify-end gap-1 text-ink-soft text-xs">
          {author.type === "bot" && <WhyButton conversation={message.conversation_id} n={message.n} />}
          {edited_at && <span>{t("edited")}</span>}
          <time dateTime={created_at} title={exactTime(date, locale, zone)}>
            {clockTime(date, locale, zone)}
          </time>
          {out && status !== "failed" && <Delivery status={status} />}
        </p>
      </Speech>
      {status === "failed" && (
        <Trouble words={`${t("not_sent")} ${failureWords(error)}`}>
          {send && (
            <Button
              size="sm"
              look="ghost"
              disabled={resent}
              onClick={() => {
                setResent(true);
                // The key deduplicates presses within the same minute; later it is another try.
                send(bodyOf(message), attachment, `again-${message.id}-${Math.floor(Date.now() / 60_000)}`);
              }}
            >
              <RotateCw aria-hidden className="size-[14px]" />
              {t("send_again")}
            </Button>
          )}
        </Trouble>
      )}
    </li>
  );
});

const whoIcons: Record<string, LucideIcon> = { bot: Bot, automation: Workflow };

/** Consecutive messages of one person; ours show the member's name. */
export const SaidInARow = memo(function SaidInARow({
  block: { direction, author, messages },
  name,
  send,
}: {
  block: Extract<Block, { kind: "said" }>;
  name: string;
  send: Sender["send"] | null;
}) {
  const t = useTranslations("conversations");
  const out = direction === "out";
  const Icon = whoIcons[author.type];
  const who = speakerOf(author, name) || t("bot");
  return (
    <li className={cx("flex flex-col gap-1", out ? "items-end pl-10" : "items-start pr-10")}>
      <p className={cx("flex max-w-full items-center gap-1 text-ink-faint text-xs", !out && "sr-only")}>
        {Icon && <Icon aria-hidden className="size-3 shrink-0" />}
        <span className="truncate">{who}</span>
      </p>
      <ul className={cx("flex max-w-full flex-col gap-1", out ? "items-end" : "items-start")}>
        {messages.map((message) => (
          <Bubble key={message.id} message={message} send={send} />
        ))}
      </ul>
    </li>
  );
});

const contentOf = ({ body, file }: Outgoing): Content => {
  const { text = null, location, template } = body;
  const kind = location ? "location" : template ? "template" : file ? kindOf(file.media_type) : "text";
  return {
    kind,
    text,
    location: location ? { ...location, name: location.name ?? null, address: location.address ?? null } : null,
    attachment: file,
    template: template ? { ...template, params: template.params ?? [] } : null,
  };
};

const kindOf = (media: string): "image" | "audio" | "file" => {
  if (/^image\/(png|jpeg|webp|gif)$/.test(media)) return "image";
  return media.startsWith("audio/") ? "audio" : "file";
};

/** A message on its way, or one that the server did not take. */
export function OnItsWay({ sent, again, forget }: { sent: Outgoing } & Pick<Sender, "again" | "forget">) {
  const t = useTranslations("conversations");
  const refusalWords = useRefusalWords();
  return (
    <li className="flex flex-col items-end gap-1 pl-10">
      <Speech out failed={sent.problem !== null}>
        <Said content={contentOf(sent)} />
        {sent.problem === null && (
          <p className="mt-[2px] flex items-center justify-end gap-1 text-ink-soft text-xs">
            <Clock aria-hidden className="size-[14px]" />
            {t("sending")}
          </p>
        )}
      </Speech>
      {sent.problem !== null && (
        <div role="alert" className="max-w-full">
          <Trouble words={`${t("not_sent")} ${refusalWords(sent.problem)}`}>
            <Button size="sm" look="ghost" onClick={() => again(sent)}>
              <RotateCw aria-hidden className="size-[14px]" />
              {t("send_again")}
            </Button>
            <Button size="icon-sm" look="ghost" aria-label={t("discard")} onClick={() => forget(sent.key)}>
              <X aria-hidden className="size-[14px]" />
            </Button>
          </Trouble>
        </div>
      )}
    </li>
  );
}
