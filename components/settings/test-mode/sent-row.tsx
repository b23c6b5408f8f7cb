"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { When } from "@/components/ui/time";
import type { TestOutgoing } from "@/lib/domains/test-mode/schema";

/** What would have gone out, in a line; opened, all that it says. */
export function SentRow({ sent }: { sent: TestOutgoing }) {
  const t = useTranslations("settings.test_mode");
  return (
    <li className="border-line border-b last:border-b-0">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-well md:px-5">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{sent.subject ?? sent.text}</span>
            <span className="block truncate text-ink-soft text-sm">{sent.recipient}</span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <Badge meaning="plain">{t(`ways.${sent.way}`)}</Badge>
            <When at={sent.created_at} className="text-ink-soft text-sm" />
          </span>
        </summary>
        <pre className="mx-4 mb-4 whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 font-mono text-xs md:mx-5">
          {sent.text}
        </pre>
      </details>
    </li>
  );
}
