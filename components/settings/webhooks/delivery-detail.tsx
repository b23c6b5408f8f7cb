"use client";

import { useTranslations } from "next-intl";
import { firstWords } from "@/components/settings/webhooks/cause";
import { FoundFacts } from "@/components/settings/webhooks/found";
import { Resend } from "@/components/settings/webhooks/resend";
import { useFailureWords } from "@/components/settings/webhooks/words";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy";
import { When } from "@/components/ui/time";
import type { WebhookAttempt, WebhookDelivery } from "@/lib/domains/webhooks/schema";

/** JSON with its lines, for reading; anything else as it came. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Paper({ title, head, text, copy }: { title: string; head: string; text: string; copy?: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex h-8 items-center justify-between">
        <h3 className="font-medium text-sm">{title}</h3>
        {copy !== undefined && <CopyButton text={copy} />}
      </div>
      {/* Wrapped, not scrolled: a scroll area would need keyboard focus. */}
      <pre className="whitespace-pre-wrap break-all rounded-md border border-line bg-well p-3 font-mono text-xs">
        <span className="text-ink-soft">{head}</span>
        {text && `\n\n${text}`}
      </pre>
    </section>
  );
}

/** What came of an attempt, in words; a success says which status it was. */
function useOutcome(): (attempt: WebhookAttempt) => string {
  const t = useTranslations("webhooks");
  const words = useFailureWords();
  return (attempt) => (attempt.error ? words(attempt) : t("ping.answered", { status: attempt.status_code ?? 0 }));
}

function Response({ delivery: { status, attempts } }: { delivery: WebhookDelivery }) {
  const t = useTranslations("webhooks");
  const outcome = useOutcome();
  const last = attempts.at(-1);
  if (!last) return <Paper title={t("response")} head={t(status === "skipped" ? "not_sent" : "not_yet")} text="" />;
  const time = last.duration_ms === null ? "" : ` · ${last.duration_ms} ms`;
  const answered = last.status_code !== null;
  // A response body says more than the status; without one, show the technical detail.
  const detail = !answered && last.detail ? `\n${last.detail}` : "";
  const body = readable(last.response_excerpt ?? "");
  return (
    <Paper
      title={t("response")}
      head={`${outcome(last)}${time}${detail}`}
      text={answered && body === "" ? t("no_body") : body}
    />
  );
}

function Attempts({ attempts }: { attempts: WebhookAttempt[] }) {
  const t = useTranslations("webhooks");
  const outcome = useOutcome();
  return (
    <ol aria-label={t("attempts")} className="flex flex-col gap-1">
      {attempts.map((attempt) => (
        <li key={attempt.n} className="flex flex-wrap items-center gap-x-2 text-sm">
          <Badge meaning={attempt.error ? "trouble" : "done"}>{t(`kind.${attempt.kind}`)}</Badge>
          <When at={attempt.at} className="tabular-nums" />
          <span className="text-ink-soft">
            {outcome(attempt)}
            {attempt.duration_ms !== null && ` · ${attempt.duration_ms} ms`}
            {attempt.error && attempt.response_excerpt && ` · “${firstWords(attempt.response_excerpt)}”`}
            {!attempt.error && attempt.detail && ` · ${t("sent_twice")}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What was sent and what came back, side by side, and every attempt. */
export function DeliveryDetail({ delivery, active }: { delivery: WebhookDelivery; active: boolean }) {
  const t = useTranslations("webhooks");
  const last = delivery.attempts.at(-1);
  const head = [
    "POST",
    "Content-Type: application/json",
    `Svc-Event: ${delivery.event_type}`,
    `Svc-Delivery: ${delivery.id}`,
    "Svc-Signature: t=…,v1=…",
    `webhook-id: ${delivery.event_id}`,
    "webhook-timestamp: …",
    "webhook-signature: v1,…",
  ].join("\n");
  return (
    <div className="flex flex-col gap-3">
      {delivery.attempts.length > 0 && <Attempts attempts={delivery.attempts} />}
      {delivery.next_attempt_at && delivery.status === "pending" && (
        <p className="text-ink-soft text-sm">
          {t.rich("next", { when: () => <When at={delivery.next_attempt_at ?? ""} inside /> })}
        </p>
      )}
      {delivery.status === "failed" && (
        <p className="text-ink-soft text-sm">{t("gave_up", { count: delivery.attempts.length })}</p>
      )}
      {last?.found && <FoundFacts found={last.found} duration={last.duration_ms} />}
      <div className="grid gap-3 lg:grid-cols-2">
        <Paper title={t("request")} head={head} text={readable(delivery.request_body)} copy={delivery.request_body} />
        <Response delivery={delivery} />
      </div>
      <div>
        <Resend delivery={delivery} active={active} />
      </div>
    </div>
  );
}
