"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

export type ScopeTools = {
  scope: ApiKey["scopes"][number];
  tools: { name: string; title: string; changes: boolean; destroys: boolean }[];
};

/** What a key lets an agent do, scope by scope: the tools it then sees. */
export function ScopeToolList({ scopes }: { scopes: readonly ScopeTools[] }) {
  const t = useTranslations();
  return (
    <ul>
      {scopes.map(({ scope, tools }) => (
        <li key={scope} className="border-line border-b last:border-b-0">
          <details className="group">
            <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 px-4 py-2 hover:bg-well focus-visible:outline-offset-[-2px] md:px-5">
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint group-open:rotate-90" />
              <span className="font-medium">{t(`settings.scope.${scope.replace(":", "_") as "slots_read"}`)}</span>
              <code className="font-mono text-ink-soft text-xs">{scope}</code>
              <span className="ml-auto text-ink-soft text-sm">{t("agents.tool_count", { count: tools.length })}</span>
            </summary>
            <ul className="flex flex-col gap-1 pr-4 pb-3 pl-10 md:pl-11">
              {tools.map(({ name, title, changes, destroys }) => (
                <li key={name} className="flex flex-wrap items-center gap-x-2 text-sm">
                  <code className="font-mono">{name}</code>
                  <span className="text-ink-soft">{title}</span>
                  {destroys ? (
                    <Badge meaning="trouble">{t("agents.destroys")}</Badge>
                  ) : (
                    changes && <Badge>{t("agents.changes")}</Badge>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
