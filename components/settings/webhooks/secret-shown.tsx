"use client";

import { useTranslations } from "next-intl";
import { curl, python, typescript } from "@/components/settings/webhooks/verifiers";
import { Button } from "@/components/ui/button";
import { CopyButton, SecretBox } from "@/components/ui/copy";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";

function Code({ text, label }: { text: string; label: string }) {
  return (
    <section aria-label={label} className="relative">
      {/* Wrapped, not scrolled: a scroll area would need keyboard focus. */}
      <pre className="whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 pr-12 font-mono text-xs">
        {text}
      </pre>
      <div className="absolute top-1 right-1">
        <CopyButton text={text} />
      </div>
    </section>
  );
}

/** The secret, this once, and how to use it. */
export function SecretShown({ made: { secret, url, warnings } }: { made: WebhookEndpointWithSecret }) {
  const t = useTranslations("webhooks");
  return (
    <div className="flex flex-col gap-4">
      <SecretBox text={secret} label={t("secret")} />
      <Notice tone="held">{t("secret_once")}</Notice>
      {warnings.includes("unresolved") && <Notice>{t("unresolved_text")}</Notice>}
      <div>
        <p className="font-medium text-sm">{t("verify")}</p>
        <p className="mb-1 text-ink-soft text-sm">{t("verify_text")}</p>
        <Tabs
          label={t("verify")}
          tabs={[
            { key: "ts", label: "TypeScript", panel: <Code text={typescript} label="TypeScript" /> },
            { key: "py", label: "Python", panel: <Code text={python} label="Python" /> },
            { key: "curl", label: "curl", panel: <Code text={curl(url)} label="curl" /> },
          ]}
        />
      </div>
      <DialogActions>
        <DialogClose asChild>
          <Button look="primary">{t("secret_kept")}</Button>
        </DialogClose>
      </DialogActions>
    </div>
  );
}
