"use client";

import { useTranslations } from "next-intl";
import { EventChoice } from "@/components/settings/webhooks/event-choice";
import { FilterChoice } from "@/components/settings/webhooks/filter-choice";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

export function EndpointFields({ first }: { first?: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  const faults = {
    invalid_url: t("fault.invalid_url"),
    url_not_https: t("fault.url_not_https"),
    url_not_public: t("fault.url_not_public"),
    unresolved: t("fault.unresolved"),
    url_userinfo: t("fault.url_userinfo"),
  };
  return (
    <>
      <Field name="url" label={t("url")} hint={t("url_hint")} faults={faults}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...(first ? { defaultValue: first.url } : {})}
        />
      </Field>
      {!first && (
        <p className="text-ink-soft text-sm">
          {t.rich("url_local", {
            code: (words) => <code className="font-mono">{words}</code>,
            link: (words) => <TextLink href="/docs/guides/webhooks#receive-them-on-your-own-machine">{words}</TextLink>,
          })}
        </p>
      )}
      <EventChoice first={first?.events ?? []} />
      <FilterChoice first={first?.filters} />
    </>
  );
}
