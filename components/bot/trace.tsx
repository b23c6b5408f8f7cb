"use client";

import { ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Fact, namesIn, plain, useAnswered, useAsked, useFacts } from "@/components/bot/meaning";
import { useDollars } from "@/components/forms/dollars";
import { Badge, type Meaning } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/states";
import type { BotTrace } from "@/lib/domains/bot/schema";

const looks: Record<string, Meaning> = {
  booked: "done",
  moved: "done",
  held: "held",
  offered: "progress",
  handed_over: "ended",
  unknown: "trouble",
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-4 last:pb-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(72px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(({ key, label, value }) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Call({ call, names }: { call: BotTrace["tools"][number]; names: ReadonlyMap<string, string> }) {
  const t = useTranslations("bot.trace");
  const facts = useAsked(call, names);
  const answered = useAnswered(call);
  return (
    <li className="rounded-md border border-line p-3">
      <h4 className="mb-1 font-medium">
        {t.has(`tool.${call.name as "times"}`) ? t(`tool.${call.name as "times"}`) : call.name}
      </h4>
      <Facts facts={[...facts, { key: "=", label: t("found"), value: answered }]} />
      <details className="group mt-2 text-ink-soft text-sm">
        <summary className="-my-2 inline-flex min-h-11 items-center gap-1 hover:text-ink md:my-0 md:min-h-6">
          <ChevronRight aria-hidden className="size-[14px] group-open:rotate-90" />
          {t("raw")}
        </summary>
        <pre className="mt-1 whitespace-pre-wrap rounded-sm bg-well p-2 font-mono text-xs [overflow-wrap:anywhere]">
          {`${call.name} ${plain(call.asked)}\n→ ${call.answered}`}
        </pre>
      </details>
    </li>
  );
}

/** A driver that calls a model may name it, why it was not used, and what was blocked. */
type Driven = BotTrace & { model?: string | null; fallback?: string | null; refused?: number };

function useHow({ driver, model, fallback, refused, duration_ms, cost }: Driven): Fact[] {
  const t = useTranslations("bot.trace");
  const format = useFormatter();
  const dollars = useDollars();
  const reason = (code: string) => (t.has(`fallbacks.${code as "budget"}`) ? t(`fallbacks.${code as "budget"}`) : code);
  const used = cost && [
    dollars(cost.cents),
    t("tokens", { tokens_in: format.number(cost.tokens_in), tokens_out: format.number(cost.tokens_out) }),
  ];
  return [
    { key: "driver", label: t("driver"), value: t.has(`drivers.${driver}`) ? t(`drivers.${driver}`) : driver },
    ...(model ? [{ key: "model", label: t("model"), value: model }] : []),
    ...(fallback ? [{ key: "fallback", label: t("fallback"), value: reason(fallback) }] : []),
    ...(refused ? [{ key: "refused", label: t("refused"), value: format.number(refused) }] : []),
    { key: "time", label: t("time"), value: t("ms", { ms: format.number(duration_ms) }) },
    { key: "cost", label: t("cost"), value: used?.join(" · ") ?? t("no_cost") },
  ];
}

/** One turn of the bot: what it understood, looked up and did, its sources, and its cost. */
export function Trace({ trace, dropped = null }: { trace: BotTrace; dropped?: string | null }) {
  const t = useTranslations("bot.trace");
  const facts = useFacts(trace);
  const how = useHow(trace);
  const names = namesIn(trace);
  const { outcome, tools, sources } = trace;
  return (
    <div>
      <div className="flex items-center gap-2 pb-4">
        <span className="text-ink-soft">{t("outcome")}</span>
        <Badge meaning={looks[outcome] ?? "plain"}>
          {t.has(`outcomes.${outcome as "booked"}`) ? t(`outcomes.${outcome as "booked"}`) : outcome}
        </Badge>
      </div>
      {dropped !== null && (
        <div className="pb-4">
          <Notice tone="held">
            {t("dropped")}: {t.has(`drops.${dropped as "human"}`) ? t(`drops.${dropped as "human"}`) : dropped}
          </Notice>
        </div>
      )}
      <Part title={t("understood")}>
        {facts.length > 0 ? <Facts facts={facts} /> : <p className="text-ink-soft">{t("understood_nothing")}</p>}
      </Part>
      <Part title={t("tools")}>
        {tools.length === 0 ? (
          <p className="text-ink-soft">{t("no_tools")}</p>
        ) : (
          <ol className="flex flex-col gap-2">
            {[...tools.entries()].map(([place, call]) => (
              <Call key={place} call={call} names={names} />
            ))}
          </ol>
        )}
      </Part>
      <Part title={t("sources")}>
        {sources.length === 0 ? (
          <p className="text-ink-soft">{t("no_sources")}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {sources.map(({ id, title }) => (
              <li key={id}>
                <Link href={`/knowledge/${id}`} className="text-confirmed-text underline underline-offset-4">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t("how")}>
        <Facts facts={how} />
      </Part>
    </div>
  );
}
