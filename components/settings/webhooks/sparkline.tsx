"use client";

import { useTranslations } from "next-intl";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

const [width, height] = [4, 20];

/** The last attempts as bars: tall and green where it worked, short and red where it did not. */
export function Sparkline({ attempts }: { attempts: WebhookEndpoint["recent_attempts"] }) {
  const t = useTranslations("webhooks");
  const good = attempts.filter(({ succeeded }) => succeeded).length;
  if (attempts.length === 0) return <span className="text-ink-faint text-sm">{t("no_attempts")}</span>;
  const words = t("recent", { good, all: attempts.length });
  return (
    <svg role="img" aria-label={words} width={attempts.length * (width + 1)} height={height} className="shrink-0">
      <title>{words}</title>
      {attempts.map(({ succeeded }, index) => {
        const tall = succeeded ? height : height / 2;
        const x = index * (width + 1);
        const look = succeeded ? "fill-done" : "fill-trouble";
        return <rect key={x} x={x} y={height - tall} width={width} height={tall} rx={1} className={look} />;
      })}
    </svg>
  );
}
