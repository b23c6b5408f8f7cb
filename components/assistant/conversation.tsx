"use client";

import { useQuery } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSay } from "@/components/assistant/change";
import { setupConversation } from "@/components/assistant/queries";
import { Speech, Words } from "@/components/conversations/thread/speech";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { TextArea } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import type { SetupConversation } from "@/lib/domains/assistant/schema";

function Bubble({ author, text }: { author: "assistant" | "member"; text: string }) {
  const t = useTranslations("assistant");
  const mine = author === "member";
  return (
    <li className={cx("flex", mine && "justify-end")}>
      <div className="max-w-[88%]">
        <Speech out={mine}>
          <span className="sr-only">{mine ? t("you") : t("assistant")}: </span>
          <Words text={text} />
        </Speech>
      </div>
    </li>
  );
}

function Composer({ pending, onSay }: { pending: boolean; onSay: (text: string) => void }) {
  const t = useTranslations("assistant");
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() === "" || pending) return;
    onSay(text.trim());
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        rows={2}
        aria-label={t("write")}
        placeholder={t("write_hint")}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" look="primary" size="icon" aria-label={t("send")} pending={pending}>
        <SendHorizontal aria-hidden className="size-4" />
      </Button>
    </form>
  );
}

/** A scroll area must be focusable, so that keys can scroll it. */
const byArrows = { tabIndex: 0 };

const wordsOf = ({ data, asking }: SetupConversation) =>
  data.length === 0 ? [{ id: "opening", author: "assistant" as const, text: asking.text }] : data;

/** What was said, the question that waits, and its ready answers. */
export function Conversation({ first }: { first: SetupConversation }) {
  const t = useTranslations("assistant");
  const common = useTranslations("common");
  const problemWords = useProblemWords();
  const language = useLocale();
  const query = useQuery({ ...setupConversation(language), initialData: first });
  const say = useSay(language);
  const end = useRef<HTMLDivElement>(null);
  const count = query.data.data.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "end" });
  }, [count]);
  if (query.isLoadingError)
    return (
      <ErrorState
        title={common("error_title")}
        detail={problemWords(query.error)}
        retry={() => void query.refetch()}
        retryLabel={common("retry")}
      />
    );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="min-h-0 flex-1 overflow-y-auto" role="log" aria-label={t("conversation")} {...byArrows}>
        <ul className="flex flex-col gap-3 pb-1">
          {wordsOf(query.data).map(({ id, author, text }) => (
            <Bubble key={id} author={author} text={text} />
          ))}
          {say.isPending && (
            <li>
              <span className="sr-only">{t("thinking")}</span>
              <Skeleton className="h-9 w-[60%]" />
            </li>
          )}
        </ul>
        <div ref={end} />
      </div>
      {query.data.asking.choices.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t("choices")}</legend>
          {query.data.asking.choices.map(({ value, label }) => (
            <Button key={value} size="sm" disabled={say.isPending} onClick={() => say.mutate({ choice: value })}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      <Composer pending={say.isPending} onSay={(text) => say.mutate({ text })} />
    </div>
  );
}
