"use client";

import { useTranslations } from "next-intl";
import { Overlap } from "@/components/settings/webhooks/overlap";
import { curl, python, typescript } from "@/components/settings/webhooks/verifiers";
import { Button } from "@/components/ui/button";
import { CodeBox } from "@/components/ui/code-box";
import { SecretBox } from "@/components/ui/copy";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";

/** The secret, this once, and how to use it. */
export function SecretShown({ made }: { made: WebhookEndpointWithSecret }) {
  const { secret, url, warnings } = made;
  const t = useTranslations("webhooks");
  return (
    <div className="flex flex-col gap-4">
      <SecretBox text={secret} label={t("secret")} />
      <Notice tone="held">{t("secret_once")}</Notice>
      <Overlap endpoint={made} />
      {warnings.includes("unresolved") && <Notice>{t("unresolved_text")}</Notice>}
      <div>
        <p className="font-medium text-sm">{t("verify")}</p>
        <p className="mb-1 text-ink-soft text-sm">{t("verify_text")}</p>
        <Tabs
          label={t("verify")}
          tabs={[
            { key: "ts", label: "TypeScript", panel: <CodeBox text={typescript} label="TypeScript" /> },
            { key: "py", label: "Python", panel: <CodeBox text={python} label="Python" /> },
            { key: "curl", label: "curl", panel: <CodeBox text={curl(url)} label="curl" /> },
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
