"use client";

import { useQuery } from "@tanstack/react-query";
import { Copy, MessageSquareDashed, RotateCcw } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BotHeader } from "@/components/bot/bot-header";
import { ExchangeView } from "@/components/bot/exchange";
import { botSettings } from "@/components/bot/queries";
import { type Exchange, useRehearsal } from "@/components/bot/rehearsal";
import { SimulatorComposer } from "@/components/bot/simulator-composer";
import { Trace } from "@/components/bot/trace";
import { Button } from "@/components/ui/button";
import { cx, wrapping } from "@/components/ui/classes";
import { useIsRoomy } from "@/components/ui/media-query";
import { EmptyState, Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Bot } from "@/lib/domains/bot/schema";

const Dialog = dynamic(() => import("@/components/ui/dialog").then((loaded) => loaded.Dialog), { ssr: false });

const byArrows = { tabIndex: 0 };

function Suggestions({ service, onSay }: { service: string | null; onSay: (text: string) => void }) {
  const t = useTranslations("bot.sim");
  const book = service === null ? t("suggest.book_any") : t("suggest.book", { service });
  return (
    <ul aria-label={t("suggestions")} className="flex flex-wrap justify-center gap-2 px-4">
      {[book, t("suggest.ask"), t("suggest.cancel"), t("suggest.human")].map((sentence) => (
        <li key={sentence}>
          <Button className={cx(wrapping, "text-left")} onClick={() => onSay(sentence)}>
            {sentence}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Tools({ onCopy, onRestart, disabled }: { onCopy: () => void; onRestart: () => void; disabled: boolean }) {
  const t = useTranslations("bot.sim");
  return (
    <span className="flex gap-2">
      <Button aria-label={t("copy")} disabled={disabled} onClick={onCopy}>
        <Copy aria-hidden className="size-4" />
        <span className="max-md:hidden">{t("copy")}</span>
      </Button>
      <Button aria-label={t("restart")} disabled={disabled} onClick={onRestart}>
        <RotateCcw aria-hidden className="size-4" />
        <span className="max-md:hidden">{t("restart")}</span>
      </Button>
    </span>
  );
}

/** A chat with the bot beside what it understood and did; it has no effects. */
export function Simulator({ first, service }: { first: Bot; service: string | null }) {
  const t = useTranslations("bot");
  const toast = useToast();
  const { data: bot } = useQuery({ ...botSettings, initialData: first });
  const { exchanges, pending, handedOver, say, again, restart } = useRehearsal();
  const [chosen, setChosen] = useState<number | null>(null);
  const [sheet, setSheet] = useState(false);
  const roomy = useIsRoomy();
  const box = useRef<HTMLTextAreaElement>(null);
  // The newest answer, unless somebody looks at an earlier one.
  const looked = exchanges.find(({ key }) => key === chosen) ?? exchanges.findLast(({ answer }) => answer !== null);
  const speak = (text: string) => {
    setChosen(null);
    say(text);
    box.current?.focus();
  };
  const startOver = () => {
    // The input is not rendered while the dialogue is over: it must be back before it can take the focus.
    flushSync(restart);
    box.current?.focus();
  };
  const why = ({ key }: Exchange) => {
    setChosen(key);
    if (!roomy) setSheet(true);
  };
  const copy = async () => {
    const lines = exchanges.flatMap(({ text, answer }) => [
      `${t("sim.you")}: ${text}`,
      ...(answer?.replies ?? []).map((reply) => `${bot.name}: ${reply}`),
    ]);
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      toast.done(t("sim.copied"));
    } catch (refused) {
      toast.failed(refused);
    }
  };
  return (
    <div className="flex h-frame flex-col">
      <BotHeader
        action={<Tools disabled={exchanges.length === 0} onCopy={() => void copy()} onRestart={startOver} />}
      />
      <div className="flex min-h-0 flex-1">
        <section aria-label={t("sim.dialogue")} className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="px-4 md:px-6">
            <Notice>{bot.enabled ? t("sim.notice") : `${t("sim.notice")} ${t("sim.off")}`}</Notice>
          </div>
          <div
            role="log"
            aria-label={t("sim.dialogue")}
            {...byArrows}
            className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:outline-offset-[-2px]"
          >
            {exchanges.length === 0 ? (
              <div className="m-auto pb-4">
                <EmptyState icon={MessageSquareDashed} title={t("sim.empty")}>
                  {t("sim.empty_text")}
                </EmptyState>
                <div className="-mt-8">
                  <Suggestions service={service} onSay={speak} />
                </div>
              </div>
            ) : (
              <ol className="mx-auto flex w-full max-w-[760px] flex-col gap-3 px-4 py-4">
                {exchanges.map((exchange) => (
                  <ExchangeView
                    key={exchange.key}
                    exchange={exchange}
                    name={bot.name}
                    looked={roomy === true && exchange.key === looked?.key}
                    onWhy={() => why(exchange)}
                    onAgain={() => again(exchange)}
                  />
                ))}
              </ol>
            )}
          </div>
          <SimulatorComposer ref={box} pending={pending} over={handedOver} onSay={speak} onRestart={startOver} />
        </section>
        <aside
          aria-label={t("trace.title")}
          {...byArrows}
          className="w-[400px] shrink-0 overflow-y-auto border-line border-l px-5 py-4 focus-visible:outline-offset-[-2px] max-xl:hidden"
        >
          <h2 className="mb-3 font-semibold text-lg">{t("trace.title")}</h2>
          {looked?.answer ? (
            <Trace key={looked.key} trace={looked.answer.trace} />
          ) : (
            <p className="text-ink-soft">{t("trace.none_chosen")}</p>
          )}
        </aside>
      </div>
      {sheet && looked?.answer && (
        <Dialog open onOpenChange={setSheet} title={t("trace.title")}>
          <Trace trace={looked.answer.trace} />
        </Dialog>
      )}
    </div>
  );
}
