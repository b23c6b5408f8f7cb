"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { turnero } from "@/components/api";
import { myNoticeWays } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { useToast } from "@/components/ui/toast";
import type { MyTelegram as State } from "@/lib/domains/channels/telegram/schema";

const myTelegram = queryOptions({
  queryKey: ["my_telegram"],
  queryFn: ({ signal }) => turnero.me.telegram.get({ signal }),
});

/** A chat of my own with the workspace's bot, for notices. */
export function MyTelegram({ first }: { first: State }) {
  const t = useTranslations("settings");
  const toast = useToast();
  const onError = (error: unknown) => toast.failed(error);
  const link = useMutation({ mutationFn: () => turnero.me.telegram.link(), onError });
  const waiting = link.data !== undefined;
  const { data, refetch } = useQuery({
    ...myTelegram,
    initialData: first,
    // Start is pressed in another app, so the screen polls until then.
    refetchInterval: ({ state }) => (waiting && !state.data?.linked ? 2000 : false),
  });
  const queries = useQueryClient();
  const { linked } = data;
  // Whether Telegram is a way is the server's to say: asked anew when the chat is linked or unlinked.
  const seen = useRef(linked);
  useEffect(() => {
    if (seen.current === linked) return;
    seen.current = linked;
    void queries.invalidateQueries({ queryKey: myNoticeWays.queryKey });
  }, [queries, linked]);
  const unlink = useMutation({
    mutationFn: () => turnero.me.telegram.unlink(),
    onSuccess: () => {
      link.reset();
      return refetch();
    },
    onError,
  });
  return (
    <Section id="my-telegram" title={t("my_telegram")} text={t("my_telegram_text")}>
      {!data.available ? (
        <p className="text-ink-soft">{t("my_telegram_none")}</p>
      ) : data.linked ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <Badge meaning="done">{t("my_telegram_linked")}</Badge>{" "}
            <span className="text-ink-soft">
              {data.chat_name} · @{data.bot_username}
            </span>
          </p>
          <Button pending={unlink.isPending} onClick={() => unlink.mutate()}>
            {t("my_telegram_unlink")}
          </Button>
        </div>
      ) : link.data ? (
        <div className="flex flex-col gap-3">
          <p>{t("my_telegram_open")}</p>
          <CopyBox label={t("my_telegram_link")} text={link.data.link} />
          <a
            href={link.data.link}
            target="_blank"
            rel="noreferrer"
            className={`${buttonClass({ look: "primary" })} md:self-start`}
          >
            {t("my_telegram_go")}
          </a>
        </div>
      ) : (
        <Button look="primary" pending={link.isPending} onClick={() => link.mutate()}>
          {t("my_telegram_link")}
        </Button>
      )}
    </Section>
  );
}
