"use client";

import { useTranslations } from "next-intl";
import { Section } from "@/components/settings/section";
import { CodeBox } from "@/components/ui/code-box";
import type { HostedPage } from "@/lib/domains/booking-page/schema";

const linesOf = (url: string, kind: "button" | "inline", words: string): string =>
  `<a href="${url}" data-turnero="${kind}">${words}</a>
<script async src="${new URL(url).origin}/widget.js"></script>`;

/** The lines that show the booking page on the business's own site. */
export function OnYourSite({ page }: { page: HostedPage }) {
  const t = useTranslations("settings.booking_page");
  const isAllowed = page.allowed_origins.length > 0;
  return (
    <Section title={t("embed")} text={t("embed_text")}>
      {isAllowed ? (
        <div className="flex flex-col gap-4">
          {(["button", "inline"] as const).map((kind) => {
            const label = { button: t("embed_button"), inline: t("embed_inline") }[kind];
            return (
              <div key={kind}>
                <p className="mb-1 font-medium text-sm">{label}</p>
                <CodeBox label={label} text={linesOf(page.url, kind, t("embed_link"))} />
              </div>
            );
          })}
        </div>
      ) : (
        <p className="text-ink-soft">{t("embed_first")}</p>
      )}
    </Section>
  );
}
