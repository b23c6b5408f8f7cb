"use client";

import { useTranslations } from "next-intl";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

const [width, height, most] = [4, 20, 30];

/** The last attempts as bars: tall and green where it worked, short and red where it did not. */
export function Sparkline({ attempts }: { attempts: WebhookEndpoint["recent_attempts"] }) {
  const t = useTranslations("webhooks");
  const good = attempts.filter(({ succeeded }) => succeeded).length;
  if (attempts.length === 0) return <span className="text-ink-faint text-sm">{t("no_attempts")}</span>;
  const from = most - attempts.length;
  return (
    <svg
      role="img"
      aria-label={t("recent", { good, all: attempts.length })}
      viewBox={`0 0 ${most * (width + 1)} ${height}`}
      className="h-5 w-[150px] shrink-0"
    >
      {attempts.map(({ succeeded }, index) => {
        const tall = succeeded ? height : height / 2;
        const x = (from + index) * (width + 1);
        const look = succeeded ? "fill-done" : "fill-trouble";
        return <rect key={x} x={x} y={height - tall} width={width} height={tall} rx={1} className={look} />;
      })}
    </svg>
  );
}
