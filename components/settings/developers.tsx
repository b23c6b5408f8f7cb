"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeyRow } from "@/components/settings/key-row";
import { NewKey } from "@/components/settings/new-key";
import { keyList, type Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { EmptyState } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

type Scopes = readonly ApiKey["scopes"][number][];

function Keys({ first, scopes, base }: { first: Page<ApiKey>; scopes: Scopes; base: string }) {
  const t = useTranslations("settings");
  const { data } = useQuery({ ...keyList, initialData: first });
  const [all, setAll] = useState(false);
  const live = data.data.filter(({ revoked_at }) => revoked_at === null);
  const shown = all ? data.data : live;
  const ended = data.data.length - live.length;
  return (
    <Section title={t("keys")} text={t("keys_text")} action={<NewKey scopes={scopes} base={base} />} flush>
      {shown.length === 0 ? (
        <EmptyState icon={KeyRound} title={t("keys_empty")}>
          {t("keys_empty_text")}
        </EmptyState>
      ) : (
        <ul>
          {shown.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {ended > 0 && (
        <div className="border-line border-t px-2 py-1">
          <Button look="ghost" size="sm" onClick={() => setAll(!all)}>
            {all ? t("hide_revoked") : t("show_revoked", { count: ended })}
          </Button>
        </div>
      )}
    </Section>
  );
}

export function Developers({ first, scopes, base }: { first: Page<ApiKey>; scopes: Scopes; base: string }) {
  const t = useTranslations("settings");
  return (
    <>
      <Keys first={first} scopes={scopes} base={base} />
      <Section
        title={t("api")}
        text={t.rich("api_text", {
          docs: (words) => <TextLink href="/docs">{words}</TextLink>,
          link: (words) => <TextLink href="/api/v1/openapi.json">{words}</TextLink>,
        })}
      >
        <CopyBox text={base} label={t("api_address")} />
      </Section>
    </>
  );
}
