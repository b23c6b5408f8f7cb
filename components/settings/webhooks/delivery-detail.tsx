"use client";

import { useTranslations } from "next-intl";
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
      {/* Wrapped rather than scrolled, so that the keyboard needs no way in. */}
      <pre className="whitespace-pre-wrap break-all rounded-md border border-line bg-well p-3 font-mono text-xs">
        <span className="text-ink-soft">{head}</span>
        {text && `\n\n${text}`}
      </pre>
    </section>
  );
}

function Response({ attempt }: { attempt: WebhookAttempt | undefined }) {
  const t = useTranslations("webhooks");
  const words = useFailureWords();
  const head = !attempt
    ? t("not_yet")
    : attempt.status_code === null
      ? `${words(attempt)}${attempt.detail ? `\n${attempt.detail}` : ""}`
      : `HTTP ${attempt.status_code} · ${attempt.duration_ms ?? 0} ms`;
  return <Paper title={t("response")} head={head} text={readable(attempt?.response_excerpt ?? "")} />;
}

function Attempts({ attempts }: { attempts: WebhookAttempt[] }) {
  const t = useTranslations("webhooks");
  const words = useFailureWords();
  return (
    <ol aria-label={t("attempts")} className="flex flex-col gap-1">
      {attempts.map((attempt) => (
        <li key={attempt.n} className="flex flex-wrap items-center gap-x-2 text-sm">
          <Badge meaning={attempt.error ? "trouble" : "done"}>{t(`kind.${attempt.kind}`)}</Badge>
          <When at={attempt.at} className="tabular-nums" />
          <span className="text-ink-soft">
            {attempt.error ? words(attempt) : `HTTP ${attempt.status_code}`}
            {attempt.duration_ms !== null && ` · ${attempt.duration_ms} ms`}
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
  ].join("\n");
  return (
    <div className="flex flex-col gap-3">
      {delivery.attempts.length > 0 && <Attempts attempts={delivery.attempts} />}
      {delivery.next_attempt_at && delivery.status === "pending" && (
        <p className="text-ink-soft text-sm">
          {t.rich("next", { when: () => <When at={delivery.next_attempt_at ?? ""} inside /> })}
        </p>
      )}
      {last?.found && <FoundFacts found={last.found} duration={last.duration_ms} />}
      <div className="grid gap-3 lg:grid-cols-2">
        <Paper title={t("request")} head={head} text={readable(delivery.request_body)} copy={delivery.request_body} />
        <Response attempt={last} />
      </div>
      <div>
        <Resend delivery={delivery} active={active} />
      </div>
    </div>
  );
}
